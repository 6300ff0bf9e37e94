import Ninefold

extension LayoutRequest {
  /// What a command's arguments ask to lay out for.
  init(_ arguments: Arguments) throws(UsageError) {
    let choices = [Option.canvas, .device, .size].filter(arguments.has)
    if choices.count > 1 { throw arguments.error(.exclusive(choices[0], choices[1])) }
    for option in [Option.orientation, .window] where arguments.has(option) && !arguments.has(.device) {
      throw arguments.error(.needs(option, .device))
    }
    let canvas: Canvas
    if arguments.has(.device) {
      canvas = try Self.device(arguments)
    } else if let size = try arguments.value(
      .size, expected: "a width and a height above 0, such as 375x667", Size.init(argument:))
    {
      canvas = .size(size)
    } else {
      canvas = .design
    }
    self.init(
      canvas: canvas, sizeClass: try SizeClass(arguments),
      ignoresSavedFrames: arguments.has(.ignoreSavedFrames), isRightToLeft: arguments.has(.rightToLeft))
  }

  private static func device(_ arguments: Arguments) throws(UsageError) -> Canvas {
    let name = arguments.value(.device) ?? ""
    guard let device = Device.named(name) else {
      throw arguments.error(.badValue(.device, name, expected: Device.expectation(for: name)))
    }
    let orientation =
      try arguments.value(.orientation, expected: "portrait or landscape", Orientation.init(rawValue:))
      ?? .portrait
    let shares = Device.WindowShare.allCases.filter { device.window($0, in: orientation) != nil }
    let share =
      try arguments.value(
        .window,
        expected: shares.map(\.rawValue).joined(separator: ", ")
          + " of \(device.name) in \(orientation.rawValue)",
        { text in shares.first { $0.rawValue == text } }) ?? .full
    return .device(device, orientation, share)
  }
}

extension SizeClass {
  /// What a name of a class looks like, for a message.
  static let expectation = "width-height of any, compact and regular, such as compact-regular"

  /// The size class that an option of a command's arguments names, or nil.
  init?(_ arguments: Arguments, _ option: Option = .sizeClass) throws(UsageError) {
    let named = try arguments.value(option, expected: Self.expectation, SizeClass.init(name:))
    guard let named else { return nil }
    self = named
  }
}

extension Size {
  /// The largest side that can be asked for, in points.
  private static let largestSide = 100_000.0

  /// Reads a size `375x667` of sides above 0, or nil.
  init?(argument text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Double(attribute: String($0))
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      max(width, height) <= Self.largestSide
    else { return nil }
    self.init(width, height)
  }
}
