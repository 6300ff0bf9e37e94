import SceneModel

/// Names some of the environments that are compared, for people.
struct EnvironmentWords {
  private let all: [FrameEnvironment]

  /// A naming among all environments that are compared.
  init(_ all: [FrameEnvironment]) { self.all = all }

  /// Where something is so, such as `in compact height`, `on iPhone SE and iPad Air` or `in all size classes and on iPhone SE`.
  func phrase(_ environments: [FrameEnvironment]) -> String {
    let (classes, devices) = names(environments)
    return [classes.map { "in " + $0 }, devices.map { "on " + $0 }].compactMap(\.self).joinedInWords
  }

  /// What they are, such as `compact height` or `all size classes and iPhone SE`.
  func list(_ environments: [FrameEnvironment]) -> String {
    let (classes, devices) = names(environments)
    return [classes, devices].compactMap(\.self).joinedInWords
  }

  private func names(_ environments: [FrameEnvironment]) -> (classes: String?, devices: String?) {
    var classes: SizeClassSet = []
    var devices: [String] = []
    for environment in environments {
      if let sizeClass = environment.sizeClass {
        classes.formUnion(SizeClassSet(sizeClass))
      } else {
        devices.append(environment.label)
      }
    }
    let deviceCount = all.count { $0.sizeClass == nil }
    let named =
      devices.count == deviceCount && deviceCount > Self.fewDevices
      ? "all \(deviceCount) devices" : devices.joinedInWords
    return (classes.isEmpty ? nil : classes.words, devices.isEmpty ? nil : named)
  }

  /// How many devices are named one by one where all have something.
  private static let fewDevices = 2
}
