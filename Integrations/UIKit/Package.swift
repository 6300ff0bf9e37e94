// swift-tools-version: 6.3
import PackageDescription

// `import UIKit` on Linux: UIKitLayout by that name. Packages depend on it where there is no UIKit:
//   .product(name: "UIKit", package: "UIKit", condition: .when(platforms: [.linux]))
let package = Package(
  name: "UIKit",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "WebKit", targets: ["WebKit"]), .library(name: "MapKit", targets: ["MapKit"]),
  ],
  dependencies: [.package(name: "Ninefold", path: "../..")],
  targets: [
    .target(name: "UIKit", dependencies: [.product(name: "UIKitLayout", package: "Ninefold")]),
    .target(name: "_Testing_UIKit"),
    .target(name: "CoreGraphics", dependencies: [.product(name: "UIKitLayout", package: "Ninefold")]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "QuartzCore", dependencies: [.product(name: "UIKitLayout", package: "Ninefold")]),
    .target(name: "WebKit", dependencies: [.product(name: "UIKitLayout", package: "Ninefold")]),
    .target(name: "MapKit", dependencies: [.product(name: "UIKitLayout", package: "Ninefold")]),
  ]
)
