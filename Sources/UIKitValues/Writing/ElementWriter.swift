package import SceneModel

/// Writes the elements that a layout reads of views.
package struct ElementWriter {
  private var builder = ElementTree.Builder()

  /// Nothing yet.
  package init() {}

  /// The images that were named, in order.
  package private(set) var images: [UIImage] = []

  /// Starts an element.
  package mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    builder.openElement(builder.intern(name))
    for (name, value) in attributes { self[name] = value }
  }

  /// Ends the element that was started last.
  package mutating func close() { builder.closeElement() }

  /// An element without children.
  package mutating func leaf(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    open(name, attributes)
    close()
  }

  /// An element of text.
  package mutating func string(_ text: String, key: String) {
    open("string", ["key": key])
    builder.addLeaf(.text, text)
    close()
  }

  /// Sets an attribute of the element that was started last, which has no children yet.
  package subscript(_ name: String) -> String? {
    get { nil }
    set {
      guard let newValue else { return }
      builder.addAttribute(Attribute(builder.intern(name), newValue))
    }
  }

  /// Sets an attribute that is a number.
  package mutating func set(_ name: String, _ number: CGFloat) {
    self[name] = NumberText.text(Double(number))
  }

  /// A rectangle of a key.
  package mutating func rect(_ rect: CGRect, key: String) {
    open("rect", ["key": key])
    set("x", rect.origin.x)
    set("y", rect.origin.y)
    set("width", rect.width)
    set("height", rect.height)
    close()
  }

  /// A font.
  package mutating func font(_ font: UIFont) {
    open("fontDescription", ["key": "fontDescription"])
    font.write(&self)
    close()
  }

  /// The name by which the element names an image.
  package mutating func name(of image: UIImage) -> String {
    images.append(image)
    return image.resourceName
  }

  /// The images as resources.
  package mutating func resources() {
    open("resources")
    var known: Set<String> = []
    for image in images where known.insert(image.resourceName).inserted {
      open("image", ["name": image.resourceName])
      if image.isSymbol { self["catalog"] = "system" }
      let size = image.proportions ?? image.size
      set("width", size.width)
      set("height", size.height)
      close()
    }
    close()
  }

  /// The document of all that was written.
  package func document() -> Document { Document(path: "Program.xib", tree: builder.finish()) }
}

extension Bool {
  package var word: String { self ? "YES" : "NO" }
}
