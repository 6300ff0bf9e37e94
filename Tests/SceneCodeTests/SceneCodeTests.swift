import Controls
import InterfaceBuilder
import SceneModel
import Testing

@testable import SceneCode

/// Rules of what is written, by documents of one view.
struct SceneCodeTests {
  private func code(_ content: String) throws -> SceneCode {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects><view contentMode="scaleToFill" id="roo-tv-001"><rect key="frame" x="0" y="0" width="320" height="480"/>
      \(content)<viewLayoutGuide key="safeArea" id="saf-ea-001"/></view></objects></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "Card.xib")
    return SceneCode(document, document.scenes)
  }

  private func label(_ attributes: String, _ children: String = "") -> String {
    """
    <subviews><label contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001" \
    \(attributes)><rect key="frame" x="0" y="0" width="9" height="9"/>\(children)</label></subviews>
    """
  }

  /// Values that a class has by itself are not written; a document's word is UIKit's case
  /// (https://developer.apple.com/documentation/uikit/uilabel).
  @Test(arguments: [
    (#"text="Tide" numberOfLines="0""#, #"label.numberOfLines = 0"#, true),
    (#"text="Tide" numberOfLines="1""#, "numberOfLines", false),
    (#"text="Tide" lineBreakMode="middleTruncation""#, "label.lineBreakMode = .byTruncatingMiddle", true),
    (#"text="Tide" lineBreakMode="tailTruncation""#, "lineBreakMode", false),
    (#"text="Tide" textAlignment="center""#, "label.textAlignment = .center", true),
    (#"text="Tide" hidden="YES" alpha="0.5""#, "label.alpha = 0.5", true),
    (
      #"text="Tide" horizontalHuggingPriority="251""#,
      "label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)", true
    ),
    (#"text="Tide" verticalCompressionResistancePriority="750""#, "setContentCompressionResistance", false),
    (#"text="Tide" glow="3""#, #"// Not carried over: glow "3""#, true),
  ])
  func `a setting is written where it differs from the class's`(
    attributes: String, text: String, isThere: Bool
  ) throws {
    let source = try code(label(attributes)).source
    #expect(source.contains(text) == isThere, "\(source)")
  }

  /// The font of a button's attributed title is its label's; the scale of a symbol is its own; a table whose
  /// content ignores the safe area says so (https://developer.apple.com/documentation/uikit/uibutton,
  /// uiimage/symbolconfiguration, uitableview/insetscontentviewstosafearea).
  @Test(arguments: [
    (
      #"""
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
      <rect key="frame" x="0" y="0" width="9" height="9"/><state key="normal">
      <attributedString key="attributedTitle"><fragment content="Skip"><attributes>
      <font key="NSFont" size="14" name="Rubik-Regular"/></attributes></fragment></attributedString></state></button>
      """#, #"button.titleLabel?.font = UIFont(name: "Rubik-Regular", size: 14)"#
    ),
    (
      #"""
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
      <rect key="frame" x="0" y="0" width="9" height="9"/>
      <imageReference key="image" image="star" catalog="system" symbolScale="large"/></imageView>
      """#,
      #"systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large)"#
    ),
    (
      #"""
      <tableView contentViewInsetsToSafeArea="NO" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-001">
      <rect key="frame" x="0" y="0" width="9" height="9"/></tableView>
      """#, "tableView.insetsContentViewsToSafeArea = false"
    ),
  ])
  func `what lays out is carried over`(view: String, text: String) throws {
    let source = try code("<subviews>\(view)</subviews>").source
    #expect(source.contains(text), "\(source)")
  }

  /// Anchors of a subview come before those of its superview and of guides; a multiplied position is said by
  /// the initializer (https://developer.apple.com/documentation/uikit/nslayoutanchor).
  @Test(arguments: [
    (
      #"firstItem="saf-ea-001" firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="16""#,
      "label.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)"
    ),
    (
      #"firstItem="saf-ea-001" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="lab-el-001" secondAttribute="bottom""#,
      "label.bottomAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor)"
    ),
    (
      #"firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leadingMargin""#,
      "label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)"
    ),
    (
      #"firstItem="lab-el-001" firstAttribute="width" secondItem="roo-tv-001" secondAttribute="height" multiplier="2:3""#,
      "label.widthAnchor.constraint(equalTo: heightAnchor, multiplier: 0.6666666666666666)"
    ),
    (
      #"firstItem="lab-el-001" firstAttribute="centerY" secondItem="roo-tv-001" secondAttribute="centerY" multiplier="0.5""#,
      "item: label, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY"
    ),
    (
      #"firstItem="lab-el-001" firstAttribute="height" constant="44""#,
      "label.heightAnchor.constraint(equalToConstant: 44)"
    ),
  ])
  func `a constraint is written by anchors where these can say it`(attributes: String, text: String) throws {
    let source = try code(
      label("") + #"<constraints><constraint id="con-st-001" \#(attributes)/></constraints>"#
    ).source
    #expect(source.contains(text), "\(source)")
  }

  /// Attributed text has the font of its first fragment (InterfaceBuilder.md#attributed-text).
  @Test func `attributed text is its characters in the font of the first`() throws {
    let source = try code(
      label(
        #"usesAttributedText="YES""#,
        """
        <attributedString key="attributedText"><fragment content="Low "><attributes>
        <font key="NSFont" size="20" metaFont="system"/></attributes></fragment>
        <fragment content="tide"/></attributedString>
        """)
    ).source
    #expect(source.contains(#"label.text = "Low tide""#), "\(source)")
    #expect(source.contains("label.font = .systemFont(ofSize: 20)"))
    #expect(source.contains("// Not carried over: attributes of its text"))
  }

  /// Distances of lines are those of the first fragment (InterfaceBuilder.md#attributed-text).
  @Test func `attributed text has the paragraph style of the first fragment`() throws {
    let source = try code(
      label(
        #"usesAttributedText="YES" numberOfLines="0""#,
        """
        <attributedString key="attributedText"><fragment content="Low tide"><attributes>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3" lineHeightMultiple="1.5"/>
        </attributes></fragment></attributedString>
        """)
    ).source
    #expect(source.contains("let paragraphStyle = NSMutableParagraphStyle()"), "\(source)")
    #expect(source.contains("paragraphStyle.lineSpacing = 3"))
    #expect(source.contains("paragraphStyle.lineHeightMultiple = 1.5"))
    let text = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains(
        #"NSAttributedString( string: "Low tide", attributes: [.paragraphStyle: paragraphStyle])"#),
      "\(source)")
    #expect(!source.contains("Not carried over: attributes"))
  }

  /// A fixed frame is one, although constraints stand for it (InterfaceBuilder.md#fixed-frames). The
  /// view around it has one, too, and an initializer with a parameter of that name.
  @Test func `a view of a fixed frame has its frame`() throws {
    let source = try code(label(#"text="Tide" fixedFrame="YES""#)).source
    #expect(source.contains("  self.frame = CGRect(x: 0, y: 0, width: 320, height: 480)"), "\(source)")
    #expect(source.contains("label.frame = CGRect(x: 0, y: 0, width: 9, height: 9)"), "\(source)")
    #expect(!source.contains("label.translatesAutoresizingMaskIntoConstraints = false"))
  }

  @Test func `a text of a document ends no literal and no comment`() throws {
    let source = try code(
      label(#"text="a&quot;; \(b) &#10;" userLabel="class" glow="x&#10;y""#)
    ).source
    #expect(source.contains(#"label.text = "a\"; \\(b) \n""#))
    #expect(source.contains(#"// Not carried over: glow "x\ny""#))
    #expect(source.contains("let classLabel: UILabel"))
  }

  @Test func `what differs between classes is chosen by size class`() throws {
    let source = try code(
      label(
        #"text="Tide""#,
        #"<variation key="heightClass=compact" hidden="YES"/>"#)
    ).source
    #expect(source.contains("let isCompactHeight = height == .compact"))
    #expect(source.contains("override func traitCollectionDidChange"))
    #expect(source.contains("tideLabel.isHidden = true"))
  }

  @Test func `controllers that embed each other do not make each other without end`() throws {
    func scene(_ number: Int, _ other: Int) -> String {
      """
      <scene sceneID="sce-ne-00\(number)"><objects><viewController id="con-tr-00\(number)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-tv-00\(number)"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews><containerView opaque="NO" contentMode="scaleToFill" id="box-vi-00\(number)">
      <rect key="frame" x="0" y="0" width="9" height="9"/><connections>
      <segue destination="con-tr-00\(other)" kind="embed" id="seg-ue-00\(number)"/></connections></containerView></subviews>
      </view></viewController></objects></scene>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scene(1, 2))\(scene(2, 1))</scenes></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "Ring.storyboard")
    #expect(!SceneCode(document, document.scenes).source.contains("addChild("))
  }
}
