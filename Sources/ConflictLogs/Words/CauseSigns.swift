import ConstraintSolver
import SceneModel

/// The signs of the cause in a set of constraints that contradict each other.
struct CauseSigns {
  private let constraints: [LoggedConstraint]
  private let origins: Set<ConstraintOrigin>
  /// The constraints that a program made.
  private let own: [LoggedConstraint]

  init(_ set: [LoggedConstraint]) {
    constraints = set
    origins = Set(set.map(\.origin))
    own = constraints.filter { $0.origin == .own && !$0.isOfContentView }
  }

  /// Whether the set has the signs of a cause.
  func show(_ cause: ConflictCause) -> Bool {
    switch cause {
    case .system: isOfSystem
    case .negativeSize:
      constraints.contains {
        $0.equation.second == nil && $0.equation.relation != .greaterThanOrEqual
          && $0.equation.first.attribute?.isDimension == true && ($0.equation.constant ?? 0) < 0
      }
    case .hidden: origins.contains(.hiding)
    case .autoresizing: constraints.contains(where: isMaskLeftOn)
    case .margins: hasTwoMargins && own.isEmpty
    case .emptyContainer: constraints.contains { isSizeOfContainer($0) && $0.isEmpty }
    case .collapsed: own.contains { $0.isEmpty && !isSizeOfContainer($0) }
    case .encapsulated:
      constraints.contains { isSizeOfContainer($0) && !$0.isEmpty } && !show(.autoresizing)
    case .frame:
      constraints.contains {
        $0.origin == .autoresizing && !$0.isEmpty && !isMaskLeftOn($0) && !isSizeOfContainer($0)
      } && !show(.autoresizing) && !show(.emptyContainer)
    case .measurement: origins.contains(.measurement)
    case .keyboard: constraints.contains { $0.items.contains(where: \.isOfKeyboard) }
    case .interfaceBuilder: origins.contains(.interfaceBuilder)
    case .twoSizes:
      isDefinedTwice { $0.equation.second == nil && $0.equation.first.attribute?.isDimension == true }
    case .twoPlaces: isDefinedTwice { $0.equation.second != nil }
    case .aspectRatio:
      own.contains {
        guard let second = $0.equation.second, let one = $0.equation.first.attribute,
          let other = second.attribute
        else { return false }
        return one.isDimension && other.isDimension && one != other
      }
    case .stackView: origins.contains(.stackView) && !own.isEmpty
    case .overdetermined: !own.isEmpty
    case .sizeAndEdges:
      own.contains { $0.equation.second == nil && $0.equation.first.attribute?.isDimension == true }
    }
  }

  /// Whether all constraints are the system's, of views that no program makes.
  var isOfSystem: Bool {
    constraints.contains { $0.items.contains(where: \.isPrivate) }
      && constraints.allSatisfy { constraint in
        let placed = constraint.equation.items.filter { $0 != constraint.superview }
        switch constraint.origin {
        case .own: return constraint.hasSystemName || placed.contains(where: \.isPrivate)
        case .autoresizing: return placed.contains(where: \.isPrivate)
        default: return true
        }
      }
  }

  /// Whether a constraint is of the mask of a view that a program's constraints place or size as well.
  private func isMaskLeftOn(_ constraint: LoggedConstraint) -> Bool {
    guard constraint.origin == .autoresizing,
      let item = constraint.equation.items.first(where: { $0 != constraint.superview })
    else { return false }
    return own.contains { constraint in
      let equation = constraint.equation
      guard equation.items.contains(item), constraint.superview != item else { return false }
      // The second item is as a rule the one that the first is placed in.
      return constraint.superview != nil || equation.second == nil || equation.first.item == item
    }
  }

