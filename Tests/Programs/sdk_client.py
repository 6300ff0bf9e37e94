"""Uses `ninefold mcp` by the official Python SDK (PyPI: mcp), of its first or its second major version.

    sdk_client.py

The variable NINEFOLD names the program. Lists, reads, pictures, previews, edits, undoes, subscribes, and is refused
what it should be refused; each structured answer is held to the schema that its tool declares.
"""

import asyncio
import base64
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import asynccontextmanager

import jsonschema
from mcp import StdioServerParameters

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
VERSION = importlib.metadata.version("mcp")
IS_SECOND = not VERSION.startswith("1.")
NEW_TEXT = {"change": "set", "object": "Hint", "attribute": "text", "value": "Slide"}


class Changes:
    """The resources whose changes were told."""

    def __init__(self):
        self.uris = asyncio.Queue()

    async def __call__(self, message):
        root = getattr(message, "root", message)
        if getattr(root, "method", "") == "notifications/resources/updated":
            await self.uris.put(str(root.params.uri))


@asynccontextmanager
async def connected(words, mode, changes):
    """A session in a mode: that of the SDK's second version, or one that begins with initialize."""
    server = StdioServerParameters(command=os.environ["NINEFOLD"], args=["mcp", *words])
    if IS_SECOND:
        from mcp import Client

        async with Client(server, mode=mode, message_handler=changes) as client:
            yield client
    else:
        from mcp import ClientSession
        from mcp.client.stdio import stdio_client

        async with stdio_client(server) as (read, write):
            async with ClientSession(read, write, message_handler=changes) as session:
                await session.initialize()
                yield session


def member(result, first, second):
    """A member of a result, which the versions of the SDK name differently."""
    return getattr(result, second if IS_SECOND else first)


class Programs:
    """What is done with one session."""

    def __init__(self, client, folder, changes):
        self.client, self.folder, self.changes = client, folder, changes
        self.schemas = {}

    async def call(self, tool, **arguments):
        """Calls a tool; an answer is held to its schema."""
        result = await self.client.call_tool(tool, arguments)
        structured = member(result, "structuredContent", "structured_content")
        if member(result, "isError", "is_error"):
            assert structured is None
            return None, result.content
        jsonschema.validate(structured, self.schemas[tool])
        return structured, result.content

    async def refused(self, tool, words, **arguments):
        structured, content = await self.call(tool, **arguments)
        assert structured is None and words in content[0].text, (tool, content)

    async def declare(self):
        """Keeps the schemas of the tools."""
        tools = (await self.client.list_tools()).tools
        for tool in tools:
            schema = member(tool, "inputSchema", "input_schema")
            jsonschema.Draft202012Validator.check_schema(schema)
            self.schemas[tool.name] = member(tool, "outputSchema", "output_schema")
            jsonschema.Draft202012Validator.check_schema(self.schemas[tool.name])
        assert len(tools) == 14, [tool.name for tool in tools]

    async def read_and_ask(self):
        await self.declare()
        resources = (await self.client.list_resources()).resources
        document = next(str(resource.uri) for resource in resources if resource.name == "Tide.storyboard")
        contents = (await self.client.read_resource(document)).contents
        assert "<document" in contents[0].text
        templates = await self.client.list_resource_templates()
        assert len(member(templates, "resourceTemplates", "resource_templates")) == 3
        assert len((await self.client.list_prompts()).prompts) == 3
        prompt = await self.client.get_prompt("translate", {"locale": "de"})
        assert "'de'" in prompt.messages[0].content.text
        scenes, _ = await self.call("scenes")
        assert len(scenes["answer"]["documents"]) == 2
        await self.call("find", text="Today")
        outline, content = await self.call("describe", document="Tide.storyboard", device="iPhone SE")
        assert "Harbour" in content[0].text and outline["revision"]
        await self.call("constraints", document="Tide.storyboard", sizeClass="regular-regular")
        await self.call("values", object="cUz-cs-IEH")
        await self.call("why", view="Chart", device="iPhone 15", document="Tide.storyboard")
        await self.call("check", only=["truncated_text"], devices=["iPhone SE"], pseudo=True)
        await self.call("visual_format", format="H:|-[a]-8-[b(==a)]|")
        with open(os.path.join(self.folder, "console.txt"), encoding="utf-8") as file:
            await self.call("console_conflict", log=file.read())
        _, content = await self.call("picture", document="Tide.storyboard", device="iPhone SE")
        picture = next(item for item in content if item.type == "image")
        assert base64.b64decode(picture.data).startswith(b"\x89PNG")
        cursor, rows = None, 0
        while True:
            page, content = await self.call(
                "describe", document="Tide.storyboard", characters=600, **({"cursor": cursor} if cursor else {}))
            rows += 1
            cursor = page.get("nextCursor")
            if cursor is None:
                break
        assert rows > 2 and page["complete"]
        return document

    async def change(self, document, can_write):
        path = os.path.join(self.folder, "Tide.storyboard")
        with open(path, "rb") as file:
            before = file.read()
        edits = {"document": "Tide.storyboard", "edits": [NEW_TEXT]}
        preview, _ = await self.call("preview", **edits, picture=True)
        assert preview["edit"]["changed"] and "findings" in preview["answer"]
        if not can_write:
            return await self.refused("edit", "without --writable", **edits)
        await self.subscribed(document, self.call("edit", **edits, revision=preview["revision"]))
        made, _ = self.made
        await self.refused("edit", "was changed since it was read", **edits, revision=preview["revision"])
        with open(path, "rb") as file:
            assert file.read() != before
        await self.call("undo", edit=made["edit"])
        with open(path, "rb") as file:
            assert file.read() == before
        await self.refused("undo", "can be taken back", edit=made["edit"])

    async def subscribed(self, uri, edit):
        """Makes an edit while the document is watched, and waits to be told."""
        if IS_SECOND and self.client.protocol_version == "2026-07-28":
            async with self.client.listen(resource_subscriptions=[uri]) as stream:
                self.made = await edit
                event = await asyncio.wait_for(anext(stream), 10)
                assert str(event.uri) == uri, event
        else:
            await self.client.subscribe_resource(uri)
            self.made = await edit
            assert await asyncio.wait_for(self.changes.uris.get(), 10) == uri
            await self.client.unsubscribe_resource(uri)

    async def be_refused(self):
        await self.refused("describe", "did you mean 'Tide.storyboard'?", document="Tid.storyboard")
        await self.refused("describe", "no document", document="../Outside.storyboard")
        await self.refused("describe", "link out of the sources", document="Link.storyboard")
        await self.refused("diff", "is a path or an option", revision="/etc")
        await self.refused("describe", "did you mean 'document'?", documen="x")
        for attempt in (self.client.read_resource("ninefold:///none"), self.client.get_prompt("none", {}),
                        self.client.call_tool("none", {})):
            try:
                await attempt
            except Exception as error:  # the SDK's versions have an error each
                assert "none" in str(error) or "unknown" in str(error).lower(), error
            else:
                raise AssertionError("not refused")


