"""One machine serves the lessons to a class: an example for JupyterHub 5.3 or newer.

    python3 -m venv hub
    hub/bin/pip install -r requirements.txt jupyterhub
    npm install -g configurable-http-proxy
    CLASS_PASSWORD=... hub/bin/jupyterhub -f docs/jupyterhub_config.py

Run these in the folder of this repository. The class opens http://<address of the machine>:8000,
each with a name of their own and the password of the class. All servers run as the one account
that started the hub, and whoever knows the password can log in under any name: this is for a
class whose members trust each other, on a network of its own, and not for the open internet.

`python -m benchmarks.hub_trial` tries this very file with twenty users.
"""

import os
import shutil
import sys
from pathlib import Path

c = get_config()  # noqa: F821 - JupyterHub brings it
LESSONS = Path(__file__).resolve().parent.parent / "notebooks"
CLASS = Path(os.environ.get("CLASS_FOLDER", "class-homes")).resolve()

c.JupyterHub.bind_url = "http://:8000"
c.JupyterHub.authenticator_class = "shared-password"
c.SharedPasswordAuthenticator.user_password = os.environ["CLASS_PASSWORD"]  # 8 letters or more
c.Authenticator.allow_all = True
c.Authenticator.username_pattern = r"\w[\w-]*\Z"  # a name is a folder too

c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(CLASS / "{username}")
c.Spawner.cmd = [sys.executable, "-m", "jupyterhub.singleuser"]
c.Spawner.default_url = "/lab/tree/notebooks/00_start.ipynb"
c.Spawner.environment = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}

# Twenty who come at once are all "too slow" within the usual 30 seconds, and see an error. With
# more patience each sees how far it is and is let in after about a minute.
c.Spawner.start_timeout = c.Spawner.http_timeout = 180

# What a pupil has left open and forgotten goes after half an hour, and so does the memory.
c.Spawner.args = [
    "--MappingKernelManager.cull_idle_timeout=1800",
    "--MappingKernelManager.cull_interval=300",
    "--ServerApp.shutdown_no_activity_timeout=3600",
]
if os.geteuid() == 0:
    c.Spawner.args.append("--allow-root")


def lay(spawner):
    """A copy of the lessons for each, and the progress beside it; what is there stays as it is."""
    home = CLASS / spawner.user.name
    for lesson in LESSONS.glob("*.ipynb"):
        own = home / "notebooks" / lesson.name
        if not own.exists():
            own.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(lesson, own)


c.Spawner.pre_spawn_hook = lay
