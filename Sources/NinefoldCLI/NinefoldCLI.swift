@main struct NinefoldCLI { static func main() {} }
