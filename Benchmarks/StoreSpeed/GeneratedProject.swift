import Foundation
import Ninefold

/// A project of any number of scenes, made of copies of some documents in which every identifier is new.
struct GeneratedProject: Sendable {
  /// A document's text, cut where its identifiers are.
  fileprivate struct Sample {
    let path: String
    /// The bytes between identifiers; there is one piece more than identifiers.
    let pieces: [[UInt8]]
    /// The identifiers in document order, as numbers.
    let places: [Int]
    let scenes: [Int]
  }

  /// A document of a copy.
  struct Item: Sendable {
    let copy: Int
    let sample: Int
  }

  private let samples: [Sample]
  /// The number of different identifiers in a copy.
  private let identifiers: Int
  /// The number of storyboard scenes in a copy; xibs are not counted.
  let scenesPerCopy: Int

  /// A project of copies of the documents of a folder.
  init(of folder: String) throws {
    var numbers: [String: Int] = [:]
    var samples: [Sample] = []
    for file in DocumentFiles(at: [folder]).files {
      let bytes = try file.bytes()
      let document = try DocumentReader().read(bytes, path: file.path)
      var scenes: [Int] = []
      for index in 1..<document.tree.count {
        for name in [KnownName.id, .sceneID] {
          // Identifiers that start with a sign, such as -1, mean the same in every document.
          guard let id = document.tree[NodeID(index), name], id.utf8.count == 10 else { continue }
          let number = numbers[id] ?? numbers.count
          numbers[id] = number
          if name == .sceneID { scenes.append(number) }
        }
      }
      samples.append(Sample(path: file.path, cutting: bytes, at: numbers, scenes: scenes))
    }
    self.samples = samples
    identifiers = numbers.count
    scenesPerCopy = samples.reduce(0) { $0 + $1.scenes.count }
  }

  /// The documents of copies.
  func items(copies: Range<Int>) -> [Item] {
    copies.flatMap { copy in samples.indices.map { Item(copy: copy, sample: $0) } }
  }

  /// The path of a document in the project.
  func path(_ item: Item) -> String { "Part \(item.copy)/\(samples[item.sample].path)" }

  /// The path of the first document of a copy.
  func path(ofDocument copy: Int) -> String? {
    samples.isEmpty ? nil : path(Item(copy: copy, sample: 0))
  }

  /// The bytes of a document.
  func bytes(_ item: Item) -> [UInt8] {
    let sample = samples[item.sample]
    var bytes = sample.pieces[0]
    for (place, piece) in zip(sample.places, sample.pieces.dropFirst()) {
      bytes += identifier(place, copy: item.copy).utf8
      bytes += piece
    }
    return bytes
  }

  /// The identifier of the first scene of a copy.
  func scene(copy: Int) -> String {
    identifier(samples.lazy.compactMap(\.scenes.first).first ?? 0, copy: copy)
  }

  /// An identifier in Interface Builder's format, such as `f1c-zL-Clg`: each number has its own.
  private func identifier(_ number: Int, copy: Int) -> String {
    // 62 to the power of 8 has no divisor but 2 and 31, so that a product with another prime meets
    // every number once.
    let count: UInt64 = 218_340_105_584_896
    let (high, low) = UInt64(copy * identifiers + number).multipliedFullWidth(by: 137_438_953_481)
    var rest = count.dividingFullWidth((high, low)).remainder
    var text = ""
    for index in 0..<8 {
      if index == 3 || index == 5 { text += "-" }
      text.append(Self.digits[Int(rest % 62)])
      rest /= 62
    }
    return text
  }

  private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}

extension GeneratedProject.Sample {
  /// Cuts a text wherever a quoted text is one of some identifiers.
  fileprivate init(path: String, cutting bytes: [UInt8], at numbers: [String: Int], scenes: [Int]) {
    var pieces: [[UInt8]] = []
    var places: [Int] = []
    var start = 0
    let quote = UInt8(ascii: "\"")
    var index = 0
    while index + 11 < bytes.count {
      if bytes[index] == quote, bytes[index + 11] == quote,
        let number = numbers[String(decoding: bytes[index + 1..<index + 11], as: UTF8.self)]
      {
        pieces.append(Array(bytes[start...index]))
        places.append(number)
        start = index + 11
      }
      index += 1
    }
    pieces.append(Array(bytes[start...]))
    self.init(path: path, pieces: pieces, places: places, scenes: scenes)
  }
}
