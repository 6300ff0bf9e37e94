package import JSONText
package import Ninefold

// The members that several results have; their names are written only here.

extension JSONWriter {
  /// Writes the members that identify a scene.
  package mutating func members(of scene: SceneOutline) {
    member("id", scene.id.text)
    member("name", scene.name)
  }

  /// Writes the members that identify a scene under traits.
  package mutating func members(of scene: SceneOutline, under traits: TraitCollection) {
    members(of: scene, in: traits.sizeClass)
    member(traits)
  }

  /// Writes the member of the traits besides the size class, those that are not specified as null.
  package mutating func member(_ traits: TraitCollection) {
    object("traits") { json in
      json.member("style", traits.style)
      json.member("idiom", traits.idiom)
      json.member("direction", traits.direction?.rawValue)
      json.member("contentSize", traits.contentSize?.rawValue)
      json.member("scale", optional: traits.scale)
      json.member("gamut", traits.gamut)
      json.member("contrast", traits.contrast?.rawValue)
      json.member("legibilityWeight", traits.legibilityWeight?.rawValue)
    }
  }

  /// Writes the members that identify a scene in a size class.
  package mutating func members(of scene: SceneOutline, in sizeClass: SizeClass) {
    members(of: scene)
    member(sizeClass)
  }

  /// Writes the members that identify an object.
  package mutating func members(ofObject id: String, type: String) {
    member("id", id)
    member("type", type)
  }

  /// Writes the members that identify an object of a document.
  package mutating func members(of object: NodeID, _ tree: ElementTree) {
    members(ofObject: tree[object, .id] ?? "", type: tree.tag(of: object))
  }

  /// Writes the member of an edit's number; null where nothing was written.
  package mutating func member(edit number: Int?) { member("edit", number) }

  /// Writes the members that an edit of the journal has.
  package mutating func members(
    ofEdit summary: String, of document: String, in sizeClass: SizeClass
  ) {
    member("document", document)
    member(sizeClass)
    member("summary", summary)
  }

  /// Writes the members that a window has.
  package mutating func members(of window: Device.Window) {
    member(window.size)
    member(window.sizeClass)
  }

  /// Writes the member of a size class.
  package mutating func member(_ sizeClass: SizeClass) {
    member("sizeClass", sizeClass.description)
  }

  /// Writes the member of a width and a height, in points.
  package mutating func member(_ size: Size) {
    member("size", points: size.numbers)
  }

  /// Writes a member of distances from the edges inwards, by the names of the edges, in points.
  package mutating func member(_ name: String, _ insets: EdgeInsets) {
    object(name) { json in
      for (name, distance) in insets.sides { json.member(name, points: distance) }
    }
  }

  /// Writes the member of a view's frame: x, y, width and height in points in the superview's coordinates.
  package mutating func member(frame: Rect) { member("frame", points: frame.numbers) }

  /// Writes the members of a value before and after.
  package mutating func members(old: String?, new: String?) {
    member("old", old)
    member("new", new)
  }

  /// Writes the members of a frame before and after.
  package mutating func members(old: Rect, new: Rect) {
    member("old", points: old.numbers)
    member("new", points: new.numbers)
  }

  /// Writes the members of a finding.
  ///
  /// - Parameter place: Its place where that is not the one relative to the source.
  package mutating func members(of finding: CheckFinding, at place: DocumentPlace? = nil) {
    member("rule", finding.rule)
    members(of: place ?? finding.place)
    member("scene", finding.scene?.text)
    member("object", finding.object.text)
    member("name", finding.name)
    member("message", finding.message)
  }

  /// Writes the member of the variation that decides: its key, or base where none does.
  package mutating func member(origin key: VariationKey?) {
    member("origin", key?.description ?? "base")
  }
}
