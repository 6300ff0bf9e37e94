import Foundation
import TestSupport

/// An expectation that did not hold.
struct Fall: Error, CustomStringConvertible {
  let description: String
}

/// A directory in which commands run, with a database, the project's files and what is exported.
struct Place {
  /// The files of a directory by their paths in it.
  typealias Files = [String: Data]

  private let directory: TemporaryDirectory
  /// The program that is killed.
  let program: Program

  /// The database's file.
  static let database = "scenes.db"

  init(_ program: Program) throws {
    directory = try TemporaryDirectory()
    self.program = program
  }

  func url(_ path: String) -> URL { directory.url.appending(path: path) }

  /// Runs a command to its end, or until it is killed.
  func run(_ words: [String], _ moment: Moment? = nil) throws -> Program.Outcome {
    switch moment {
    case nil: try program.run(words, in: directory.url)
    case .after(let seconds): try program.run(words, in: directory.url, killedAfter: seconds)
    case .atCall(let number):
      try SystemCallTracer.run(program, words, in: directory.url, killedAtCall: number)
    }
  }

  /// How often a command asks the system to change files.
  func countCalls(_ words: [String]) throws -> Int {
    try SystemCallTracer.count(program, words, in: directory.url, log: url("calls"))
  }

  /// Runs a command that has to succeed.
  @discardableResult
  func succeed(_ words: String...) throws -> String { try succeed(words) }

  /// Runs a command that has to succeed.
  @discardableResult
  func succeed(_ words: [String]) throws -> String {
    let outcome = try run(words)
    guard outcome.code == 0 else {
      throw Fall(
        description: "'\(words.joined(separator: " "))' ended with \(outcome.code): \(outcome.errors)")
    }
    return outcome.output
  }

  func copy(_ path: String, to place: Place, as name: String? = nil) throws {
    try FileManager.default.copyItem(at: url(path), to: place.url(name ?? path))
  }

  func write(_ files: [String: String], in folder: String) throws {
    for (path, text) in files { try directory.write(text, to: folder + "/" + path) }
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  /// All files below a folder.
  func files(_ folder: String) throws -> Files {
    let prefix = folder + "/"
    let paths = directory.files.filter { $0.hasPrefix(prefix) }
    return Files(
      uniqueKeysWithValues: try paths.map {
        (String($0.dropFirst(prefix.count)), try Data(contentsOf: url($0)))
      })
  }

  /// The traces of a command that has begun to write: each file with its size and when it was written.
  func traces() throws -> [String: String] {
    var traces: [String: String] = [:]
    for path in directory.files {
      let values = try FileManager.default.attributesOfItem(atPath: url(path).path)
      traces[path] =
        "\(values[.size] ?? "") \(values[.modificationDate] ?? "") \(values[.systemFileNumber] ?? "")"
    }
    return traces
  }
}

extension Place {
  private static let projects = "SELECT name FROM project"

  /// All that the database gives as files, after it was found whole.
  func stored() throws -> Files {
    try succeed("verify", "--database", Self.database)
    guard
      try succeed("sql", Self.projects, "--format", "csv", "--database", Self.database)
        .split(separator: "\r\n").contains(Samples.project[...])
    else { return [:] }
    let folder = "stored-\(UInt32.random(in: .min ... .max))"
    try succeed(
      "export", "--database", Self.database, "--project", Samples.project, "--output", folder)
    defer { try? FileManager.default.removeItem(at: url(folder)) }
    return try files(folder)
  }

  /// How many edits can be undone.
  func editCount() throws -> Int {
    let lines = try succeed("history", "--database", Self.database, "--project", Samples.project)
    return lines.split(separator: "\n").count - 1
  }

  /// Whether nothing is stored: there is no file, or one in which nothing was committed.
  func isEmpty() throws -> Bool {
    guard exists(Self.database) else { return true }
    let outcome = try run(["verify", "--database", Self.database])
    return outcome.code == 2 && outcome.errors.contains("schema version 0")
  }
}
