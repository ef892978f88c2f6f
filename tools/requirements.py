"""Print the dependencies of pyproject.toml, or those of one of its extras, for pip."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
extra = sys.argv[1] if len(sys.argv) > 1 else None
print(" ".join(project["optional-dependencies"][extra] if extra else project["dependencies"]))
