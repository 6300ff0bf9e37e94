import Foundation
import ImportPeer
import Ninefold

/// Prints how long the import of a folder's documents takes beside that of a bare C program, in one run.
///
///     store-speed DIRECTORY [--copies N] [--rounds N] [--keep FILE] [--store N]
///
/// `--copies` imports the documents that often under other paths, to measure how the rate changes with the
/// project's size; `--keep` leaves the database at that path. `--store` reads the documents before and
/// measures the store alone, that often.
///
///     store-speed DIRECTORY --scenes N [--write FOLDER]
///
/// Makes a project of that many scenes of the documents, with identifiers of their own, and prints the rate
/// of import at 1,000, 10,000 and so on, the peak memory, how long a scene takes to be found and shown
/// beside one of 100, and how long questions to the whole take. `--write` writes the project as files
/// instead; `--keep FILE` leaves the database at that path.
///
///     store-speed DIRECTORY --check ROUNDS
///
/// Prints how long `ninefold check` of a database takes at first, with nothing changed since, and with one
/// document changed.
@main
struct StoreSpeed {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let directory = arguments.first else {
      return print(
        "usage: store-speed DIRECTORY [--copies N] [--rounds N] [--keep FILE] [--scenes N [--write FOLDER]] [--check ROUNDS]"
      )
    }
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).flatMap {
        arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-speed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let scenes = value("--scenes").flatMap({ Int($0) }) {
      let growth = try Growth(samples: directory, folder: folder.path)
      if let target = value("--write") { return try growth.write(scenes: scenes, to: target) }
      return try growth.measure(scenes: scenes, kept: value("--keep"))
    }
    if let rounds = value("--check").flatMap({ Int($0) }), rounds > 0 {
      return try CheckRounds(documents: directory, folder: folder.path).measure(rounds: rounds)
    }
    let run = Run(
      files: DocumentFiles(at: [directory]).files, folder: folder.path,
      copies: value("--copies").flatMap { Int($0) } ?? 1, kept: value("--keep"))
    if let count = value("--store").flatMap({ Int($0) }) { return try run.measureStore(count) }
    for round in 1...(value("--rounds").flatMap { Int($0) } ?? 3) { try run.measure(round) }
  }
}

/// One measurement after another on the same documents.
struct Run {
  let files: [DocumentFile]
  let folder: String
  let copies: Int
  let kept: String?

  func measure(_ round: Int) throws {
    let parse = seconds { _ = peer(database: nil) }
    let bare = seconds { _ = peer(database: "\(folder)/peer-\(round).sqlite") }
    let read = seconds { for _ in documents(copy: 0) {} }
    let path = kept ?? "\(folder)/store-\(round).sqlite"
    try? FileManager.default.removeItem(atPath: path)
    let store = try SceneStore(path: path, mode: .readWrite)
    var whole = 0.0
    for copy in 0..<copies {
      let start = ProcessUsage.seconds
      let time = try seconds { try store.importDocuments(documents(copy: copy), project: "speed") }
      let processor = ProcessUsage.seconds - start
      whole += time
      if copies > 1, copy % 10 == 0 {
        print("  copy \(copy): \(time.rounded3) s, \(processor.rounded3) s of the processor")
      }
    }
    let peak = ProcessUsage.peakMegabytes
    let again = try seconds { try store.importDocuments(documents(copy: 0), project: "speed") }
    let load = try seconds { for document in try store.documents() { _ = try store.document(document.id) } }
    print(
      """
      round \(round): C parse \(parse.rounded3), C parse and insert \(bare.rounded3), read \(read.rounded3), \
      import \((whole / Double(copies)).rounded3) (ratio \((whole / Double(copies) / bare).rounded3)), \
      again \(again.rounded3), load \(load.rounded3), peak \(peak) MB
      """)
  }

  /// Prints the processor time of storing documents that are already read.
  func measureStore(_ count: Int) throws {
    let documents = Array(documents(copy: 0))
    for round in 1...count {
      let path = "\(folder)/store-\(round).sqlite"
      let store = try SceneStore(path: path, mode: .readWrite)
      let start = ProcessUsage.seconds
      try store.importDocuments(documents, project: "speed")
      print("store: \((ProcessUsage.seconds - start).rounded3) s of the processor")
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// The documents of the files that can be read, one by one, below a folder of the copy's number.
  private func documents(copy: Int) -> ReadAhead<DocumentFile, Document> {
    ReadAhead(files) { file in
      guard let bytes = try? file.bytes() else { return nil }
      return try? DocumentReader().read(bytes, path: copy == 0 ? file.path : "\(copy)/\(file.path)")
    }
  }

  private func peer(database: String?) -> Int {
    unsafe import_peer(files.map(\.location).joined(separator: "\n"), database)
  }
}
