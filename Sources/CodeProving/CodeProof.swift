package import OperatingSystem
import SceneCode
package import SceneModel

/// The comparison of a document's frames with those of its source, compiled and laid out.
package struct CodeProof: Sendable {
  /// A frame that the source has otherwise than the document.
  package struct Difference: Hashable, Sendable {
    /// The class of the source.
    package let type: String
    package let view: ObjectID
    /// The size class or the device.
    package let environment: String
    /// Whether that is a size class.
    package let isInSizeClass: Bool
    /// The frame in the document. Points.
    package let expected: Rect
    /// The frame in the source; nil of a view that is not in the hierarchy. Points.
    package let actual: Rect?
  }

  /// The names of the classes that were laid out.
  package let types: [String]
  /// How many frames were compared.
  package let frameCount: Int
  /// The frames that differ, by class, environment and view in the order of the document.
  package let differences: [Difference]

  /// Compiles the source of a document with the UIKitLayout of a package, runs it, and compares frames to the
  /// hundredth of a point.
  ///
  /// - Parameter package: The folder of a checkout of Ninefold, which gets what is built in `.build/proof`.
  package init(_ proved: ProvedDocument, with package: String) throws(CodeProofError) {
    self.init(proved.frames, output: try Self.output(of: proved, with: package))
  }

  /// The comparison with what the compiled source of a document printed.
  package init(_ frames: ProvedFrames, output: [UInt8]) {
    let found = Self.frames(in: output)
    differences = frames.all.compactMap { type, frame in
      let actual = found[Key(type: type, environment: frame.environment, view: frame.id)]
      if let actual, actual.isNear(frame.frame) { return nil }
      let environment = ProofEnvironment.all[frame.environment]
      return Difference(
        type: type, view: frame.id, environment: environment.name,
        isInSizeClass: environment.sizeClass != nil, expected: frame.frame, actual: actual)
    }
    types = frames.types
    frameCount = frames.all.count
  }

  /// The output of the source as it prints its frames.
  private static func output(
    of proved: ProvedDocument, with package: String
  ) throws(CodeProofError) -> [UInt8] {
    let files = [
      "Package.swift": manifest(package), "Common.swift": ProofHarness.common,
      "Scenes.swift": ProofHarness.source(proved, namespace: "Scenes"),
      "main.swift": "import UIKit\n\nMainActor.assumeIsolated { prove(\"scenes\", Scenes.cases()) }\n",
    ]
    let folder: TemporaryFolder
    do throws(FileDefect) {
      folder = try TemporaryFolder()
      for (name, text) in files { try LockedFile("\(folder.path)/\(name)").replace(with: Array(text.utf8)) }
    } catch {
      throw CodeProofError(.folder(error))
    }
    let places = ["--package-path", folder.path, "--scratch-path", "\(package)/.build/proof"]
    let built = try swift(["build"] + places)
    guard built.code == 0 else {
      throw CodeProofError(.notCompiled(errors(in: built.output)))
    }
    let ran = try swift(["run"] + places + ["--skip-build", "Proof"])
    guard ran.code == 0 else { throw CodeProofError(.ended(ran.code)) }
    return ran.output
  }

  /// Runs the compiler, or the source, whose output is as long as what was written for it.
  private static func swift(_ words: [String]) throws(CodeProofError) -> (code: Int32, output: [UInt8]) {
    do throws(FileDefect) {
      return try ChildProcess.run("swift", words, limit: .max)
    } catch {
      throw CodeProofError(error == .missing ? .noCompiler : .folder(error))
    }
  }

  /// The messages of the compiler that are errors, each once.
  static func errors(in output: [UInt8]) -> [String] {
    var known: Set<String> = []
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let range = line.firstRange(of: "error: ") else { return nil }
      let text = String(line[range.lowerBound...])
      return known.insert(text).inserted ? text : nil
    }
  }

  private static func manifest(_ package: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Proof",
      dependencies: [.package(name: "UIKit", path: \("\(package)/Integrations/UIKit".debugDescription))],
      targets: [
        .executableTarget(
          name: "Proof", dependencies: [.product(name: "UIKit", package: "UIKit")], path: ".",
          sources: ["Common.swift", "Scenes.swift", "main.swift"], swiftSettings: [.swiftLanguageMode(.v5)])
      ])

    """
  }

  /// The class, the environment and the view of a frame.
  struct Key: Hashable {
    let type: String
    let environment: Int
    let view: ObjectID
  }

  /// The frames that the source printed, a line each: document, class, environment, view and four numbers.
  static func frames(in output: [UInt8]) -> [Key: Rect] {
    var frames: [Key: Rect] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 5, let environment = Int(parts[2]) else { continue }
      let numbers = parts[4].split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      frames[Key(type: String(parts[1]), environment: environment, view: ObjectID(String(parts[3])))] = Rect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return frames
  }
}

extension Rect {
  /// Whether no number differs by more than the hundredth of a point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let distances = [x - other.x, y - other.y, width - other.width, height - other.height]
    return distances.allSatisfy { $0.magnitude <= 0.01 }
  }
}

/// Why code could not be proved.
package struct CodeProofError: Error, Hashable, CustomStringConvertible {
  /// The kinds of reasons.
  package enum Reason: Hashable, Sendable {
    /// There is no program `swift`.
    case noCompiler
    /// The compiler refused the source, or the package.
    case notCompiled([String])
    /// The source did not run to its end.
    case ended(Int32)
    /// A folder or a pipe could not be used.
    case folder(FileDefect)
  }

  package let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  package var description: String {
    switch reason {
    case .noCompiler: "the code cannot be proved: there is no swift on this machine"
    case .notCompiled(let errors):
      "the code does not compile: \(errors.first ?? "the compiler says nothing")".onOneLine
        + (errors.count > 1 ? " and \(errors.count - 1) more" : "")
    case .ended(let code): "the code cannot be proved: it ended with \(code)"
    case .folder(let defect): "the code cannot be proved: \(defect)".onOneLine
    }
  }
}
