import Comparison
import InterfaceBuilder
import Ninefold
import OperatingSystem
import SceneModel

// Times the comparison of two documents, beside the time to read them: by objects alone, and with the frames
// of the changed scenes, on the canvas in the nine size classes.

/// The median of some runs. Milliseconds.
func median(_ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0..<11 {
    let start = clock.now
    try work()
    times.append((clock.now - start) / .milliseconds(1))
  }
  return times.sorted()[times.count / 2]
}

func read(_ path: String) throws -> Document {
  try DocumentReader().read(DocumentFile(location: path, path: path).bytes(), path: path)
}

func compare(_ paths: [String], includesFrames: Bool) throws -> Int {
  var options = DifferenceOptions()
  options.includesFrames = includesFrames
  let environments = SizeClass.all.map { sizeClass in
    let overrides = TraitOverrides(sizeClass: sizeClass)
    return SolvingEnvironment(
      StoredEnvironment(overrides), LayoutRequest(canvas: .design, overrides: overrides))
  }
  var scenes = 0
  _ = try SourceDifference(
    from: OpenSource(.files([paths[0]])), to: OpenSource(.files([paths[1]])), environments, options: options
  ).run(report: { print($0) }) { scenes += $0.scenes.count }
  return scenes
}

let paths = Array(CommandLine.arguments.dropFirst())
guard paths.count == 2 else {
  print("usage: difference-speed OLD NEW")
  throw ExitFailure()
}
struct ExitFailure: Error {}

let documents = try paths.map(read)
let objects = documents.map(\.tree.identifiers.count)
let reading = try median { for path in paths { _ = try read(path) } }
let matching = median { _ = DocumentDifference(from: documents[0], to: documents[1]) }
let whole = try median { _ = try compare(paths, includesFrames: false) }
let frames = try median { _ = try compare(paths, includesFrames: true) }
func ratio(_ time: Double) -> String { "\((time / reading * 10).rounded() / 10) × reading both" }
print(
  "\(objects[0]) and \(objects[1]) objects, \(try compare(paths, includesFrames: true)) scenes with changes")
print("reading both            \((reading * 10).rounded() / 10) ms")
print("objects compared        \((matching * 10).rounded() / 10) ms, \(ratio(matching))")
print("read and compared       \((whole * 10).rounded() / 10) ms, \(ratio(whole))")
print("with frames             \((frames * 10).rounded() / 10) ms, \(ratio(frames))")
