import AutoLayout
import Controls
import Devices
import Foundation
import InterfaceBuilder
import SceneModel
import Testing

/// Off the canvas the metrics of one system hold, whatever version saved the document (Devices.md#systems).
struct SystemMetricsTests {
  private func request(on name: String = "iPhone 8", system: Int? = nil) throws -> LayoutRequest {
    let device = try #require(Device.named(name))
    var request = LayoutRequest(canvas: .device(device, .portrait, .full), ignoresSavedFrames: true)
    request.askedSystem = system.flatMap(DeviceSystem.known)
    return request
  }

  private func fixture(_ tag: String, _ toolsVersion: Int = 22155, _ content: String = "") -> Fixture {
    Fixture(
      toolsVersion: toolsVersion, subviews: Fixture.view("con", tag, #"text="Hello" title="Go""#, content),
      constraints: Fixture.constraints("con.leading = root.leadingMargin", "con.top = safe.top"))
  }

  private static let tags = [
    "switch", "slider", "stepper", "segmentedControl", "progressView", "pageControl", "searchBar", "toolbar",
    "navigationBar", "tabBar", "textField", "label", "datePicker", "pickerView", "activityIndicatorView",
  ]
  private static let versions = [5056, 7706, 9531, 12121, 13122, 14490, 15705, 17156, 20037, 22505, 24127]

  @Test(arguments: tags)
  func `are those of the device whatever saved the document`(tag: String) throws {
    let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="28"/>"#
    for (device, system) in [("iPhone 8", nil), ("iPad Air 2", 8), ("iPhone 15", 26)] {
      let request = try request(on: device, system: system)
      let frames = try Self.versions.map { try fixture(tag, $0, font).frame("con", request) }
      #expect(Set(frames).count == 1, "\(tag) on \(device): \(frames)")
    }
  }

  @Test(arguments: [
    ("switch", 18, Size(51, 31)), ("switch", 26, Size(63, 28)), ("stepper", 12, Size(94, 29)),
    ("stepper", 13, Size(94, 32)),
  ])
  func `are the size of a control by the system`(tag: String, system: Int, size: Size) throws {
    #expect(try fixture(tag).frame("con", request(system: system)).size == size)
  }

  @Test(arguments: [
    ("segmentedControl", 12, 29.0), ("segmentedControl", 13, 32), ("progressView", 13, 2),
    ("progressView", 14, 4), ("searchBar", 10, 44), ("searchBar", 11, 56), ("searchBar", 26, 64),
    ("slider", 18, 31), ("slider", 26, 34),
  ])
  func `are the height of a control by the system`(tag: String, system: Int, height: Double) throws {
    #expect(try fixture(tag).frame("con", request(system: system)).height == height)
  }

  @Test func `are no quirks of a canvas`() throws {
    let toolbar = fixture("toolbar", 22155)
    #expect(try toolbar.frame("con", request(on: "iPhone 15")).height == 44)
    var flush = Fixture(
      toolsVersion: 14113, device: nil, subviews: Fixture.view("con"),
      constraints: #"<constraint firstItem="con" firstAttribute="leading" secondItem="saf-e0-are" "#
        + #"secondAttribute="leading" constant="20" symbolic="YES" id="sym"/>"#)
    #expect(try flush.frame("con").x == 0)
    #expect(try flush.frame("con", request()).x == 20)
    flush.toolsVersion = 7706
    flush.constraints = Fixture.constraints("con.leading = root.leadingMargin")
    #expect(try flush.frame("con", request(on: "iPad Air 2")).x == 20)
  }

  private func bars() -> Fixture {
    var fixture = Fixture(
      subviews: Fixture.view("con"), constraints: Fixture.constraints("con.top = safe.top"))
    fixture.moreScenes = """
      <scene sceneID="nav-sc"><objects><navigationController id="nav">
      <navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="con-tr-oll" kind="relationship" relationship="rootViewController" id="seg"/>
      </connections></navigationController></objects></scene>
      """
    return fixture
  }

  @Test(arguments: [
    ("iPhone 15", 18, 97.667), ("iPhone 15", 26, 113.0), ("iPhone 16 Pro", 18, 100.333),
    ("iPhone 17", 26, 116.0), ("iPhone 8", 26, 64.0), ("iPad Air 2", 8, 64.0), ("iPad Air 2", 12, 70.0),
  ])
  func `are the height of navigation bars by the system`(device: String, system: Int, bottom: Double) throws {
    let y = try bars().frame("con", request(on: device, system: system)).y
    #expect(abs(y - bottom) < 0.34)
  }

  @Test func `are followed by cards and by separators`() throws {
    var fixture = bars()
    fixture.moreScenes = """
      <scene sceneID="pre-sc"><objects><viewController id="presenter"><connections>
      <segue destination="con-tr-oll" kind="presentation" id="seg"/></connections></viewController></objects></scene>
      """
    fixture.documentContent = ""
    #expect(try fixture.layout(request(on: "iPhone X", system: 12)).size == Size(375, 812))
    #expect(try fixture.layout(request(on: "iPhone X", system: 13)).size == Size(375, 758))
  }
}

/// Other people's documents: `NINEFOLD_CORPUS` names a folder of them.
private let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

@Suite(.enabled(if: corpus != nil, "NINEFOLD_CORPUS is not set"))
struct CorpusSystemTests {
  @Test(arguments: ["iPhone 15", "iPad Air 2"])
  func `no frame on a device depends on the version that saved the document`(name: String) throws {
    let device = try #require(Device.named(name))
    let request = LayoutRequest(canvas: .device(device, .portrait, .full))
    var (views, moved) = (0, [String]())
    for file in DocumentFiles(at: [corpus ?? ""]).files {
      guard let bytes = try? file.bytes(), let document = try? DocumentReader().read(bytes, path: file.path),
        let root = document.tree.root, document.tree[root, .type]?.contains("CocoaTouch") == true
      else { continue }
      var changed = document
      changed.tree.setAttribute(changed.tree.intern("toolsVersion"), of: root, to: "22505")
      let (own, new) = (LayoutEngine(document, request), LayoutEngine(changed, request))
      for scene in document.scenes {
        let (before, after) = (own.layout(scene).views, new.layout(scene).views)
        views += before.count
        for (one, other) in zip(before, after) where one.frame != other.frame {
          moved.append("\(file.path) \(one.id)")
        }
      }
    }
    print("\(name): \(moved.count) of \(views) views differ")
    #expect(moved.isEmpty, "\(moved.prefix(20))")
  }
}