  /// Whether a constraint gives a view the size that its container has decided; older systems do
  /// not name theirs.
  private func isSizeOfContainer(_ constraint: LoggedConstraint) -> Bool {
    if constraint.origin == .encapsulated { return true }
    let equation = constraint.equation
    guard equation.second == nil, equation.first.attribute?.isDimension == true else { return false }
    switch constraint.origin {
    case .autoresizing:
      return equation.first.item.isContentView || constraint.isEmpty && !isMaskLeftOn(constraint)
    case .own:
      if constraint.isOfContentView { return true }
      // A program that has a library for its constraints makes none without the library.
      return constraint.isEmpty && constraint.className == "NSLayoutConstraint" && own.count > 1
        && own.allSatisfy { $0 == constraint || $0.className != "NSLayoutConstraint" }
    default: return false
    }
  }

  /// Whether the guide of one view's margins is held at both of its ends.
  private var hasTwoMargins: Bool {
    let margins = constraints.filter { $0.identifier?.hasSuffix("Margin-guide-constraint") == true }
    return margins.count > 1 && margins.contains { $0.superview == margins[0].superview && $0 != margins[0] }
  }

  /// Whether two of a program's constraints compare the same anchors with different numbers.
  private func isDefinedTwice(_ isSelected: (LoggedConstraint) -> Bool) -> Bool {
    var known: Set<[LoggedAnchor]> = []
    return own.contains { constraint in
      let equation = constraint.equation
      guard isSelected(constraint), equation.multiplier == 1 else { return false }
      let anchors = [equation.first, equation.second].compactMap { $0?.withoutDirection }
      let isNew = known.insert(anchors).inserted
      known.insert(anchors.reversed())
      return !isNew
    }
  }
}

extension LoggedConstraint {
  /// The items that it names, `|` included.
  var items: [LoggedItem] { equation.items + [superview].compactMap(\.self) }

  /// Whether it sets a size to zero.
  var isEmpty: Bool {
    equation.second == nil && equation.constant == 0 && equation.first.attribute?.isDimension == true
      && equation.relation != .greaterThanOrEqual
  }

  /// Whether it gives the content view of a cell its size: older systems give such a constraint no name.
  var isOfContentView: Bool {
    equation.second == nil && equation.first.attribute?.isDimension == true && identifier == nil
      && origin == .own && className == "NSLayoutConstraint" && equation.first.item.isContentView
  }

  /// Whether it has an identifier of the system's bars and keyboards.
  var hasSystemName: Bool {
    guard let identifier else { return false }
    return [
      "UINav", "BIB_", "CB_", "TB_", "IB_", "Mask", "TitleView", "UIButtonBar", "UIInput", "assistant",
      "accessoryView.",
    ]
    .contains(where: identifier.hasPrefix)
  }
}

extension LoggedItem {
  /// Whether the system makes it and no program does: a view of a bar, of an alert or of the keyboard.
  var isPrivate: Bool {
    if isOfKeyboard || label?.hasPrefix("UINavigation") == true { return true }
    guard let className, !isContentView, !className.hasSuffix("LayoutGuide") else { return false }
    return className.hasPrefix("_UI") || className.hasPrefix("_NS")
  }

  /// Whether it is a view of the keyboard or of its window.
  var isOfKeyboard: Bool {
    let starts = [
      "UIKeyboard", "UIInputSet", "UIRemoteKeyboard", "_UIRemoteKeyboard", "UITextEffects", "SystemInput",
      "_UIKB",
    ]
    return [className, label].contains { name in
      guard let name else { return false }
      return name != "UIKeyboardLayoutGuide" && starts.contains(where: name.hasPrefix)
    }
  }

  /// Whether it is the content view of a cell, a header or a footer.
  var isContentView: Bool {
    className.map { $0.hasSuffix("CellContentView") || $0.hasSuffix("HeaderFooterContentView") } ?? false
  }
}

extension LoggedAnchor {
  /// The anchor with `leading` for `left`, `trailing` for `right`.
  fileprivate var withoutDirection: LoggedAnchor {
    switch attribute {
    case .left: LoggedAnchor(item: item, attribute: .leading)
    case .right: LoggedAnchor(item: item, attribute: .trailing)
    default: self
    }
  }
}