async def session(mode, can_write):
    with tempfile.TemporaryDirectory() as place:
        folder = os.path.join(place, "TideTable")
        shutil.copytree(os.path.join(ROOT, "SampleProjects", "TideTable"), folder)
        shutil.rmtree(os.path.join(folder, "TideTable.sceneproject"))
        outside = os.path.join(place, "Outside.storyboard")
        shutil.copy(os.path.join(folder, "Tide.storyboard"), outside)
        changes = Changes()
        start = time.monotonic()
        async with connected([folder] + (["--writable"] if can_write else []), mode, changes) as client:
            first = time.monotonic() - start
            programs = Programs(client, folder, changes)
            document = await programs.read_and_ask()
            await programs.change(document, can_write)
            os.symlink(outside, os.path.join(folder, "Link.storyboard"))
            await programs.be_refused()
            revision = client.protocol_version if IS_SECOND else "2025-11-25"
    kind = "that may write" if can_write else "that may not write"
    print(f"mcp {VERSION}, revision {revision}, a server {kind}: done, connected after {first * 1000:.0f} ms")


async def stored_session(mode):
    """A session about a stored project."""
    with tempfile.TemporaryDirectory() as place:
        database = os.path.join(place, "scenes.db")
        samples = os.path.join(ROOT, "SampleProjects", "TideTable")
        subprocess.run([os.environ["NINEFOLD"], "import", samples, "--database", database], check=True, capture_output=True)
        changes = Changes()
        async with connected(["--database", database, "--writable"], mode, changes) as client:
            programs = Programs(client, place, changes)
            await programs.declare()
            edits = {"document": "Tide.storyboard", "edits": [NEW_TEXT]}
            preview, _ = await programs.call("preview", **edits)
            made, _ = await programs.call("edit", **edits, revision=preview["revision"])
            await programs.refused("edit", "was changed since it was read", **edits, revision=preview["revision"])
            found, _ = await programs.call("find", text="Slide")
            assert found["answer"]["documents"], found
            undone, _ = await programs.call("undo", edit=made["edit"])
            assert undone["revision"] == preview["revision"]
            await programs.refused("diff", "the sources are a database")
    print(f"mcp {VERSION}, a stored project: done")


async def main():
    for mode in ("auto", "legacy") if IS_SECOND else ("legacy",):
        for can_write in (True, False):
            await asyncio.wait_for(session(mode, can_write), 300)
        await asyncio.wait_for(stored_session(mode), 300)


if __name__ == "__main__":
    asyncio.run(main())
    sys.exit(0)
