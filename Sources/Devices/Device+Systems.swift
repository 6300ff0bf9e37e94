package import SceneModel

extension Device {
  /// The system that the model is laid out with where none is asked for: the newest that it can have and
  /// whose metrics are known everywhere, else its first (Devices.md#systems).
  package var standardSystem: DeviceSystem {
    guard let majors = Self.majors(of: name) else { return .standard }
    let systems = DeviceSystem.known.filter { majors.contains($0.major) }
    return systems.last { $0 <= .standard } ?? systems.first ?? .standard
  }

  /// The known systems of models with this screen, from the earliest: a model stands for those that share
  /// its screen. Of other than phones and pads all.
  package var systems: [DeviceSystem] {
    let majors = Self.all.lazy.filter { $0.idiom == idiom && $0.portraitSize == portraitSize }
      .map { Self.majors(of: $0.name) ?? 0...Int.max }
    return DeviceSystem.known.filter { system in majors.contains { $0.contains(system.major) } }
  }

  /// The system's name on the model, such as `iOS 17` or `iPadOS 17`.
  package func name(of system: DeviceSystem) -> String {
    switch idiom {
    case .pad where system.major >= 13: "iPadOS \(system.major)"
    case .tv: "tvOS \(system.major)"
    case .phone, .pad, .watch, .mac: "iOS \(system.major)"
    }
  }

  /// The distance from the top of the screen at which a navigation bar begins: below the status bar, which
  /// islands make lower than the safe area up to iOS 18 (Devices.md#status-bars). Points.
  package func navigationBarTop(in orientation: Orientation, on system: DeviceSystem) -> Double {
    system.metrics.has(.barsAtSafeArea)
      ? safeArea(in: orientation, on: system).top : statusBarHeight(in: orientation)
  }

  /// The safe area of a window that fills the screen on a system: since iOS 26 of another size on pads and on
  /// phones lying that have a home indicator (Devices.md#safe-areas-of-26).
  package func safeArea(in orientation: Orientation, on system: DeviceSystem) -> EdgeInsets {
    var insets = safeArea(in: orientation)
    guard hasHomeIndicator, system.metrics.has(.barsAtSafeArea) else { return insets }
    if idiom == .pad {
      insets.top = 32
    } else if orientation == .landscape {
      insets.bottom = 20
    }
    return insets
  }

  /// The safe area on a system where the status bar is hidden: a notch or an island stays
  /// (Devices.md#screen-state).
  package func safeAreaWithoutStatusBar(in orientation: Orientation, on system: DeviceSystem) -> EdgeInsets {
    var insets = safeArea(in: orientation, on: system)
    if idiom == .pad || idiom == .phone && !hasHomeIndicator { insets.top = 0 }
    return insets
  }

  /// The height of the status bar on a system: of a pad with a home indicator that of the safe area. Points.
  package func statusBarHeight(in orientation: Orientation, on system: DeviceSystem) -> Double {
    idiom == .pad && hasHomeIndicator
      ? safeArea(in: orientation, on: system).top : statusBarHeight(in: orientation)
  }

  /// The first and the last system of a phone or a pad; nil of another model.
  package static func majors(of name: String) -> ClosedRange<Int>? {
    lifetimes.first { $0.models.contains(name) }?.majors
  }

  /// The phones and pads by the first and the last system that they run, as Apple's lists of compatible
  /// models have them.
  private static let lifetimes: [(majors: ClosedRange<Int>, models: [String])] = [
    (4...9, ["iPad 2"]),
    (5...9, ["iPhone 4s", "iPad (3rd generation)"]),
    (6...9, ["iPad mini (1st generation)"]),
    (6...10, ["iPhone 5", "iPad (4th generation)"]),
    (7...10, ["iPhone 5c"]),
    (7...12, ["iPhone 5s", "iPad Air (1st generation)", "iPad mini 2"]),
    (8...12, ["iPhone 6", "iPhone 6 Plus", "iPad mini 3"]),
    (8...15, ["iPad Air 2"]),
    (9...15, ["iPhone 6s", "iPhone 6s Plus", "iPhone SE (1st generation)", "iPad mini 4"]),
    (9...16, ["iPad Pro (9.7-inch)", "iPad Pro (12.9-inch) (1st generation)"]),
    (10...15, ["iPhone 7", "iPhone 7 Plus"]),
    (10...16, ["iPad (5th generation)"]),
    (10...17, ["iPad Pro (10.5-inch)", "iPad Pro (12.9-inch) (2nd generation)"]),
    (11...16, ["iPhone 8", "iPhone 8 Plus", "iPhone X"]),
    (11...17, ["iPad (6th generation)"]),
    (12...18, ["iPhone XR", "iPhone XS", "iPhone XS Max"]),
    (
      12...26,
      [
        "iPad Air (3rd generation)", "iPad mini (5th generation)", "iPad Pro (11-inch)",
        "iPad Pro (12.9-inch)",
        "iPad Pro (12.9-inch) (3rd generation)",
      ]
    ),
    (13...18, ["iPad (7th generation)"]),
    (
      13...26,
      [
        "iPhone 11", "iPhone 11 Pro", "iPhone 11 Pro Max", "iPhone SE (2nd generation)",
        "iPad Pro (11-inch) (2nd generation)", "iPad Pro (12.9-inch) (4th generation)",
      ]
    ),
    (
      14...26,
      [
        "iPhone 12 mini", "iPhone 12", "iPhone 12 Pro", "iPhone 12 Pro Max", "iPad (8th generation)",
        "iPad Air (4th generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (12.9-inch) (5th generation)",
      ]
    ),
    (
      15...26,
      [
        "iPhone 13 mini", "iPhone 13", "iPhone 13 Pro", "iPhone 13 Pro Max", "iPhone SE (3rd generation)",
        "iPad (9th generation)", "iPad mini (6th generation)", "iPad Air (5th generation)",
      ]
    ),
    (
      16...26,
      [
        "iPhone 14", "iPhone 14 Plus", "iPhone 14 Pro", "iPhone 14 Pro Max", "iPad (10th generation)",
        "iPad Pro (11-inch) (4th generation)", "iPad Pro (12.9-inch) (6th generation)",
      ]
    ),
    (
      17...26,
      [
        "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPad Air 11-inch (M2)",
        "iPad Air 13-inch (M2)", "iPad Pro 11-inch (M4)", "iPad Pro 13-inch (M4)",
      ]
    ),
    (
      18...26,
      [
        "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 16e",
        "iPad mini (A17 Pro)", "iPad (A16)", "iPad Air 11-inch (M3)", "iPad Air 13-inch (M3)",
      ]
    ),
    (
      26...26,
      [
        "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 17e", "iPhone Air", "iPhone 18 Pro",
        "iPhone 18 Pro Max", "iPad Air 11-inch (M4)", "iPad Air 13-inch (M4)", "iPad Pro 11-inch (M5)",
        "iPad Pro 13-inch (M5)",
      ]
    ),
  ]
}
