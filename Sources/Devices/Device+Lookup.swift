extension Device {
  /// The model of a name or of a canvas id, or nil.
  ///
  /// Case, spaces and punctuation do not count, nor do the words "inch" and "generation": `ipad pro 11` is
  /// `iPad Pro (11-inch)`, and `iPhone SE 2` is `iPhone SE (2nd generation)`. A name that exists only with
  /// generations, such as `iPhone SE`, is the last one's. A name that ends in `zoomed` is that of the phone
  /// with Display Zoom.
  public static func named(_ name: String) -> Device? {
    if let model = modelToZoom(name) { return named(model)?.zoomed }
    if let exact = all.first(where: { $0.name == name }) ?? canvas(id: name) { return exact }
    let sought = essence(of: name)
    return essences.firstIndex(of: sought).map { all[$0] } ?? lastGeneration(of: sought)
      ?? only(closedUp: sought)
  }

  /// The only model of a name written without spaces, such as `iphone15`, or nil.
  private static func only(closedUp essence: String) -> Device? {
    let sought = essence.filter { $0 != " " }
    let found = all.indices.filter { essences[$0].filter { $0 != " " } == sought }
    return found.count == 1 ? all[found[0]] : nil
  }

  /// The last model of a name that differs by its generation alone, or nil.
  private static func lastGeneration(of essence: String) -> Device? {
    let generations = all.indices.compactMap { index -> (number: Int, device: Device)? in
      guard all[index].name.hasSuffix("generation)"), essences[index].hasPrefix(essence + " "),
        let number = Int(essences[index].dropFirst(essence.count + 1))
      else { return nil }
      return (number, all[index])
    }
    return generations.max { $0.number < $1.number }?.device
  }

  /// The model's name in answer to a requested name: without the generation where the request had none and
  /// got the last one, else the model's own name.
  package func name(asAskedFor asked: String) -> String {
    guard Self.canvas(id: asked) == nil, Self.modelToZoom(asked) == nil,
      Self.essence(of: asked) != Self.essence(of: name),
      let generation = name.lastIndex(of: "(")
    else { return name }
    return String(name[..<generation].dropLast())
  }

  /// The essences of the models' names, in the order of the catalogue.
  private static let essences = all.map { essence(of: $0.name) }

  /// The model of an Interface Builder canvas id: the first of those that share the canvas, or nil.
  public static func canvas(id: String) -> Device? {
    canvases[id] ?? canvases[id.lowercased()]
  }

  /// The first of the models that share a canvas, by its id in small letters.
  private static let canvases = Dictionary(
    all.compactMap { model in model.canvasID.map { ($0.lowercased(), model) } },
    uniquingKeysWith: { first, _ in first })

  /// The models whose names begin like an unknown name, for an error message; where none does, those whose
  /// names begin with as many of its words as any, the last of the catalogue first.
  /// Of a zoomed one those that are known zoomed.
  package static func named(like name: String) -> [Device] {
    if modelToZoom(name) != nil { return all.compactMap(\.zoomed) }
    var words = essence(of: name).split(separator: " ")
    func models(_ beginning: String) -> [Device] {
      all.indices.filter { essences[$0].hasPrefix(beginning) }.map { all[$0] }
    }
    let whole = words.isEmpty ? [] : models(words.joined(separator: " "))
    if !whole.isEmpty { return whole }
    while words.popLast() != nil, !words.isEmpty {
      let family = models(words.joined(separator: " ") + " ")
      if !family.isEmpty { return family.reversed() }
    }
    return []
  }

  /// The distinguishing words of a name: in small letters, ordinals as numbers, `+` as `plus`.
  static func essence(of name: String) -> String {
    let spelled = name.lowercased().split(separator: "+", omittingEmptySubsequences: false).joined(
      separator: " plus ")
    let words = spelled.split { !($0.isLetter || $0.isNumber || $0 == ".") }
    return words.filter { $0 != "inch" && $0 != "generation" && $0 != "gen" }.map { word in
      guard word.first?.isNumber == true else { return String(word) }
      for ending in ["st", "nd", "rd", "th", "inch"] where word.hasSuffix(ending) {
        return String(word.dropLast(ending.count))
      }
      return String(word)
    }.joined(separator: " ")
  }
}
