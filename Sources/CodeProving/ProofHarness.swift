import Devices
import SceneCode
import SceneModel

/// The source around generated code that lays it out and prints its frames.
package enum ProofHarness {
  /// The source of one document, in a namespace of its own.
  package static func source(_ document: ProvedDocument, namespace: String) -> String {
    var lines = ["import UIKit", "", "enum \(namespace) {"]
    lines += document.code.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix("import ") }
    for type in document.code.ownTypes { lines.append("class \(type.name): \(type.superclass) {}") }
    lines += ["@MainActor static func cases() -> [ProofCase] {", "var cases: [ProofCase] = []"]
    for image in document.images {
      let property = image.isSymbol ? "symbolProportions" : "sizes"
      lines.append(
        "UIImage.\(property)[\(image.name.debugDescription)] = "
          + "CGSize(width: \(image.size.width), height: \(image.size.height))")
    }
    for root in document.roots { lines += self.lines(root) }
    lines += ["return cases", "}", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static func lines(_ root: ProvedDocument.Root) -> [String] {
    let views = root.type.views.filter { !$0.expression.hasSuffix("?") }.map { view in
      let path = view.expression == "self" ? "object" : "object.\(view.expression)"
      return "(\("\(view.id)".debugDescription), \(path))"
    }
    let isTableCell = root.type.superclass == "UITableViewCell"
    let creation = root.type.name + (isTableCell ? "(style: .default, reuseIdentifier: nil)" : "()")
    let holder = root.type.kind == .controller ? "controller: object" : "view: object"
    return [
      "do {", "let object = \(creation)",
      "cases.append(ProofCase(name: \"\(root.type.name)\", \(holder), isInWindow: \(root.isInWindow), "
        + "frames: \(rects(root.frames)), table: \(table(root.table))) { _ = object.\(root.type.kind == .controller ? "view" : "frame"); "
        + "return [\(views.joined(separator: ", "))] })", "}",
    ]
  }

  private static func rects(_ frames: [Rect?]) -> String {
    let rects = frames.map { frame in
      frame.map { "CGRect(x: \($0.x), y: \($0.y), width: \($0.width), height: \($0.height))" } ?? ".zero"
    }
    return "[\(rects.joined(separator: ", "))]"
  }

  private static func table(_ table: ProvedDocument.Table?) -> String {
    guard let table else { return "nil" }
    return "RowTable(frames: \(rects(table.frames)), isInsetGrouped: \(table.isInsetGrouped), "
      + "hasSeparators: \(table.hasSeparators), keepsContentClear: \(table.keepsContentClear))"
  }

  /// The views and controllers of frameworks that UIKitLayout does not have: they lay nothing out.
  private static let standIns =
    ["ARSCNView", "ARSKView", "GLKView", "MTKView", "SCNView", "SKView"].map { "class \($0): UIView {}" }
    + ["AVPlayerViewController", "GLKViewController"].map { "class \($0): UIViewController {}" }

  /// The source that all documents share.
  package static var common: String {
    let environments = ProofEnvironment.all.map { environment in
      let isLandscape = environment.orientation == .landscape
      func word(_ extent: SizeClass.Extent) -> String {
        extent == .any ? ".unspecified" : ".\(extent.rawValue)"
      }
      let classes = environment.sizeClass.map { "(\(word($0.width)), \(word($0.height)))" } ?? "nil"
      return "(\"\(environment.device.name)\", \(isLandscape ? ".landscapeLeft" : ".portrait"), \(classes))"
    }
    return """
      import UIKit

      \(standIns.joined(separator: "\n"))

      /// The table that a cell is a row of.
      struct RowTable {
        let frames: [CGRect]
        let isInsetGrouped: Bool
        let hasSeparators: Bool
        let keepsContentClear: Bool
      }

      @MainActor struct ProofCase {
        let name: String
        let controller: UIViewController?
        let view: UIView?
        let isInWindow: Bool
        let frames: [CGRect]
        let table: RowTable?
        let views: () -> [(String, UIView)]

        init(
          name: String, controller: UIViewController? = nil, view: UIView? = nil, isInWindow: Bool, frames: [CGRect],
          table: RowTable?, _ views: @escaping () -> [(String, UIView)]
        ) {
          self.name = name
          self.controller = controller
          self.view = view
          self.isInWindow = isInWindow
          self.frames = frames
          self.table = table
          self.views = views
        }
      }

      /// A table of one row.
      @MainActor final class ProofTable: UITableView, UITableViewDataSource {
        var row: UITableViewCell?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { row == nil ? 0 : 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          row ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        }
      }

      let environments: [(String, UIInterfaceOrientation, (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)?)] = [
        \(environments.joined(separator: ",\n  "))
      ]

      func override(
        _ traits: inout any UITraitOverrides, _ classes: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)?
      ) {
        if let classes {
          traits.horizontalSizeClass = classes.0
          traits.verticalSizeClass = classes.1
        } else {
          traits.remove(UITraitHorizontalSizeClass.self)
          traits.remove(UITraitVerticalSizeClass.self)
        }
      }

      @MainActor func prove(_ document: String, _ cases: [ProofCase]) {
        for entry in cases {
          let controller = entry.controller ?? UIViewController()
          let table = ProofTable(frame: .zero, style: entry.table?.isInsetGrouped == true ? .insetGrouped : .plain)
          table.separatorStyle = entry.table?.hasSeparators == true ? .singleLine : .none
          table.insetsContentViewsToSafeArea = entry.table?.keepsContentClear ?? true
          // The view above the rows is as high as the row lies deep: the section adds no space of its own.
          table.sectionHeaderHeight = 0
          let cell = entry.view as? UITableViewCell
          if cell != nil {
            controller.view.addSubview(table)
          } else if entry.isInWindow, let view = entry.view {
            controller.view = view
          } else if let view = entry.view, view.preservesSuperviewLayoutMargins {
            // What is around such a view has the margins of the system.
            controller.view.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = true
          }
          var window: UIWindow?
          for (index, environment) in environments.enumerated() {
            UIScreen.main.show(environment.0, in: environment.1)
            if entry.isInWindow || cell != nil {
              if window == nil {
                window = UIWindow()
                window?.rootViewController = controller
                window?.makeKeyAndVisible()
              }
              override(&controller.traitOverrides, environment.2)
              if let cell {
                table.row = nil
                table.reloadData()
                let frame = entry.frames[index]
                table.frame = entry.table?.frames[index] ?? UIScreen.main.bounds
                table.rowHeight = frame.height
                table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: max(frame.minY, 0)))
                table.dataSource = table
                table.row = cell
                table.reloadData()
              }
              window?.layoutIfNeeded()
            } else if let view = entry.view {
              override(&view.traitOverrides, environment.2)
              view.superview?.frame = CGRect(origin: .zero, size: entry.frames[index].size)
              view.frame = entry.frames[index]
              view.layoutIfNeeded()
            }
            // A title is laid out by itself: bars place no views.
            let title = entry.controller?.navigationItem.titleView
            title?.frame.origin = .zero
            title?.layoutIfNeeded()
            for (id, view) in entry.views() where view.superview != nil || view === entry.view || view === title {
              let frame = view.frame
              let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\\(Double($0))" }
              print(document, entry.name, index, id, numbers.joined(separator: " "), separator: "\\t")
            }
          }
        }
      }
      """
  }
}
