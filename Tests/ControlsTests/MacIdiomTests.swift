import Controls
import Testing

/// Classes in the Mac idiom (Devices.md#mac).
struct MacIdiomTests {
  private func classes(_ idiom: MacIdiom) -> [String] {
    ObjectKind.all.filter { $0.mac == idiom }.map(\.className).sorted()
  }

  @Test func `page controls and steppers cannot be used`() {
    #expect(classes(.unavailable) == ["UIPageControl", "UIStepper"])
  }

  @Test func `buttons, sliders and navigation bars choose their behaviour, switches can be checkboxes`() {
    #expect(classes(.choosesBehavior) == ["UIButton", "UINavigationBar", "UISlider"])
    #expect(classes(.canBeCheckbox) == ["UISwitch"])
    #expect(ObjectKind.all.filter(\.mac.mayChangeSize).count == 4)
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
