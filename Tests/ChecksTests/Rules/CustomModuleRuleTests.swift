import Devices
import CheckFixtures
import Checks
import SceneModel
import Testing

struct CustomModuleRuleTests {
  private func document() throws -> Document {
    try Fixture.scene(Fixture.view("badge", "view", "customClass=\"Badge\" customModule=\"Old\""))
  }

  @Test func `a module that is not one of the project's is told`() throws {
    #expect(
      try Fixture.objects("custom_module", document(), options: ["modules": .words(["App"])]) == ["badge"])
  }

  @Test func `one of the project's is sound, and so is all where none are named`() throws {
    #expect(
      try Fixture.objects("custom_module", document(), options: ["modules": .words(["App", "Old"])]).isEmpty)
    #expect(try Fixture.objects("custom_module", document()).isEmpty)
  }

  @Test func `what no project and no package of the source names is told without the option`() throws {
    func objects(_ modules: Set<String>?) throws -> [String] {
      try Fixture.findings("custom_module", document(), app: DocumentApp(modules: modules)).map(
        \.object.text)
    }
    #expect(try objects(["App"]) == ["badge"])
    #expect(try objects(["App", "Old"]).isEmpty)
    #expect(try objects(nil).isEmpty)
  }

  /// Inherit Module From Target: the module is that of the target that the document is built into.
  @Test func `a class of the target is of its module, whatever is written`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "badge", "view", "customClass=\"Badge\" customModule=\"Old\" customModuleProvider=\"target\""))
    let app = DocumentApp(modules: ["App"])
    #expect(try Fixture.findings("custom_module", document, app: app).isEmpty)
    #expect(
      try Fixture.objects("custom_module", document, options: ["modules": .words(["App"])]) == ["badge"])
  }
}
