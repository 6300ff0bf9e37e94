import AutoLayout
import Devices
import SceneModel
import Testing

/// Windows on a Mac, in the pad idiom and the Mac's (Devices.md#mac).
struct MacWindowTests {
  private func request(_ size: Size, _ idiom: Idiom) -> LayoutRequest {
    let window = MacWindow(size, idiom: idiom)
    var request = LayoutRequest(
      canvas: .size(window.sizeOfInterface), overrides: TraitOverrides(idiom: idiom.rawValue),
      ignoresSavedFrames: true)
    request.mac = window
    return request
  }

  private let fixture = Fixture(
    subviews: Fixture.view(
      "lab", "label", #"text="Label""#,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#),
    constraints: Fixture.constraints("lab.leading = safe.leading", "lab.top = safe.top"))

  @Test func `the pad idiom has points of a pad, 77 of which are 100 of the Mac's`() throws {
    let layout = try fixture.layout(request(Size(770, 1001), .pad))
    #expect(layout.size == Size(1000, 1300))
    #expect(layout.traits.idiom == "pad")
    #expect(layout.sizeClass.description == "regular-regular")
    #expect(layout.view("lab")?.frame.height == 20.5)
  }

  @Test func `the Mac idiom has the Mac's points and its text styles`() throws {
    let layout = try fixture.layout(request(Size(770, 1001), .mac))
    #expect(layout.size == Size(770, 1001))
    #expect(layout.traits.idiom == "mac")
    #expect(layout.view("lab")?.frame.height == 16)
  }

  @Test func `containers stand in the window as on a pad`() throws {
    var split = fixture
    split.moreScenes = """
      <scene sceneID="split-sc"><objects><splitViewController id="split"><connections>
      <segue destination="con-tr-oll" kind="relationship" relationship="masterViewController" id="seg"/>
      </connections></splitViewController></objects></scene>
      """
    let layout = try split.layout(request(Size(1000, 700), .mac))
    #expect(layout.place == "primary")
    #expect(layout.size == Size(320, 700))
  }
}
