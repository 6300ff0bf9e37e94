import AutoLayout
import Controls
import SceneModel
import Testing
import TextMetrics

/// Frames of controls that nothing but their content sizes (InterfaceBuilder.md#alignment-rects).
struct ControlSizeTests {
  private func size(_ tag: String, _ attributes: String = "", _ content: String = "", _ toolsVersion: Int)
    throws -> Size
  {
    let fixture = Fixture(
      toolsVersion: toolsVersion, subviews: Fixture.view("con", tag, attributes, content),
      constraints: Fixture.constraints("con.leading = root.leading + 50", "con.top = root.top + 50"))
    return try fixture.frame("con").size
  }

  @Test(arguments: [
    ("switch", 14113, Size(51, 31)), ("switch", 22155, Size(51, 31)), ("switch", 24093, Size(63, 28)),
    ("stepper", 14113, Size(94, 29)), ("stepper", 22155, Size(94, 32)),
    ("activityIndicatorView", 22155, Size(20, 20)), ("pickerView", 22155, Size(320, 216)),
  ])
  func `are those of the Interface Builder that drew them`(tag: String, toolsVersion: Int, expected: Size)
    throws
  {
    #expect(try size(tag, "", "", toolsVersion) == expected)
  }

  @Test(arguments: [
    ("slider", 14113, 31.0), ("slider", 23727, 34), ("slider", 24093, 34), ("segmentedControl", 14113, 29),
    ("segmentedControl", 22155, 32), ("progressView", 14113, 2), ("progressView", 22155, 4),
    ("searchBar", 12121, 44), ("searchBar", 22155, 56), ("searchBar", 24093, 64),
    ("navigationBar", 22155, 44), ("tabBar", 22155, 49),
  ])
  func `have the height of their time`(tag: String, toolsVersion: Int, height: Double) throws {
    #expect(try size(tag, "", "", toolsVersion).height == height)
  }

  @Test(arguments: [
    ("roundedRect", 14113, 30.0), ("roundedRect", 22155, 34), ("none", 14113, 21), ("none", 22155, 22),
  ])
  func `of text fields depend on the border`(style: String, toolsVersion: Int, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    #expect(try size("textField", #"borderStyle="\#(style)""#, font, toolsVersion).height == height)
  }

  @Test(arguments: [(15, 30.0), (17, 33), (18, 34), (22, 39), (28, 46)])
  func `of a titled button are its line and twelve points`(pointSize: Int, height: Double) throws {
    let content = """
      <fontDescription key="fontDescription" type="system" pointSize="\(pointSize)"/><state key="normal" title="i"/>
      """
    #expect(try size("button", #"buttonType="system""#, content, 14113) == Size(30, height))
  }

