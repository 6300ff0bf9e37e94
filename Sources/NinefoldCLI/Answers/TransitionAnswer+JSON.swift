import Ninefold

extension TransitionAnswer {
  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.object { (json) throws(Output.Failure) in
      try json.members(of: transition.outline)
      for (name, layout) in [("from", transition.old), ("to", transition.new)] {
        try json.object(name) { (json) throws(Output.Failure) in
          try json.member(layout.sizeClass)
          try json.member(layout.size)
        }
      }
      try json.members(of: transition.difference, tree)
      for (name, views) in [("added", transition.added), ("removed", transition.removed)] {
        try json.objects(name, views) { (json, view) throws(Output.Failure) in
          try json.members(of: view.node, tree)
          try json.member(frame: view.frame)
        }
      }
      try json.objects("reframed", transition.reframed) { (json, view) throws(Output.Failure) in
        try json.members(of: view.node, tree)
        try json.members(old: view.old, new: view.new)
      }
    }
  }
}
