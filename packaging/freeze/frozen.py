"""What the frozen program starts with."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # a worker process turns off here, before anything of the program or of Qt is loaded

    from domino_desktop.__main__ import main

    sys.exit(main())
