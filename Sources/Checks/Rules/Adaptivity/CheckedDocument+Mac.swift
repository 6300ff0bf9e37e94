import Controls
import Devices
import Resolver
import SceneModel

extension CheckedDocument {
  /// The document as an app shows it that is optimised for the Mac: regular in both axes, in the Mac idiom
  /// (Devices.md#mac); nil of one that no such app shows.
  var onMac: Resolution? {
    guard tree.platform == .iOS, document.idiom != .phone else { return nil }
    return resolver.resolve(TraitCollection(sizeClass: .regularRegular, idiom: Idiom.mac.rawValue))
  }
}

extension Resolution {
  /// Whether a control behaves as one of the Mac's in the Mac idiom (Devices.md#mac).
  func behavesAsMac(_ node: NodeID) -> Bool {
    let style = tree.names.find("preferredBehavioralStyle").flatMap { tree[node, $0] }
    let preferred = style.flatMap(BehavioralStyle.init) ?? .automatic
    return preferred.resolved(in: traits.idiom) == .mac
  }
}
