import Controls
import SceneModel

/// The meaning of a colour, whatever version of Interface Builder spelled it.
///
/// A system colour is its name, which older versions write as `cocoaTouchSystemColor`, and beside which some
/// write the components or an older name. One that is the same under every appearance is its components.
package struct ColorMeaning: Hashable, Sendable {
  private enum Value: Hashable {
    case system(String)
    case catalog(String)
    /// Red, green, blue and alpha in thousandths.
    case components([Int])
  }

  private let value: Value

  /// The meaning of a colour's attributes; nil where they say none that is known.
  package init?(_ attribute: (String) -> String?) {
    if let name = attribute("name") {
      value = .catalog(name)
    } else if let name = attribute("systemColor") ?? attribute("cocoaTouchSystemColor") {
      let key = SystemColor.key(of: name)
      if SystemColor.adaptive[key] == nil, let shade = SystemColor.fixed[key]?.light {
        value = Self.components([shade.red, shade.green, shade.blue, shade.alpha])
      } else {
        value = .system(key)
      }
    } else {
      func number(_ name: String) -> Double? { attribute(name).flatMap { Double($0) } }
      let alpha = number("alpha") ?? 1
      if let white = number("white") {
        value = Self.components([white, white, white, alpha])
      } else if let red = number("red"), let green = number("green"), let blue = number("blue") {
        value = Self.components([red, green, blue, alpha])
      } else {
        return nil
      }
    }
  }

  /// The digits of a colour of components, such as `#007AFF`, with those of the alpha where it is not 1; nil
  /// of any other.
  package var digits: String? {
    guard case .components(let numbers) = value, numbers.allSatisfy({ (0...1000).contains($0) }) else {
      return nil
    }
    let digits = (numbers[3] == 1000 ? numbers.prefix(3) : numbers[...]).map { number in
      let text = String(Int((Double(number) * 0.255).rounded()), radix: 16, uppercase: true)
      return text.utf8.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  private static func components(_ numbers: [Double]) -> Value {
    .components(numbers.map { Int((min(max($0, -1000), 1000) * 1000).rounded()) })
  }
}
