import CommandLine
package import Ninefold

extension Size: ArgumentValue {
  package static var valueName: String { "WxH" }

  package static func expectation(for word: String) -> String {
    "a width and a height above 0, up to \(Int(LayoutRequest.longestSide)), such as 375x667"
  }

  package init?(argument word: String) {
    guard let sides = word.numbers(between: "x"), sides.count == 2, let width = sides.first,
      let height = sides.last, LayoutRequest.isPossible(Size(width, height))
    else { return nil }
    self.init(width, height)
  }
}

extension Rect: ArgumentValue {
  package static var valueName: String { "X,Y,W,H" }

  package static func expectation(for word: String) -> String { "four numbers, such as 16,20,100,44" }

  package init?(argument word: String) {
    guard let numbers = word.numbers(between: ","), numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension String {
  /// The numbers between separators; nil where one is no number.
  fileprivate func numbers(between separator: Character) -> [Double]? {
    var numbers: [Double] = []
    for piece in split(separator: separator, omittingEmptySubsequences: false) {
      guard let number = Double(attribute: String(piece)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