  /// InterfaceBuilder.md#missing-fonts
  @Test(arguments: [
    (14460, "OpenSans-Bold.ttf", false), (14490, "OpenSans-Bold.ttf", true),
    (15400, "OpenSans-Bold.ttf", true),
    (15705, "OpenSans-Bold.ttf", false), (15400, "OpenSans-Bold.otf", false), (15400, "Other.ttf", false),
    (16096, "OpenSans-Bold.otf", true), (17701, "OpenSans-Bold.otf", true),
    (18122, "OpenSans-Bold.otf", false),
    (17701, "OpenSans-Bold.ttf", false),
  ])
  func `of text in a font that the canvas misses are those of Helvetica Neue`(
    toolsVersion: Int, file: String, isMissing: Bool
  ) throws {
    func size(_ name: String) throws -> Size {
      let font = #"<fontDescription key="fontDescription" name="\#(name)" pointSize="20"/>"#
      var fixture = Fixture(
        toolsVersion: toolsVersion, subviews: Fixture.view("con", "label", #"text="Rush""#, font),
        constraints: Fixture.constraints("con.leading = root.leading + 50", "con.top = root.top + 50"))
      let listed = file.hasPrefix("Open") ? "OpenSans-Bold" : "Other"
      fixture.customFonts = #"<array key="\#(file)"><string>\#(listed)</string></array>"#
      return try fixture.frame("con").size
    }
    #expect(try (size("OpenSans-Bold") == size("HelveticaNeue")) == isMissing)
  }

  /// InterfaceBuilder.md#missing-fonts
  @Test(arguments: [("Other", "HelveticaNeue"), ("SFProText-Medium", ".AppleSystemUIFont-Medium")])
  func `of text in the system font by a name of a project's file ask for the file`(
    listed: String, shown: String
  ) throws {
    func size(_ name: String) throws -> Size {
      let font = #"<fontDescription key="fontDescription" name="\#(name)" pointSize="14"/>"#
      var fixture = Fixture(
        toolsVersion: 21701,
        subviews: Fixture.view("con", "label", #"text="Contact Coinbase Support""#, font),
        constraints: Fixture.constraints("con.leading = root.leading + 50", "con.top = root.top + 50"))
      fixture.customFonts = #"<array key="Own.ttf"><string>\#(listed)</string></array>"#
      return try fixture.frame("con").size
    }
    #expect(try size("SFProText-Medium") == size(shown))
    #expect(try size("HelveticaNeue") != size(".AppleSystemUIFont-Medium"))
  }

  /// InterfaceBuilder.md#project-fonts
  @Test(arguments: [(14460, false), (15400, true), (22155, false)])
  func `of text in a font of the project are those of its file, unless the canvas missed it`(
    toolsVersion: Int, isMissing: Bool
  ) throws {
    let face = FontFace(
      names: FontNames(postScript: "Own-Bold", family: "Own", style: "Bold"), unitsPerEm: 1000,
      lineUnits: FontFace.LineUnits(ascender: 960, descender: 240, lineGap: 0),
      advances: Dictionary(uniqueKeysWithValues: "Rush".unicodeScalars.map { ($0.value, 500) }), kerning: [:])
    let font = #"<fontDescription key="fontDescription" name="Own-Bold" pointSize="20"/>"#
    var fixture = Fixture(
      toolsVersion: toolsVersion, subviews: Fixture.view("con", "label", #"text="Rush""#, font),
      constraints: Fixture.constraints("con.leading = root.leading + 50", "con.top = root.top + 50"))
    fixture.customFonts = #"<array key="Own.ttf"><string>Own-Bold</string></array>"#
    var request = LayoutRequest(ignoresSavedFrames: true)
    request.fonts = ProjectFonts(["Own-Bold": face])
    let size = try fixture.frame("con", request).size
    #expect((size == Size(40, 24)) == !isMissing)
    #expect((try fixture.frame("con").size == size) == isMissing)
  }

  /// InterfaceBuilder.md#project-fonts
  @Test(arguments: [
    (0, 0, 0, "17"), (-32768, -32768, 32767, "17"), (1_000_000, -1_000_000, 1_000_000, "17"),
    (Int(Int32.max), Int(Int32.max), Int(Int32.max), "17"), (900, 300, 1_000_000, "1e308"),
    (Int(Int32.max), 0, 0, "1e308"), (900, 300, 0, "-1e308"),
  ])
  func `of text in a font of absurd heights are finite`(
    ascender: Int, descender: Int, lineGap: Int, pointSize: String
  ) throws {
    let face = FontFace(
      names: FontNames(postScript: "Own-Bold", family: "Own", style: "Bold"), unitsPerEm: 1,
      lineUnits: FontFace.LineUnits(ascender: ascender, descender: descender, lineGap: lineGap),
      advances: [0x52: Int(Int32.max), 0x75: Int(Int32.min)], kerning: [:])
    let font = #"<fontDescription key="fontDescription" name="Own-Bold" pointSize="\#(pointSize)"/>"#
    var request = LayoutRequest(ignoresSavedFrames: true)
    request.fonts = ProjectFonts(["Own-Bold": face])
    for (kind, content) in [
      ("label", ""), ("button", #"<state key="normal" title="Rush"/>"#),
      ("button", #"<buttonConfiguration key="configuration" title="Rush"/>"#), ("textField", ""),
    ] {
      let fixture = Fixture(
        subviews: Fixture.view("con", kind, #"text="Rush\u{A}RRR" numberOfLines="0""#, font + content),
        constraints: Fixture.constraints("con.leading = root.leading", "con.top = root.top"))
      let frame = try fixture.frame("con", request)
      let isFinite = (frame.x + frame.y + frame.width + frame.height).isFinite
      #expect(isFinite && frame.width >= 0 && frame.height >= 0, "\(kind): \(frame)")
    }
  }

  /// InterfaceBuilder.md#button-insets
  @Test func `of an empty button with content insets are a line and those`() throws {
    let inset = #"<inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="21"/>"#
    #expect(try size("button", "", inset, 23504) == Size(30, 43))
    #expect(try size("button", "", "", 23504) == Size(30, 34))
  }

  /// InterfaceBuilder.md#button-insets
  @Test func `of a button with content insets have those instead`() throws {
    let content = """
      <inset key="contentEdgeInsets" minX="20" minY="10" maxX="20" maxY="10"/><state key="normal" title="Go"/>
      """
    #expect(try size("button", #"buttonType="system""#, content, 14113).height == 38)
  }

  /// InterfaceBuilder.md#button-background
  @Test(arguments: [(14, 0, 22.0, 22.0), (18, 15, 34, 52), (18, 5, 150, 150)])
  func `of a button with a background are no less than that`(
    pointSize: Int, inset: Int, background: Double, height: Double
  ) throws {
    let content = """
      <fontDescription key="fontDescription" type="system" pointSize="\(pointSize)"/>
      <inset key="contentEdgeInsets" minX="0.0" minY="\(inset)" maxX="0.0" maxY="\(inset)"/>
      <state key="normal" title="About" backgroundImage="Tile"/>
      """
    let fixture = Fixture(
      subviews: Fixture.view("con", "button", "", content),
      constraints: Fixture.constraints("con.leading = root.leading", "con.top = root.top"),
      resources: #"<image name="Tile" width="\#(background)" height="\#(background)"/>"#)
    #expect(try fixture.frame("con").height == height)
  }

  @Test func `of an image view are its image's`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("con", "imageView", #"image="Logo""#),
      constraints: Fixture.constraints("con.leading = root.leading", "con.top = root.top"),
      resources: #"<image name="Logo" width="120" height="44"/>"#)
    #expect(try fixture.frame("con").size == Size(120, 44))
  }

  /// InterfaceBuilder.md#symbol-line: the frames as saved, of which those computed are within half a point.
  @Test(arguments: [
    ("questionmark.circle", 128.0, 123.0, "", 34.0, 0.5, 33.0), ("clock", 64, 60, "", 16, 0.5, 15),
    ("chevron.right", 97, 128, "", 47, 2, 43.5), ("pin.fill", 116, 128, "", 20, -0.5, 21.5),
    ("chevron.right", 96, 128, #"configurationType="pointSize" pointSize="28" weight="bold""#, 99, 2, 95),
    ("checkmark", 128, 114, #"configurationType="pointSize" pointSize="41" weight="bold""#, 146, 3.5, 140),
  ])
  func `of a symbol lie within the line that constraints place`(
    name: String, width: Double, height: Double, configuration: String, side: Double, top: Double,
    drawn: Double
  ) throws {
    let style = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/>"
    let fixture = Fixture(
      subviews: Fixture.view(
        "con", "imageView", #"image="\#(name)" catalog="system""#, configuration.isEmpty ? "" : style),
      constraints: Fixture.constraints(
        "con.leading = root.leading", "con.top = root.top", "con.width = 10", "con.height = \(side)"),
      resources: #"<image name="\#(name)" catalog="system" width="\#(width)" height="\#(height)"/>"#)
    let frame = try fixture.frame("con")
    #expect(frame.height < side || top < 0)
    #expect(abs(frame.y - top) <= 0.5)
    #expect(abs(frame.height - drawn) <= 0.5)
  }

  /// InterfaceBuilder.md#symbol-size: 22.5 × 29.5, 11 × 14 and, at three pixels a point, 13 × 17⅔ as
  /// saved in three projects.
  @Test(arguments: [
    (96.0, #"configurationType="pointSize" pointSize="28" weight="bold""#, Size(22.5, 29.5)),
    (97, #"scale="small" weight="semibold""#, Size(11, 14)),
    (97, #"scale="default" weight="medium""#, Size(13, 17.5)),
    (97, #"scale="default" weight="regular""#, Size(13, 16.5)),
  ])
  func `of a chevron grow with its weight`(width: Double, configuration: String, size: Size) throws {
    let fixture = Fixture(
      subviews: Fixture.view(
        "con", "imageView", #"image="chevron.right" catalog="system""#,
        "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/>"),
      constraints: Fixture.constraints("con.leading = root.leading", "con.top = root.top"),
      resources: #"<image name="chevron.right" catalog="system" width="\#(width)" height="128"/>"#)
    let frame = try fixture.frame("con").size
    #expect(abs(frame.width - size.width) <= 0.5)
    #expect(abs(frame.height - size.height) <= 0.5)
  }

  /// InterfaceBuilder.md#button-symbol
  @Test func `of a symbol in a button follow the scale that its state says`() throws {
    let content = """
      <state key="normal" image="heart" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="large">
      <fontDescription key="fontDescription" type="system" pointSize="34"/></preferredSymbolConfiguration></state>
      """
    let fixture = Fixture(
      subviews: Fixture.view("con", "button", "", content),
      constraints: Fixture.constraints("con.leading = root.leading", "con.top = root.top"),
      resources: #"<image name="heart" catalog="system" width="64" height="54"/>"#)
    #expect(try fixture.frame("con").size == Size(26, 22.5))
  }

  /// InterfaceBuilder.md#system-font-lines
  @Test(arguments: [(16, 19.5), (15, 18), (14, 17), (13, 16), (12, 14.5), (20, 24), (36, 43)])
  func `of a label are as high as its line`(pointSize: Int, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(pointSize)"/>"#
    #expect(try size("label", #"text="Label""#, font, 22155).height == height)
  }

  /// InterfaceBuilder.md#library-label-height: a label of many lines, one in a root with a stack view and one
  /// in a running app are as high as the text.
  @Test func `of a label in the library's font are the library's on the canvas`() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let label = Fixture.view("con", "label", #"text="Label""#, font)
    #expect(try size("label", #"text="Label""#, font, 22155).height == 21)
    #expect(try size("label", #"text="Label" numberOfLines="0""#, font, 22155).height == 20.5)
    let arranged = Fixture(
      subviews: Fixture.view("stk", "stackView", "", "<subviews>\(label)</subviews>"),
      constraints: Fixture.constraints("stk.leading = root.leading", "stk.top = root.top"))
    #expect(try arranged.frame("con").height == 20.5)
    let beside = Fixture(
      subviews: label + Fixture.view("stk", "stackView"),
      constraints: Fixture.constraints(
        "con.leading = root.leading", "con.top = root.top", "stk.top = con.bottom",
        "stk.leading = con.leading"))
    #expect(try beside.frame("con").height == 20.5)
    #expect(try beside.frame("stk").y == 20.5)
    let free = Fixture(
      subviews: label, constraints: Fixture.constraints("con.leading = root.leading", "con.top = root.top"))
    let running = LayoutRequest(canvas: .size(Size(375, 667)))
    #expect(try free.frame("con", running).height == 20.5)
  }

  /// InterfaceBuilder.md#empty-label
  @Test(arguments: [(13142, 19.5), (14109, 0)])
  func `of a label without text are a line high in old documents`(version: Int, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    #expect(try size("label", "", font, version).height == height)
  }

  /// InterfaceBuilder.md#tab-bar
  @Test func `of a tab bar take in what it covers of the home indicator`() throws {
    for (item, height) in [("root", 83.0), ("safe", 49)] {
      let fixture = Fixture(
        toolsVersion: 17156, device: "retina5_9", rootSize: Size(375, 812),
        subviews: Fixture.view("con", "tabBar"),
        constraints: Fixture.constraints(
          "con.leading = root.leading", "con.trailing = root.trailing", "\(item).bottom = con.bottom"))
      #expect(try fixture.frame("con").height == height)
    }
  }

  /// InterfaceBuilder.md#placeholder-sizes
  @Test func `are the placeholder's on the canvas alone`() throws {
    let fixture = Fixture(
      subviews: Fixture.view(
        "con", "view", #"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite""#),
      constraints: Fixture.constraints("con.leading = root.leading", "con.top = root.top", "con.height = 5"))
    #expect(try fixture.frame("con").size == Size(70, 5))
    #expect(try fixture.frame("con", LayoutRequest(canvas: .size(Size(375, 667)))).width == 0)
  }

  @Test func `an attributed text of a size class is measured there`() throws {
    func text(_ size: Int) -> String {
      """
      <attributedString key="attributedText"><fragment content="Open"><attributes><font key="NSFont" size="\(size)" \
      metaFont="system"/></attributes></fragment></attributedString>
      """
    }
    let fixture = Fixture(
      subviews: """
        <label usesAttributedText="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-000">
        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>\(text(16))
        <variation key="widthClass=regular">\(text(32))</variation></label>
        """,
      constraints: """
        <constraint firstItem="lab-el-000" firstAttribute="top" secondItem="roo-t0-000" secondAttribute="top" id="con-to-000"/>
        <constraint firstItem="lab-el-000" firstAttribute="leading" secondItem="roo-t0-000" secondAttribute="leading" \
        id="con-le-000"/>
        """)
    let document = try fixture.document
    let heights: [Double] = try [SizeClass.compactRegular, .regularRegular].map { sizeClass in
      let views = LayoutEngine(document, LayoutRequest(sizeClass: sizeClass)).layout(document.scenes[0]).views
      return try #require(views.first { $0.id.text == "lab-el-000" }?.frame.height)
    }
    #expect(heights[0] > 0 && heights[1] > heights[0] * 1.5, "\(heights)")
  }
}
