import Foundation
import Synchronization
import TestSupport
import Testing

/// An obstacle of a command that writes a file.
enum WriterAttack: String, CaseIterable, Sendable {
  case linkedFile = "the file is a link out"
  case linkedFolder = "its folder is a link out"
  case atOnce = "four at once"
  case killed = "killed before the file has its name"
  case fullDisk = "the disk is full"
  case readOnlyFile = "the file is read-only"
  case readOnlyFolder = "its folder is read-only"
  case changed = "changed meanwhile"

  /// Attacks a command in a directory of its own, and gives what became of the file and the exit code.
  func outcome(for command: WritingCommand) throws -> String {
    let place = try AttackedPlace(command)
    switch self {
    case .linkedFile: return try place.linkingFile()
    case .linkedFolder: return try place.linkingFolder()
    case .atOnce: return try place.runningAtOnce()
    case .killed: return try place.killing()
    case .fullDisk: return command.removes ? "–" : try place.withoutSpace()
    case .readOnlyFile: return try place.withReadOnlyFile()
    case .readOnlyFolder: return try place.withReadOnlyFolder()
    case .changed: return command.removes ? "–" : try place.changingMeanwhile()
    }
  }
}

/// A directory in which a command is attacked.
struct AttackedPlace {
  private let command: WritingCommand
  private let directory: TemporaryDirectory
  /// The file's content before, nil where there is none, and after a run that nothing disturbs.
  private let before, after: Data?

  init(_ command: WritingCommand) throws {
    self.command = command
    let undisturbed = try TemporaryDirectory()
    try command.prepare(undisturbed)
    let outcome = try Fixtures.ninefold.run(
      command.words, in: undisturbed.url, input: Self.input(of: command, 0, in: undisturbed))
    #expect(outcome.code == 0, "\(command.name): \(outcome.errors)")
    after = try? Data(contentsOf: undisturbed.url.appending(path: command.target))
    directory = try TemporaryDirectory()
    try command.prepare(directory)
    before = try? Data(contentsOf: directory.url.appending(path: command.target))
    #expect(before != nil && before != after, "\(command.name) writes nothing")
  }

  private var target: URL { directory.url.appending(path: command.target) }
  private var folder: URL { target.deletingLastPathComponent() }
  private var content: Data? { try? Data(contentsOf: target) }

  private func run(_ number: Int = 0) throws -> Program.Outcome {
    try Fixtures.ninefold.run(command.wordsOfRun(number), in: directory.url, input: input(number))
  }

  /// The standard input of a run as a file.
  private func input(_ run: Int = 0) throws -> URL? { try Self.input(of: command, run, in: directory) }

  private static func input(
    of command: WritingCommand, _ run: Int, in directory: TemporaryDirectory
  ) throws -> URL? {
    try command.inputOfRun.map { try directory.write($0(run), to: "input-\(run)") }
  }

  /// The fate of a file that is as it was, or as the command writes it; anything else is a failure.
  private func fate(_ content: Data?, _ code: Int32, written: String = "written") -> String {
    let word =
      content == before ? "kept" : content == after ? (command.removes ? "removed" : written) : "BROKEN"
    return "\(word), \(code)"
  }

  /// Whether a file is left that a command was writing.
  private var hasRest: Bool { directory.files.contains { $0.contains("/.ninefold-") } }

  private func withoutRest(_ fate: String) -> String { hasRest ? fate + ", A REST" : fate }
}

