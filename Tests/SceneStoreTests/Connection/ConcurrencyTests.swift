import Foundation
import SceneModel
import Synchronization
import Testing

@testable import SceneStore

struct ConcurrencyTests {
  @Test func `who waits for another for too long is told so`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      let first = try SceneStore(path: path, mode: .readWrite)
      let second = try SceneStore(path: path, mode: .readWrite)
      try first.connection.execute("BEGIN IMMEDIATE")
      second.connection.wait(milliseconds: 20)
      let error = #expect(throws: StoreError.self) {
        try second.importDocument(try storyboard(inView: ""), project: "p")
      }
      #expect(error?.reason == .busy)
      try first.connection.execute("ROLLBACK")
      try second.importDocument(try storyboard(inView: ""), project: "p")
    }
  }

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

  @Test func `a store that makes a file waits for another that does`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      // The transaction of a store that has not chosen write-ahead logging yet.
      let other = try Connection(path: path, mode: .readWrite)
      try other.execute("BEGIN IMMEDIATE")
      let failure = Mutex<String?>(nil)
      let isOpening = DispatchSemaphore(value: 0)
      let isDone = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        isOpening.signal()
        do {
          _ = try SceneStore(path: path, mode: .readWrite)
        } catch {
          failure.withLock { $0 = "\(error)" }
        }
        isDone.signal()
      }
      isOpening.wait()
      try other.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT max(i) FROM n"
      )
      try other.execute("COMMIT")
      isDone.wait()
      #expect(failure.withLock { $0 } == nil)
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

  @Test func `stores of several threads import, edit, undo and read one file at once`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      let failures = Mutex<[String]>([])
      let first = try SceneStore(path: path, mode: .readWrite)
      for worker in 0..<2 {
        try first.importDocument(
          try storyboard("edited-\(worker).storyboard", inView: "<label id=\"l-1\" text=\"0\"/>"),
          project: "p")
      }
      DispatchQueue.concurrentPerform(iterations: 6) { worker in
        do {
          switch worker {
          case 0, 1: try importDocuments(path, worker)
          case 2, 3: try editAndUndo(path, worker - 2)
          default: try read(path)
          }
        } catch {
          failures.withLock { $0.append("\(worker): \(error)") }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(try first.documents().count == 42)
      #expect(try first.history().count == 10)
      #expect(try first.verify() == [])
      for worker in 0..<2 {
        let text = try first.document(project: "p", path: "edited-\(worker).storyboard")
        #expect(text.tree[try #require(text.node("l-1")), .text] == "10")
      }
    }
  }

  /// Stores 20 documents that are read ahead on another thread, and then the same again.
  private func importDocuments(_ path: String, _ worker: Int) throws {
    let store = try SceneStore(path: path, mode: .readWrite)
    for _ in 0..<2 {
      let documents = ReadAhead(Array(0..<20)) {
        try? storyboard("\(worker)-\($0).storyboard", inView: "<label id=\"l-1\"/>")
      }
      try store.importDocuments(documents, project: "p")
    }
  }

  /// Makes ten edits of one document, of which five are in force in the end: every second one is taken back
  /// at once.
  private func editAndUndo(_ path: String, _ worker: Int) throws {
    let document = "edited-\(worker).storyboard"
    for number in 1...10 {
      let store = try SceneStore(path: path, mode: .readWrite)
      let id = try #require(try store.documents().first { $0.path == document }).id
      try store.edit(document: id) { document in
        let label = try #require(document.node("l-1"))
        document.tree.setAttribute(Name(.text), of: label, to: "\(number)")
        return EditNote(summary: "change", sizeClass: .any, made: 7)
      }
      guard number % 2 == 1 else { continue }
      try store.undo(project: "p", document: document)
    }
  }

  /// Reads the whole file again and again, which is consistent at any time.
  private func read(_ path: String) throws {
    for _ in 0..<10 {
      let store = try SceneStore(path: path, mode: .readOnly)
      let findings = try store.verify()
      #expect(findings == [])
      let labels = try store.lines("SELECT count(*) >= 2 FROM objects WHERE object = 'l-1'")
      #expect(labels == ["1"])
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
