import UIKit

/// A note with a list of links.
final class MenuViewController: UIViewController {
  struct Row {
    let title: String
    let symbol: String
    var isDestructive = false
    let action: () -> Void
  }

  private let note = UILabel()
  private let rows: [Row]
  /// Returns the note each time the screen appears.
  var updateNote: (() -> String)?

  init(title: String, note text: String?, rows: [Row]) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    self.title = title
    note.text = text
    note.isHidden = text == nil
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.adjustsFontForContentSizeCategory = true
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [note] + rows.map(makeButton))
    stack.axis = .vertical
    stack.spacing = 10
    stack.setCustomSpacing(16, after: note)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.alwaysBounceVertical = true
    scroll.addSubview(stack)
    view.addSubview(scroll)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let updateNote { note.text = updateNote() }
  }

  private func makeButton(_ row: Row) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = row.title
    configuration.image = UIImage(systemName: row.symbol)
    configuration.imagePadding = 12
    configuration.baseForegroundColor = row.isDestructive ? .systemRed : .label
    configuration.background.backgroundColor = .secondarySystemGroupedBackground
    configuration.background.cornerRadius = 10
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in row.action() })
    button.contentHorizontalAlignment = .leading
    return button
  }
}
