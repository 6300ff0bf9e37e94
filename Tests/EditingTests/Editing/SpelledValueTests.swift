import Foundation
import InterfaceBuilder
import SceneModel
import Testing

@testable import Editing

/// Values that are elements, set by short spellings.
struct SpelledValueTests {
  private static func document(_ version: Int, _ object: String) throws -> Document {
    try Sample.parsed(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
          <objects>
              \(object)
          </objects>
      </document>

      """)
  }

  /// The text of a document after a value of its only object is set.
  private static func text(
    _ path: String, _ value: String, version: Int = 22155, of object: String = #"<label id="a"/>"#,
    in sizeClass: SizeClass = .any, catalogs: [AssetCatalog] = []
  ) throws -> String {
    var document = try document(version, object)
    var ids = ObjectIDGenerator(optionalSeed: 1)
    try document.apply(
      .set(ObjectID("a"), attribute: ValuePath(path), to: value), in: sizeClass, ids: &ids, catalogs: catalogs
    )
    return String(decoding: DocumentWriter().write(document), as: UTF8.self)
  }

  @Test(arguments: [
    (22155, "red", #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#),
    (10117, "red", #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB""#),
    (
      22155, "gray",
      #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    ),
    (12121, "white", #"white="1" alpha="1" colorSpace="calibratedWhite""#),
    (
      22155, "clear",
      #"white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    ),
    (
      22155, ".orange",
      #"red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    ),
    (
      22155, "#0af",
      #"red="0.0" green="0.66666666666666663" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    ),
    (
      22155, "#00000080",
      #"red="0.0" green="0.0" blue="0.0" alpha="0.50196078431372548" colorSpace="custom" customColorSpace="sRGB""#
    ),
    (22155, "systemRed", #"systemColor="systemRedColor""#), (22155, "tint", #"systemColor="tintColor""#),
    (22155, "darkText", #"systemColor="darkTextColor""#),
    (14868, "label", #"systemColor="labelColor" cocoaTouchSystemColor="darkTextColor""#),
    (
      14868, "systemRedColor",
      #"systemColor="systemRedColor" red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" "#
        + #"colorSpace="custom" customColorSpace="sRGB""#
    ), (9531, "lightText", #"cocoaTouchSystemColor="lightTextColor""#),
  ])
  func `a colour is written as Interface Builder of the document's version writes it`(
    version: Int, word: String, written: String
  ) throws {
    #expect(
      try Self.text("textColor", word, version: version).contains("<color key=\"textColor\" \(written)/>"))
  }

  @Test func `a colour of the system is listed with its value, from Xcode 12 on, once`() throws {
    let text = try Self.text("textColor", "systemGreen")
    #expect(text.components(separatedBy: "<systemColor name=\"systemGreenColor\">").count == 2)
    #expect(!(try Self.text("textColor", "systemGreen", version: 16096).contains("<resources>")))
  }

  @Test func `a colour of a catalogue goes by its name and is listed before the system's`() throws {
    let moss = ColorSet(
      name: "Moss",
      variants: [
        ColorVariant(
          traits: AssetTraits(),
          color: .components(red: 0.25, green: 0.5, blue: 0, alpha: 1, space: "display-p3"))
      ])
    let catalogs = [AssetCatalog(path: "Assets.xcassets", images: [], colors: [moss])]
    let text = try Self.text(
      "textColor", "Moss",
      of: #"<label id="a"><color key="tintColor" systemColor="labelColor"/></label>"#, catalogs: catalogs)
    #expect(text.contains(#"<color key="textColor" name="Moss"/>"#))
    #expect(
      text.contains(
        """
                <namedColor name="Moss">
                    <color red="0.25" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
                </namedColor>
        """))
    #expect(throws: EditError.self) { try Self.text("textColor", "Moss") }
  }

  @Test func `in a size class a colour stands in the variation, and the base keeps its own`() throws {
    let text = try Self.text(
      "textColor", "blue", of: #"<label id="a"><nil key="textColor"/></label>"#, in: .compactAny)
    #expect(text.contains(#"<nil key="textColor"/>"#))
    #expect(
      text.contains(
        """
                    <variation key="widthClass=compact">
                        <color key="textColor" red="0.0" green="0.0" blue="1"
        """))
  }

  @Test(arguments: [
    (
      "fontDescription", "system 17",
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    ),
    (
      "fontDescription", "bold 12.5",
      #"<fontDescription key="fontDescription" type="boldSystem" pointSize="12.5"/>"#
    ),
    (
      "fontDescription", "system semibold 15",
      #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>"#
    ),
    (
      "fontDescription", "HelveticaNeue-Bold 12",
      #"<fontDescription key="fontDescription" name="HelveticaNeue-Bold" family="Helvetica Neue" pointSize="12"/>"#
    ),
    (
      "fontDescription", "subheadline",
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>"#
    ),
    ("layoutMargins", "1,2,3,4", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#),
    ("frame", "1, 2, 30, 40.5", #"<rect key="frame" x="1" y="2" width="30" height="40.5"/>"#),
    ("shadowOffset", "0,-1", #"<size key="shadowOffset" width="0.0" height="-1"/>"#),
    ("textColor", "default", #"<nil key="textColor"/>"#),
  ])
  func `fonts, rectangles, insets and sizes have short spellings`(
    path: String, word: String, written: String
  ) throws {
    #expect(try Self.text(path, word).contains(written))
  }

  @Test func `the colour of a button's title is set in its state`() throws {
    let button = #"<button id="a"><state key="normal" title="OK"/></button>"#
    let text = try Self.text("normal.titleColor", "red", of: button)
    #expect(
      text.contains(#"<state key="normal" title="OK">"#) && text.contains(#"<color key="titleColor" red="1""#)
    )
  }

  @Test(arguments: [
    ("textColor", "rad", "did you mean 'red'?"), ("textColor", "systemRde", "did you mean 'systemRed'?"),
    ("textColor", "#12", "#RRGGBB"), ("textColor", "#GGG", "#RRGGBB"), ("textColor", "", "#RRGGBB"),
    ("fontDescription", "system semibld 15", "did you mean 'semibold'?"),
    ("fontDescription", "headlin", "did you mean 'headline'?"), ("fontDescription", "system -3", "system 17"),
    ("layoutMargins", "1,2,3", "4 numbers: top,left,bottom,right"),
    ("layoutMargins", "1,2,3,nan", "4 numbers"),
  ])
  func `what is no value is refused with the forms and the nearest word`(
    path: String, word: String, part: String
  ) throws {
    let error = try #require(throws: EditError.self) { try Self.text(path, word) }
    #expect(error.description.contains(part))
  }

  @Test(arguments: ["systemRed", ".systemRed", "systemRedColor", "label"])
  func `a colour of iOS 13 is refused in a document of Xcode 10, and why is said`(color: String) throws {
    let error = try #require(throws: EditError.self) {
      try Self.text("textColor", color, version: 14490)
    }
    #expect(error.description.contains("those of iOS 13 came with Xcode 11"))
    #expect(!error.description.contains("did you mean"))
  }
}
