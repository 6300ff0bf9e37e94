import AutoLayout
import SceneModel

/// The lists of constraints that cannot be satisfied, as UIKit's console prints them.
///
/// A list has the constraints of which one had to be broken; `ninefold log` explains it.
@preconcurrency @MainActor
public enum LayoutLog {
  /// Called with each list; by default it is printed to standard error.
  public static var handler: (String) -> Void = printToStandardError

  static func print(_ contradiction: Contradiction, among views: [UIView]) {
    var known: [ObjectID: NSLayoutConstraint] = [:]
    for view in views { for constraint in view.ownConstraints { known[constraint.layoutID] = constraint } }
    let members = contradiction.others + [contradiction.broken]
    var lines: [String] = []
    for member in members {
      let line = text(member, known, views)
      if !lines.contains(line) { lines.append(line) }
    }
    handler(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(text(contradiction.broken, known, views))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> \
      may also be helpful.
      """)
  }

  private static func text(
    _ member: Contradiction.Member, _ known: [ObjectID: NSLayoutConstraint], _ views: [UIView]
  ) -> String {
    if let constraint = known[member.id] { return constraint.consoleLine }
    guard let view = views.first(where: { $0.layoutID == member.id }) else { return "<\(member.id.text)>" }
    let address = address(of: view)
    let (kind, rule) =
      switch member.reason {
      case .savedFrame:
        (
          "NSAutoresizingMaskLayoutConstraint",
          "h=--& v=--& \(view.consoleName).width == \(NumberText.text(Double(view.bounds.width)))"
        )
      case .content(_, let axis, _):
        (
          "NSContentSizeLayoutConstraint",
          axis == .horizontal
            ? "\(view.consoleName).width == \(NumberText.text(Double(view.intrinsicContentSize.width)))"
            : "\(view.consoleName).height == \(NumberText.text(Double(view.intrinsicContentSize.height)))"
        )
      case .stackView(_): ("NSLayoutConstraint", "'UISV-canvas-connection' \(view.consoleName).width >= 0")
      case .notNegative(_), .rule(_), .root, .open, .constraint(_):
        ("NSLayoutConstraint", "\(view.consoleName).width >= 0")
      }
    return "<\(kind):\(address) \(rule)   (active)>"
  }
}
