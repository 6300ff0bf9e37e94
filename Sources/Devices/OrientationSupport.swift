/// The ways in which an app may be held, as property lists spell them (`UIInterfaceOrientation`).
package enum InterfaceOrientation: String, CaseIterable, Sendable {
  case portrait = "UIInterfaceOrientationPortrait"
  case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
  case landscapeRight = "UIInterfaceOrientationLandscapeRight"

  /// Upright or lying.
  package var orientation: Orientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}

/// The orientations that an app supports on phones and on pads.
package struct OrientationSupport: Hashable, Sendable {
  /// Nil where they are not known.
  package let phone: Set<InterfaceOrientation>?
  package let pad: Set<InterfaceOrientation>?
  /// Whether windows of the app share a pad's screen: it supports all four orientations there, and does not
  /// ask for the whole screen (Devices.md#shared-screens).
  package let sharesScreen: Bool

  package init(
    phone: Set<InterfaceOrientation>? = nil, pad: Set<InterfaceOrientation>? = nil,
    requiresFullScreen: Bool = false
  ) {
    self.init(
      phone: phone, pad: pad,
      sharesScreen: !requiresFullScreen && pad == Set(InterfaceOrientation.allCases))
  }

  private init(phone: Set<InterfaceOrientation>?, pad: Set<InterfaceOrientation>?, sharesScreen: Bool) {
    self.phone = phone
    self.pad = pad
    self.sharesScreen = sharesScreen
  }

  /// Whether nothing is known.
  package var isUnknown: Bool { phone == nil && pad == nil }

  /// The orientations that one or the other supports, as two targets of one folder do.
  package func union(_ other: OrientationSupport) -> OrientationSupport {
    func union(_ a: Set<InterfaceOrientation>?, _ b: Set<InterfaceOrientation>?) -> Set<InterfaceOrientation>?
    {
      a == nil ? b : a?.union(b ?? [])
    }
    return OrientationSupport(
      phone: union(phone, other.phone), pad: union(pad, other.pad),
      sharesScreen: sharesScreen || other.sharesScreen)
  }

  /// The orientations on devices of an idiom, upright or lying; nil where they are not known.
  package func orientations(on idiom: Idiom) -> Set<Orientation>? {
    ways(on: idiom).map { Set($0.map(\.orientation)) }
  }

  /// The landscape that an app lacks that supports the other; nil where it supports both or none, or nobody
  /// says.
  package func missingLandscape(on idiom: Idiom) -> InterfaceOrientation? {
    guard let ways = ways(on: idiom) else { return nil }
    switch (ways.contains(.landscapeLeft), ways.contains(.landscapeRight)) {
    case (true, false): return .landscapeRight
    case (false, true): return .landscapeLeft
    default: return nil
    }
  }

  private func ways(on idiom: Idiom) -> Set<InterfaceOrientation>? {
    switch idiom {
    case .phone: phone
    case .pad: pad
    default: nil
    }
  }
}
