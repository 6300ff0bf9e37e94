import SceneModel

extension NibElement {
  /// The elements of a list of items that has a name instead of a key; nil where there is no such list, and
  /// where it is not read.
  func items(_ list: String) -> [NibElement]? {
    isWhole ? elements.first { $0.tag == list }?.elements : nil
  }
}

extension UIBarButtonItem {
  /// The item of an element, which connections may lead to.
  @MainActor
  convenience init(element: NibElement) {
    self.init(title: element.word("title"), image: element.image("image"))
    if element.word("style") == "done" || ["done", "save"].contains(element.word("systemItem")) {
      style = .done
    }
    if let width = element.number("width") { self.width = width }
    if let color = element.color("tintColor") { tintColor = color }
    read(element)
    if let view = element.element("customView") { customView = element.objects.makeView(view.node) }
  }
}

extension UIBarItem {
  /// Reads what documents say of every item.
  @MainActor
  fileprivate func read(_ element: NibElement) {
    if let enabled = element.flag("enabled") { isEnabled = enabled }
    if let value = element.count("tag") { tag = value }
    element.objects.add(self, element.node)
  }
}

extension UITabBarItem {
  /// The item of an element, which connections may lead to.
  @MainActor
  convenience init(element: NibElement) {
    self.init(
      title: element.word("title"), image: element.image("image"),
      selectedImage: element.image("selectedImage"))
    badgeValue = element.word("badgeValue")
    read(element)
  }
}

extension UINavigationItem {
  /// Reads the item's element, which connections may lead to.
  @MainActor
  func read(_ element: NibElement) {
    element.objects.add(self, element.node)
    if let value = element.word("title") { title = value }
    if let mode: LargeTitleDisplayMode = element.choice(
      "largeTitleDisplayMode", ["always": .always, "never": .never])
    {
      largeTitleDisplayMode = mode
    }
    func items(_ key: String) -> [UIBarButtonItem]? {
      if let one = element.element(key) { return [UIBarButtonItem(element: one)] }
      return element.element(key + "s").map { $0.elements.map { UIBarButtonItem(element: $0) } }
    }
    leftBarButtonItems = items("leftBarButtonItem")
    rightBarButtonItems = items("rightBarButtonItem")
    if let back = element.element("backBarButtonItem") { backBarButtonItem = UIBarButtonItem(element: back) }
  }
}
