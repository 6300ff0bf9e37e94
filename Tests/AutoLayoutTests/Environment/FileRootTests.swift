import AutoLayout
import Devices
import SceneModel
import Testing

/// Views of xibs on a device (Devices.md#file-roots).
struct FileRootTests {
  static let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PageController">
    <connections><outlet property="delegate" destination="roo-t0-000" id="o1"/>
    <outlet property="view" destination="roo-t0-000" id="o2"/></connections></placeholder>
    """

  private func fixture(owner: String = "", _ size: Size = Size(375, 667)) -> Fixture {
    Fixture(
      isXIB: true, owner: owner, rootSize: size, subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.top = safe.top", "box.bottom = safe.bottom", "box.leading = root.leading",
        "box.trailing = root.trailing"))
  }

  private func request(_ name: String, _ orientation: Orientation = .portrait) throws -> LayoutRequest {
    LayoutRequest(
      canvas: .device(try #require(Device.named(name)), orientation, .full), ignoresSavedFrames: true)
  }

  @Test func `the view of the controller that owns the file fills the screen, with its safe area`() throws {
    let layout = try fixture(owner: Self.owner).layout(request("iPhone 15"))
    #expect(layout.size == Size(393, 852))
    #expect(layout.place == "window")
    #expect(layout.view("box")?.frame == Rect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    #expect(try fixture(owner: Self.owner).layout(request("iPad Air 2")).sizeClass == .regularRegular)
  }

  @Test func `a launch screen fills the screen`() throws {
    var fixture = fixture(Size(480, 480))
    fixture.documentAttributes = #"launchScreen="YES""#
    #expect(try fixture.layout(request("iPhone 8")).size == Size(375, 667))
  }

  @Test func `a view that no controller owns keeps its size, clear of the screen's safe area`() throws {
    let delegate =
      #"<connections><outlet property="delegate" destination="roo-t0-000" id="o1"/></connections>"#
    for owner in [
      "", #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1">\#(delegate)</placeholder>"#,
    ] {
      let layout = try fixture(owner: owner, Size(320, 120)).layout(request("iPhone 15"))
      #expect(layout.size == Size(320, 120))
      #expect(layout.place == "unknown")
      #expect(layout.view("box")?.frame == Rect(x: 0, y: 0, width: 320, height: 120))
    }
  }

  @Test(arguments: [("", 8), (FileRootTests.owner, 16)] as [(String, Double)])
  func `its margins are those of any view, those of a controller's view the system's`(
    owner: String, margin: Double
  ) throws {
    var fixture = fixture(owner: owner)
    fixture.constraints = Fixture.constraints(
      "box.leading = root.leadingMargin", "box.width = 50", "box.top = root.top", "box.height = 50")
    #expect(try fixture.frame("box", request("iPhone 15")).x == margin)
  }

  @Test func `a size that is asked for counts for both`() throws {
    for owner in ["", Self.owner] {
      let layout = try fixture(owner: owner, Size(320, 120)).layout(
        LayoutRequest(canvas: .size(Size(400, 300))))
      #expect(layout.size == Size(400, 300))
      #expect(layout.place == "window")
    }
  }

  @Test func `a view beside a scene's controller keeps its size, too`() throws {
    let docked = #"""
      <view id="docked"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      """#
    let layout = try Fixture(docked: docked).layout(request("iPhone 15"))
    #expect(layout.view("docked")?.frame == Rect(x: 0, y: 0, width: 240, height: 128))
    #expect(layout.place == "window")
  }

  /// A table keeps the content of its cells clear of a notch. A separator takes nothing of a row since
  /// iOS 13, whatever it took on the canvas (InterfaceBuilder.md#row-separators).
  @Test func `a cell is as wide as a table on the device, its content in the safe area`() throws {
    let cell = """
      <tableViewCell id="cel"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="con">
      <rect key="frame" x="0.0" y="0.0" width="287" height="59"/>
      </tableViewCellContentView></tableViewCell>
      """
    let fixture = Fixture(docked: cell)
    let upright = try fixture.layout(request("iPhone 15"))
    #expect(upright.view("cel")?.frame == Rect(x: 0, y: 0, width: 393, height: 60))
    #expect(upright.view("con")?.frame == Rect(x: 0, y: 0, width: 360, height: 60))
    let lying = try fixture.layout(request("iPhone X", .landscape))
    #expect(lying.view("con")?.frame == Rect(x: 44, y: 0, width: 724 - 33, height: 60))
  }
}
