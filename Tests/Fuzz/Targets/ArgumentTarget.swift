#if TESTABLE
  import AutoLayout
  @testable import CommandLine
  import Devices
  import Editing
  import JSONText
  @testable import NinefoldCLI
  import SceneModel

  extension FuzzTarget {
    /// Texts of the command line: values, each on a line of its own, and all of them as the words of one
    /// command line.
    static let arguments = FuzzTarget(
      "arguments", InputForm(.lines, words: argumentWords), longest: 600, seeds: { argumentSeeds },
      check: { input, isThorough in
        let text = String(decoding: input, as: UTF8.self)
        let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for word in words { try ArgumentCheck(word: word, isThorough: isThorough).run() }
        do throws(UsageError) {
          _ = try Request(words, of: NinefoldCLI.commands, GlobalOptions())
        } catch {
          try require(!error.description.isEmpty, "an error without a text")
        }
      })
  }

  /// The checks that must hold of a word, as a value of any kind.
  private struct ArgumentCheck {
    let word: String
    let isThorough: Bool

    func run() throws {
      try checkNumbers()
      try checkText(SizeClass.self)
      try checkText(Double.self)
      try checkText(Ratio.self) { $0.factor == $1.factor }
      try checkText(InterfaceStyle.self)
      try checkText(ContentSizeCategory.self)
      try checkText(LayoutDirection.self)
      try checkText(Orientation.self)
      try checkText(Idiom.self)
      try checkText(Device.WindowShare.self)
      try checkText(Deletion.self)
      try checkText(LayoutConstraint.Relation.self)
      try checkRefusal(Size.self) { "\(NumberText.text($0.width))x\(NumberText.text($0.height))" }
      try checkRefusal(Rect.self) {
        [$0.x, $0.y, $0.width, $0.height].map(NumberText.text).joined(separator: ",")
      }
      try checkRefusal(LayoutConstraint.Side.self) { "\($0.item.text).\($0.attribute.rawValue)" }
      try checkRefusal(Device.self) { $0.name }
      try checkRefusal(UInt64.self) { String($0) }
      try checkRefusal(NewElement.self) { _ in nil }
      try checkSizeClass()
      try checkVariation()
    }

    /// Both spellings of a number mean it.
    private func checkNumbers() throws(BrokenProperty) {
      guard let number = Double(attribute: word) else { return }
      try require(number.isFinite, "a number that is not finite")
      try require(
        Double(attribute: NumberText.text(number)) == number,
        "\(number) is spelled \(NumberText.text(number))")
      try require(Double(attribute: number.shortest) == number, "\(number) is spelled \(number.shortest)")
    }

    private func checkText<Value: DefaultArgumentValue & Equatable>(_ type: Value.Type) throws(BrokenProperty)
    {
      try checkText(type) { $0 == $1 }
    }

    /// A value's own spelling means it; a word that is none is refused with what was expected.
    private func checkText<Value: DefaultArgumentValue>(
      _ type: Value.Type, _ isSame: (Value, Value) -> Bool
    ) throws(BrokenProperty) {
      guard let value = Value(argument: word) else { return try checkExpectation(type) }
      let again = Value(argument: value.argument)
      try require(again.map { isSame($0, value) } ?? false, "\(type): \(value.argument) is read otherwise")
    }

    /// A value as it is spelled here means it, where it is spelled.
    private func checkRefusal<Value: ArgumentValue & Equatable>(
      _ type: Value.Type, _ spelling: (Value) -> String?
    ) throws(BrokenProperty) {
      guard let value = Value(argument: word) else { return try checkExpectation(type) }
      guard let spelled = spelling(value) else { return }
      try require(Value(argument: spelled) == value, "\(type): \(spelled) is read otherwise")
    }

    private func checkExpectation(_ type: any ArgumentValue.Type) throws(BrokenProperty) {
      // Names near a word are looked for among many.
      guard isThorough else { return }
      let text = type.expectation(for: word) + type.suggestion(for: word)
      try require(!text.isEmpty, "\(type) is refused without what was expected")
    }

    private func checkSizeClass() throws(BrokenProperty) {
      guard let sizeClass = SizeClass(name: word) else { return }
      for name in [sizeClass.description, sizeClass.shortName] {
        try require(SizeClass(name: name) == sizeClass, "\(name) is another size class")
      }
    }

    private func checkVariation() throws(BrokenProperty) {
      let key = VariationKey(word)
      try require(VariationKey(key.description) == key, "\(key) is another variation")
    }
  }

  private let argumentWords =
    SizeClass.all.map(\.description) + [
      "wC hR", "wAny hAny", "wChC", "375x667", "0x0", "1e5x1e-5", "16,20,100,44", "a-b.width",
    ]
    + [
      "16:9", "1/2", "2/3", "slide-over", "iPhone 15", "iPad Pro 11", "retina4_7", "portrait", "dark", "rtl",
      "true", "-",
    ]
    + [
      "--size", "--device", "--size=", "--size-class", "--in", "--window", "--orientation", "--canvas",
      "--format", "--", "--help",
    ]
    + [
      "layout", "show", "edit", "set", "add", "sql", "import", "export", "compare", "transition", "\n", "x",
      ",", ".", ":", "=",
    ]
    + [
      "--database", "--object", "--attribute", "--value", "--quiet", "--strict", "--no-", "undo", "help",
      "completions",
    ]
    + [
      "widthClass=compact-heightClass=regular", "default", "accessibilityExtraExtraExtraLarge",
      "<a b=\"c\"/>", "inch", "2nd generation",
    ]

  private let argumentSeeds: [[UInt8]] = [
    "layout\nA.storyboard\n--device\niPhone 15\n--orientation\nlandscape\n--window=1/2\n--size-class=wC hR",
    "layout\n--size\n375x667\nB.xib\n--direction\nrtl\n--style\ndark\n--content-size\naccessibilityLarge",
    "edit\nA.xib\nadd\nlabel\n--to\nv\n--frame\n16,20,100,44",
    "0.5\n4:3\n1e-7\n-12\ncompact-regular\niPhone SE (2nd generation)",
    "edit\nA.xib\nconstrain\n--first\na.width\n--second\nb.height\n--multiplier\n16:9\n--priority\n750",
    "help\nlayout", "--version",
    "edit\nset\n--database\na.db\n--object\nx\n--element\n<color key=\"a\" white=\"1\"/>",
    "widthClass=compact-userInterfaceIdiom=pad",
    "sql\nSELECT 1\n--database\na.db\n--limit\n5",
    "transition\nA.xib\n--from\nany-any\n--to\nregular-compact\n--device\nretina4_7",
  ].map { Array($0.utf8) }
#endif
