import Controls
import InterfaceBuilder
import SceneModel

/// A document with every attribute that the typed readings read, each of another value than where it is absent.
enum ReadingFixture {
  static func tree(_ xml: String) throws -> ElementTree {
    try DocumentReader().read(Array("<document>\(xml)</document>".utf8), path: "a.xib").tree
  }

  /// A tree of each element within the document.
  static let parts: Result<[ElementTree], any Error> = Result {
    let whole = try tree(xml)
    guard let root = whole.root else { return [] }
    return whole.elements(of: root).map { copy($0, of: whole) }
  }

  /// A tree of one element.
  private static func copy(_ part: NodeID, of tree: ElementTree) -> ElementTree {
    var builder = ElementTree.Builder()
    var open: [Int] = []
    for index in tree.subtree(of: part) {
      let node = NodeID(index)
      while let end = open.last, end == index {
        builder.closeElement()
        open.removeLast()
      }
      guard tree.kind(of: node) == .element else {
        builder.addLeaf(tree.kind(of: node), tree.storedText(of: node))
        continue
      }
      builder.openElement(builder.intern(tree.tag(of: node)))
      for attribute in tree.attributes(of: node) {
        builder.addAttribute(Attribute(builder.intern(tree.names.text(attribute.name)), attribute.value))
      }
      open.append(tree.subtree(of: node).upperBound)
    }
    return builder.finish()
  }

  /// The first element of a name.
  static func first(_ name: String, in tree: ElementTree) -> NodeID? {
    (0..<tree.count).map { NodeID($0) }.first { tree.kind(of: $0) == .element && tree.tag(of: $0) == name }
  }

