import Foundation
import Ninefold

/// The time of repeated checks of a database, with nothing changed and with one document edited, beside the
/// first check. Whole processes are measured, one kind after the other in each round.
struct CheckRounds {
  private let database: String
  private let copy: String
  private let program: String

  /// Imports the documents of a folder.
  init(documents directory: String, folder: String) throws {
    database = "\(folder)/imported.sqlite"
    copy = "\(folder)/checked.sqlite"
    program =
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "ninefold").path
    _ = try ProjectImport(paths: [directory], project: "speed").run(into: database) { _ in }
  }

  /// Prints the medians of some rounds, and how many checks with one edited document take as long
  /// as the first.
  func measure(rounds: Int) throws {
    var times: [[Double]] = [[], [], []]
    for round in 1...rounds {
      try? FileManager.default.removeItem(atPath: copy)
      try FileManager.default.copyItem(atPath: database, toPath: copy)
      times[0].append(checked())
      times[1].append(checked())
      try edit(round)
      times[2].append(checked())
      let all = times.map { ($0.last ?? 0).rounded3 }
      print("round \(round): first \(all[0]), nothing changed \(all[1]), one document edited \(all[2])")
    }
    let medians = times.map { $0.sorted()[rounds / 2] }
    print(
      """
      check: first \(medians[0].rounded3) s, nothing changed \(medians[1].rounded3) \
      (1/\(Int(medians[0] / medians[1]))), one document edited \(medians[2].rounded3) \
      (1/\(Int(medians[0] / medians[2])))
      """)
  }

  private func checked() -> Double {
    seconds { _ = ProcessRun.status(of: program, ["check", "--database", copy, "--quiet"]) }
  }

  /// Sets the opacity of a label in a document in the middle.
  private func edit(_ round: Int) throws {
    let source = try OpenSource(.project(database: copy, names: []))
    let documents = try source.documents()
    for document in documents[(documents.count / 2)...] {
      guard case .success(let read) = try source.read(document),
        let label = (1..<read.tree.count).map({ NodeID($0) }).first(where: {
          read.tree.tag(of: $0) == "label"
        }),
        let id = read.tree[label, .id]
      else { continue }
      _ = try ProjectEditing(database: copy).apply(
        .set(ObjectID(id), attribute: "alpha", to: "0.\(round)"), to: document.path, in: .any,
        seed: UInt64(round), force: true)
      return
    }
  }
}
