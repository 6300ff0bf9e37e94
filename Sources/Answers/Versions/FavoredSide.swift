import CommandLine
package import Ninefold

/// The side that wins in a conflict.
package enum FavoredSide: String, ArgumentChoice {
  case ours, theirs

  package var side: MergeSide { self == .ours ? .ours : .theirs }
}
