import UIKit

/// A screen that explains why there is nothing to show.
final class MessageViewController: UIViewController {
  private let message: String
  private let label = UILabel()

  init(message: String) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = "Albums"
  }

  required init?(coder: NSCoder) { fatalError("MessageViewController is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = message
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.insetBy(dx: 24, dy: 0)
  }
}
