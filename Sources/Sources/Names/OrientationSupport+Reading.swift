import Devices
import SceneModel

/// The orientations that an app declares as supported (Devices.md#supported-orientations).
extension OrientationSupport {
  private static let key = "UISupportedInterfaceOrientations"
  private static let fullScreenKey = "UIRequiresFullScreen"

  /// The keys of a property list.
  static let keys: Set = [key, key + "~iphone", key + "~ipad", fullScreenKey, fullScreenKey + "~ipad"]

  /// The orientations in the lists of a property list.
  init(_ lists: [String: [String]]) {
    func orientations(_ key: String) -> Set<InterfaceOrientation>? {
      lists[key].map { Self.orientations($0) }
    }
    self.init(
      phone: orientations(Self.key + "~iphone") ?? orientations(Self.key),
      pad: orientations(Self.key + "~ipad") ?? orientations(Self.key),
      requiresFullScreen: (lists[Self.fullScreenKey + "~ipad"] ?? lists[Self.fullScreenKey]) == ["true"])
  }

  /// The orientations in the build settings of an Xcode project, of which a property list is made.
  init(buildSettings text: String) {
    let requiresFullScreen = text.contains("INFOPLIST_KEY_\(Self.fullScreenKey) = YES")
    var support = OrientationSupport()
    for line in text.split(separator: "\n") where line.contains(Self.key) {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].contains("INFOPLIST_KEY_" + Self.key) else { continue }
      let words = sides[1].split { !$0.isLetter }.map(String.init)
      let found = Self.orientations(words)
      let isPhone = sides[0].contains("_iPhone"), isPad = sides[0].contains("_iPad")
      support = support.union(
        OrientationSupport(
          phone: isPad ? nil : found, pad: isPhone ? nil : found, requiresFullScreen: requiresFullScreen))
    }
    self = support
  }

  private static func orientations(_ words: [String]) -> Set<InterfaceOrientation> {
    Set(words.compactMap(InterfaceOrientation.init))
  }
}
