import SceneModel

/// Names some of the environments that are compared, for people.
///
/// Traits that all environments have, such as a requested style or language, are left out.
struct EnvironmentWords {
  private let all: [FrameEnvironment]
  /// Whether environments differ in more than the place and the size class.
  private let saysTraits: Bool

  /// A naming among all environments that are compared.
  init(_ all: [FrameEnvironment]) {
    self.all = all
    saysTraits = all.contains { $0.traits != all.first?.traits }
  }

  /// The environments as a phrase, such as `in compact height`, `on iPhone SE and iPad Air` or
  /// `in all size classes and on iPhone SE`.
  func phrase(_ environments: [FrameEnvironment]) -> String {
    words(environments) { classes, devices in [classes.map { "in " + $0 }, devices.map { "on " + $0 }] }
  }

  /// The environments as a list, such as `compact height` or `all size classes and iPhone SE`.
  func list(_ environments: [FrameEnvironment]) -> String { words(environments) { [$0, $1] } }

  /// The words of the classes and devices with the same traits, then these: `compact height (style dark)`.
  private func words(
    _ environments: [FrameEnvironment], _ form: (_ classes: String?, _ devices: String?) -> [String?]
  ) -> String {
    guard saysTraits else { return words(environments, among: all, form) }
    var groups: [(traits: String, environments: [FrameEnvironment])] = []
    for environment in environments {
      if let index = groups.firstIndex(where: { $0.traits == environment.traits }) {
        groups[index].environments.append(environment)
      } else {
        groups.append((environment.traits, [environment]))
      }
    }
    return groups.map { group in
      let words = words(group.environments, among: all.filter { $0.traits == group.traits }, form)
      return group.traits.isEmpty ? words : "\(words) (\(group.traits))"
    }.joinedInWords
  }

  private func words(
    _ environments: [FrameEnvironment], among all: [FrameEnvironment],
    _ form: (_ classes: String?, _ devices: String?) -> [String?]
  ) -> String {
    var classes: SizeClassSet = []
    var devices: [String] = []
    for environment in environments {
      if let sizeClass = environment.sizeClass {
        classes.formUnion(SizeClassSet(sizeClass))
      } else {
        devices.append(environment.place)
      }
    }
    let deviceCount = all.count { $0.sizeClass == nil }
    let named =
      devices.count == deviceCount && deviceCount > Self.fewDevices
      ? "all \(deviceCount) devices" : devices.joinedInWords
    return form(classes.isEmpty ? nil : classes.words, devices.isEmpty ? nil : named)
      .compactMap(\.self).joinedInWords
  }

  /// How many devices are named one by one where all have something.
  private static let fewDevices = 2
}
