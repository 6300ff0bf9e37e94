import Checks
import SceneModel
import Testing

struct CustomModuleRuleTests {
  private func document() throws -> Document {
    try Checking.scene(Checking.view("badge", "view", "customClass=\"Badge\" customModule=\"Old\""))
  }

  @Test func `a module that is not one of the project's is told`() throws {
    #expect(
      try Checking.objects("custom_module", document(), options: ["modules": .words(["App"])]) == ["badge"])
  }

  @Test func `one of the project's is sound, and so is all where none are named`() throws {
    #expect(
      try Checking.objects("custom_module", document(), options: ["modules": .words(["App", "Old"])]).isEmpty)
    #expect(try Checking.objects("custom_module", document()).isEmpty)
  }
}
