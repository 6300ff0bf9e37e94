import Controls
import Testing

/// Classes in the Mac idiom (Devices.md#mac).
struct MacIdiomTests {
  @Test func `four controls cannot be used, and say what takes their place`() {
    let unavailable = ObjectKind.all.filter { if case .unavailable = $0.mac { true } else { false } }
    #expect(unavailable.map(\.element) == ["pageControl", "pickerView", "stepper", "refreshControl"])
    #expect(
      ObjectKind.of("refreshControl")?.mac == .unavailable(instead: "a menu item Refresh with the key ⌘R"))
    #expect(ObjectKind.label.mac == .unchanged)
  }

  @Test func `buttons, sliders and navigation bars choose their behaviour, switches can be checkboxes`() {
    for kind in [ObjectKind.button, .slider, .navigationBar] { #expect(kind.mac == .choosesBehavior) }
    #expect(ObjectKind.switch.mac == .canBeCheckbox && ObjectKind.switch.mac.mayChangeSize)
    #expect(!ObjectKind.stepper.mac.mayChangeSize)
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
