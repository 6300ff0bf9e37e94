/// The orientations that an app supports on phones and on pads.
package struct OrientationSupport: Hashable, Sendable {
  /// Nil where they are not known.
  package let phone: Set<Orientation>?
  package let pad: Set<Orientation>?

  package init(phone: Set<Orientation>? = nil, pad: Set<Orientation>? = nil) {
    self.phone = phone
    self.pad = pad
  }

  /// Whether nothing is known.
  package var isUnknown: Bool { phone == nil && pad == nil }

  /// The orientations that one or the other supports, as two targets of one folder do.
  package func union(_ other: OrientationSupport) -> OrientationSupport {
    func union(_ a: Set<Orientation>?, _ b: Set<Orientation>?) -> Set<Orientation>? {
      a == nil ? b : a?.union(b ?? [])
    }
    return OrientationSupport(phone: union(phone, other.phone), pad: union(pad, other.pad))
  }

  /// The orientations on devices of an idiom; nil where they are not known.
  package func orientations(on idiom: Idiom) -> Set<Orientation>? {
    switch idiom {
    case .phone: phone
    case .pad: pad
    default: nil
    }
  }
}
