import Devices
import Foundation
import InterfaceBuilder
import SceneModel

/// Prints how many facts of a table come out, and those that do not.
///
///     device-score TABLE [--corpus DIRECTORY] [--all]
///
/// The documents of the table lie in the directory, by default beside the table. `--all` prints the facts
/// that come out as well. Exits with 1 where a fact does not come out, with 2 where the table cannot be read.
@main
struct DeviceScore {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let table = arguments.first, !table.hasPrefix("-") else {
      return print("usage: device-score TABLE [--corpus DIRECTORY] [--all]")
    }
    let place = arguments.firstIndex(of: "--corpus").map { $0 + 1 }
    let directory =
      place.flatMap { $0 < arguments.count ? arguments[$0] : nil }
      ?? URL(fileURLWithPath: table).deletingLastPathComponent().path
    do {
      let score = try DeviceScore(table: table, directory: directory)
      for result in score.results where arguments.contains("--all") || !result.holds { print(result) }
      print("\(score.results.count(where: \.holds)) of \(score.results.count) facts")
      exit(score.results.allSatisfy(\.holds) ? 0 : 1)
    } catch {
      print("device-score: \(error)")
      exit(2)
    }
  }

  /// The facts of the table, with what they come to.
  let results: [DeviceResult]

  /// Computes the facts of a table whose documents lie in a directory.
  init(table: String, directory: String) throws {
    var documents: [String: Document] = [:]
    results = try DeviceFact.facts(of: String(contentsOfFile: table, encoding: .utf8)).map { fact in
      let document: Document
      if let known = documents[fact.document] {
        document = known
      } else {
        let data = try Data(contentsOf: URL(fileURLWithPath: directory + "/" + fact.document))
        document = try DocumentReader().read(Array(data), path: fact.document)
        documents[fact.document] = document
      }
      return DeviceResult(
        fact: fact, value: DeviceDocument(document, for: fact).value(of: fact))
    }
  }
}

/// A fact and the number that it comes to.
struct DeviceResult: CustomStringConvertible {
  let fact: DeviceFact
  /// Nil where the layout does not have the object.
  let value: Double?

  /// Whether the number agrees with the fact.
  var holds: Bool { value.map { abs($0 - fact.value) <= fact.tolerance } ?? false }

  var description: String {
    let environment = "\(fact.device.name) \(fact.orientation.rawValue), iOS \(fact.system)"
    let number = value.map { "\($0)" } ?? "nothing"
    return
      "\(holds ? "holds" : "WRONG") \(fact.number)\t\(environment)\t\(fact.object)\t\(fact.property.rawValue)"
      + " in \(fact.space.rawValue): \(number), measured \(fact.value)\t\(fact.document)"
  }
}
