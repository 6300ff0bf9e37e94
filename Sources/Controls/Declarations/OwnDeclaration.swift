/// The attributes and the keyed children that the elements of a kind have beside those of its superclass.
///
/// The lists are read where declarations are asked for, not with the registry.
package struct OwnDeclaration: Sendable {
  /// The element of which the kind's is one, such as `control`.
  let parent: String
  /// Names of attributes, separated by white space.
  let attributes: String
  /// Keys with the elements that they may be, `key:element,element`, separated by white space.
  let children: String

  init(is parent: String, _ attributes: String = "", children: String = "") {
    self.parent = parent
    self.attributes = attributes
    self.children = children
  }
}