  static let xml = """
    <device id="retina6_1" orientation="landscape" layout="fullscreen" appearance="dark"/>
    <device id="ipad9_7"><adaptation id="splitview2_3"/></device>
    <customFonts key="customFonts"><array key="A.ttf"><string>A-Bold</string></array>
    <mutableArray key="B.ttf"><string>B</string></mutableArray></customFonts>
    <view id="v" key="view" userLabel="Root" customClass="C" customModule="M" customModuleProvider="target"
      sceneMemberID="viewController" restorationIdentifier="r" unread="1"/><group>
    <color key="a" red="0.1" green="0.2" blue="0.3" alpha="0.4" colorSpace="custom" customColorSpace="sRGB"/>
    <color key="b" white="0.5" alpha="0.5" colorSpace="calibratedWhite"/>
    <color key="c" systemColor="labelColor"/><color key="d" name="Brand"/>
    <color key="e" name="textColor" catalog="System" colorSpace="catalog"/>
    <color key="f" cocoaTouchSystemColor="whiteColor" xcode11CocoaTouchSystemColor="systemBackgroundColor"/>
    <fontDescription key="f" type="system" weight="bold" name="N" family="F" pointSize="17"/>
    <fontDescription key="g" style="UICTFontTextStyleBody" type="system" size="system"/>
    <font key="font" metaFont="system" name="N" size="11" textStyle="headline" usesAppearanceFont="YES"/>
    </group><group><inset key="i" minX="1" minY="2" maxX="3" maxY="4"/><edgeInsets key="j" top="1" left="2" bottom="3" right="4"/>
    <directionalEdgeInsets key="k" top="1" leading="2" bottom="3" trailing="4"/>
    </group><group><attributedString key="t"><fragment content="One"><attributes>
    <color key="NSColor" white="0" alpha="1"/><color key="NSStrokeColor" white="1" alpha="1"/><font key="NSFont" size="12"/>
    <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" baseWritingDirection="natural"
      lineSpacing="1" paragraphSpacing="2" lineHeightMultiple="3" minimumLineHeight="4" maximumLineHeight="5"
      firstLineHeadIndent="6" headIndent="7" tailIndent="8"/><real key="NSKern" value="0.5"/>
    <integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="2"/></attributes></fragment>
    <fragment><string key="content">Two
    lines</string></fragment></attributedString>
    </group><group><preferredSymbolConfiguration key="s" configurationType="pointSize" pointSize="20" weight="bold" scale="large"/>
    <imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="template"/>
    <segments><segment title="One" image="i" catalog="system" width="50" enabled="NO">
    <size key="contentOffset" width="1" height="2"/></segment></segments>
    </group><group><textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no"
      spellCheckingType="no" keyboardType="URL" keyboardAppearance="alert" returnKeyType="go"
      enablesReturnKeyAutomatically="YES" secureTextEntry="YES" smartDashesType="no"
      smartInsertDeleteType="no" smartQuotesType="no" textContentType="url" unread="1"/>
    </group><group><accessibility key="accessibilityConfiguration" identifier="i" label="l" hint="h" value="v">
    <accessibilityTraits key="traits" \(traits)/><bool key="isElement" value="NO"/></accessibility>
    <accessibility description="d" help="e"/><accessibility><string key="label">two
    lines</string></accessibility>
    </group><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
    <userDefinedRuntimeAttribute type="image" keyPath="b" value="star" catalog="system"/>
    <userDefinedRuntimeAttribute type="string" keyPath="c"><string key="value">a</string></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="d"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="e"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="color" keyPath="f"><color key="value" name="x"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="point" keyPath="g"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="size" keyPath="h"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="rect" keyPath="i"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="range" keyPath="j"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="nil" keyPath="k"/><userDefinedRuntimeAttribute type="odd" keyPath="l"/>
    </userDefinedRuntimeAttributes>
    <connections><outlet property="p" destination="v" id="o1"/>
    <outletCollection property="p" destination="v" collectionClass="NSMutableArray" appends="YES" id="o2"/>
    <action selector="s:" destination="v" eventType="touchUpInside" id="o3"/><action selector="s:" target="v" id="o4"/>
    <segue destination="v" kind="relationship" relationship="rootViewController" identifier="i" customClass="C"
      customModule="M" unwindAction="u:" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve"
      animates="NO" popoverAnchorView="v" destinationCreationSelector="m:" id="o5"/>
    <segue destination="v" kind="popoverPresentation" popoverAnchorBarButtonItem="b1" id="o6"/><segue reference="o6"/></connections>
    <button id="bt"><state key="normal" title="T" image="i" backgroundImage="b" catalog="system">
    <color key="titleColor" white="0" alpha="1"/><color key="titleShadowColor" white="1" alpha="1"/>
    <attributedString key="attributedTitle"><fragment content="A"/></attributedString>
    <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/></state>
    <state key="selected"><string key="title">two
    lines</string></state>
    <buttonConfiguration key="configuration" style="filled" title="T" subtitle="S" image="i" catalog="system"
      imagePlacement="top" imagePadding="4" titlePadding="5" titleAlignment="center" buttonSize="large"
      cornerStyle="capsule" showsActivityIndicator="YES"><fontDescription key="titleFontDescription" type="system"/>
    <color key="baseForegroundColor" name="a"/><color key="baseBackgroundColor" name="b"/>
    <attributedString key="attributedTitle"><fragment content="A"/></attributedString>
    <directionalEdgeInsets key="contentInsets" top="1"/></buttonConfiguration>
    <buttonConfiguration style="plain"><string key="title">two</string><imageReference key="image" image="star"/></buttonConfiguration></button>
    \(recognizers)
    <navigationItem key="navigationItem" title="T" prompt="P" largeTitleDisplayMode="never"
      leftItemsSupplementBackButton="YES" hidesBackButton="YES" id="n">
    <barButtonItem key="leftBarButtonItem" title="L" systemItem="done" image="i" landscapeImage="j" selectedImage="k"
      catalog="system" style="done" width="10" enabled="NO" tag="3" id="b1"><color key="tintColor" name="c"/></barButtonItem>
    <rightBarButtonItems><barButtonItem id="b2"><string key="title">two</string></barButtonItem></rightBarButtonItems>
    <leftBarButtonItems><barButtonItem id="b4"/></leftBarButtonItems><barButtonItem key="backBarButtonItem" title="Back" id="b3"/></navigationItem>
    <navigationItem id="n2"><string key="title">two</string></navigationItem>
    <tabBarItem key="tabBarItem" title="T" systemItem="more" image="i" landscapeImage="j" selectedImage="k"
      catalog="system" enabled="NO" tag="1" id="t1"/>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><exit id="x1"/>
    <viewControllerPlaceholder storyboardName="S" referencedIdentifier="R" bundleIdentifier="B"
      storyboardIdentifier="I" id="p1"/>
    <controllerPlaceholder storyboardName="S" referencedIdentifier="R" bundleIdentifier="B" id="p2"/>
    <resources><image name="i" width="10" height="20" catalog="system"/><namedColor name="a"><color white="0" alpha="1"/></namedColor>
    <systemColor name="b"><color white="1" alpha="1"/></systemColor></resources>
    <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="YES" barStyle="black"/>
    <simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO" barStyle="black"/>
    <simulatedToolbarMetrics key="simulatedBottomBarMetrics" translucent="NO" barStyle="black"/>
    <simulatedScreenMetrics key="destination" type="retina4"/>
    <simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><fixedSimulatedSizeMetrics key="s"/>
    <splitViewDetailSimulatedSizeMetrics key="s"/><splitViewMasterSimulatedSizeMetrics key="s"/>
    <modalPageSheetSimulatedSizeMetrics key="s"/><modalFormSheetSimulatedSizeMetrics key="s"/>
    <nil key="simulatedTopBarMetrics"/>
    <tableViewSection headerTitle="H" footerTitle="F" id="q1"/>
    <tableViewSection id="q2"><string key="headerTitle">two</string></tableViewSection>
    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="1"
      minimumInteritemSpacing="2" sectionInsetReference="safeArea" automaticEstimatedItemSize="YES" id="q3">
    <size key="itemSize" width="1" height="2"/><size key="estimatedItemSize" width="1" height="2"/>
    <size key="headerReferenceSize" width="1" height="2"/><size key="footerReferenceSize" width="1" height="2"/>
    <inset key="sectionInset" minX="1"/></collectionViewFlowLayout>
    <document type="t" version="3.0" toolsVersion="22155" systemVersion="s" targetRuntime="r"
      propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
      colorMatched="YES" launchScreen="YES" initialViewController="c"><dependencies>
    <deployment identifier="iOS" version="1"/><plugIn identifier="p" version="2"/>
    <capability name="c" minToolsVersion="3"/></dependencies></document>
    <view id="w1"><color key="backgroundColor" name="a"/><color key="tintColor" name="b"/></view>
    <viewController id="w2"><string key="title">two</string><size key="freeformSize" width="1" height="2"/>
    <size key="preferredContentSize" width="1" height="2"/></viewController>
    <label id="w3"><string key="text">two</string><fontDescription key="fontDescription" type="system"/>
    <color key="textColor" name="a"/><attributedString key="attributedText"/></label>
    <button id="w4"><fontDescription key="fontDescription" type="system"/>
    <inset key="contentEdgeInsets" minX="1"/><inset key="titleEdgeInsets" minX="1"/></button>
    <tableView id="w5"><color key="separatorColor" name="a"/><inset key="separatorInset" minX="1"/></tableView>
    <imageView id="w6"><imageReference key="image" image="star" catalog="system"/>
    <preferredSymbolConfiguration scale="small"/></imageView>
    \(properties)
    """

