package import SceneModel

/// The settings of an object as the inspector shows them, and their results in the nine size classes.
package struct ObjectExplanation: Sendable {
  package let node: NodeID
  /// Where the object is in the effective hierarchy.
  package let installation: InstallationExplanation
  /// All its values, in the order of ``Resolution/attributes(of:)``.
  package let attributes: [AttributeExplanation]
}

/// Where an object is installed.
package struct InstallationExplanation: Sendable {
  /// The installation that one variation key gives.
  package struct Line: Hashable, Sendable {
    package let key: VariationKey
    package let installs: Bool
    /// The classes in which this line decides.
    package let deciding: SizeClassSet
  }

  /// A line per key that names the object, the most general first. Without a deciding line it is installed.
  package let lines: [Line]
  /// The resulting installation in each class, in the order of ``SizeClass/all``.
  package let classes: [Installation]
}

/// The values of one attribute of an object.
package struct AttributeExplanation: Sendable {
  /// The value that one variation key gives.
  package struct Line: Hashable, Sendable {
    package let key: VariationKey
    /// Nil where the variation replaces the child element that holds the attribute by one that has none.
    package let value: String?
    /// The classes in which this line decides.
    package let deciding: SizeClassSet
  }

  /// The value in a size class.
  package struct Value: Hashable, Sendable {
    /// Nil where the object has none.
    package let value: String?
    /// The variation that it comes from, or nil where it is the object's own.
    package let origin: VariationKey?
  }

  package let path: ValuePath
  /// The object's own value, or nil where it has none.
  package let own: String?
  /// A line per variation key that speaks of the attribute, the most general first.
  package let lines: [Line]
  /// The value in each class, in the order of ``SizeClass/all``.
  package let classes: [Value]

  /// The path as it is written.
  package var name: String { path.text }

  /// Whether any variation speaks of the attribute.
  package var isCustomized: Bool { !lines.isEmpty }
}
