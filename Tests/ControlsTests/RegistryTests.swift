import Controls
import SceneModel
import Testing

struct RegistryTests {
  @Test func `has one kind an element name`() {
    #expect(Set(ObjectKind.all.map(\.element)).count == ObjectKind.all.count)
  }

  /// The names that are interned have one spelling: a kind says which it is instead of spelling it again.
  @Test func `names no element by a text that is interned`() {
    let interned = Set(KnownName.allCases.map(\.text))
    let spelled = ObjectKind.all.filter { $0.name == nil }.map(\.element)
    #expect(interned.isDisjoint(with: spelled))
  }

  @Test func `finds every kind by its name`() throws {
    var tree = ElementTree()
    for kind in ObjectKind.all {
      #expect(ObjectKind.of(kind.element)?.className == kind.className)
      let name = tree.intern(kind.element)
      #expect(name.known == kind.name)
      #expect(ObjectKind.of(name, in: tree)?.className == kind.className)
      #expect(tree.kinds.role(name, tree) == kind.role)
    }
    #expect(ObjectKind.of("curious") == nil)
    #expect(tree.kinds.role(tree.intern("curious"), tree) == nil)
  }

  @Test func `gives views alone a size, a look, a target of touches and a place in the library`() {
    for kind in ObjectKind.all where kind.role != .view {
      #expect(kind.size == nil && kind.alignment == nil, "\(kind.element)")
      #expect(kind.look == .plain && kind.accessibilityRole == nil, "\(kind.element)")
      #expect(kind.touchTarget == nil && kind.library == nil, "\(kind.element)")
    }
  }

  @Test func `has the library's views`() {
    #expect(
      ObjectKind.libraryElements == [
        "activityIndicatorView", "button", "datePicker", "imageView", "label", "mapView", "pageControl",
        "pickerView", "progressView", "scrollView", "segmentedControl", "slider", "stackView", "stepper",
        "switch", "tableView", "textField", "textView", "view", "visualEffectView",
      ])
  }

  @Test(arguments: ["button", "switch", "slider", "stepper", "textField", "segmentedControl", "datePicker"])
  func `asks controls for a target of 44 points`(element: String) throws {
    let kind = try #require(ObjectKind.of(element))
    #expect(kind.touchTarget == Size(44, 44))
  }
}
