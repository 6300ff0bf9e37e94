extension SystemFontTable {
  /// ``kerning`` spread out: 128 × first slot + second slot.
  static let kerningMatrix: [Int16] = {
    var matrix = [Int16](repeating: 0, count: GlyphSlot.count * GlyphSlot.count)
    for index in stride(from: 0, to: kerning.count, by: 3) {
      matrix[Int(kerning[index]) * GlyphSlot.count + Int(kerning[index + 1])] = kerning[index + 2]
    }
    return matrix
  }()

  /// What a size adds to each advance in em: linear between the known sizes, constant outside them.
  static func tracking(at size: Double) -> Double {
    guard let next = trackingSizes.firstIndex(where: { $0 >= size }) else {
      return Double(tracking[tracking.count - 1]) / 10000
    }
    let upper = Double(tracking[next]) / 10000
    guard next > 0, trackingSizes[next] > size else { return upper }
    let lower = Double(tracking[next - 1]) / 10000
    let part = (size - trackingSizes[next - 1]) / (trackingSizes[next] - trackingSizes[next - 1])
    return lower + (upper - lower) * part
  }
}
