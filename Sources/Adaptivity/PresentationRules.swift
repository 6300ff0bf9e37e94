package import SceneModel

/// The rules by which presentations adapt (Devices.md#presentations).
package enum PresentationRules: String, CaseIterable, Sendable {
  /// Those of iOS 8 to 12: what is compact is full screen.
  case iOS8
  /// Those since iOS 13: sheets are cards.
  case iOS13

  /// The rules of the system that draws as an Interface Builder does (Devices.md#systems).
  package init(_ toolsVersion: ToolsVersion) { self = toolsVersion.has(.cards) ? .iOS13 : .iOS8 }
}
