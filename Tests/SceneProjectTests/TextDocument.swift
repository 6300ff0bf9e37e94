import InterfaceBuilder
import SceneModel
import SceneProject

/// A document of XML in one line of text, without white space between its tags.
func document(_ xml: String, path: String = "Main.storyboard") throws -> Document {
  try DocumentReader().read(Array(xml.utf8), path: path)
}

/// The text of a project's file.
func text(_ path: String, in files: [ProjectFile]) -> String? {
  files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
}

/// A project of one document with these nodes in place of its own.
func project(nodes: String, scene: String? = nil) -> [ProjectFile] {
  let head = #"{"format": "ninefold scene project", "version": 1, "name": "P", "documents": ["a.xib"]}"#
  var files = [
    ProjectFile(path: "project.json", bytes: Array(head.utf8)),
    ProjectFile(path: "a.xib/document.json", bytes: Array("{\"nodes\": [\(nodes)]}".utf8)),
  ]
  if let scene { files.append(ProjectFile(path: "a.xib/S.json", bytes: Array(scene.utf8))) }
  return files
}
