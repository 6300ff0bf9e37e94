// Writes the code of a folder's documents with a harness that lays it out, and the frames that it must have:
//
//     code-proof FOLDER OUTPUT EVERY
//
// OUTPUT gets a file Dnnnnn.swift a document with its frames in Dnnnnn.tsv, and Common.swift.
import AutoLayout
import CodeProving
import Controls
import Foundation
import InterfaceBuilder
import SceneCode
import SceneModel

let words = CommandLine.arguments.dropFirst()
guard words.count == 3, let folder = words.first, let every = words.last.flatMap({ Int($0) }), every > 0
else {
  FileHandle.standardError.write(Data("usage: code-proof FOLDER OUTPUT EVERY\n".utf8))
  exit(2)
}
let output = URL(filePath: words[words.startIndex + 1], directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
try ProofHarness.common.write(to: output.appending(path: "Common.swift"), atomically: true, encoding: .utf8)

let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter {
  $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
}.sorted()
for (number, path) in paths.enumerated() where number.isMultiple(of: every) {
  let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: path)))
  let read: Document?
  do { read = try DocumentReader().read(bytes, path: path) } catch { continue }
  guard let document = read, document.tree.platform.isLaidOut else { continue }
  let name = "D" + String(String(100_000 + number).dropFirst())
  let proved = ProvedDocument(document, document.scenes, isLocalized: false)
  try ProofHarness.source(proved, namespace: name)
    .write(to: output.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
  var table = "# \(path)\n"
  for root in proved.roots {
    for frame in proved.frames(of: root) {
      let numbers = [frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height].map { "\($0)" }
      table += "\(root.type.name)\t\(frame.environment)\t\(frame.id)\t\(numbers.joined(separator: " "))\n"
    }
  }
  try table.write(to: output.appending(path: "\(name).tsv"), atomically: true, encoding: .utf8)
}
