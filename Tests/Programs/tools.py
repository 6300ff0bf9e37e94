"""A client of `ninefold mcp` without any library: one message a line, revision 2026-07-28."""

import json
import os
import subprocess

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "tests", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {},
}


class Refused(Exception):
    """A tool has no answer, or a request was refused; the text says why."""


class Tools:
    """The tools of a server about some sources."""

    def __init__(self, *words, ninefold=None, cwd=None):
        program = ninefold or os.environ["NINEFOLD"]
        self.process = subprocess.Popen(
            [program, "mcp", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd)
        self.count = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        assert self.process.wait(60) == 0, "the server did not end well"

    def request(self, method, **params):
        """Sends a request and gives its result."""
        self.count += 1
        message = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": {**params, "_meta": META}}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.count, answer
        if "error" in answer:
            raise Refused(answer["error"]["message"])
        return answer["result"]

    def call(self, tool, **arguments):
        """Calls a tool and gives its structured content."""
        result = self.request("tools/call", name=tool, arguments=arguments)
        if result["isError"]:
            raise Refused(result["content"][0]["text"])
        return result["structuredContent"]

    def text(self, tool, **arguments):
        """Calls a tool and gives its text."""
        result = self.request("tools/call", name=tool, arguments=arguments)
        return "\n".join(item["text"] for item in result["content"] if item["type"] == "text")

    def answer(self, tool, **arguments):
        """Calls a tool with a large page and gives the answer in its structured content."""
        structured = self.call(tool, characters=100_000, **arguments)
        assert structured["complete"], structured.get("left")
        return structured["answer"]
