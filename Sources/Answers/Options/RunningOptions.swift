package import CommandLine
package import Ninefold

/// The settings of a running app's controllers that no document has.
package struct RunningOptions: ArgumentGroup {
  @Option(
    "override",
    help: "the traits that a container overrides for a controller, such as c1:horizontal=regular,style=dark")
  package var overrides: [ControllerOverride] = []
  @Option("display-mode", help: "the display mode that a split view controller is asked for")
  var displayModes: [ControllerDisplayMode] = []
  @OptionGroup package var adaptation: AdaptationOptions

  package init() {}

  package var declared: [any Declared] { [$overrides, $displayModes, $adaptation] }

  /// The options that the command line gives.
  package var given: [Parameter] {
    let all: [Parameter] = [$overrides, $displayModes, adaptation.$adaptations]
    return all.filter(\.isGiven)
  }

  /// The settings that the command line gives.
  package var settings: RunningSettings {
    var settings = RunningSettings()
    for override in overrides { override.apply(to: &settings) }
    for mode in displayModes { mode.apply(to: &settings) }
    return adaptation.applied(to: settings)
  }
}

/// Traits that are overridden for a controller.
package struct ControllerOverride: Hashable {
  let controller: String
  package let traits: TraitCollection

  package func apply(to settings: inout RunningSettings) {
    settings[controller].traits = settings[controller].traits.merging(traits)
  }
}

extension ControllerOverride: ArgumentValue {
  package static var valueName: String { "CONTROLLER:TRAITS" }

  package static func expectation(for word: String) -> String {
    "a controller's id, storyboard identifier or class, a colon, and traits such as horizontal=regular, of "
      + InterfaceTrait.allCases.map(\.rawValue).joined(separator: ", ")
  }

  package static func suggestion(for word: String) -> String {
    let names = InterfaceTrait.allCases.map(\.rawValue)
    let given = word.splitAtLast(":")?.1.split(separator: ",").compactMap { $0.split(separator: "=").first }
    return given?.map(String.init).first { !names.contains($0) }?.suggestion(of: names) ?? ""
  }

  package init?(argument word: String) {
    guard let (controller, text) = word.splitAtLast(":"), let traits = TraitCollection(argument: text) else {
      return nil
    }
    self.init(controller: controller, traits: traits)
  }
}

extension String {
  /// The texts before and after the last occurrence of a character; nil where either is empty.
  func splitAtLast(_ separator: Character) -> (String, String)? {
    guard let index = lastIndex(of: separator), index > startIndex, self.index(after: index) < endIndex else {
      return nil
    }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}

extension TraitCollection {
  /// Traits as `name=value` words joined by commas; nil where one is no trait or is repeated.
  package init?(argument text: String) {
    self.init()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, let trait = InterfaceTrait(rawValue: sides[0]), self.text(of: trait) == nil,
        trait != .idiom || Idiom(rawValue: sides[1]) != nil, set(trait, sides[1])
      else { return nil }
    }
  }
}

/// The controllers that a line names, and whether a document has each.
package final class NamedControllers {
  private var unknown: [String]

  package init(_ settings: RunningSettings) { unknown = settings.names }

  /// Removes the names that a document has from the unknown ones.
  ///
  /// - Returns: The document's controllers and segues.
  @discardableResult
  package func find(in graph: SegueGraph?) -> SegueGraph? {
    if let graph { unknown.removeAll { RunningSettings.controller(named: $0, graph) != nil } }
    return graph
  }

  /// The problems of the names that no document has, a line each.
  package var problems: [String] {
    unknown.map {
      "no controller '\($0)', expected the id, the storyboard identifier or the class of one in the source"
    }
  }
}
