import Ninefold

extension JSONWriter {
  /// Writes a scene's transition.
  mutating func write(_ transition: SceneTransition, _ tree: ElementTree) throws(Output.Failure) {
    try beginObject()
    try member("id", transition.outline.id.text)
    try member("name", transition.outline.name)
    for (name, layout) in [("from", transition.old), ("to", transition.new)] {
      try self.name(name)
      try beginObject()
      try member("sizeClass", layout.sizeClass.description)
      try member("size", layout.size.numbers)
      try end()
    }
    try writeMembers(transition.difference, tree)
    for (name, views) in [("added", transition.added), ("removed", transition.removed)] {
      try self.name(name)
      try beginArray(views.isEmpty ? .inline : .lines)
      for view in views {
        try beginObject()
        try member("id", view.id.text)
        try member("type", tree.tag(of: view.node))
        try member("frame", view.frame.numbers)
        try end()
      }
      try end()
    }
    try name("reframed")
    try beginArray(transition.reframed.isEmpty ? .inline : .lines)
    for view in transition.reframed {
      try beginObject()
      try member("id", view.id.text)
      try member("type", tree.tag(of: view.node))
      try member("old", view.old.numbers)
      try member("new", view.new.numbers)
      try end()
    }
    try end()
    try end()
  }
}
