import Foundation
import ImportPeer
import InterfaceBuilder
import SceneModel
import SceneStore

/// Prints how long the import of a folder's documents takes beside what a bare C program needs, in one run.
///
///     store-speed DIRECTORY [--copies N] [--rounds N] [--keep FILE] [--store N]
///
/// `--copies` imports the documents that often under other paths, to see how the rate changes with the project's size;
/// `--keep` leaves the database there. `--store` reads the documents before and measures the store's part alone, that often.
@main
struct StoreSpeed {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let directory = arguments.first else {
      return print("usage: store-speed DIRECTORY [--copies N] [--rounds N] [--keep FILE]")
    }
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).flatMap {
        arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-speed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
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
    let clock = ContinuousClock()
    func seconds(_ body: () throws -> Void) rethrows -> Double {
      let duration = try clock.measure(body)
      return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
    let parse = seconds { _ = peer(database: nil) }
    let bare = seconds { _ = peer(database: "\(folder)/peer-\(round).sqlite") }
    let read = seconds { for _ in documents(copy: 0) {} }
    let path = kept ?? "\(folder)/store-\(round).sqlite"
    try? FileManager.default.removeItem(atPath: path)
    let store = try SceneStore(path: path, mode: .readWrite)
    var whole = 0.0
    for copy in 0..<copies {
      let start = processorSeconds
      let time = try seconds { try store.importDocuments(documents(copy: copy), project: "speed") }
      let processor = processorSeconds - start
      whole += time
      if copies > 1, copy % 10 == 0 {
        print("  copy \(copy): \(time.rounded3) s, \(processor.rounded3) s of the processor")
      }
    }
    let peak = peakMegabytes
    let again = try seconds { try store.importDocuments(documents(copy: 0), project: "speed") }
    let load = try seconds { for document in try store.documents() { _ = try store.document(document.id) } }
    print(
      """
      round \(round): C parse \(parse.rounded3), C parse and insert \(bare.rounded3), read \(read.rounded3), \
      import \((whole / Double(copies)).rounded3) (ratio \((whole / Double(copies) / bare).rounded3)), \
      again \(again.rounded3), load \(load.rounded3), peak \(peak) MB
      """)
  }

  /// Prints the processor time that storing documents takes which are read already.
  func measureStore(_ count: Int) throws {
    let documents = Array(documents(copy: 0))
    for round in 1...count {
      let path = "\(folder)/store-\(round).sqlite"
      let store = try SceneStore(path: path, mode: .readWrite)
      let start = processorSeconds
      try store.importDocuments(documents, project: "speed")
      print("store: \((processorSeconds - start).rounded3) s of the processor")
      try FileManager.default.removeItem(atPath: path)
    }
  }

  private var processorSeconds: Double {
    var usage = rusage()
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(microseconds) / 1e6
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

  /// The most memory that the process ever held, in megabytes.
  private var peakMegabytes: Int {
    var usage = rusage()
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}

extension Double {
  fileprivate var rounded3: Double { (self * 1000).rounded() / 1000 }
}
