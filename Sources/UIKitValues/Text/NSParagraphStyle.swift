/// How the lines of a paragraph stand (InterfaceBuilder.md#attributed-text).
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The lengths by the names that documents have for them. Points.
    var lengths: [String: CGFloat] = [:]
  }

  fileprivate(set) var values: Values

  /// A style that says nothing.
  public override init() {
    values = Values()
    super.init()
  }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The style that says nothing.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate subscript(_ name: String) -> CGFloat {
    get { values.lengths[name] ?? 0 }
    set { values.lengths[name] = newValue == 0 ? nil : newValue }
  }

  /// How text stands between its sides.
  open var alignment: NSTextAlignment { values.alignment }
  /// The way in which text is broken or cut that does not fit; that of the view counts.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between lines. Points.
  open var lineSpacing: CGFloat { self["lineSpacing"] }
  /// The distance after a paragraph. Points.
  open var paragraphSpacing: CGFloat { self["paragraphSpacing"] }
  /// The distance before a paragraph. Points.
  open var paragraphSpacingBefore: CGFloat { self["paragraphSpacingBefore"] }
  /// The place at which the first line begins. Points.
  open var firstLineHeadIndent: CGFloat { self["firstLineHeadIndent"] }
  /// The place at which other lines begin. Points.
  open var headIndent: CGFloat { self["headIndent"] }
  /// The place at which lines end, from where reading ends if it is no more than 0. Points.
  open var tailIndent: CGFloat { self["tailIndent"] }
  /// The least height of lines; 0 for none. Points.
  open var minimumLineHeight: CGFloat { self["minimumLineHeight"] }
  /// The greatest height of lines; 0 for none. Points.
  open var maximumLineHeight: CGFloat { self["maximumLineHeight"] }
  /// The factor on the heights of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { self["lineHeightMultiple"] }

  /// A copy of the style.
  open override func copy() -> Any { NSParagraphStyle(values) }
  /// A copy of the style that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the styles are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// The hash of the style.
  open override var hash: Int { values.hashValue }

  /// Writes the style as the element of attributed text.
  package func write(_ writer: inout ElementWriter) {
    writer.open("paragraphStyle", ["key": "NSParagraphStyle"])
    for (name, length) in values.lengths.sorted(by: { $0.key < $1.key }) { writer.set(name, length) }
    writer.close()
  }
}

/// How the lines of a paragraph stand, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How text stands between its sides.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The way in which text is broken or cut that does not fit; that of the view counts.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The distance between lines. Points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { self["lineSpacing"] = newValue }
  }
  /// The distance after a paragraph. Points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { self["paragraphSpacing"] = newValue }
  }
  /// The distance before a paragraph. Points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { self["paragraphSpacingBefore"] = newValue }
  }
  /// The place at which the first line begins. Points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { self["firstLineHeadIndent"] = newValue }
  }
  /// The place at which other lines begin. Points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { self["headIndent"] = newValue }
  }
  /// The place at which lines end, from where reading ends if it is no more than 0. Points.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { self["tailIndent"] = newValue }
  }
  /// The least height of lines; 0 for none. Points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { self["minimumLineHeight"] = newValue }
  }
  /// The greatest height of lines; 0 for none. Points.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { self["maximumLineHeight"] = newValue }
  }
  /// The factor on the heights of lines; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { self["lineHeightMultiple"] = newValue }
  }
}
