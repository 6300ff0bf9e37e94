package import CommandLine
package import Ninefold

/// The answers of presentation controllers' delegates.
package struct AdaptationOptions: ArgumentGroup {
  @Option(
    "adapt",
    help:
      "what a presented controller's delegate, or its custom presentation controller, answers in compact classes"
  )
  var adaptations: [ControllerAdaptation] = []

  package init() {}

  package var declared: [any Declared] { [$adaptations] }

  /// Settings with the answers.
  package func applied(to settings: RunningSettings) -> RunningSettings {
    var settings = settings
    for adaptation in adaptations { settings[adaptation.controller].adaptation = adaptation.adaptation }
    return settings
  }
}
