import InterfaceBuilder
import SceneModel
import Testing

@testable import SceneStore

/// The stored results of checks, as SQL sees them, and what removes them.
struct StoredCheckTests {
  private static let content = "<subviews><label id=\"l-1\" text=\"One\"/></subviews>"
  private static let check = StoredCheck(
    facts: "{}",
    findings: [
      StoredCheck.Finding(
        rule: "ambiguous", severity: "warning", line: 3, column: 5, scene: "s-1", object: "l-1",
        name: "label (l-1)", message: "open", environments: ["canvas any-any"], details: "{}")
    ])

  private func filled(_ check: StoredCheck = check) throws -> SceneStore {
    let store = try SceneStore()
    try store.importDocument(try storyboard(inView: Self.content), project: "p")
    let state = try #require(store.checks(project: "p", plan: 7, program: 1).values.first)
    #expect(state.check == nil)
    let checksums = SolvedChecksums(document: state.checksum, program: 1)
    #expect(try store.store(check, by: checksums, plan: 7, document: 1))
    return store
  }

  @Test func `the view says what was found`() throws {
    #expect(
      try filled().lines(
        "SELECT plan, rule, severity, line, column_number, scene, object, environments FROM check_findings")
        == ["7 ambiguous warning 3 5 s-1 l-1 [\"canvas any-any\"]"])
  }

  @Test func `what was found is known for the plan and the program alone`() throws {
    let store = try filled()
    #expect(
      try store.checks(project: "p", plan: 7, program: 1).values.first?.check == Self.check
    )
    #expect(try store.checks(project: "p", plan: 8, program: 1).values.first?.check == nil)
    #expect(try store.checks(project: "p", plan: 7, program: 2).values.first?.check == nil)
  }

  @Test func `another import takes it away`() throws {
    let store = try filled()
    try store.importDocument(try storyboard(inView: Self.content + "<constraints/>"), project: "p")
    #expect(try store.lines("SELECT count(*) FROM checked_document") == ["0"])
  }

  @Test func `nothing is stored of a document that has changed meanwhile`() throws {
    let store = try filled()
    let checksums = SolvedChecksums(document: 1, program: 1)
    #expect(try !store.store(Self.check, by: checksums, plan: 9, document: 1))
  }

  @Test func `verify names what somebody else changed, and it is not taken`() throws {
    let store = try filled()
    #expect(try store.verify().isEmpty)
    try store.connection.execute(
      "UPDATE checked_document SET findings = replace(findings, 'open', 'shut')")
    #expect(try store.verify().map(\.reason) == [.derived(table: "checked_document")])
    #expect(try store.checks(project: "p", plan: 7, program: 1).values.first?.check == nil)
  }

  @Test func `whatever texts hold comes back, and SQL sees it`() throws {
    let odd = "\"\\\n\t\u{1}\u{7F}é‮𝄞],"
    let findings = [nil, "", odd].map { scene in
      StoredCheck.Finding(
        rule: odd, severity: "note", line: 1, column: 123_456_789, scene: scene, object: "", name: odd,
        message: odd, environments: scene.map { [$0, odd] } ?? [], details: odd)
    }
    let check = StoredCheck(facts: odd, findings: findings)
    let store = try filled(check)
    #expect(try store.checks(project: "p", plan: 7, program: 1).values.first?.check == check)
    #expect(try store.verify().isEmpty)
    #expect(
      try store.lines("SELECT line, column_number, scene IS NULL, message = name FROM check_findings")
        == ["1 123456789 1 1", "1 123456789 0 1", "1 123456789 0 1"])
    let lengths = "SELECT length(message), json_array_length(environments) FROM check_findings"
    #expect(try store.lines(lengths) == ["11 0", "11 2", "11 2"])
  }

  @Test(
    arguments: [
      "", "[", "[]x", "[[]]", "{}", "[null]", "[[\"r\",\"note\",1,1,null,\"\",\"\",\"\",[],\"\"]",
      "[[\"r\",\"note\",-1,1,null,\"\",\"\",\"\",[],\"\"]]",
      "[[\"r\",\"note\",1,1,nul,\"\",\"\",\"\",[],\"\"]]",
      "[[\"r\",\"note\",1,9999999999999999999,null,\"\",\"\",\"\",[],\"\"]]",
      "[[\"r\",\"note\",1,1,null,\"\",\"\",\"\",[1],\"\"]]",
      "[[\"r\",\"note\",1,1,null,\"\",\"\",\"\\x\",[],\"\"]]",
    ])
  func `what the store has not written is not read`(text: String) {
    var reader = FindingReader()
    #expect(reader.findings(Array(text.utf8)) == nil)
  }
}

extension CheckState {
  var check: StoredCheck? {
    var reader = FindingReader()
    return check(&reader)
  }
}
