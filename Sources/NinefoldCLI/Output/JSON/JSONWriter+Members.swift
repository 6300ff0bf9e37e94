import Ninefold

// The members that several results have: their names are written here alone.

extension JSONWriter {
  /// Writes the members by which a scene is known.
  mutating func members(of scene: SceneOutline) throws(Output.Failure) {
    try member("id", scene.id.text)
    try member("name", scene.name)
  }

  /// Writes the members by which a scene in a size class is known.
  mutating func members(of scene: SceneOutline, in sizeClass: SizeClass) throws(Output.Failure) {
    try members(of: scene)
    try member(sizeClass)
  }

  /// Writes the members by which an object is known.
  mutating func members(ofObject id: String, type: String) throws(Output.Failure) {
    try member("id", id)
    try member("type", type)
  }

  /// Writes the members by which an object of a document is known.
  mutating func members(of object: NodeID, _ tree: ElementTree) throws(Output.Failure) {
    try members(ofObject: tree[object, .id] ?? "", type: tree.tag(of: object))
  }

  /// Writes the member of an edit's number; null where nothing was written.
  mutating func member(edit number: Int?) throws(Output.Failure) { try member("edit", number) }

  /// Writes the members that an edit of the journal has.
  mutating func members(
    ofEdit summary: String, of document: String, in sizeClass: SizeClass
  ) throws(Output.Failure) {
    try member("document", document)
    try member(sizeClass)
    try member("summary", summary)
  }

  /// Writes the members that a window has.
  mutating func members(of window: Device.Window) throws(Output.Failure) {
    try member(window.size)
    try member(window.sizeClass)
  }

  /// Writes the member of a size class.
  mutating func member(_ sizeClass: SizeClass) throws(Output.Failure) {
    try member("sizeClass", sizeClass.description)
  }

  /// Writes the member of a width and a height, in points.
  mutating func member(_ size: Size) throws(Output.Failure) {
    try member("size", [size.width, size.height])
  }

  /// Writes the member of a view's frame: x, y, width and height in points in the superview's coordinates.
  mutating func member(frame: Rect) throws(Output.Failure) { try member("frame", frame.numbers) }

  /// Writes the members of a value before and after.
  mutating func members(old: String?, new: String?) throws(Output.Failure) {
    try member("old", old)
    try member("new", new)
  }

  /// Writes the members of a frame before and after.
  mutating func members(old: Rect, new: Rect) throws(Output.Failure) {
    try member("old", old.numbers)
    try member("new", new.numbers)
  }

  /// Writes the member that says which variation decides: its key, or base where none does.
  mutating func member(origin key: VariationKey?) throws(Output.Failure) {
    try member("origin", key?.description ?? "base")
  }
}
