// Names of Swift 3 and 4.0, which libraries still write behind conditions.

/// The name of ``NSLayoutConstraint/Attribute`` in Swift 3.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of ``NSLayoutConstraint/Relation`` in Swift 3.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of ``NSLayoutConstraint/FormatOptions`` in Swift 3.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of ``NSLayoutConstraint/Axis`` in Swift 3.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of ``UIView/AutoresizingMask`` in Swift 3.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of ``UIView/ContentMode`` in Swift 3.
public typealias UIViewContentMode = UIView.ContentMode
/// The name of ``UILayoutPriority/required`` in Swift 3.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UILayoutPriorityRequired = UILayoutPriority.required
/// The name of ``UILayoutPriority/defaultHigh`` in Swift 3.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The name of ``UILayoutPriority/defaultLow`` in Swift 3.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The name of ``UILayoutPriority/fittingSizeLevel`` in Swift 3.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
/// The name of ``UIApplication/LaunchOptionsKey`` in Swift 3.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
