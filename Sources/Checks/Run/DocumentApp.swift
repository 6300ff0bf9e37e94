package import Devices

/// What is known of the app that a document is for.
package struct DocumentApp: Sendable {
  /// The orientations that it supports; nil where nobody says.
  package let orientations: OrientationSupport?
  /// The names that its modules may have; nil where nobody says.
  package let modules: Set<String>?

  package init(orientations: OrientationSupport? = nil, modules: Set<String>? = nil) {
    self.orientations = orientations
    self.modules = modules
  }
}

/// Which orientations an app supports on phones and on pads.
package struct OrientationSupport: Hashable, Sendable {
  /// Nil where nobody says.
  package let phone: Set<Orientation>?
  package let pad: Set<Orientation>?

  package init(phone: Set<Orientation>? = nil, pad: Set<Orientation>? = nil) {
    self.phone = phone
    self.pad = pad
  }

  /// Whether nothing is said.
  package var isUnknown: Bool { phone == nil && pad == nil }

  /// What one or the other supports, as two targets of one folder do.
  package func union(_ other: OrientationSupport) -> OrientationSupport {
    func union(_ a: Set<Orientation>?, _ b: Set<Orientation>?) -> Set<Orientation>? {
      a == nil ? b : a?.union(b ?? [])
    }
    return OrientationSupport(phone: union(phone, other.phone), pad: union(pad, other.pad))
  }

  /// The orientations on devices of an idiom; nil where nobody says.
  package func orientations(on idiom: Idiom) -> Set<Orientation>? {
    switch idiom {
    case .phone: phone
    case .pad: pad
    default: nil
    }
  }

  /// Whether a document of the app is shown on a device as an environment holds it. A window that does not fill a pad's
  /// screen is shown however it is held.
  package func allows(_ environment: CheckEnvironment) -> Bool {
    guard let device = environment.device, device.window == .full,
      let known = orientations(on: device.device.idiom), !known.isEmpty
    else { return true }
    return known.contains(device.orientation)
  }
}
