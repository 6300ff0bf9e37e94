package import JSONText
import Ninefold

extension MatrixAnswer {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: matrix.outline)
      json.members(views: matrix.views, constraints: matrix.constraints)
      json.objects("groups", matrix.groups) { json, group in
        json.member("sizeClasses", group.classes.classes.map(\.description))
        json.members(views: group.views, constraints: group.constraints)
        json.members(of: group.difference, tree)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(views: Int, constraints: Int) {
    member("views", views)
    member("constraints", constraints)
  }
}
