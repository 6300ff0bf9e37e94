/// All that a server offers to programs.
package struct ServerOffer: Sendable {
  /// A page of resources, and where the next one begins.
  package typealias ResourcePage = (resources: [Resource], next: String?)

  /// The name and the version of the server.
  package let name: String
  package let version: String
  /// The description of the tools for the program that uses them.
  package let instructions: String
  package let tools: [Tool]
  package let prompts: [Prompt]
  package let templates: [Resource]
  /// Gives the resources from a place on, where a page of them began; nil is the start.
  package let resources: @Sendable (_ from: String?) throws(MessageError) -> ResourcePage
  /// Gives the text of a resource; nil where there is none.
  package let read: @Sendable (_ uri: String) throws(MessageError) -> ResourceText?
  /// Gives a text that changes whenever the resource does; nil where there is none. An empty identifier
  /// stands for the list of all.
  package let state: @Sendable (_ uri: String) -> String?

  package init(
    name: String, version: String, instructions: String, tools: [Tool], prompts: [Prompt],
    templates: [Resource],
    resources: @escaping @Sendable (_ from: String?) throws(MessageError) -> ResourcePage,
    read: @escaping @Sendable (_ uri: String) throws(MessageError) -> ResourceText?,
    state: @escaping @Sendable (_ uri: String) -> String?
  ) {
    self.name = name
    self.version = version
    self.instructions = instructions
    self.tools = tools
    self.prompts = prompts
    self.templates = templates
    self.resources = resources
    self.read = read
    self.state = state
  }
}
