import Devices
import SceneCode
import SceneModel

/// The source around generated code that lays it out and prints its frames.
enum ProofHarness {
  /// The source of one document, in a namespace of its own.
  static func source(_ document: ProvedDocument, namespace: String) -> String {
    var lines = ["import UIKit", "", "enum \(namespace) {"]
    lines += document.code.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix("import ") }
    for type in document.code.ownTypes { lines.append("class \(type.name): \(type.superclass) {}") }
    lines += ["@MainActor static func cases() -> [ProofCase] {", "var cases: [ProofCase] = []"]
    for image in document.images {
      lines.append(
        "UIImage.sizes[\(image.name)] = CGSize(width: \(image.size.width), height: \(image.size.height))")
    }
    for root in document.roots { lines += self.lines(root) }
    lines += ["return cases", "}", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static func lines(_ root: ProvedDocument.Root) -> [String] {
    let sizes = root.frames.map { frame in
      frame.map { "CGSize(width: \($0.width), height: \($0.height))" } ?? ".zero"
    }
    let views = root.type.views.filter { !$0.expression.hasSuffix("?") }.map { view in
      let path = view.expression == "self" ? "object" : "object.\(view.expression)"
      return "(\"\(view.id)\", \(path))"
    }
    let isTableCell = root.type.superclass == "UITableViewCell"
    let creation = root.type.name + (isTableCell ? "(style: .default, reuseIdentifier: nil)" : "()")
    let holder = root.type.kind == .controller ? "controller: object" : "view: object"
    return [
      "do {", "let object = \(creation)",
      "cases.append(ProofCase(name: \"\(root.type.name)\", \(holder), isInWindow: \(root.isInWindow), sizes: ["
        + sizes.joined(separator: ", ")
        + "]) { _ = object.\(root.type.kind == .controller ? "view" : "frame"); "
        + "return [\(views.joined(separator: ", "))] })", "}",
    ]
  }

  /// The source that all documents share.
  static var common: String {
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

      @MainActor struct ProofCase {
        let name: String
        let controller: UIViewController?
        let view: UIView?
        let isInWindow: Bool
        let sizes: [CGSize]
        let views: () -> [(String, UIView)]

        init(
          name: String, controller: UIViewController? = nil, view: UIView? = nil, isInWindow: Bool, sizes: [CGSize],
          _ views: @escaping () -> [(String, UIView)]
        ) {
          self.name = name
          self.controller = controller
          self.view = view
          self.isInWindow = isInWindow
          self.sizes = sizes
          self.views = views
        }
      }

      // What does not lay out, and UIKitLayout does not have.
      extension UIView {
        var clearsContextBeforeDrawing: Bool { get { true } set {} }
      }
      extension UITextField {
        var minimumFontSize: CGFloat { get { 0 } set {} }
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

      @MainActor func prove(_ document: String, _ cases: [ProofCase]) {
        for entry in cases {
          let controller = entry.controller ?? UIViewController()
          let table = ProofTable(frame: .zero, style: .plain)
          table.contentInsetAdjustmentBehavior = .never
      table.separatorStyle = .none
          let cell = entry.view as? UITableViewCell
          if cell != nil { controller.view = table } else if entry.isInWindow, let view = entry.view { controller.view = view }
          var window: UIWindow?
          for (index, environment) in environments.enumerated() {
            UIScreen.main.show(environment.0, in: environment.1)
            if entry.isInWindow || cell != nil {
              if window == nil {
                window = UIWindow()
                window?.rootViewController = controller
                window?.makeKeyAndVisible()
              }
              controller.traitOverrides.horizontalSizeClass = environment.2?.0 ?? .unspecified
              controller.traitOverrides.verticalSizeClass = environment.2?.1 ?? .unspecified
              let traits = controller.traitCollection
              if let asked = environment.2, traits.horizontalSizeClass != asked.0 || traits.verticalSizeClass != asked.1 {
                print(document, entry.name, index, "-", "unavailable", separator: "\\t")
                continue
              }
              if let cell {
                table.row = nil
                table.reloadData()
                table.rowHeight = entry.sizes[index].height
                table.dataSource = table
                table.row = cell
                table.reloadData()
              }
              window?.layoutIfNeeded()
            } else if let view = entry.view {
              view.traitOverrides.horizontalSizeClass = environment.2?.0 ?? .unspecified
              view.traitOverrides.verticalSizeClass = environment.2?.1 ?? .unspecified
              let traits = view.traitCollection
              if let asked = environment.2, traits.horizontalSizeClass != asked.0 || traits.verticalSizeClass != asked.1 {
                print(document, entry.name, index, "-", "unavailable", separator: "\\t")
                continue
              }
              view.frame.size = entry.sizes[index]
              view.layoutIfNeeded()
            }
            for (id, view) in entry.views() where view.superview != nil || view === entry.view {
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
