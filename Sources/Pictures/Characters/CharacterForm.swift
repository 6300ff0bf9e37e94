/// The form in which an object is drawn in a picture of characters (Looks.md#characters).
enum CharacterForm {
  /// Its edges, and its content.
  case box
  /// Its edges and its content, without the line that divides it from the next row.
  case row
  /// Its content.
  case open
  /// Its content between brackets.
  case button
  /// Its text on a line.
  case field
  /// A knob at one end of a track.
  case toggle
  /// A track with a knob on it.
  case slider
  /// A track, filled by a share.
  case progress
  /// A dot for each page.
  case pages
  /// A minus and a plus.
  case stepper
  /// A star.
  case activity
  /// Titles between lines, the chosen one marked.
  case segments
  /// Rows of wheels.
  case wheels

  /// Whether its edges are drawn.
  var hasEdges: Bool {
    switch self {
    case .box, .row: true
    default: false
    }
  }

  /// Whether fills are kept to show the value of a control, instead of being drawn.
  var keepsFills: Bool {
    switch self {
    case .box, .row, .open, .button, .field, .wheels: false
    case .toggle, .slider, .progress, .pages, .stepper, .activity, .segments: true
    }
  }

  /// Whether each line is drawn as it is.
  var drawsLines: Bool {
    switch self {
    case .box, .open, .button, .segments: true
    case .row, .field, .wheels, .toggle, .slider, .progress, .pages, .stepper, .activity: false
    }
  }
}
