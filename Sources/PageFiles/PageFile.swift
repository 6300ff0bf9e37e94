/// A file of the page on which a project is browsed: markup, style or script, the same for every project.
package struct PageFile: Sendable {
  /// The name, relative to the folder of the page.
  package let name: String
  package let text: String
}
