/// An option of the command line. Its raw value is how it is spelled after the two dashes.
enum Option: String, CaseIterable {
  case database, project, output, scene
  case sizeClass = "size-class"
  case object, attribute, from, to
  case canvas, device, orientation, window, size
  case ignoreSavedFrames = "ignore-saved-frames"
  case rightToLeft = "right-to-left"
  case format, help, version

  /// What stands for the option's value in a help text, or nil of an option without a value.
  var valueName: String? {
    switch self {
    case .database: "FILE"
    case .project, .device: "NAME"
    case .output: "DIR"
    case .scene, .object: "ID"
    case .attribute: "NAME"
    case .sizeClass, .from, .to: "CLASS"
    case .orientation: "portrait|landscape"
    case .window: "SHARE"
    case .size: "WxH"
    case .format: "json|text"
    case .canvas, .ignoreSavedFrames, .rightToLeft, .help, .version: nil
    }
  }

  /// What the option does, for a help text.
  var summary: String {
    switch self {
    case .database: "the SQLite file that stores projects"
    case .project: "the stored project; by default the only one"
    case .output: "the directory to write to; made where it is missing"
    case .scene: "only the scene of this id"
    case .sizeClass: "one of the nine size classes, such as compact-regular or wC hR"
    case .object: "the object or constraint of this id"
    case .attribute: "only this attribute, or those of the child element of this key"
    case .from: "the size class before"
    case .to: "the size class after"
    case .canvas: "as Interface Builder's canvas shows each scene (the default)"
    case .device: "on a device, such as \"iPhone 8\" (see ninefold devices)"
    case .orientation: "how the device is held; portrait by default"
    case .window: "a pad's window: full, 2/3, 1/2, 1/3 or slide-over"
    case .size: "in a window of this many points, such as 375x667"
    case .ignoreSavedFrames: "never take a size from a saved frame"
    case .rightToLeft: "in a language that is written from right to left"
    case .format: "how to print; text by default"
    case .help: "print this help"
    case .version: "print the version"
    }
  }

  /// The option as the command line spells it.
  var spelling: String { "--" + rawValue }
}
