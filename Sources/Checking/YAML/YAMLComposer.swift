/// Makes the value of a text from its events.
struct YAMLComposer: ~Copyable {
  private var events: YAMLEvents
  private let limits: YAMLLimits
  private var nodes = 0

  init(events: consuming YAMLEvents, limits: YAMLLimits) {
    self.events = events
    self.limits = limits
  }

  /// Reads the text's one document.
  mutating func document() throws(YAMLDefect) -> YAMLValue {
    var result: YAMLValue?
    while true {
      let event = try events.next()
      switch event.kind {
      case .startOfDocument:
        guard result == nil else { throw YAMLDefect(.secondDocument, at: event.place) }
        result = try value(events.next(), depth: 0)
      case .end: return result ?? YAMLValue(content: .scalar("", isPlain: true), place: .start)
      default: break
      }
    }
  }

  private mutating func value(_ event: YAMLEvents.Event, depth: Int) throws(YAMLDefect) -> YAMLValue {
    nodes += 1
    guard nodes <= limits.nodes else {
      throw YAMLDefect(.tooManyNodes(limit: limits.nodes), at: event.place)
    }
    if let tag = event.tag { throw YAMLDefect(.tag(tag), at: event.place) }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YAMLValue(content: .scalar(text, isPlain: isPlain), place: event.place)
    case .startOfSequence, .startOfMapping:
      guard depth < limits.depth else { throw YAMLDefect(.tooDeep(limit: limits.depth), at: event.place) }
      let content =
        if case .startOfMapping = event.kind {
          YAMLValue.Content.mapping(try members(depth: depth))
        } else {
          YAMLValue.Content.sequence(try elements(depth: depth))
        }
      return YAMLValue(content: content, place: event.place)
    case .alias(let name): throw YAMLDefect(.alias(name), at: event.place)
    case .endOfSequence, .endOfMapping, .startOfDocument, .other, .end:
      throw YAMLDefect(.malformed("a value is missing", reading: nil, line: 0), at: event.place)
    }
  }

  private mutating func elements(depth: Int) throws(YAMLDefect) -> [YAMLValue] {
    var elements: [YAMLValue] = []
    while true {
      let event = try events.next()
      if case .endOfSequence = event.kind { return elements }
      elements.append(try value(event, depth: depth + 1))
    }
  }

  private mutating func members(depth: Int) throws(YAMLDefect) -> [YAMLValue.Member] {
    var members: [YAMLValue.Member] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try events.next()
      if case .endOfMapping = event.kind { return members }
      let key = try value(event, depth: depth + 1)
      guard case .scalar(let text, _) = key.content else { throw YAMLDefect(.keyOfParts, at: key.place) }
      if let line = lines.updateValue(key.place.line, forKey: text) {
        throw YAMLDefect(.duplicateKey(text, line: line), at: key.place)
      }
      let value = try value(events.next(), depth: depth + 1)
      members.append(YAMLValue.Member(key: text, place: key.place, value: value))
    }
  }
}
