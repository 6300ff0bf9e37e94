/// How a stack view aligns its views across its axis, spelled as in a document
/// (InterfaceBuilder.md#stack-alignment).
package enum StackAlignment: String, Sendable {
  case fill, center
  /// At the near edge: `leading` of a vertical stack view, `top` of a horizontal one; documents write either.
  case leading, top
  /// At the far edge.
  case trailing, bottom
  case firstBaseline, lastBaseline

  /// Whether the near edge of every view is aligned with the stack view's.
  package var tiesStart: Bool { [.fill, .leading, .top].contains(self) }

  /// Whether the far edge of every view is aligned with the stack view's.
  package var tiesEnd: Bool { [.fill, .trailing, .bottom].contains(self) }

  /// Whether the baselines of all views are aligned.
  package var isByBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
