import Foundation
import TestSupport
import Testing

/// Colours and constraints as people write them on the command line.
struct EditSpelledTests {
  private static let catalog = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
    {"red": "0.25", "green": "0.5", "blue": "0.000", "alpha": "1.000"}}}], "info": {"version": 1, "author": "xcode"}}
    """

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      Fixtures.storyboard(
        [#"<label userLabel="OK" translatesAutoresizingMaskIntoConstraints="NO" id="l1"/>"#]),
      to: "App/Base.lproj/Main.storyboard")
    try directory.write(Self.catalog, to: "App/Assets.xcassets/Moss.colorset/Contents.json")
    try directory.write("{}", to: "App/Assets.xcassets/Contents.json")
  }

  private func edit(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(
      ["edit"] + words + ["App/Base.lproj/Main.storyboard", "--dry-run"], in: directory.url)
  }

  @Test func `a colour goes by its name, and one of the project's catalogue by its own`() throws {
    let red = try edit("set", "--object", "OK", "--attribute", "textColor", "--value", "red")
    #expect(
      red.code == 0 && red.output.contains(#"+"#) && red.output.contains(#"<color key="textColor" red="1""#))
    let moss = try edit("set", "--object", "OK", "--attribute", "textColor", "--value", "Moss")
    #expect(moss.output.contains(#"<color key="textColor" name="Moss"/>"#))
    #expect(
      moss.output.contains(#"<namedColor name="Moss">"#) && moss.output.contains(#"red="0.25" green="0.5""#))
    let none = try edit("set", "--object", "OK", "--attribute", "textColor", "--value", "Mos")
    #expect(none.code == 2 && none.errors.contains("or one of the project's: Moss; did you mean 'Moss'?"))
  }

  @Test func `a stored document takes colours of the project's stored catalogue`() throws {
    let stored = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(stored.code == 0, "\(stored.errors)")
    let outcome = try Fixtures.ninefold.run(
      ["edit", "set", "--database", "a.db", "--object", "OK", "--attribute", "textColor", "--value", "Moss"],
      in: directory.url)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `a constraint is an equation, before the file or behind it`() throws {
    let one = try edit("constrain", "OK.width = 100", "--id", "n1")
    #expect(
      one.output.contains(#"+"#)
        && one.output.contains(#"<constraint firstAttribute="width" constant="100" id="n1"/>"#))
    let two = try Fixtures.ninefold.run(
      [
        "edit", "App/Base.lproj/Main.storyboard", "constrain", "OK.leading >= 2 * leading + 8 @750", "--id",
        "n2",
        "--dry-run",
      ], in: directory.url)
    #expect(
      two.output.contains(
        #"firstItem="l1" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" "#
          + #"secondAttribute="leading" multiplier="2" priority="750" constant="8" id="n2""#), "\(two.errors)"
    )
  }

  @Test func `an equation excludes its parts, and one of the two is needed`() throws {
    #expect(try edit("constrain", "OK.width = 100", "--constant", "3").code == 64)
    #expect(try edit("constrain").errors.contains("expected EQUATION or --first"))
    let unknown = try edit("constrain", "OKK.width = 100")
    #expect(unknown.code == 2 && unknown.errors.contains("no object 'OKK'"))
  }
}
