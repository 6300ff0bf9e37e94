package import SceneModel

/// What the inspector shows of an object, and what the nine size classes make of it.
package struct ObjectExplanation: Sendable {
  package let node: NodeID
  /// Where the object is in the effective hierarchy.
  package let installation: InstallationExplanation
  /// All its values, in the order of ``Resolution/attributes(of:)``.
  package let attributes: [AttributeExplanation]
}

/// Where an object is installed.
package struct InstallationExplanation: Sendable {
  /// What one variation key says.
  package struct Line: Hashable, Sendable {
    package let key: VariationKey
    package let installs: Bool
    /// The classes in which this line has the last word of all lines.
    package let deciding: SizeClassSet
  }

  /// A line per key that speaks of the object, the most general first. What has no line is installed.
  package let lines: [Line]
  /// What it comes to in each class, in the order of ``SizeClass/all``.
  package let classes: [Installation]
}

/// The values of one attribute of an object.
package struct AttributeExplanation: Sendable {
  /// What one variation key says.
  package struct Line: Hashable, Sendable {
    package let key: VariationKey
    /// Nil where the variation replaces the child element that holds the attribute by one that has none.
    package let value: String?
    /// The classes in which this line has the last word.
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
