import Controls
import InterfaceBuilder
import OperatingSystem
import SceneModel
import Testing

@testable import CodeProving
@testable import SceneCode

/// The reading of what a proof prints, and of what the compiler says.
struct CodeProofTests {
  @Test func `frames are read from lines of five columns`() {
    let lines = [
      "scenes\tLogin\t9\tabc-de-fgh\t1.0 2.5 30.0 40.0", "scenes\tLogin\t9\tabc-de-fgi\t1.0 2.5 30.0",
      "scenes\tLogin\tx\tabc-de-fgj\t1.0 2.5 30.0 40.0", "anything else",
    ]
    let frames = CodeProof.frames(in: Array(lines.joined(separator: "\n").utf8))
    #expect(
      frames == [
        CodeProof.Key(type: "Login", environment: 9, view: "abc-de-fgh"): Rect(
          x: 1, y: 2.5, width: 30, height: 40)
      ])
  }

  @Test func `errors of the compiler are told once and without their places`() {
    let output = """
      /tmp/x/Scenes.swift:3:4: error: cannot find 'UIWebView' in scope
      /tmp/x/Scenes.swift:3:4: warning: unused
      /tmp/x/Scenes.swift:9:4: error: cannot find 'UIWebView' in scope
      """
    #expect(CodeProof.errors(in: Array(output.utf8)) == ["error: cannot find 'UIWebView' in scope"])
  }

  @Test(arguments: [
    (CodeProofError.Reason.noCompiler, "the code cannot be proved: there is no swift on this machine"),
    (.notCompiled(["error: a", "error: b"]), "the code does not compile: error: a and 1 more"),
    (.ended(-1), "the code cannot be proved: it ended with -1"),
    (.folder(.notWritable), "the code cannot be proved: \(FileDefect.notWritable)"),
  ])
  func `why nothing was proved is a line`(reason: CodeProofError.Reason, text: String) {
    #expect(CodeProofError(reason).description == text)
  }

  @Test func `there are nine size classes and five devices`() {
    #expect(ProofEnvironment.all.count == 14)
    #expect(ProofEnvironment.all.prefix(9).allSatisfy { $0.sizeClass != nil })
    #expect(ProofEnvironment.all.dropFirst(9).allSatisfy { $0.sizeClass == nil })
  }

  /// A class of a program has a size of its own, which the document does not know: what Interface Builder was
  /// told of it, or saw when it ran the class, counts for nothing.
  @Test(arguments: [
    (#"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite""#, ""),
    (
      "",
      #"<designables><designable name="badge"><size key="intrinsicContentSize" width="70" height="-1"/>"#
        + "</designable></designables>"
    ),
  ])
  func `sizes that stand in for a class's own are left out`(attributes: String, rendered: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">\
      <rect key="frame" width="90" height="90"/><subviews><view \(attributes) id="badge" customClass="Badge" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="70" height="9"/></view></subviews>\
      <constraints><constraint firstItem="badge" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="edge"/></constraints></view></objects>\(rendered)</document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "Card.xib")
    let proved = ProvedDocument(document, document.scenes, isLocalized: false)
    let frames = proved.frames(of: try #require(proved.roots.first)).filter { $0.id == "badge" }
    #expect(frames.count == 14)
    #expect(frames.allSatisfy { $0.frame.width == 0 })
  }

  /// A document may use one class for a plain view and for a button.
  @Test(arguments: [["view", "button"], ["button", "view"]])
  func `a class of several elements is as special as the most special`(elements: [String]) throws {
    let views = elements.map { element in
      """
      <\(element) id="\(element)" customClass="Badge"><rect key="frame" width="9" height="9"/></\(element)>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="root"><rect key="frame" width="90" height="90"/>\
      <subviews>\(views.joined())</subviews></view></objects></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "Card.xib")
    let code = SceneCode(document, document.scenes)
    #expect(code.ownTypes == [SceneCode.OwnType(name: "Badge", superclass: "UIButton")])
  }

  /// The source is compiled and run: nothing that a document says may become a part of it but as a text.
  @Test func `an identifier with signs of Swift stays a text`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="a&quot;, end()), (&quot;\\(end())">\
      <rect key="frame" width="9" height="9"/></view></objects></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "Card.xib")
    let proved = ProvedDocument(document, document.scenes, isLocalized: false)
    let source = ProofHarness.source(proved, namespace: "Scenes")
    #expect(source.contains(#"("a\", end()), (\"\\(end())", object)"#), "\(source)")
  }
}
