import Controls
import SceneModel

/// The meaning of a colour, whatever version of Interface Builder spelled it.
///
/// A system colour is its name, which older versions write as `cocoaTouchSystemColor`, and beside which some write
/// the components or an older name. One that is the same under every appearance is its components.
struct ColorMeaning: Hashable, Sendable {
  private enum Value: Hashable {
    case system(String)
    case catalog(String)
    /// Red, green, blue and alpha in thousandths.
    case components([Int])
  }

  private let value: Value

  /// The meaning of a colour's attributes; nil where they say none that is known.
  init?(_ attribute: (String) -> String?) {
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

  private static func components(_ numbers: [Double]) -> Value {
    .components(numbers.map { Int((min(max($0, -1000), 1000) * 1000).rounded()) })
  }
}
