import Ninefold

extension PictureFolder {
  /// Writes a drawing as a picture of a form, unless the picture is there already.
  func write(
    as name: String, of drawing: Drawing, as form: PictureForm
  ) throws(PictureFailure) -> WrittenPicture {
    // Where the checksum cannot be had, painting says why.
    let checksum = isRecorded ? try? form.checksum(of: drawing) : nil
    return try write(as: name, of: checksum ?? nil) { () throws(PaintingError) in
      try form.bytes(of: drawing)
    }
  }
}
