import Foundation
import TestSupport
import Testing

/// Changes that take several values to say are said in sentences.
struct DifferenceSentenceTests {
  private static func document(
    _ first: String = "Hello ", color: String = #"red="1" green="0.0" blue="0.0""#,
    font: String = #"size="17" name="Helvetica""#,
    constraint: String = #"secondItem="root" secondAttribute="leading" constant="8""#
  ) -> String {
    Fixtures.xib(
      """
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <label userLabel="Head" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                          <rect key="frame" x="8" y="0.0" width="100" height="20"/>
                          <attributedString key="attributedText">
                              <fragment content="\(first)">
                                  <attributes>
                                      <color key="NSColor" \(color) alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                      <font key="NSFont" \(font)/>
                                  </attributes>
                              </fragment>
                              <fragment content="world"/>
                          </attributedString>
                      </label>
                      <view userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
                  </subviews>
                  <constraints>
                      <constraint firstItem="lab" firstAttribute="leading" \(constraint) id="c1"/>
                  </constraints>
              </view>
      """)
  }

  private static func outcome(_ words: [String], _ after: String) throws -> Program.Outcome {
    let directory = try TemporaryDirectory()
    try directory.write(document(), to: "Old.xib")
    try directory.write(after, to: "New.xib")
    return try Fixtures.ninefold.run(words + ["Old.xib", "New.xib"], in: directory.url)
  }

  @Test func `a rewired constraint is said with its equation before`() throws {
    let rewired = Self.document(constraint: #"secondItem="box" secondAttribute="trailing" constant="12""#)
    let outcome = try Self.outcome(["diff"], rewired)
    #expect(
      outcome.output.contains(
        "~ constraint 'Head'.leading = 'Box'.trailing + 12 (c1)  rewired, before 'Head'.leading = leading + 8\n"
      ))
    #expect(!outcome.output.contains("secondItem"))
    let moved = try Self.outcome(
      ["diff"], Self.document(constraint: #"secondItem="root" secondAttribute="leading" constant="9""#))
    #expect(moved.output.contains("constant 8 → 9") && !moved.output.contains("rewired"))
  }

  @Test func `an attributed text is said as a text, and its look in words`() throws {
    let changed = Self.document(
      "Good morning ", color: #"red="0.5" green="0.0" blue="0.0""#, font: #"size="21" name="Helvetica-Bold""#)
    let outcome = try Self.outcome(["diff"], changed)
    for sentence in [
      "attributedText 'Hello world' → 'Good morning world'\n", "color of 'Good morning ' #FF0000 → #800000\n",
      "font of 'Good morning ' Helvetica 17 → Helvetica-Bold 21\n",
    ] {
      #expect(outcome.output.contains(sentence))
    }
    #expect(!outcome.output.contains("fragment["))
  }

  @Test func `a review pictures a changed text and lists new findings with where they hold`() throws {
    let page = try Self.outcome(["review"], Self.document("Good morning "))
    #expect(page.output.components(separatedBy: "data:image/svg").count >= 3)
    let rewired = Self.document(constraint: #"secondItem="box" secondAttribute="trailing" constant="12""#)
    let review = try Self.outcome(["review", "--format", "text"], rewired)
    let finding = review.output.split(separator: "\n").first { $0.contains("(ambiguous)") }
    #expect(finding?.hasSuffix("]") == true, "\(review.output)")
  }
}
