import CheckFixtures
import Checks
import SceneModel
import Testing

struct StringsKeyRuleTests {
  @Test func `a key of an object that is gone is told with its file`() throws {
    let rule = try #require(CheckRule.named("strings_key"))
    let document = try Fixture.scene(Fixture.view("title", "label", "text=\"Hello\""))
    let strings = LocalizedStrings(
      path: "fr.lproj/Main.strings",
      entries: [
        LocalizedStrings.Entry(key: "title.text", value: "Bonjour"),
        LocalizedStrings.Entry(key: "gone.text", value: "Parti"),
      ])
    let findings = DocumentCheck(
      document, CheckPlan([], entries: [CheckPlan.Entry(rule)]), strings: [strings]
    ).findings([])
    #expect(
      findings.map(\.message) == [
        "fr.lproj/Main.strings: the key 'gone.text' names no object of the document"
      ])
  }
}