extension AttackedPlace {
  func linkingFile() throws -> String {
    let outside = directory.url.appending(path: "outside")
    try directory.write("", to: "outside/x")
    let file = outside.appending(path: target.lastPathComponent)
    try FileManager.default.moveItem(at: target, to: file)
    try FileManager.default.createSymbolicLink(at: target, withDestinationURL: file)
    let outcome = try run()
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)) != nil
    let moved = try? Data(contentsOf: file)
    if isLink { return fate(moved, outcome.code, written: "followed") }
    #expect(moved == before, "\(command.name): what a link led to")
    return fate(content, outcome.code, written: "link replaced")
  }

  func linkingFolder() throws -> String {
    let outside = directory.url.appending(path: "outside")
    try FileManager.default.moveItem(at: folder, to: outside)
    try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: outside)
    let outcome = try run()
    return fate(
      try? Data(contentsOf: outside.appending(path: target.lastPathComponent)), outcome.code,
      written: "followed")
  }

  func runningAtOnce() throws -> String {
    let outcomes = Mutex<[(run: Int, code: Int32)]>([])
    Self.atOnce(4) { number in
      let outcome = try? run(number)
      outcomes.withLock { $0.append((number, outcome?.code ?? -1)) }
    }
    let done = outcomes.withLock { $0 }.filter { $0.code == 0 }.map(\.run)
    #expect(!done.isEmpty, "\(command.name)")
    guard command.addsUp else { return withoutRest(content == after ? "whole" : "BROKEN") }
    let text = String(decoding: content ?? Data(), as: UTF8.self)
    let kept = done.filter { text.contains("\"e\($0)-aa-001\"") }
    return withoutRest(kept.count == 4 ? "all in it" : "\(done.count) done, \(kept.count) IN IT")
  }

  /// Kills the command as it gives the new file its name, or removes the file, and runs it again.
  func killing() throws -> String {
    let calls = command.removes ? "unlink,unlinkat" : "rename,renameat,renameat2"
    let killed = try traced(["-e", "trace=\(calls)", "-e", "inject=\(calls):signal=SIGKILL"])
    #expect(killed.code != 0, "\(command.name)")
    let state = content == before ? "kept" : "BROKEN"
    let outcome = try run()
    return withoutRest("\(state), then \(fate(content, outcome.code))")
  }

  func withoutSpace() throws -> String {
    let line = "(ulimit -f \(command.blocks); \"$0\" \"$@\"; echo \"code $?\") 2>&1 | cat"
    let outcome = try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", line, Fixtures.ninefold.executable.path] + command.words, in: directory.url, input: input())
    let code = Int32(outcome.output.split(separator: " ").last?.dropLast() ?? "") ?? -1
    return withoutRest(fate(content, code))
  }

  func withReadOnlyFile() throws -> String {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: target.path)
    let outcome = try run()
    return withoutRest(fate(content, outcome.code))
  }

  /// Runs the command as somebody for whom permissions count.
  func withReadOnlyFolder() throws -> String {
    guard geteuid() == 0 else {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
      let outcome = try run()
      return fate(content, outcome.code)
    }
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups", Fixtures.ninefold.executable.path]
    let outcome = try Program(at: URL(filePath: "/usr/bin/setpriv")).run(
      nobody + command.words, in: directory.url, input: input())
    return withoutRest(fate(content, outcome.code))
  }

  /// Writes over the file while the command waits for the disk.
  func changingMeanwhile() throws -> String {
    let other = Data("what somebody else wrote".utf8)
    let outcome = Mutex<(code: Int32, isBefore: Bool)?>(nil)
    Self.atOnce(2) { index in
      if index == 0 {
        let run = try? traced(["-e", "trace=fsync", "-e", "inject=fsync:delay_enter=1500000"])
        outcome.withLock { $0 = (run?.code ?? -1, $0 != nil) }
      } else {
        while !isBegun, outcome.withLock({ $0 == nil }) { sched_yield() }
        try? other.write(to: target)
        outcome.withLock { if $0 == nil { $0 = (0, true) } }
      }
    }
    guard let (code, isBefore) = outcome.withLock({ $0 }), isBefore else { return "TOO LATE" }
    return withoutRest("\(content == other ? "the other's kept" : "LOST"), \(code)")
  }

  /// Whether the new file is there and has not its name yet.
  private var isBegun: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.contains { $0.hasPrefix(".ninefold-") } ?? false
  }

  /// Calls a function in several threads and waits for all.
  private static func atOnce(_ count: Int, _ body: @Sendable @escaping (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      Thread.detachNewThread {
        body(number)
        group.leave()
      }
    }
    group.wait()
  }

  private func traced(_ options: [String]) throws -> Program.Outcome {
    let threads = command.isThreaded ? ["-f"] : []
    return try Program(at: Self.tracer).run(
      threads + ["-qq", "-o", "/dev/null"] + options + [Fixtures.ninefold.executable.path] + command.words,
      in: directory.url, input: input())
  }

  private static let tracer = URL(filePath: "/usr/bin/strace")

  /// Whether a program can be stopped at its calls to the system, and run as somebody else where the tests
  /// run as root.
  static var canAttack: Bool {
    let isPossible = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
    let traced = try? Program(at: tracer).run(["-qq", "-o", "/dev/null", "/bin/true"])
    return isPossible && traced?.code == 0
  }
}
