package import SceneModel

/// Why a document is not laid out: its platform's views follow other rules (InterfaceBuilder.md#platforms).
package struct LayoutRefusal: Error, Hashable, Sendable {
  /// The document's path.
  package let path: String
  /// The platform of the document.
  package let platform: Platform

  /// The refusal of a document for a platform.
  package init(path: String, platform: Platform) {
    self.path = path
    self.platform = platform
  }

  /// Refuses a document whose platform is not laid out.
  package static func check(_ document: Document) throws(LayoutRefusal) {
    if document.tree.platform.isLaidOut { return }
    throw LayoutRefusal(path: document.path, platform: document.tree.platform)
  }
}

extension LayoutRefusal: CustomStringConvertible {
  /// One line: the location, what was wrong and what was expected.
  package var description: String {
    "\(path):1:1: error: a document for \(platform.name) is not laid out, expected one for iOS or tvOS"
  }
}

extension Platform {
  /// Whether the views of the platform are laid out.
  package var isLaidOut: Bool {
    switch self {
    case .iOS, .tvOS: true
    case .macOS, .watchOS: false
    }
  }
}
