package import TextMetrics

/// The evidence that labels give of their fonts (InterfaceBuilder.md#guessed-sizes).
extension FontEvidence {
  /// The calibrations of the fonts by their PostScript names.
  package var calibrations: [String: FontCalibration] { samples.compactMapValues(Self.calibration) }

  /// The calibration that labels of one font show; nil where they show none.
  package static func calibration(of samples: [Sample]) -> FontCalibration? {
    let shown = samples.filter { !$0.isOfMissingFont }
    guard shown.count * 2 > samples.count else { return nil }
    let factor = widthFactor(of: shown)
    let line = lineHeight(of: shown)
    return factor == nil && line == nil ? nil : FontCalibration(widthFactor: factor ?? 1, lineHeight: line)
  }

  /// The least width of a text by which a font is judged: in shorter ones rounding counts for more. Points.
  private static let leastWidth = 20.0
  /// The factors that are possible: others are labels that something else sized.
  private static let factors = 0.7...1.4
  /// The greatest ratio of the factors of labels that agree.
  private static let agreement = 1.05

  /// The factor in which most labels agree, longer texts counting for more; nil where fewer than half do.
  private static func widthFactor(of samples: [Sample]) -> Double? {
    var factors: [(factor: Double, weight: Double)] = []
    for sample in samples {
      guard let table = sample.tableWidth, table >= leastWidth else { continue }
      let factor = (sample.width - sample.pixel / 2) / table
      if Self.factors.contains(factor) { factors.append((factor, table)) }
    }
    factors.sort { $0.factor < $1.factor }
    let total = factors.reduce(0) { $0 + $1.weight }
    var best: (weight: Double, sum: Double) = (0, 0)
    var current: (weight: Double, sum: Double) = (0, 0)
    var first = 0
    for (factor, weight) in factors {
      current.weight += weight
      current.sum += weight * factor
      while factor > factors[first].factor * agreement {
        current.weight -= factors[first].weight
        current.sum -= factors[first].weight * factors[first].factor
        first += 1
      }
      if current.weight > best.weight { best = current }
    }
    return best.weight > 0 && best.weight * 2 >= total ? best.sum / best.weight : nil
  }

  /// The height of a line in em that fits the most labels, each of which is that rounded up to pixels; nil
  /// where the table's fits as many, or a single one says it.
  private static func lineHeight(of samples: [Sample]) -> Double? {
    guard let table = samples.first?.tableLine else { return nil }
    var heights: [LineSample: Int] = [:]
    for sample in samples {
      guard let height = sample.height, sample.pointSize > 0 else { continue }
      let line = LineSample(height: height, pointSize: sample.pointSize, pixel: sample.pixel)
      if (0.8 * table...1.4 * table).contains(height / sample.pointSize) { heights[line, default: 0] += 1 }
    }
    func fitting(_ line: Double) -> Int { heights.reduce(0) { $0 + ($1.key.fits(line) ? $1.value : 0) } }
    var best = (line: table, count: fitting(table))
    for candidate in heights.keys.map({ $0.height / $0.pointSize }).sorted(by: >) {
      let count = fitting(candidate)
      if count > best.count { best = (candidate, count) }
    }
    return best.line == table || best.count < 2 ? nil : best.line
  }

  /// A height that a font of a size was saved with.
  private struct LineSample: Hashable {
    let height: Double
    let pointSize: Double
    let pixel: Double

    /// Whether a line of a height in em is as high.
    func fits(_ line: Double) -> Bool {
      let exact = line * pointSize
      return exact <= height + 1e-6 && exact > height - pixel - 1e-6
    }
  }
}

extension Font {
  /// The font that a canvas shows in place of one that it does not find (InterfaceBuilder.md#typefaces).
  static func missing(ofSize pointSize: Double) -> Font { .named("HelveticaNeue", size: pointSize) }
}

extension FontEvidence.Sample {
  /// Whether the label looks as on a canvas that did not find its font, and not as by the font's table
  /// (InterfaceBuilder.md#missing-fonts).
  fileprivate var isOfMissingFont: Bool {
    let missingLine = Font.missing(ofSize: pointSize).lineHeight
    if let height {
      guard height >= missingLine, height < missingLine + pixel else { return false }
      if tableWidth == nil {
        return !(height >= tableLine * pointSize && height < tableLine * pointSize + pixel)
      }
    }
    guard let tableWidth else { return false }
    return abs(width - missingWidth) < 1 + pixel && abs(width - tableWidth) > 1 + pixel
  }
}
