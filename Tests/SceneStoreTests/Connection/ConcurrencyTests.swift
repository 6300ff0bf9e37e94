import Foundation
import Synchronization
import Testing

@testable import SceneStore

struct ConcurrencyTests {
  @Test func `two importers wait their turn and both succeed`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { worker in
        do {
          // The first to come makes the schema; the others find it.
          let store = try SceneStore(path: path, mode: .readWrite)
          for number in 0..<25 {
            try store.importDocument(
              try storyboard("\(worker)-\(number).storyboard", inView: "<label id=\"l-1\"/>"), project: "p")
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
      #expect(failures.withLock { $0 } == [])
      let store = try SceneStore(path: path, mode: .readOnly)
      #expect(try store.documents().count == 100)
      #expect(try store.verify() == [])
    }
  }

  @Test func `a reader sees the last committed state while another store writes`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      let writer = try SceneStore(path: path, mode: .readWrite)
      try writer.importDocument(try storyboard("a.storyboard", inView: ""), project: "p")
      let reader = try SceneStore(path: path, mode: .readOnly)
      let document = try storyboard("b.storyboard", inView: "")
      try writer.connection.transaction { () throws(StoreError) in
        _ = try Importer(writer.connection, writer.writer, project: "p").add(document)
        #expect(try reader.documents().map(\.path) == ["a.storyboard"])
        #expect(try writer.documents().map(\.path) == ["a.storyboard", "b.storyboard"])
      }
      #expect(try reader.documents().map(\.path) == ["a.storyboard", "b.storyboard"])
    }
  }

  @Test func `an error in a transaction takes all of it back`() throws {
    let store = try SceneStore()
    let document = try storyboard("a.storyboard", inView: "")
    #expect(throws: StoreError.self) {
      try store.connection.transaction { () throws(StoreError) in
        _ = try Importer(store.connection, store.writer, project: "p").add(document)
        try store.connection.execute("SELECT * FROM nowhere")
      }
    }
    #expect(try store.projects() == [])
    #expect(try store.importDocument(document, project: "p") == .added)
  }
}
