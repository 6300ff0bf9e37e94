extension ElementTree {
  /// The names of the images and colours that the document takes from asset catalogues or files, as it lists
  /// them. System symbols are left out.
  package var namedAssets: (images: Set<String>, colors: Set<String>) {
    var (images, colors): (Set<String>, Set<String>) = ([], [])
    guard let resources else { return (images, colors) }
    for resource in elements(of: resources) {
      guard let name = self[resource, .name] else { continue }
      if isElement(resource, .namedColor) {
        colors.insert(name)
      } else if isElement(resource, .image), self[resource, .catalog] != "system" {
        images.insert(name)
      }
    }
    return (images, colors)
  }
}
