import UIKit

/// Notes in two columns: a list beside a note on pads, the list alone on phones.
@MainActor
public enum Notes {
  /// A container of both columns.
  public static func makeController() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(NoteListController(), for: .primary)
    split.setViewController(NoteController(), for: .secondary)
    return split
  }
}

/// A list of the titles of notes.
final class NoteListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    let column = UIStackView(
      arrangedSubviews: ["Groceries", "Ideas", "A note with a title that takes more than one line"].map {
        title in
        let label = UILabel()
        label.text = title
        label.numberOfLines = 0
        return label
      })
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}

/// A note: its text beside or above a picture, by the room that there is.
final class NoteController: UIViewController {
  private let row = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = "All that is to be remembered of this, in as many lines as it takes."
    text.numberOfLines = 0
    let picture = UIView()
    row.addArrangedSubview(text)
    row.addArrangedSubview(picture)
    row.spacing = 16
    row.alignment = .top
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 120),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75),
      row.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    arrange()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.arrange() }
  }

  private func arrange() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    row.axis = isWide ? .horizontal : .vertical
    row.alignment = isWide ? .top : .leading
  }
}
