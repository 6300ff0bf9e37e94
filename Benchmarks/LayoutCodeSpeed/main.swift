// How long layout code takes: 1,000 views built and laid out, and 500 tests of a form's layout.
//
//     layout-code-speed
import UIKitLayout

/// A form of rows of five views each in a column as wide as its view.
final class FormController: UIViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var top = view.safeAreaLayoutGuide.topAnchor
    for number in 0..<rows {
      let row = add(UIView(), to: view)
      let (icon, title) = (add(UIView(), to: row), add(UILabel(), to: row))
      let (value, line) = (add(UILabel(), to: row), add(UIView(), to: row))
      title.text = "Title \(number)"
      value.text = "A value that is longer"
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: top), row.heightAnchor.constraint(equalToConstant: 44),
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        title.leadingAnchor.constraint(equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 1),
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        value.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: title.trailingAnchor, multiplier: 1),
        value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 0.5),
      ])
      top = row.bottomAnchor
    }
  }

  private func add<View: UIView>(_ subview: View, to superview: UIView) -> View {
    subview.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(subview)
    return subview
  }
}

/// The times of a number of runs, from the shortest. Milliseconds.
func times(_ count: Int, _ body: (Int) -> Void) -> [Double] {
  let clock = ContinuousClock()
  return (0..<count).map { index in clock.measure { body(index) } / .milliseconds(1) }.sorted()
}

let big = times(9) { _ in
  let window = UIWindow()
  window.rootViewController = FormController(rows: 200)
  window.makeKeyAndVisible()
}
print("1000 views built and laid out: \(big[4]) ms in the median")

var lines = 0
let tests = times(500) { index in
  let variant = LayoutVariant.standard[index % LayoutVariant.standard.count]
  let snapshot = LayoutSnapshot(of: { FormController(rows: 4 + index % 5) }, in: [variant])
  lines += snapshot.text.count
}
print("500 tests of layout: \(tests.reduce(0, +)) ms, of which the longest \(tests[499]) ms")
