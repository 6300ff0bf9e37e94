// Writes the code of a folder's documents with a harness that lays it out, and compares the frames of those
// that compile:
//
//     code-proof FOLDER OUTPUT EVERY SHOWN
//
// OUTPUT gets a file Dnnnnn.swift a document, and Common.swift. Then the first line of standard input is the
// program of the documents that compile, and each further one the name of such a document. The shares of
// equal classes are printed, and as many of those that differ as are to be shown. Exit codes: 0 all are
// equal, 1 not all are, 2 wrong arguments.
import AutoLayout
import CodeProving
import Controls
import Foundation
import InterfaceBuilder
import OperatingSystem
import SceneModel

let words = CommandLine.arguments.dropFirst()
let numbers = words.suffix(2).compactMap { Int($0) }
guard words.count == 4, let folder = words.first, numbers.count == 2, numbers[0] > 0 else {
  FileHandle.standardError.write(Data("usage: code-proof FOLDER OUTPUT EVERY SHOWN\n".utf8))
  exit(2)
}
let output = URL(filePath: words[words.startIndex + 1], directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
try ProofHarness.common.write(to: output.appending(path: "Common.swift"), atomically: true, encoding: .utf8)

let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter {
  $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
}.sorted()
var expected: [String: (path: String, frames: ProvedFrames)] = [:]
for (number, path) in paths.enumerated() where number.isMultiple(of: numbers[0]) {
  let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: path)))
  let read: Document?
  do { read = try DocumentReader().read(bytes, path: path) } catch { continue }
  guard let document = read, document.tree.platform.isLaidOut else { continue }
  let name = "D" + String(String(100_000 + number).dropFirst())
  let proved = ProvedDocument(document, document.scenes, isLocalized: false)
  try ProofHarness.source(proved, namespace: name)
    .write(to: output.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
  expected[name] = (path, proved.frames)
}
FileHandle.standardOutput.write(Data("written\n".utf8))

func text(_ rect: Rect) -> String { "\(rect.x) \(rect.y) \(rect.width) \(rect.height)" }

guard let program = readLine() else { exit(0) }
var classCount = 0
var equalCount = (sizeClasses: 0, all: 0)
var failures: [String] = []
while let name = readLine() {
  guard let (path, frames) = expected[name] else { continue }
  let ran = try ChildProcess.run("timeout", ["120", program, name], limit: .max)
  if ran.code != 0 { failures.append("\(path): ended with \(ran.code)") }
  let proof = CodeProof(frames, output: ran.output)
  let differences = Dictionary(grouping: proof.differences, by: \.type)
  for type in proof.types {
    classCount += 1
    let own = differences[type] ?? []
    if own.isEmpty { equalCount.all += 1 }
    if !own.contains(where: \.isInSizeClass) { equalCount.sizeClasses += 1 }
    guard let first = own.first else { continue }
    let actual = first.actual.map(text) ?? "not in the hierarchy"
    failures.append(
      "\(path): \(type): \(own.count) frames, first \(first.view) in \(first.environment): "
        + "\(text(first.expected)) is \(actual)")
  }
}
for (count, environments) in [
  (equalCount.sizeClasses, "the size classes"), (equalCount.all, "all environments"),
] {
  let percent = (1000 * Double(count) / Double(max(1, classCount))).rounded() / 10
  print("\(count) of \(classCount) classes equal in \(environments) (\(percent) %)")
}
for failure in failures.prefix(numbers[1]) { print("  \(failure)") }
exit(failures.isEmpty ? 0 : 1)
