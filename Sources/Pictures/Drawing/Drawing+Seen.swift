extension Drawing {
  /// The drawing without its invisible data: the objects of groups, and their descriptions for
  /// screen readers.
  package var seen: Drawing {
    Drawing(size: size, title: title, commands: commands.map(\.seen))
  }
}

extension DrawingCommand {
  /// The step without its invisible data.
  package var seen: DrawingCommand {
    guard case .begin(var group) = self else { return self }
    (group.object, group.description) = (nil, nil)
    return .begin(group)
  }
}
