package import Devices
import InterfaceBuilder
import ProjectResources
package import SceneModel

/// The apps that a source's documents are for, read on first use: the orientations that they support, and the
/// modules of which they consist, and the systems that they run on.
package final class SourceApps {
  private let propertyLists: [DocumentFile]
  private let sources: [DocumentFile]
  /// The files as they were read: the supported orientations by folder, and the texts of
  /// projects and packages.
  private var read: (orientations: [(folder: String, support: OrientationSupport)], projects: [String])?
  /// Why files could not be read, until that is reported.
  private var problems: [any CustomStringConvertible] = []
  /// The names of modules, once a document asked for one that is not its target's; nil inside where there
  /// is no project.
  private var modules: Set<String>??

  init(propertyLists: [DocumentFile], sources: [DocumentFile]) {
    self.propertyLists = propertyLists
    self.sources = sources
  }

  /// The app that a document is for, as far as it is known.
  ///
  /// - Parameter report: Takes, once each, why a file cannot be read.
  package func app(of document: Document, report: (any CustomStringConvertible) -> Void) -> DocumentApp {
    let known = files
    for problem in problems { report(problem) }
    problems = []
    return DocumentApp(
      orientations: Self.nearest(to: document.path, known.orientations),
      modules: document.tree.namesModules ? names(known.projects) : nil)
  }

  /// The major number of the earliest system that one of the apps runs on; nil where no project says it.
  package var deploymentTarget: Int? { files.projects.compactMap(DeploymentTarget.major(in:)).min() }

  /// Whether there is a project of Xcode or a package among the files.
  var hasProject: Bool { !files.projects.isEmpty }

  /// The orientations that one of the apps supports, as far as they are known.
  package var orientations: OrientationSupport {
    files.orientations.map(\.support).reduce(OrientationSupport()) { $0.union($1) }
  }

  private var files: (orientations: [(folder: String, support: OrientationSupport)], projects: [String]) {
    let known = read ?? all { problems.append($0) }
    read = known
    return known
  }

  private func names(_ projects: [String]) -> Set<String>? {
    if let modules { return modules }
    var names = ModuleNames()
    for text in projects { names.add(project: text) }
    if !names.isEmpty {
      for file in sources { names.add(folder: Self.folder(of: file.path)) }
    }
    let known = names.isEmpty ? nil : names.known
    modules = .some(known)
    return known
  }

  /// The orientations of the nearest folder around a document; those of the only folder where none
  /// is around it.
  private static func nearest(
    to path: String, _ all: [(folder: String, support: OrientationSupport)]
  ) -> OrientationSupport? {
    let around = all.filter { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }
    guard let longest = around.map(\.folder.utf8.count).max() else {
      return all.count == 1 ? all[0].support : nil
    }
    return around.filter { $0.folder.utf8.count == longest }.map(\.support).reduce(OrientationSupport()) {
      $0.union($1)
    }
  }

  private func all(
    _ report: (any CustomStringConvertible) -> Void
  ) -> (orientations: [(folder: String, support: OrientationSupport)], projects: [String]) {
    var orientations: [(folder: String, support: OrientationSupport)] = []
    for list in propertyLists {
      do throws(ReadError) {
        let support = OrientationSupport(try list.lists(at: OrientationSupport.keys))
        if !support.isUnknown { orientations.append((Self.folder(of: list.path), support)) }
      } catch {
        report(error)
      }
    }
    var projects: [String] = []
    for file in sources where !file.path.hasSuffix(".swift") || file.path.hasSuffix("Package.swift") {
      do throws(ReadError) {
        let text = String(decoding: try file.bytes(), as: UTF8.self)
        projects.append(text)
        let support = OrientationSupport(buildSettings: text)
        // The file lies in NAME.xcodeproj, which lies in the project's folder.
        if !support.isUnknown { orientations.append((Self.folder(of: Self.folder(of: file.path)), support)) }
      } catch {
        report(error)
      }
    }
    return (orientations, projects)
  }

  /// The folder around what is at a path of the source: empty text of a name alone, as no folder is around
  /// it.
  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}

extension ElementTree {
  /// Whether a class names a module that is not that of the document's target.
  fileprivate var namesModules: Bool {
    guard let module = names.find("customModule") else { return false }
    let provider = names.find("customModuleProvider")
    return (1..<max(1, count)).contains { index in
      let node = NodeID(index)
      return kind(of: node) == .element && self[node, module] != nil
        && provider.flatMap { self[node, $0] } != "target"
    }
  }
}
