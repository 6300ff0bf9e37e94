import Ninefold

extension MatrixAnswer {
  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.object { (json) throws(Output.Failure) in
      try json.members(of: matrix.outline)
      try json.members(views: matrix.views, constraints: matrix.constraints)
      try json.objects("groups", matrix.groups) { (json, group) throws(Output.Failure) in
        try json.member("sizeClasses", group.classes.classes.map(\.description))
        try json.members(views: group.views, constraints: group.constraints)
        try json.members(of: group.difference, tree)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(views: Int, constraints: Int) throws(Output.Failure) {
    try member("views", views)
    try member("constraints", constraints)
  }
}
