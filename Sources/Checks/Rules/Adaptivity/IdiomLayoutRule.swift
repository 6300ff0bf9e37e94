import Controls
import Devices
import Resolver
import SceneModel

extension CheckRule {
  static let idiomLayout = CheckRule(
    "idiom_layout", .adaptivity, .note,
    page: RulePage(
      what: "a layout that is chosen by the idiom, phone or pad, instead of by a size class",
      why: """
        A pad shows an app as narrow as a phone in a split view, and a large phone that lies is as wide as a window of a pad:
        the room that a scene has is said by its size class, not by the device. Apple's guides (Adaptivity; Human Interface
        Guidelines, Layout) ask to vary by class. Found are variations for the idioms phone and pad, and documents named
        NAME~iphone and NAME~ipad. The idioms mac and tv, whose controls are others, are left out.
        """,
      example: """
        <variation key="userInterfaceIdiom=pad"/>, or a document Main~ipad.storyboard.
        """,
      fix: """
        Vary by the width or height class in one document for all devices.
        """),
    .document { document, findings in
      if let root = document.tree.root, let idiom = document.document.idiomOfName {
        findings.add(
          root, "the document is chosen by its name on every \(idiom), whatever its window's size class")
      }
      for node in document.elements where document.tree.tag(of: node) == "variation" {
        guard let owner = document.tree.parent(of: node), let key = document.tree[node, .key],
          let trait = VariationKey(key).otherTraits.first(where: { $0.name == "userInterfaceIdiom" }),
          trait.value == Idiom.phone.rawValue || trait.value == Idiom.pad.rawValue
        else { continue }
        findings.add(
          owner, "\(document.title(of: owner)) varies by the idiom \(trait.value): expected a size class",
          key: key)
      }
    })
}
