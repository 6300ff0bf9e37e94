import AutoLayout
package import Checks
import Devices
package import SceneModel

extension CheckConfiguration {
  /// The rules that run, and how.
  ///
  /// - Parameters:
  ///   - only: The only rules that run, whatever the configuration says; empty: those that it turns on.
  ///   - profile: The rules that run where the configuration names neither them nor a profile.
  ///   - environments: The environments that scenes are laid out for.
  package func entries(
    only: [CheckRule] = [], in profile: CheckRule.Profile = .quiet, _ environments: [CheckEnvironment]
  ) -> [CheckPlan.Entry] {
    CheckRule.all.filter { looks($0, only, self.profile ?? profile) }.map { rule in
      let settings = rules[rule.id] ?? RuleSettings()
      return CheckPlan.Entry(
        rule, severity: isStrict == true ? .error : settings.severity, options: settings.options,
        environments: settings.scope(of: environments))
    }
  }

  private func looks(_ rule: CheckRule, _ only: [CheckRule], _ profile: CheckRule.Profile) -> Bool {
    if !only.isEmpty { return only.contains { $0.id == rule.id } }
    if let chosen = self.only { return chosen.contains(rule.id) }
    return rules[rule.id]?.isOn ?? rule.isIn(profile)
  }
}

extension CheckConfiguration.RuleSettings {
  /// The environments that the rule checks, by index; nil: all. The canvas as it was saved, which comes after
  /// them, is always one of them.
  fileprivate func scope(of environments: [CheckEnvironment]) -> Set<Int>? {
    guard sizeClasses != nil || devices != nil else { return nil }
    let chosen = environments.indices.filter { index in
      let environment = environments[index]
      let isOfClass = sizeClasses.map { $0.contains(environment.sizeClass) } ?? true
      guard isOfClass, let devices, let shown = environment.device else { return isOfClass }
      return devices.contains {
        $0.device.name == shown.device.name && $0.orientation == shown.orientation && $0.share == shown.window
      }
    }
    return Set(chosen + [environments.count])
  }
}

extension CheckEnvironment {
  /// The size class of the canvas, or of the window on a device.
  package var sizeClass: SizeClass {
    if let device { return device.device.window(device.window, in: device.orientation)?.sizeClass ?? .any }
    return request.overrides.sizeClass ?? .any
  }
}
