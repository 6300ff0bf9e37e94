"""Sessions with `ninefold mcp` of malformed, huge and interleaved messages: each must end well.

    random_sessions.py COUNT [SEED]

A session ends well where the program ends with 0, writes nothing but messages, answers every request that can be read
once, and answers a plain request at its end. The seed of a session that does not is printed.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

from tools import META, Refused, Tools

SAMPLES = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "SampleProjects")
METHODS = ["tools/list", "tools/call", "resources/list", "resources/read", "resources/templates/list", "prompts/list",
           "prompts/get", "server/discover", "initialize", "ping", "subscriptions/listen", "resources/subscribe",
           "resources/unsubscribe", "completion/complete", "logging/setLevel", "nothing", ""]
TOOLS = ["scenes", "find", "describe", "constraints", "values", "why", "check", "visual_format", "console_conflict",
         "diff", "preview", "edit", "undo", "none"]
TEXTS = ["", "Main.storyboard", "Hint", "iPhone SE", "compact-regular", "--help", "-", "../..", "/etc/passwd", "\u0000",
         "\u202e", "a" * 3000, "🎏", "%", "$(true)", "ninefold:///guide", "ninefold:///documents/x", "HEAD", "\n"]
NAMES = ["document", "scene", "device", "object", "view", "text", "log", "format", "edits", "revision", "cursor",
         "characters", "sizeClass", "only", "uri", "name", "arguments", "notifications", "resourceSubscriptions"]
LAST = json.dumps({"jsonrpc": "2.0", "id": "last", "method": "server/discover", "params": {"_meta": META}}).encode()


def value(rng, depth=0):
    """Any value of JSON."""
    kind = rng.randrange(8 if depth < 4 else 5)
    if kind < 3:
        return rng.choice(TEXTS)
    if kind == 3:
        return rng.choice([0, -1, 1e300, 2**60, 0.5, 7])
    if kind == 4:
        return rng.choice([None, True, False])
    if kind == 5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(NAMES): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def request(rng, identifier):
    """A request that is nearly right."""
    method = rng.choice(METHODS)
    parameters = {rng.choice(NAMES): value(rng) for _ in range(rng.randrange(4))}
    if method == "tools/call":
        parameters = {"name": rng.choice(TOOLS), "arguments": {rng.choice(NAMES): value(rng) for _ in range(3)}}
    if rng.random() < 0.8:
        parameters["_meta"] = META
    return {"jsonrpc": "2.0", "id": identifier, "method": method, "params": parameters}


def line(rng, identifier):
    """A line, and whether it is a request that is to be answered by its id."""
    kind = rng.randrange(12)
    if kind < 6:
        return json.dumps(request(rng, identifier)).encode(), True
    if kind == 6:
        text = json.dumps(request(rng, identifier)).encode()
        return text[: rng.randrange(len(text))].replace(b"\n", b" "), False
    if kind == 7:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(200))).replace(b"\n", b""), False
    if kind == 8:
        return b"[" * rng.choice([10, 70, 100_000]), False
    if kind == 9:
        cancelled = {"requestId": rng.randrange(1, 30)}
        message = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": cancelled}
        return json.dumps(message).encode(), None
    if kind == 10 and rng.random() < 0.2:
        return b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"' + b"x" * 5_000_000 + b'"}}', False
    return json.dumps(value(rng)).encode(), False


def session(seed):
    """Runs a session and gives what was wrong with it, or nothing."""
    rng = random.Random(seed)
    lines, asked, cancels = [], set(), False
    for identifier in range(1, rng.randrange(3, 25)):
        text, is_request = line(rng, identifier)
        lines.append(text)
        if is_request:
            asked.add(identifier)
        cancels = cancels or is_request is None
    lines.append(LAST)
    outcome = subprocess.run([os.environ["NINEFOLD"], "mcp", SAMPLES], input=b"\n".join(lines) + b"\n",
                             capture_output=True, timeout=300)
    if outcome.returncode != 0:
        return f"ended with {outcome.returncode}: {outcome.stderr[-500:]}"
    answers = [json.loads(answer) for answer in outcome.stdout.splitlines()]
    if any(answer.get("jsonrpc") != "2.0" for answer in answers):
        return "something is no message"
    ids = [answer.get("id") for answer in answers if "id" in answer]
    if ids.count("last") != 1:
        return "the last request was not answered once"
    for identifier in asked:
        count = ids.count(identifier)
        if count > 1 or count == 0 and not cancels:
            return f"request {identifier} was answered {count} times"
    return None


def huge():
    """A request of 100 MB is refused by name, and the server goes on."""
    text = b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"' + b"x" * 100_000_000 + b'"}}\n' + LAST + b"\n"
    outcome = subprocess.run([os.environ["NINEFOLD"], "mcp", SAMPLES], input=text, capture_output=True, timeout=300)
    answers = [json.loads(answer) for answer in outcome.stdout.splitlines()]
    assert outcome.returncode == 0 and len(answers) == 2, outcome
    assert "more than" in answers[0]["error"]["message"] and answers[1]["id"] == "last"


def vanishing():
    """A client that goes away in the middle leaves no server behind."""
    process = subprocess.Popen([os.environ["NINEFOLD"], "mcp", SAMPLES], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    parameters = {"name": "check", "arguments": {}, "_meta": META}
    for identifier in range(1, 4):
        message = {"jsonrpc": "2.0", "id": identifier, "method": "tools/call", "params": parameters}
        process.stdin.write(json.dumps(message).encode() + b"\n")
    process.stdin.flush()
    process.stdout.close()
    process.stdin.close()
    assert process.wait(60) == 0


def two_clients():
    """Of two clients that edit one document, the one that has not seen the other's edit is refused."""
    edit = {"change": "set", "object": "Hint", "attribute": "text"}
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(os.path.join(SAMPLES, "TideTable", "Tide.storyboard"), folder)
        with Tools(folder, "--writable") as one, Tools(folder, "--writable") as other:
            read = one.call("describe")["revision"]
            assert other.call("describe")["revision"] == read
            made = one.call("edit", edits=[{**edit, "value": "one"}], revision=read)
            try:
                other.call("edit", edits=[{**edit, "value": "other"}], revision=read)
                raise AssertionError("the second edit was not refused")
            except Refused as error:
                assert "was changed since it was read" in str(error), error
            again = other.call("edit", edits=[{**edit, "value": "other"}], revision=made["revision"])
            try:
                one.call("undo", edit=made["edit"])
                raise AssertionError("an edit was taken back over another")
            except Refused as error:
                assert "was changed since it was read" in str(error), error
            other.call("undo", edit=again["edit"])
            assert one.call("undo", edit=made["edit"])["revision"] == read


def main(words):
    count, first = int(words[0]), int(words[1]) if len(words) > 1 else random.randrange(10**9)
    huge()
    vanishing()
    two_clients()
    failed = 0
    for seed in range(first, first + count):
        problem = session(seed)
        if problem:
            failed += 1
            print(f"FAILED: seed {seed}: {problem}")
    print(f"{count - failed} of {count} random sessions from seed {first} end well")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
