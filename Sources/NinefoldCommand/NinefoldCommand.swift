import NinefoldCLI

/// The program `ninefold`.
@main
struct NinefoldCommand {
  static func main() { NinefoldCLI.main() }
}
