import UIKit

/// A scrolling column of captions and views.
public final class FormViewController: UIViewController {
  private let fill: @MainActor (FormViewController) -> Void
  private let stack = UIStackView()

  init(fill: @escaping @MainActor (FormViewController) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    scroll.keyboardDismissMode = .interactive
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
    fill(self)
  }

  /// Adds a card with a caption above it.
  /// - Parameter stretches: Whether the view fills the width of the card.
  @discardableResult
  func add<View: UIView>(_ caption: String, _ view: View, stretches: Bool = false, height: CGFloat? = nil)
    -> View
  {
    let label = UILabel()
    label.text = caption
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    view.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(view)
    let trailing = view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16)
    if !stretches { trailing.priority = UILayoutPriority(249) }
    let limit = view.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16)
    // Views that cannot shrink extend beyond the card in very narrow windows.
    limit.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16), trailing, limit,
      view.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    let group = UIStackView(arrangedSubviews: [label, card])
    group.axis = .vertical
    group.spacing = 6
    stack.addArrangedSubview(group)
    if firstView == nil { firstView = view }
    return view
  }

  /// The view in the first card.
  private(set) var firstView: UIView?

  /// Adds several views in a row to a card.
  func add(_ caption: String, row views: [UIView]) {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .center
    // Prevents compression in very narrow windows.
    for view in views { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
    add(caption, row)
  }
}
