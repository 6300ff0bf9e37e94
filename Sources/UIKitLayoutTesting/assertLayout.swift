import Foundation
public import Testing
public import UIKitLayout

/// Expects that controllers are laid out as they were when it was recorded.
///
/// The frames of all views in all variants are one text in the folder `Layouts` beside the test's file. Where
/// there is none, or with the variable `RECORD_LAYOUTS` in the environment, it is written and the test fails,
/// so that somebody looks at it. Exceptions and contradictions of constraints fail as well.
///
/// - Parameters:
///   - controller: Makes the controller anew for each variant.
///   - variants: Where it is laid out.
///   - name: The name of the text; nil for the test's.
///   - picture: Draws the window of each variant that differs, such as `{ $0.picture().svg }` of
///     `UIKitPictures`; the pictures are attached to the failure.
@MainActor
public func assertLayout(
  of controller: @autoclosure () -> UIViewController, in variants: [LayoutVariant] = LayoutVariant.standard,
  named name: String? = nil, attaching picture: (@MainActor (UIView) -> String)? = nil,
  function: String = #function, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = LayoutSnapshot(of: controller, in: variants)
  let file = goldenFile(name ?? function, beside: filePath)
  let differing = expect(snapshot, at: file, sourceLocation)
  guard let picture else { return }
  for variant in variants where differing.contains(variant.title) {
    guard let window = variant.window(showing: controller) else { continue }
    let name = "\(file.deletingPathExtension().lastPathComponent)-\(words(of: variant.title)).svg"
    Attachment.record(picture(window), named: name, sourceLocation: sourceLocation)
  }
}

/// Expects that views, each as large as the screen, are laid out as they were when it was recorded.
///
/// - Parameters:
///   - view: Makes the view anew for each variant.
///   - variants: Where it is laid out.
///   - name: The name of the text; nil for the test's.
///   - picture: Draws the window of each variant that differs, such as `{ $0.picture().svg }` of
///     `UIKitPictures`; the pictures are attached to the failure.
@MainActor
public func assertLayout(
  ofView view: @autoclosure () -> UIView, in variants: [LayoutVariant] = LayoutVariant.standard,
  named name: String? = nil, attaching picture: (@MainActor (UIView) -> String)? = nil,
  function: String = #function, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertLayout(
    of: UIViewController(of: view()), in: variants, named: name, attaching: picture, function: function,
    filePath: filePath, sourceLocation: sourceLocation)
}

private func goldenFile(_ name: String, beside filePath: String) -> URL {
  let file = URL(filePath: filePath)
  return file.deletingLastPathComponent().appending(path: "Layouts")
    .appending(path: file.deletingPathExtension().lastPathComponent).appending(path: words(of: name) + ".txt")
}

/// The letters and digits of a name, the words joined.
private func words(of name: String) -> String {
  name.split { !($0.isLetter || $0.isNumber || $0 == "-") }.joined(separator: "-")
}

/// - Returns: The titles of the variants that differ from what was recorded.
@MainActor
private func expect(
  _ snapshot: LayoutSnapshot, at file: URL, _ sourceLocation: SourceLocation
) -> [String] {
  for problem in snapshot.problems { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  let isRecording = ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] != nil
  guard !isRecording, let old = try? String(contentsOf: file, encoding: .utf8) else {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try snapshot.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
    return []
  }
  if snapshot.text == old { return [] }
  let differences = snapshot.differences(from: old)
  let words = differences.isEmpty ? "other text than in \(file.path())" : differences.joined(separator: "\n")
  Issue.record("\(words)", sourceLocation: sourceLocation)
  return snapshot.differingVariants(from: old)
}
