// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Ninefold",
  products: [
    .library(name: "Ninefold", targets: ["Ninefold"]),
    .library(name: "NinefoldFoundation", targets: ["NinefoldFoundation"]),
    .library(name: "LiveLayout", targets: ["LiveLayout", "SceneModel", "VisualFormats"]),
    .library(name: "UIKitLayout", targets: ["UIKitLayout"]),
    .library(name: "UIKitLayoutTesting", targets: ["UIKitLayoutTesting"]),
    .library(name: "UIKitPictures", targets: ["UIKitPictures"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .executable(name: "ninefold", targets: ["NinefoldCommand"]),
  ],
  targets: [
    // C libraries
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    // Without the package's settings, which would link the library: it is loaded when a font is read.
    .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    // Likewise: it is loaded when a YAML text is read.
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // Likewise: they are loaded when a picture is painted.
    .systemLibrary(name: "CCairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(name: "CPainting", providers: [.apt(["zlib1g-dev"])]),
    // Likewise: it is loaded when a page is served.
    .systemLibrary(
      name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    // Declared here, so that no headers are needed; the library is loaded when a database is published.
    .systemLibrary(name: "CPostgreSQL"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    // Files and values
    .target(name: "SceneModel"),
    .target(name: "JSONText"),
    .target(name: "OperatingSystem"),
    .target(
      name: "InterfaceBuilder", dependencies: ["SceneModel", "JSONText", "OperatingSystem", "CLibXML2"]),
    .target(
      name: "ProjectResources",
      dependencies: ["SceneModel", "InterfaceBuilder", "JSONText", "OperatingSystem"]),
    .target(
      name: "FontFiles",
      dependencies: [
        "SceneModel", "TextMetrics", "InterfaceBuilder", "ProjectResources", "OperatingSystem", "CHarfBuzz",
      ]),
    .target(name: "SceneProject", dependencies: ["SceneModel", "JSONText", "OperatingSystem"]),

    // Scenes
    .target(name: "Devices", dependencies: ["SceneModel"]),
    .target(name: "TextMetrics", dependencies: ["SceneModel"]),
    .target(name: "Controls", dependencies: ["SceneModel", "TextMetrics"]),
    .target(name: "Resolver", dependencies: ["SceneModel", "Controls", "JSONText"]),
    .target(name: "Editing", dependencies: ["SceneModel", "Controls", "TextMetrics"]),
    .target(name: "Comparison", dependencies: ["SceneModel", "Controls", "Editing"]),
    .target(
      name: "SceneStore",
      dependencies: [
        "SceneModel", "Controls", "Resolver", "Devices", "TextMetrics", "JSONText", "OperatingSystem",
        "Migrations", "CSQLite",
      ]),
    .target(
      name: "Migrations", path: "Migrations", exclude: ["README.md"], plugins: ["EmbedMigrations"]),
    .executableTarget(name: "embed-migrations", dependencies: ["CSQLite"]),
    .plugin(
      name: "EmbedMigrations", capability: .buildTool(), dependencies: ["embed-migrations"]),

    // Frames
    .target(name: "ConstraintSolver"),
    .target(name: "Adaptivity", dependencies: ["SceneModel", "Controls"]),
    .target(
      name: "LayoutEnvironments",
      dependencies: ["SceneModel", "Controls", "Resolver", "Devices", "Adaptivity", "TextMetrics"]),
    .target(
      name: "AutoLayout",
      dependencies: [
        "SceneModel", "Controls", "Resolver", "Devices", "Adaptivity", "ConstraintSolver", "TextMetrics",
        "LayoutEnvironments",
      ]),
    .target(name: "VisualFormats", dependencies: ["JSONText", "SceneModel"]),
    .target(name: "ConflictLogs", dependencies: ["SceneModel", "ConstraintSolver"]),
    .target(
      name: "LiveLayout",
      dependencies: [
        "SceneModel", "Controls", "Resolver", "Editing", "Adaptivity", "AutoLayout", "VisualFormats",
      ]),
    .target(
      name: "UIKitValues",
      dependencies: ["SceneModel", "Controls", "Devices", "LayoutEnvironments", "TextMetrics"]),
    .target(
      name: "UIKitCore",
      dependencies: [
        "SceneModel", "Adaptivity", "AutoLayout", "Controls", "Devices", "Editing", "InterfaceBuilder",
        "LiveLayout", "OperatingSystem", "ProjectResources", "Resolver", "TextMetrics", "UIKitValues",
        "VisualFormats",
      ]),
    .target(
      name: "UIKitLayout",
      dependencies: ["SceneModel", "AutoLayout", "Controls", "LiveLayout", "Resolver", "UIKitCore"]),
    .target(name: "UIKitLayoutTesting", dependencies: ["UIKitLayout"]),
    .target(
      name: "UIKitPictures",
      dependencies: [
        "UIKitCore", "UIKitLayout", "UIKitValues", "AutoLayout", "Controls", "Painting", "Pictures",
        "Resolver",
        "SceneModel",
      ]),

    .target(name: "SceneCode", dependencies: ["SceneModel", "Controls", "Resolver", "TextMetrics"]),
    .target(
      name: "CodeProving",
      dependencies: [
        "SceneModel", "AutoLayout", "Controls", "Devices", "Editing", "OperatingSystem", "SceneCode",
      ]),

    // Answers
    .target(
      name: "Checks",
      dependencies: [
        "SceneModel", "InterfaceBuilder", "Controls", "Devices", "Resolver", "Adaptivity", "AutoLayout",
        "Editing", "JSONText", "OperatingSystem", "TextMetrics",
      ]),
    .target(
      name: "Pictures",
      dependencies: [
        "SceneModel", "Controls", "Devices", "Resolver", "Adaptivity", "AutoLayout", "TextMetrics",
      ]),
    .target(
      name: "Painting",
      dependencies: [
        "SceneModel", "FontFiles", "InterfaceBuilder", "OperatingSystem", "Pictures", "ProjectResources",
        "SceneProject", "TextMetrics", "CCairo", "CPainting",
      ]),

    // Jobs
    .target(
      name: "Sources",
      dependencies: [
        "SceneModel", "Controls", "InterfaceBuilder", "ProjectResources", "SceneProject", "SceneStore",
        "Devices", "Resolver", "Adaptivity", "AutoLayout", "ConflictLogs", "Editing", "FontFiles",
        "OperatingSystem", "TextMetrics", "VisualFormats", "ConstraintSolver",
      ]),
    .target(
      name: "Checking",
      dependencies: [
        "SceneModel", "AutoLayout", "Checks", "Devices", "Editing", "InterfaceBuilder", "JSONText",
        "OperatingSystem", "SceneStore", "Sources", "CYAML", "Controls", "Resolver", "SceneProject",
      ]),
    .target(
      name: "Versions",
      dependencies: [
        "SceneModel", "AutoLayout", "Checks", "Comparison", "Controls", "InterfaceBuilder", "JSONText",
        "OperatingSystem", "Pictures", "ProjectResources", "Resolver", "SceneProject", "SceneStore",
        "Sources",
      ]),

    .target(
      name: "Rows",
      dependencies: [
        "SceneModel", "AutoLayout", "Checking", "Comparison", "Controls", "InterfaceBuilder", "JSONText",
        "OperatingSystem", "Resolver", "SceneProject", "SceneStore", "Sources",
      ]),

    .target(
      name: "Publishing",
      dependencies: [
        "SceneModel", "SceneStore", "Sources", "Migrations", "OperatingSystem", "CPostgreSQL",
      ]),

    // How it is used
    .target(name: "PageServer", dependencies: ["SceneModel", "OperatingSystem", "CMicroHTTPD"]),
    .target(name: "PageFiles", plugins: ["EmbedPageFiles"]),
    .executableTarget(name: "embed-page-files"),
    .plugin(name: "EmbedPageFiles", capability: .buildTool(), dependencies: ["embed-page-files"]),
    .target(
      name: "Ninefold",
      dependencies: [
        "SceneModel", "Adaptivity", "AutoLayout", "Checking", "Checks", "Comparison", "ConflictLogs",
        "Controls",
        "Devices", "Editing", "InterfaceBuilder", "LiveLayout", "Painting", "Pictures", "ProjectResources",
        "Resolver", "SceneProject", "SceneStore", "Sources", "Versions", "VisualFormats",
      ]),
    .target(name: "NinefoldFoundation", dependencies: ["Ninefold"]),
    .target(name: "ModelContext", dependencies: ["SceneModel", "JSONText", "OperatingSystem"]),
    .target(name: "CommandLine", dependencies: ["SceneModel", "JSONText", "OperatingSystem"]),
    .target(
      name: "Answers", dependencies: ["Ninefold", "CommandLine", "JSONText", "OperatingSystem"]),
    .target(
      name: "NinefoldCLI",
      dependencies: [
        "Answers", "Ninefold", "CommandLine", "ModelContext", "JSONText", "OperatingSystem", "PageFiles",
        "PageServer", "Publishing", "Rows", "SceneCode", "CodeProving",
      ]),
    .executableTarget(
      name: "NinefoldCommand", dependencies: ["NinefoldCLI"],
      // Of the program alone, which nobody links with: packages that use the libraries meet no unsafe flag.
      linkerSettings: [
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--no-eh-frame-hdr", "-Xlinker",
            "\(Context.packageDirectory)/Scripts/release.ld",
            // libxml2 is left to be loaded when a document is read.
            "-Xlinker", "--remap-inputs=*/libxml2.so=/dev/null",
          ], .when(platforms: [.linux], configuration: .release))
      ]),

    // Measurements
    .executableTarget(
      name: "frame-score",
      dependencies: [
        "AutoLayout", "Controls", "FontFiles", "InterfaceBuilder", "Resolver", "SceneModel", "TextMetrics",
      ],
      path: "Benchmarks/FrameScore"),
    .executableTarget(
      name: "device-score",
      dependencies: ["Adaptivity", "AutoLayout", "Controls", "Devices", "InterfaceBuilder", "SceneModel"],
      path: "Benchmarks/DeviceScore"),
    .executableTarget(
      name: "code-proof",
      dependencies: [
        "AutoLayout", "CodeProving", "Controls", "InterfaceBuilder", "OperatingSystem", "SceneModel",
      ],
      path: "Benchmarks/CodeProof"),
    .target(name: "ImportPeer", dependencies: ["CLibXML2", "CSQLite"], path: "Benchmarks/ImportPeer"),
    .executableTarget(
      name: "store-speed",
      dependencies: ["Ninefold", "ImportPeer"],
      path: "Benchmarks/StoreSpeed"),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["ConstraintSolver"], path: "Benchmarks/SolverBenchmark"),
    .executableTarget(
      name: "layout-systems",
      dependencies: ["AutoLayout", "ConstraintSolver", "Controls", "InterfaceBuilder", "SceneModel"],
      path: "Benchmarks/LayoutSystems"),
    .executableTarget(
      name: "resolver-speed", dependencies: ["Resolver", "Controls", "InterfaceBuilder", "SceneModel"],
      path: "Benchmarks/ResolverSpeed"),

    .executableTarget(
      name: "live-speed", dependencies: ["LiveLayout", "AutoLayout", "SceneModel"],
      path: "Benchmarks/LiveSpeed"),
    .executableTarget(
      name: "layout-code-speed", dependencies: ["UIKitLayout"], path: "Benchmarks/LayoutCodeSpeed"),
    .executableTarget(
      name: "growth",
      dependencies: [
        "AutoLayout", "Checking", "Checks", "ConstraintSolver", "Controls", "InterfaceBuilder", "LiveLayout",
        "Resolver", "SceneModel",
      ],
      path: "Benchmarks/Growth"),
    .executableTarget(
      name: "difference-speed",
      dependencies: ["Ninefold", "Comparison", "InterfaceBuilder", "OperatingSystem", "SceneModel"],
      path: "Benchmarks/DifferenceSpeed"),

    // Examples
    .executableTarget(name: "panes", dependencies: ["LiveLayout", "SceneModel"], path: "Examples/Panes"),
    .executableTarget(name: "agent", dependencies: ["Ninefold"], path: "Examples/Agent"),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", exclude: ["Fonts"]),
    .testTarget(name: "DocumentationTests", dependencies: ["TestSupport", "LiveLayout"]),
    .testTarget(
      name: "SceneModelTests", dependencies: ["SceneModel", "InterfaceBuilder", "TestSupport"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "SceneModel", "TestSupport", "ProjectResources"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(name: "OperatingSystemTests", dependencies: ["OperatingSystem", "TestSupport"]),
    .testTarget(
      name: "SceneProjectTests",
      dependencies: ["SceneProject", "SceneModel", "InterfaceBuilder", "JSONText", "TestSupport"]),
    .testTarget(
      name: "SceneStoreTests",
      dependencies: [
        "SceneStore", "Controls", "Devices", "InterfaceBuilder", "Migrations", "OlderDatabase", "Resolver",
        "TestSupport", "TextMetrics", "ProjectResources", "SceneModel",
      ]),
    .testTarget(
      name: "ControlsTests",
      dependencies: ["Controls", "InterfaceBuilder", "SceneModel", "TextMetrics"]),
    .testTarget(
      name: "AdaptivityTests", dependencies: ["Adaptivity", "InterfaceBuilder", "SceneModel"]),
    .target(
      name: "CheckFixtures",
      dependencies: ["Checks", "AutoLayout", "Devices", "Editing", "InterfaceBuilder", "SceneModel"],
      path: "Tests/CheckFixtures"),
    .testTarget(
      name: "ChecksTests",
      dependencies: [
        "Checks", "Checking", "CheckFixtures", "Devices", "InterfaceBuilder", "SceneModel", "TestSupport",
        "Adaptivity", "AutoLayout", "Controls", "Resolver",
      ]),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "Checking", "Checks", "CheckFixtures", "InterfaceBuilder", "JSONText", "OperatingSystem",
        "SceneModel", "SceneStore", "Sources", "TestSupport", "Devices", "AutoLayout", "Editing", "Controls",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "ProjectResourcesTests",
      dependencies: ["ProjectResources", "InterfaceBuilder", "SceneModel", "TestSupport"]),
    .testTarget(
      name: "SourcesTests",
      dependencies: [
        "Sources", "ConflictLogs", "InterfaceBuilder", "SceneModel", "SceneStore", "TestSupport", "Resolver",
        "VisualFormats", "Controls", "JSONText", "Editing",
      ]),
    .testTarget(
      name: "VersionsTests",
      dependencies: [
        "Versions", "InterfaceBuilder", "JSONText", "SceneModel", "Sources", "TestSupport", "AutoLayout",
        "Controls",
      ]),
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "Pictures", "AutoLayout", "Controls", "Devices", "InterfaceBuilder", "SceneModel", "TestSupport",
        "TextMetrics",
      ], exclude: ["Fixtures", "Goldens"]),
    .testTarget(
      name: "PaintingTests",
      dependencies: [
        "Painting", "OperatingSystem", "Pictures", "SceneModel", "TestSupport", "TextMetrics",
      ], exclude: ["Goldens"]
    ),
    .testTarget(
      name: "SceneCodeTests",
      dependencies: [
        "SceneCode", "CodeProving", "Controls", "InterfaceBuilder", "OperatingSystem", "SceneModel",
      ]),
    .testTarget(name: "DevicesTests", dependencies: ["Devices", "SceneModel"]),
    .testTarget(
      name: "ResolverTests",
      dependencies: ["Resolver", "Controls", "InterfaceBuilder", "TestSupport", "SceneModel"]),
    .testTarget(
      name: "EditingTests",
      dependencies: [
        "Editing", "Comparison", "Controls", "InterfaceBuilder", "Resolver", "TestSupport", "SceneModel",
      ],
      exclude: ["Goldens", "Support/Plaza.storyboard"]),
    .testTarget(
      name: "ComparisonTests",
      dependencies: ["Comparison", "InterfaceBuilder", "SceneModel", "TestSupport"]),
    .target(name: "OlderDatabase", dependencies: ["Migrations", "CSQLite"], path: "Tests/OlderDatabase"),
    .executableTarget(
      name: "crash-test", dependencies: ["OlderDatabase", "Migrations", "TestSupport"],
      path: "Tests/CrashTest"),
    .target(name: "AllocationCount", path: "Tests/AllocationCount"),
    .executableTarget(
      name: "solver-memory", dependencies: ["ConstraintSolver", "AllocationCount"], path: "Tests/SolverMemory"
    ),
    .testTarget(
      name: "VisualFormatsTests", dependencies: ["VisualFormats", "JSONText", "SceneModel", "TestSupport"]),
    .testTarget(
      name: "ConflictLogsTests",
      dependencies: ["ConflictLogs", "SceneModel"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics", "SceneModel"]),
    .testTarget(
      name: "FontFilesTests",
      dependencies: ["FontFiles", "InterfaceBuilder", "TextMetrics", "TestSupport", "ProjectResources"]),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "AutoLayout", "Controls", "FontFiles", "InterfaceBuilder", "TextMetrics", "TestSupport", "Adaptivity",
        "ConstraintSolver", "Devices", "Resolver", "SceneModel",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "LiveLayoutTests",
      dependencies: [
        "LiveLayout", "AutoLayout", "Controls", "Devices", "Editing", "InterfaceBuilder", "SceneModel",
        "TestSupport",
        "VisualFormats",
      ]),
    .testTarget(
      name: "UIKitLayoutTests",
      dependencies: [
        "UIKitCore", "UIKitLayout", "UIKitLayoutTesting", "UIKitPictures", "AutoLayout", "ConflictLogs",
        "Controls", "Devices", "Editing", "InterfaceBuilder", "Resolver", "SceneModel",
      ], exclude: ["Layouts"]),
    .testTarget(name: "AgentTests", dependencies: ["agent", "Ninefold"]),
    .testTarget(name: "PanesTests", dependencies: ["panes", "LiveLayout", "SceneModel"]),
    .testTarget(name: "FrameScoreTests", dependencies: ["frame-score"]),
    .testTarget(name: "DeviceScoreTests", dependencies: ["device-score"]),
    .testTarget(
      name: "LimitTests",
      dependencies: [
        "Ninefold", "NinefoldCLI", "AutoLayout", "Checks", "Editing", "InterfaceBuilder", "SceneModel",
        "SceneProject", "SceneStore", "TestSupport", "ProjectResources", "Checking",
      ]),
    .testTarget(
      name: "NinefoldTests",
      dependencies: ["Ninefold", "NinefoldFoundation", "TestSupport"]),
    .testTarget(
      name: "RowsTests",
      dependencies: [
        "Rows", "Checking", "InterfaceBuilder", "OperatingSystem", "SceneStore", "Sources", "TestSupport",
      ]),
    .testTarget(
      name: "PublishingTests",
      dependencies: ["Publishing", "Migrations", "SceneModel", "SceneStore", "TestSupport"]),
    .testTarget(name: "ModelContextTests", dependencies: ["ModelContext", "JSONText", "OperatingSystem"]),
    .testTarget(name: "PageServerTests", dependencies: ["PageServer", "TestSupport"]),
    .testTarget(name: "CommandLineTests", dependencies: ["CommandLine", "OperatingSystem", "SceneModel"]),
    .testTarget(
      name: "NinefoldCLITests",
      dependencies: [
        "Answers", "CommandLine", "NinefoldCLI", "NinefoldCommand", "Ninefold", "TestSupport", "Checking",
        "SceneModel", "ModelContext", "JSONText", "OperatingSystem",
      ],
      exclude: ["Fixtures", "Goldens"]),

    // Fuzzing
    .target(
      name: "FuzzTargets",
      dependencies: [
        "AutoLayout", "CommandLine", "Comparison", "ConflictLogs", "Controls", "CSQLite", "Devices",
        "Editing", "FontFiles", "InterfaceBuilder", "JSONText", "ModelContext", "Ninefold", "NinefoldCLI",
        "Painting", "Pictures", "Resolver", "SceneModel", "SceneProject", "SceneStore", "TestSupport",
        "TextMetrics",
        "ProjectResources", "Checking", "Sources",
      ],
      path: "Tests/Fuzz", exclude: ["Driver", "Engine", "Regressions"]),
    .systemLibrary(name: "FuzzEngine", path: "Tests/Fuzz/Engine"),
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets", "FuzzEngine", "TestSupport"], path: "Tests/Fuzz/Driver"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// A target that imports Ninefold depends on the rooms that it re-exports: SwiftPM compiles a target anew when a
// module changes that it names, not when one does that such a module re-exports.
extension Target {
  var modules: [String] {
    dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  }
}
let rooms = package.targets.first { $0.name == "Ninefold" }?.modules ?? []
for target in package.targets where target.modules.contains("Ninefold") {
  target.dependencies += rooms.filter { !target.modules.contains($0) }.map { .byName(name: $0) }
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
    .treatWarning("ExplicitSendable", as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
    .strictMemorySafety(),
  ]
  // Internal declarations can be imported in debug builds: Scripts/fuzz defines this for its own,
  // optimized build.
  if target.name == "FuzzTargets" {
    target.swiftSettings?.append(.define("TESTABLE", .when(configuration: .debug)))
  }
}
