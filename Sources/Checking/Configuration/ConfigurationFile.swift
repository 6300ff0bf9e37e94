import InterfaceBuilder
import OperatingSystem

/// A configuration in a file, and the folder to which its paths are relative.
package struct ConfigurationFile: Sendable {
  /// The names of configurations, the first before the others.
  package enum Form: String, CaseIterable, Sendable {
    case ninefold = ".ninefold.yml"
    /// IBLinter's.
    case ibLinter = ".iblinter.yml"
  }

  /// The path of the file, as it was found.
  package let path: String
  package let form: Form
  package let configuration: CheckConfiguration
  /// The problems found in it.
  package let problems: [ConfigurationProblem]

  /// Reads the configuration at a path.
  ///
  /// - Parameter form: The form of the file; nil: IBLinter's where the file has IBLinter's name,
  ///   else Ninefold's.
  /// - Throws: ``ConfigurationError`` where it cannot be read, or is no YAML.
  package init(at path: String, form: Form? = nil) throws(ConfigurationError) {
    let name = PathName.name(of: path)
    let form = form ?? (name == Form.ibLinter.rawValue ? .ibLinter : .ninefold)
    let bytes: [UInt8]
    do throws(FileDefect) {
      bytes = try NamedPath.read(path, limit: YAMLLimits().bytes)
    } catch {
      throw ConfigurationError(
        file: path, "\(error), expected a configuration that can be read")
    }
    try self.init(bytes, at: path, form: form)
  }

  /// Reads the bytes of a configuration.
  package init(_ bytes: [UInt8], at path: String, form: Form = .ninefold) throws(ConfigurationError) {
    self.path = path
    self.form = form
    let value: YAMLValue
    do throws(YAMLDefect) {
      value = try YAMLReader().read(bytes)
    } catch {
      throw ConfigurationError(
        at: DocumentPlace(path: path, line: error.place.line, column: error.place.column), "\(error.reason)")
    }
    switch form {
    case .ninefold:
      let reader = ConfigurationReader(value, path: path)
      (configuration, problems) = (reader.configuration, reader.text.problems)
    case .ibLinter:
      let reader = IBLinterReader(value, path: path)
      (configuration, problems) = (reader.configuration, reader.text.problems)
    }
  }

  /// The folder that the configuration is in.
  package var folder: String { PathName.folder(of: path) }

  /// The path of the configuration that applies to a document or a folder: the nearest at or above it, up
  /// to the root of its repository; nil where there is none. IBLinter's applies where there is no other
  /// at any level.
  package static func path(for path: String) -> String? {
    let folders = NamedPath.folders(above: path)
    for form in Form.allCases {
      for folder in folders where kind(folder, form.rawValue) == .file {
        return shown(join(folder, form.rawValue))
      }
    }
    return nil
  }

  /// An absolute path as it is from the current folder, where it is in that.
  private static func shown(_ path: String) -> String {
    guard let current = NamedPath.found("."), path.hasPrefix(join(current, "")) else { return path }
    return String(path.dropFirst(join(current, "").count))
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func kind(_ folder: String, _ name: String? = nil) -> EntryKind? {
    do throws(FileDefect) { return try NamedPath.kind(name.map { join(folder, $0) } ?? folder) } catch {
      return nil
    }
  }
}
