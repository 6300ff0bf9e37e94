import Controls
import Testing

/// Classes in the Mac idiom (Devices.md#mac).
struct MacIdiomTests {
  @Test func `page controls, refresh controls and steppers cannot be used`() {
    let kinds = ObjectKind.all.filter { !$0.macIdiom.isUsable }
    #expect(kinds.map(\.className).sorted() == ["UIPageControl", "UIStepper"])
    #expect(!MacIdiom(className: "UIRefreshControl").isUsable)
    #expect(MacIdiom(className: "UIRefreshControl").replacement == "a menu item")
    #expect(MacIdiom(className: "UILabel").isUsable)
  }

  @Test func `buttons, sliders and navigation bars choose their behaviour, switches can be checkboxes`() {
    let choosing = ObjectKind.all.filter(\.macIdiom.choosesBehavior).map(\.className)
    #expect(choosing.sorted() == ["UIButton", "UINavigationBar", "UISlider"])
    #expect(ObjectKind.all.filter(\.macIdiom.canBeCheckbox).map(\.className) == ["UISwitch"])
  }

  @Test(
    arguments: [
      (BehavioralStyle.automatic, "mac", BehavioralStyle.mac), (.mac, "mac", .mac), (.pad, "mac", .pad),
      (.automatic, "pad", .pad), (.mac, "pad", .pad), (.mac, "phone", .pad), (.automatic, nil, .pad),
    ] as [(BehavioralStyle, String?, BehavioralStyle)])
  func `a control's behaviour is never automatic, and a pad's outside of the Mac idiom`(
    preferred: BehavioralStyle, idiom: String?, expected: BehavioralStyle
  ) {
    #expect(preferred.resolved(in: idiom) == expected)
  }
}
