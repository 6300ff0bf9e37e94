"""Ninefold, the program, for those who install with pip: `ninefold` is on the PATH, and `find_program` says where."""

import os
import sysconfig


def find_program() -> str:
    """The path of the program that this package carries; raises FileNotFoundError where it is not."""
    name = "ninefold" + (sysconfig.get_config_var("EXE") or "")
    schemes = [sysconfig.get_path("scripts")]
    if os.name == "posix":
        schemes.append(sysconfig.get_path("scripts", scheme="posix_user"))
    # `pip install --target FOLDER` puts programs beside the package.
    schemes.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bin"))
    for folder in schemes:
        path = os.path.join(folder, name)
        if os.path.isfile(path):
            return path
    raise FileNotFoundError(f"{name} is in none of: {', '.join(schemes)}")
