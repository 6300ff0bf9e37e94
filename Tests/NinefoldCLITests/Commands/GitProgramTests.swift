import Foundation
import TestSupport
import Testing

/// No program runs that a repository names in its configuration, its attributes or its hooks.
struct GitProgramTests {
  private func xib(_ text: String) -> String { Fixtures.xib("        <label text=\"\(text)\" id=\"A\"/>") }

  /// A merge in conflict, with every program that git could be led to set to one that leaves a trace.
  private func repository() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.directory.write(
      "*.xib filter=trace diff=trace\n*.strings filter=trace\n", to: ".gitattributes")
    try repository.commit(xib("a"), "base")
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit(xib("c"), "other")
    try repository.git("checkout", "-q", "main")
    try repository.commit(xib("b"), "ours")
    try repository.git("merge", "other", fails: true)
    try repository.directory.write(xib("b") + "\n", to: "Cell.xib")
    try repository.directory.write(xib("d") + "\n", to: "New.xib")
    try repository.git("add", "New.xib")
    try repository.directory.write(xib("e") + "\n", to: "New.xib")
    let program = "touch '\(repository.directory.path)/TRACE'; cat"
    let hook = try repository.directory.write(
      "#!/bin/sh\n\(program)\n", to: ".git/hooks/post-index-change")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    let settings = [
      "filter.trace.clean", "filter.trace.smudge", "filter.trace.process", "diff.trace.textconv",
      "diff.trace.command", "diff.external", "core.pager", "core.fsmonitor", "core.sshCommand",
      "core.askPass",
      "merge.trace.driver", "remote.origin.uploadpack", "credential.helper",
    ]
    for name in settings { try repository.git("config", name, program) }
    try repository.git("config", "filter.trace.required", "true")
    return repository
  }

  @Test(arguments: [
    ["diff"], ["diff", "HEAD"], ["diff", "--staged"], ["diff", "HEAD~1", "HEAD"], ["review", "--no-config"],
    ["resolve", "Cell.xib"], ["check", "."], ["check", ".", "--new-since", "HEAD"], ["fix", "."],
    ["git-setup", "--check"], ["git-setup"],
  ])
  func `a command runs none of them`(words: [String]) throws {
    let repository = try repository()
    #expect(!repository.directory.files.contains("TRACE"))
    let outcome = try Fixtures.ninefold.run(words, in: repository.directory.url)
    #expect(outcome.code < 2, "\(outcome.errors)")
    #expect(!repository.directory.files.contains("TRACE"))
  }

  @Test func `git runs some of them`() throws {
    let repository = try repository()
    _ = try Program(at: URL(filePath: "/usr/bin/env")).run(["git", "diff"], in: repository.directory.url)
    #expect(repository.directory.files.contains("TRACE"))
  }

  @Test func `a filter that cannot be switched off by its name is refused`() throws {
    let repository = try GitRepository()
    try repository.commit(xib("a"), "base")
    try repository.git("config", "filter.a=b.clean", "touch TRACE")
    let outcome = try repository.ninefold("diff")
    #expect(
      outcome.code == 2 && outcome.errors.contains("the filter 'filter.a=b.clean'"), "\(outcome.errors)")
  }
}
