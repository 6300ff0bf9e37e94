import Ninefold

extension SceneComparison {
  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.object { (json) throws(Output.Failure) in
      try json.members(of: outline, in: sizeClass)
      try json.member("compared", count)
      try json.objects("differences", differences) { (json, difference) throws(Output.Failure) in
        try json.members(of: difference)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of difference: FrameDifference) throws(Output.Failure) {
    let frames = difference.comparison
    try members(ofObject: frames.id.text, type: frames.type)
    try member("saved", frames.saved.numbers)
    try member("computed", frames.computed.numbers)
    try member("misplaced", frames.isMarkedMisplaced)
    try member(cause: difference.reason?.cause)
    try objects("numbers", difference.numbers, .inline) { (json, number) throws(Output.Failure) in
      try json.member("number", number.kind.rawValue)
      try json.member("saved", number.saved)
      try json.member("computed", number.computed)
      try json.member(cause: number.reason.cause)
      try json.member("view", number.reason.view?.text)
      try json.member("constraint", number.reason.constraint?.text)
      try json.member("points", number.reason.points)
    }
  }

  private mutating func member(cause: FrameDifference.Cause?) throws(Output.Failure) {
    try member("cause", cause?.rawValue)
  }
}
