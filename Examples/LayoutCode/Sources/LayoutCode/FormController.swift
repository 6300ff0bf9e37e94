import UIKit

/// A form to sign up with: a title, three fields and a button, which scroll where they are higher than the
/// screen.
public final class FormController: UIViewController {
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let button = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    makeColumn()
    placeColumn()
  }

  private func makeColumn() {
    column.axis = .vertical
    column.spacing = 16
    column.addArrangedSubview(label("Create an Account", .largeTitle))
    for name in ["Name", "Email", "Password"] {
      let field = UITextField()
      field.placeholder = name
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      column.addArrangedSubview(label(name, .footnote))
      column.setCustomSpacing(4, after: column.arrangedSubviews[column.arrangedSubviews.count - 1])
      column.addArrangedSubview(field)
    }
    button.setTitle("Sign Up", for: .normal)
    column.addArrangedSubview(button)
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private func placeColumn() {
    for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}
