// swift-tools-version: 6.0
import PackageDescription

// On Linux `import UIKit` is UIKitLayout by that name; on iOS it is UIKit.
let package = Package(
  name: "LayoutCode",
  platforms: [.iOS(.v17)],
  products: [.library(name: "LayoutCode", targets: ["LayoutCode"])],
  dependencies: [
    .package(name: "UIKit", path: "../../Integrations/UIKit"), .package(name: "Ninefold", path: "../.."),
  ],
  targets: [
    .target(
      name: "LayoutCode",
      dependencies: [.product(name: "UIKit", package: "UIKit", condition: .when(platforms: [.linux]))]),
    .testTarget(
      name: "LayoutCodeTests",
      dependencies: [
        "LayoutCode",
        .product(name: "UIKit", package: "UIKit", condition: .when(platforms: [.linux])),
        .product(name: "UIKitLayoutTesting", package: "Ninefold", condition: .when(platforms: [.linux])),
      ],
      exclude: ["Layouts"]),
  ])
