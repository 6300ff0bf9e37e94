import CYAML

/// The events of a text in their order, as libyaml finds them. It must not outlive the text's bytes.
@safe
struct YAMLEvents: ~Copyable {
  /// The kind of an event.
  enum Kind {
    case scalar(String, isPlain: Bool)
    case startOfSequence, endOfSequence
    case startOfMapping, endOfMapping
    case alias(String)
    case startOfDocument
    /// The start of the text, or the end of a document.
    case other
    case end
  }

  /// An event with its place.
  struct Event {
    let kind: Kind
    /// The tag that gives a value its type.
    var tag: String?
    let place: YAMLPlace
  }

  private let source: YAMLSource
  private let library: LibYAML
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// The events of a source's bytes.
  @unsafe init(
    of bytes: UnsafeBufferPointer<UInt8>, in source: YAMLSource, _ library: LibYAML
  ) throws(YAMLDefect) {
    self.source = source
    self.library = library
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe library.functions.yaml_parser_initialize(parser) != 0 else {
      throw YAMLDefect(.noMemory, at: .start)
    }
    unsafe library.functions.yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    unsafe library.functions.yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    unsafe library.functions.yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event.
  mutating func next() throws(YAMLDefect) -> Event {
    var event = unsafe yaml_event_t()
    guard unsafe library.functions.yaml_parser_parse(parser, &event) != 0 else { throw defect() }
    defer { unsafe library.functions.yaml_event_delete(&event) }
    let place = unsafe source.place(ofCharacter: event.start_mark.index)
    return unsafe Event(kind: Self.kind(of: event), tag: Self.tag(of: event), place: place)
  }

  private static func kind(of event: borrowing yaml_event_t) -> Kind {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT: return .startOfSequence
    case YAML_SEQUENCE_END_EVENT: return .endOfSequence
    case YAML_MAPPING_START_EVENT: return .startOfMapping
    case YAML_MAPPING_END_EVENT: return .endOfMapping
    case YAML_ALIAS_EVENT: return unsafe .alias(text(event.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT: return .startOfDocument
    case YAML_STREAM_END_EVENT: return .end
    default: return .other
    }
  }

  private static func tag(of event: borrowing yaml_event_t) -> String? {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT: unsafe text(event.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: unsafe text(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: unsafe text(event.data.mapping_start.tag)
    default: nil
    }
  }

  private static func text(_ start: UnsafePointer<UInt8>?) -> String? {
    unsafe start.map { unsafe String(cString: $0) }
  }

  /// The reason why the text has no next event.
  private borrowing func defect() -> YAMLDefect {
    guard unsafe parser.pointee.error != YAML_MEMORY_ERROR else { return YAMLDefect(.noMemory, at: .start) }
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) }
    let start = unsafe source.place(ofCharacter: parser.pointee.context_mark.index)
    let place = unsafe source.place(ofCharacter: parser.pointee.problem_mark.index)
    return YAMLDefect(
      .malformed(problem ?? "it cannot be read", reading: context, line: start.line), at: place)
  }
}