  private static let traits = [
    "adjustable", "allowsDirectInteraction", "button", "causesPageTurn", "header", "image", "keyboardKey",
    "link", "none", "notEnabled", "playsSound", "searchField", "selected", "startsMediaSession", "staticText",
    "summaryElement", "tabBar", "toggleButton", "updatesFrequently",
  ].map { "\($0)=\"YES\"" }.joined(separator: " ")

  /// Each element that is read for its attributes alone, with every attribute that any of them has: once all `YES`,
  /// once all `7`, as flags and numbers are nil of other values.
  private static let properties: String = {
    let readings: [any ElementReading.Type] = [
      ViewProperties.self, ControllerProperties.self, ControlProperties.self, RangeProperties.self,
      TextProperties.self, ButtonProperties.self, ScrollProperties.self, TableProperties.self,
      CellProperties.self, ImageProperties.self,
    ]
    var elements: Set<String> = ["view", "viewController"]
    var attributes: Set<String> = []
    for (element, names) in readings.flatMap({ Array($0.vocabulary) }) where names.contains("id") {
      if !element.hasSuffix("*") { elements.insert(element) }
      attributes.formUnion(names)
    }
    attributes.remove("id")
    var text = ""
    for element in elements.sorted() {
      for value in ["YES", "7"] {
        let values = attributes.sorted().map { "\($0)=\"\(value)\"" }.joined(separator: " ")
        text += "<\(element) \(values) id=\"\(element)\(value)\"/>"
      }
    }
    return text
  }()

  private static let recognizers: String = {
    let common = #"enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO""#
    let kinds = [
      ("tap", #"numberOfTapsRequired="2" numberOfTouchesRequired="2""#),
      ("swipe", #"direction="left" numberOfTouchesRequired="2""#),
      ("pan", #"minimumNumberOfTouches="1" maximumNumberOfTouches="2""#),
      ("screenEdgePan", #"minimumNumberOfTouches="1" maximumNumberOfTouches="2""#),
      (
        "pongPress",
        #"allowableMovement="9" minimumPressDuration="1" numberOfTapsRequired="1" numberOfTouchesRequired="2""#
      ),
      ("pinch", #"scale="2""#), ("rotation", #"rotation="1""#),
    ]
    return kinds.enumerated().map { index, kind in
      "<\(kind.0)GestureRecognizer \(kind.1) \(common) unread=\"1\" id=\"g\(index)\"/>"
    }.joined()
  }()
}
