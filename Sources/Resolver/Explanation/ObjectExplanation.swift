public import SceneModel

/// What the inspector shows of an object, and what the nine size classes make of it.
public struct ObjectExplanation: Sendable {
  public let node: NodeID
  /// Where the object is in the effective hierarchy.
  public let installation: InstallationExplanation
  /// All its values, in the order of ``Resolution/attributes(of:)``.
  public let attributes: [AttributeExplanation]
}

/// Where an object is installed.
public struct InstallationExplanation: Sendable {
  /// What one variation key says.
  public struct Line: Hashable, Sendable {
    public let key: VariationKey
    public let installs: Bool
    /// The classes in which this line has the last word of all lines.
    public let deciding: SizeClassSet
  }

  /// A line per key that speaks of the object, the most general first. What has no line is installed.
  public let lines: [Line]
  /// What it comes to in each class, in the order of ``SizeClass/all``.
  public let classes: [Installation]
}

/// The values of one attribute of an object.
public struct AttributeExplanation: Sendable {
  /// What one variation key says.
  public struct Line: Hashable, Sendable {
    public let key: VariationKey
    /// Nil where the variation replaces the child element that holds the attribute by one that has none.
    public let value: String?
    /// The classes in which this line has the last word.
    public let deciding: SizeClassSet
  }

  /// The value in a size class.
  public struct Value: Hashable, Sendable {
    /// Nil where the object has none.
    public let value: String?
    /// The variation that it comes from, or nil where it is the object's own.
    public let origin: VariationKey?
  }

  public let path: ValuePath
  /// The object's own value, or nil where it has none.
  public let own: String?
  /// A line per variation key that speaks of the attribute, the most general first.
  public let lines: [Line]
  /// The value in each class, in the order of ``SizeClass/all``.
  public let classes: [Value]

  /// The path as it is written.
  public var name: String { path.text }

  /// Whether any variation speaks of the attribute.
  public var isCustomized: Bool { !lines.isEmpty }
}
