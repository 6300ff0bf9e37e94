import UIKit

/// A feed of posts whose rows are as high as their texts.
public final class FeedController: UIViewController, UITableViewDataSource {
  /// A post of an author.
  public struct Post: Sendable {
    let author: String
    let text: String

    public init(author: String, text: String) {
      self.author = author
      self.text = text
    }
  }

  private let posts: [Post]
  private let tableView = UITableView(frame: .zero, style: .plain)

  public init(posts: [Post]) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("no archive is read") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.show(posts[indexPath.row])
    return cell
  }
}

/// A row of the feed: a square for the author, the name, and the text below it.
final class PostCell: UITableViewCell {
  private let picture = UIView()
  private let author = UILabel()
  private let text = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    author.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    for view in [picture, author, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      author.topAnchor.constraint(equalTo: margins.topAnchor),
      author.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1),
      author.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: author.bottomAnchor, constant: 2),
      text.leadingAnchor.constraint(equalTo: author.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: author.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ post: FeedController.Post) {
    author.text = post.author
    text.text = post.text
  }
}
