extension Drawing {
  /// The drawing without what is not seen of it: which objects are drawn, and what screen readers say.
  package var seen: Drawing {
    Drawing(size: size, title: title, commands: commands.map(\.seen))
  }
}

extension DrawingCommand {
  /// The step without what is not seen of it.
  package var seen: DrawingCommand {
    guard case .begin(var group) = self else { return self }
    (group.object, group.description) = (nil, nil)
    return .begin(group)
  }
}
