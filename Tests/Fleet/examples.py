"""Runs the scripts of Integrations/Spark/examples, and holds what they print to Documentation/Fleet.md."""

import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))


def example(name, *words):
    """What a script prints."""
    environment = {
        **os.environ, "PYTHONPATH": f"{ROOT}/Integrations/Spark", "SPARK_LOCAL_IP": "127.0.0.1",
        "PATH": f"{os.path.dirname(os.path.abspath(sys.argv[1]))}:{os.environ['PATH']}",
    }
    done = subprocess.run(
        [sys.executable, f"{ROOT}/Integrations/Spark/examples/{name}.py", *words], env=environment, cwd=ROOT,
        capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{name}: {done.stderr[-2000:]}")
    return done.stdout.strip()


def repository(folder):
    """A bare repository in which a document gets constraints of its own in the second of three revisions."""
    work, bare = os.path.join(folder, "work"), os.path.join(folder, "BirdJournal.git")
    os.makedirs(work)

    def commit(text):
        with open(os.path.join(work, "Main.storyboard"), "w") as file:
            file.write(text)
        for words in (["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a", "--allow-empty"]):
            subprocess.run(["git", "-C", work, *words], check=True)

    subprocess.run(["git", "init", "-q", work], check=True)
    with open(f"{ROOT}/SampleProjects/BirdJournal/Main.storyboard") as file:
        text = file.read()
    commit("\n".join(line for line in text.splitlines() if "<exclude reference=" not in line))
    commit(text)
    commit(text)
    subprocess.run(["git", "clone", "-q", "--bare", work, bare], check=True)
    return bare


def translated(folder):
    """Two of the samples, with the texts in German and in French that stand beside this script."""
    with open(f"{ROOT}/Tests/Fleet/translations.tsv", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    for document in sorted({row[0] for row in rows}):
        project, name = document.split("/")
        place = os.path.join(folder, project)
        os.makedirs(f"{place}/Base.lproj")
        shutil.copy(f"{ROOT}/SampleProjects/{document}.storyboard", f"{place}/Base.lproj")
        for column, language in enumerate(("de", "fr"), 2):
            os.makedirs(f"{place}/{language}.lproj")
            with open(f"{place}/{language}.lproj/{name}.strings", "w", encoding="utf-8") as file:
                file.writelines(f'"{row[1]}" = "{row[column]}";\n' for row in rows if row[0] == document)
    return f"{folder}/*"


def main():
    with open(f"{ROOT}/Documentation/Fleet.md") as file:
        page = file.read()
    with tempfile.TemporaryDirectory() as folder:
        configuration = os.path.join(folder, "languages.yml")
        with open(configuration, "w") as file:
            file.write("locales: all\nonly_rules: [truncated_text]\n")
        runs = [
            ("constants", "SampleProjects/*"), ("cut_texts", translated(os.path.join(folder, "translated")), configuration),
            ("over_time", repository(folder)),
        ]
        for name, *words in runs:
            printed = example(name, *words)
            if "--print" in sys.argv:
                print(printed)
                continue
            if printed not in page:
                raise SystemExit(f"{name} prints, and Documentation/Fleet.md does not have:\n{printed}")
            print(f"{name}: as the documentation has it")


if __name__ == "__main__":
    main()
