import Ninefold

/// Shows what scenes go through from one size class to another.
struct TransitionCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "transition", abstract: "show what changes from one size class to another, frames included",
    discussion: """
      What comes, what goes, which values change, and which views move. With a device each class is laid out
      in the orientation and window in which the device shows it; without one both are laid out on the
      document's canvas.
      """,
    examples: [
      "ninefold transition Main.storyboard --from compact-regular --to compact-compact --device \"iPhone 8\"",
      "ninefold transition App/ --from compact-any --to regular-any --format json",
    ])

  @Option("from", help: "the size class before") var old: SizeClass
  @Option("to", help: "the size class after") var new: SizeClass
  @Option("device", help: "a device that shows both, such as \"iPhone 8\" (see ninefold devices)")
  var device: Device?
  @OptionGroup var interface: InterfaceOptions
  @Flag("ignore-saved-frames", help: "never take a size from a saved frame") var ignoresSavedFrames: Bool
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$old, $new, $device, $interface, $ignoresSavedFrames, $scenes, $output] }

  func validate() throws(UsageError) {
    try interface.check(device)
    _ = try request(old)
    _ = try request(new)
  }

  func run() throws -> SceneReport {
    let (before, after) = (try request(old), try request(new))
    return try SceneReport(scenes, language: interface.language) { document, source in
      try LayoutRefusal.check(document)
      let engine = TransitionEngine(
        document, from: try source.request(before, for: document),
        to: try source.request(after, for: document))
      return DocumentAnswers(segues: engine.segues) {
        TransitionAnswer(transition: engine.transition($0), tree: document.tree)
      }
    }
  }

  private func request(_ sizeClass: SizeClass) throws(UsageError) -> LayoutRequest {
    let overrides = interface.overrides(sizeClass)
    guard let device else {
      return LayoutRequest(overrides: overrides, ignoresSavedFrames: ignoresSavedFrames)
    }
    guard let placement = device.placement(showing: sizeClass) else {
      throw UsageError(
        .badValue("\($device.spelling) '\(device.name)'", expected: "a device that shows \(sizeClass)"))
    }
    return LayoutRequest(
      canvas: .device(device, placement.orientation, placement.share), overrides: overrides,
      ignoresSavedFrames: ignoresSavedFrames)
  }
}
