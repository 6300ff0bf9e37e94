package import SceneModel

/// The facts about the objects of one element name: class, role, use on the Mac, attributes, size, form when
/// new.
///
/// A class, so that a lookup copies a single reference.
package final class ObjectKind: Sendable {
  /// The role of an object in its scene.
  package enum Role: Sendable {
    /// A view: it has a frame and takes part in the layout.
    ///
    /// In documents that are not laid out, also a container that is no view, such as a window or a toolbar of
    /// the Mac, so that a scene shows its content (InterfaceBuilder.md#platforms).
    case view
    /// A layout guide: a rectangle that constraints may name.
    case guide
    /// A view controller.
    case controller
    /// An object without a rectangle: a bar item, a gesture recognizer, a placeholder, a formatter.
    case other
  }

  /// The element's name, such as `label`.
  package let element: String
  /// The interned name, or nil where the element's name is not interned.
  package let name: KnownName?
  /// The class that the element stands for, such as `UILabel`.
  package let className: String
  /// The role of the objects in their scene.
  package let role: Role
  /// The use of the class in the Mac idiom.
  package let mac: MacIdiom
  /// The drawing of the content.
  package let look: Look
  /// VoiceOver's role of a view that is an accessibility element by default; nil of one that is none
  /// (Looks.md#descriptions).
  package let accessibilityRole: String?
  /// The attributes and children that the format lets the elements have; nil of a kind that
  /// ``ElementDeclaration`` lists.
  package let declares: OwnDeclaration?
  /// The attributes that the rules of the kind read, of the object itself and of elements within it.
  package let reads: [Vocabulary]
  /// Whether Interface Builder takes subviews in it.
  package let takesSubviews: Bool
  /// The least width and height of a touch target; nil of a view that is not touched. Points.
  package let touchTarget: Size?
  /// The natural size, or nil where the kind has none.
  package let size: SizeRule?
  /// The frame's insets beyond the alignment rect; nil where there are none.
  package let alignment: (@Sendable (ControlElement) -> EdgeInsets)?
  /// The new view of the library; nil where the library has none.
  package let library: LibraryView?

  /// A kind whose element's name is interned.
  convenience init(
    _ name: KnownName, _ className: String, role: Role = .view, mac: MacIdiom = .unchanged,
    look: Look = .plain, accessibilityRole: String? = nil, declares: OwnDeclaration? = nil,
    reads: [Vocabulary] = [], takesSubviews: Bool = true, touchTarget: Size? = nil, size: SizeRule? = nil,
    alignment: (@Sendable (ControlElement) -> EdgeInsets)? = nil, library: LibraryView? = nil
  ) {
    self.init(
      element: name.text, known: name, className, role: role, mac: mac, look: look,
      accessibilityRole: accessibilityRole, declares: declares, reads: reads, takesSubviews: takesSubviews,
      touchTarget: touchTarget, size: size, alignment: alignment, library: library)
  }

  /// A kind whose element's name is not interned, unless it is given as a known one.
  init(
    element: String, known name: KnownName? = nil, _ className: String, role: Role = .view,
    mac: MacIdiom = .unchanged, look: Look = .plain, accessibilityRole: String? = nil,
    declares: OwnDeclaration? = nil, reads: [Vocabulary] = [], takesSubviews: Bool = true,
    touchTarget: Size? = nil, size: SizeRule? = nil,
    alignment: (@Sendable (ControlElement) -> EdgeInsets)? = nil, library: LibraryView? = nil
  ) {
    self.element = element
    self.name = name
    self.className = className
    self.role = role
    self.mac = mac
    self.look = look
    self.accessibilityRole = accessibilityRole
    self.declares = declares ?? (role == .view ? OwnDeclaration(is: "view") : nil)
    self.reads = reads
    self.takesSubviews = takesSubviews
    self.touchTarget = touchTarget
    self.size = size
    self.alignment = alignment
    self.library = library
  }
}

extension Size {
  /// The smallest touch target that Apple's guidelines allow for a control
  /// (InterfaceBuilder.md#touch-targets).
  static let touchTarget = Size(44, 44)

  /// The size with insets around it.
  func outset(by insets: EdgeInsets) -> Size {
    Size(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }
}

/// The attributes that are read of an element.
package struct Vocabulary: Sendable {
  /// The element's name.
  package let element: String
  /// The names of the attributes.
  package let attributes: [KnownName]

  init(_ element: String, _ attributes: KnownName...) {
    self.element = element
    self.attributes = attributes
  }

  init(_ element: KnownName, _ attributes: KnownName...) {
    self.element = element.text
    self.attributes = attributes
  }
}
