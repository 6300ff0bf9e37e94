import CommandLine
import Ninefold

/// The answers of presentation controllers' delegates.
struct AdaptationOptions: ArgumentGroup {
  @Option(
    "adapt",
    help:
      "what a presented controller's delegate, or its custom presentation controller, answers in compact classes"
  )
  var adaptations: [ControllerAdaptation] = []

  var declared: [any Declared] { [$adaptations] }

  /// Settings with the answers.
  func applied(to settings: RunningSettings) -> RunningSettings {
    var settings = settings
    for adaptation in adaptations { settings[adaptation.controller].adaptation = adaptation.adaptation }
    return settings
  }
}
