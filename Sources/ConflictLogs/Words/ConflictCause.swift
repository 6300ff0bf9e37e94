/// A usual cause of conflicts that a proven set shows; the likeliest first.
package enum ConflictCause: String, CaseIterable, Sendable {
  case system, negativeSize, hidden, autoresizing, margins, emptyContainer, collapsed, encapsulated, frame,
    measurement
  case keyboard, interfaceBuilder, twoSizes, twoPlaces, aspectRatio, stackView, sizeAndEdges, overdetermined

  /// The usual remedy, for people: one sentence without a capital and a full stop.
  package var advice: String {
    switch self {
    case .system:
      "nothing in your layout: all of these are the system's own, of a bar, a keyboard or an alert that has no size yet; "
        + "look at what you give it, and else leave it"
    case .negativeSize:
      "a size is below zero: compute the constant so that it is not; of an action sheet of iOS 12.2 to 13 it is the system's own, "
        + "and does no harm"
    case .hidden:
      "give a constraint within the hidden view the priority 999, so that the stack view can take its size away"
    case .autoresizing:
      "set translatesAutoresizingMaskIntoConstraints to false on the view whose mask is in the list: your constraints place it"
    case .margins:
      "the margins alone take more than the view has: set its layoutMargins to zero, or give a constraint to a margin the priority 999"
    case .emptyContainer:
      "the view around them has no size yet: add them when it has one, or give the last one along this axis, a trailing or "
        + "bottom edge, the priority 999"
    case .collapsed:
      "a constraint makes a view empty, and what is in it needs room: give a constraint in it the priority 999, "
        + "or deactivate those in it as the view is closed"
    case .encapsulated:
      "a table, a collection or a window has set the size first: where it takes the size from your constraints, give the last "
        + "one along this axis, a bottom or trailing edge or a size, the priority 999, else give it the size that they need"
    case .frame:
      "the view around them has the size of its frame, which does not fit: set a frame that does, or give one of your constraints "
        + "along this axis the priority 999"
    case .measurement:
      "the system measures the view at a size that they cannot have: give the last one along this axis, a trailing or bottom edge, "
        + "the priority 999"
    case .keyboard:
      "the view of the keyboard has no size yet: give the constraint that holds yours to its bottom edge the priority 999, and the "
        + "view a height of its own"
    case .interfaceBuilder:
      "place the view by constraints in the document, so that none is added at build time"
    case .twoSizes:
      "one size is defined twice: remove one of the two, or keep one and change its constant"
    case .twoPlaces:
      "one distance is defined twice: deactivate the old constraint before the new one, or change its constant"
    case .aspectRatio:
      "a ratio and both sides are defined: remove one of them, or give one the priority 999"
    case .stackView:
      "let the stack view decide: remove your constraint, lower its priority, or change alignment or distribution"
    case .sizeAndEdges:
      "a size is given and follows from edges too: remove one of them, make it at least or at most, or give it the priority 999"
    case .overdetermined:
      "all of these are yours, and one is too many: remove one, make it at least or at most, or give it the priority 999"
    }
  }

  /// The causes that a set of constraints shows, the likeliest first.
  package static func causes(of set: [LoggedConstraint]) -> [ConflictCause] {
    let signs = CauseSigns(set)
    if set.isEmpty { return [] }
    if signs.isOfSystem { return [.system] }
    let last: [ConflictCause] = [.sizeAndEdges, .overdetermined]
    let found = allCases.filter { !last.contains($0) && signs.show($0) }
    return found.isEmpty ? Array(last.filter(signs.show).prefix(1)) : found
  }
}
