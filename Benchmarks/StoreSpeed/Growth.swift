import Foundation
import Ninefold

/// The growth of the times of import and of showing a scene with the size of a project.
struct Growth {
  private let project: GeneratedProject
  /// A folder for databases.
  private let folder: String
  /// The program `ninefold`, where it is built.
  private let program: String

  /// Measures projects of copies of a folder's documents.
  init(samples: String, folder: String) throws {
    project = try GeneratedProject(of: samples)
    self.folder = folder
    let own = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    program = own.appending(path: "ninefold").path
  }

  /// Imports a project of some scenes, prints the rate at each stage, and how long a scene of it takes to be
  /// shown beside one of a project of 100; then how long questions to all take.
  ///
  /// - Parameter kept: The path at which the database stays; nil: it goes.
  func measure(scenes: Int, kept: String?) throws {
    let small = "\(folder)/small.sqlite"
    let smallCopies = try grow(small, to: [100], prints: false)
    let large = kept ?? "\(folder)/large.sqlite"
    let stages = [1000, 10_000, 100_000, 1_000_000].filter { $0 < scenes } + [scenes]
    let copies = try grow(large, to: stages, prints: true)
    print("peak \(ProcessUsage.peakMegabytes) MB")
    try compare(small, project.scene(copy: smallCopies / 2), large, project.scene(copy: copies / 2))
    if let document = project.path(ofDocument: copies / 2) {
      measureCommands(large, project.scene(copy: copies / 2), document)
    }
  }

  /// Prints the least times of questions to a database as processes.
  private func measureCommands(_ database: String, _ scene: String, _ document: String) {
    let near = String(scene.dropLast()) + (scene.hasSuffix("0") ? "1" : "0")
    let questions: [(rounds: Int, words: [String])] = [
      (20, ["show", "--scene", scene]), (20, ["layout", "--scene", scene]), (20, ["find", scene]),
      (20, ["find", String(scene.prefix(6))]), (20, ["find", "no such text"]),
      (20, ["show", "--scene", "no such scene"]), (20, ["show", "--scene", near]),
      (20, ["why", "no such view"]), (20, ["show", "--document", document]),
      (20, ["show", "--document", "no such document"]), (1, ["scenes"]),
    ]
    for (rounds, words) in questions {
      let arguments = [words[0], "--database", database] + words.dropFirst()
      var (time, processor) = (Double.infinity, Double.infinity)
      for _ in 0..<rounds {
        var used = 0.0
        time = min(time, seconds { used = ProcessRun.run(program, arguments).seconds })
        processor = min(processor, used)
      }
      print(
        "ninefold \(words.joined(separator: " ")): \((time * 1000).rounded3) ms, "
          + "\((processor * 1000).rounded3) ms of the processor")
    }
  }

  /// Imports up to each of some numbers of scenes in turn.
  private func grow(_ path: String, to stages: [Int], prints: Bool) throws -> Int {
    let store = try SceneStore(path: path, mode: .readWrite)
    var copies = 0
    for stage in stages {
      let upper = (stage + project.scenesPerCopy - 1) / project.scenesPerCopy
      let project = project
      let documents = ReadAhead(project.items(copies: copies..<upper)) { item in
        try? DocumentReader().read(project.bytes(item), path: project.path(item))
      }
      let time = try seconds { try store.importDocuments(documents, project: "grown") }
      if prints {
        let scenes = (upper - copies) * project.scenesPerCopy
        print(
          "import from \(copies * project.scenesPerCopy) to \(upper * project.scenesPerCopy) scenes: "
            + "\(time.rounded3) s, \(Int(Double(scenes) / time)) scenes a second")
      }
      copies = upper
    }
    return copies
  }

  /// Prints the least times of finding, resolving and showing a scene of each of two databases.
  private func compare(_ small: String, _ first: String, _ large: String, _ second: String) throws {
    var library = (small: Double.infinity, large: Double.infinity)
    var process = library
    for _ in 0..<30 {
      library.small = min(library.small, try seconds { try resolve(first, in: small) })
      library.large = min(library.large, try seconds { try resolve(second, in: large) })
    }
    line("a scene opened, found, read and resolved", library)
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    for _ in 0..<30 {
      process.small = min(process.small, try seconds { try show(first, of: small) })
      process.large = min(process.large, try seconds { try show(second, of: large) })
    }
    line("ninefold show of it as a process", process)
  }

  private func line(_ what: String, _ times: (small: Double, large: Double)) {
    print(
      "\(what): \((times.small * 1000).rounded3) ms of 100 scenes, \((times.large * 1000).rounded3) ms of all, "
        + "ratio \((times.large / times.small).rounded3)")
  }

  private func resolve(_ scene: String, in path: String) throws {
    var values = 0
    try Source.project(database: path, names: []).forEachDocument(having: ObjectID(scene)) { result in
      let document = try result.get()
      let resolution = Resolver(document).resolve(TraitCollection(sizeClass: .any))
      for outline in document.scenes where outline.id.text == scene {
        for object in resolution.scene(outline).objects { values += resolution.attributes(of: object).count }
      }
    }
    precondition(values > 0, "no scene \(scene)")
  }

  private func show(_ scene: String, of database: String) throws {
    let status = ProcessRun.status(
      of: program, ["show", "--database", database, "--scene", scene, "--format", "json"])
    precondition(status == 0, "no scene \(scene)")
  }

  /// Writes the documents of a project as files, for other programs to read.
  func write(scenes: Int, to directory: String) throws {
    let copies = (scenes + project.scenesPerCopy - 1) / project.scenesPerCopy
    for item in project.items(copies: 0..<copies) {
      let file = URL(filePath: directory).appending(path: project.path(item))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(project.bytes(item)).write(to: file)
    }
  }
}
