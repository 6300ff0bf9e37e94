import SceneModel
import Testing

/// How the format writes truths.
struct FlagTests {
  @Test(arguments: [("YES", true), ("NO", false), ("yes", nil), ("true", nil), ("1", nil), ("", nil)])
  func `YES is true, NO is false and anything else is neither`(text: String, flag: Bool?) {
    #expect(Bool(attribute: text) == flag)
    let tree = ElementTree(NewElement("view", ["hidden": text]))
    #expect(tree.flag(NodeID(1), .hidden) == flag)
    #expect(tree.flag(NodeID(1), .opaque) == nil)
  }
}
