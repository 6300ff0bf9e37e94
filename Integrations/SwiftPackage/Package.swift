// swift-tools-version: 6.3
import PackageDescription

/// `swift package ninefold-check`, for packages with scenes: it starts the ninefold that is installed.
let package = Package(
  name: "NinefoldCheck",
  products: [.plugin(name: "NinefoldCheck", targets: ["NinefoldCheck"])],
  targets: [
    .plugin(
      name: "NinefoldCheck",
      capability: .command(
        intent: .custom(
          verb: "ninefold-check", description: "Find what is wrong with scenes in every size class")))
  ]
)
