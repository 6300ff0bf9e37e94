extension ElementTree {
  /// The version of the Interface Builder that saved the document (InterfaceBuilder.md#tools-version).
  package var toolsVersion: ToolsVersion { ToolsVersion(text: root.flatMap { self[$0, .toolsVersion] }) }

  /// The element under which the document lists the images, colours and files that it uses; nil where it
  /// lists none.
  package var resources: NodeID? { root.flatMap { child(of: $0, .resources) } }

  /// Whether constraints lay the document's views out.
  package var usesAutoLayout: Bool { rootFlag(.useAutolayout) }

  /// Whether variations by size class apply: where the root has `useTraitCollections="YES"`
  /// (InterfaceBuilder.md#varying-documents).
  package var usesSizeClasses: Bool { rootFlag(.useTraitCollections) }

  /// Whether the document has safe areas.
  package var usesSafeAreas: Bool { rootFlag(.useSafeAreas) }

  /// Whether the document is a launch screen, which an app shows while it starts.
  package var isLaunchScreen: Bool { rootFlag(.launchScreen) }

  /// The value of a root attribute; `NO` where it is missing.
  private func rootFlag(_ name: KnownName) -> Bool { root.flatMap { flag($0, name) } ?? false }
}

extension Document {
  /// The version of the Interface Builder that saved the document.
  package var toolsVersion: ToolsVersion { tree.toolsVersion }
}
