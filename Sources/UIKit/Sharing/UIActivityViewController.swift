/// Offers activities for items: copying them, saving them as files, opening links, and custom activities of
/// the app.
///
/// Differs from iOS: there are no share extensions of other apps.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  private var activities: [UIActivity] = []
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private let card = UIView()
  private var rows: [ActivityRow] = []
  private var isFinished = false

  private static let rowHeight: CGFloat = 50
  private static let margin: CGFloat = 16

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  @available(*, unavailable, message: "an activity view controller is made in code")
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.text = summary
    titleLabel.numberOfLines = 2
    closeButton.setImage(
      UIImage(
        systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24)),
      for: .normal)
    closeButton.tintColor = .tertiaryLabel
    closeButton.accessibilityLabel = SystemString.close.text
    closeButton.addAction(UIAction { [weak self] _ in self?.close(nil, false) }, for: .touchUpInside)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    for subview in [titleLabel, closeButton, card] { scrollView.addSubview(subview) }
    view.addSubview(scrollView)
    activities = offered()
    rows = activities.map(makeRow)
    for row in rows { card.addSubview(row) }
    preferredContentSize = CGSize(width: 320, height: 76 + CGFloat(rows.count) * Self.rowHeight + Self.margin)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  private var items: [Any] {
    activityItems.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  private func offered() -> [UIActivity] {
    let items = items
    return ([CopyActivity(), SaveActivity(), OpenActivity()] + applicationActivities).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: items)
    }
  }

  /// A short description of the shared items.
  private var summary: String {
    let items = items
    if let text = items.lazy.compactMap({ $0 as? String }).first { return text }
    if let url = items.lazy.compactMap({ $0 as? URL }).first { return url.host ?? url.lastPathComponent }
    let images = items.filter { $0 is UIImage }.count
    if images > 0 { return images == 1 ? SystemString.oneImage.text : SystemString.images.text(images) }
    return items.count == 1 ? SystemString.oneItem.text : SystemString.items.text(items.count)
  }

  private func makeRow(_ activity: UIActivity) -> ActivityRow {
    let row = ActivityRow(title: activity.activityTitle, image: activity.activityImage)
    row.addAction(UIAction { [weak self] _ in self?.start(activity) }, for: .touchUpInside)
    return row
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let margin = Self.margin
    let width = scrollView.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    closeButton.frame = CGRect(x: width - margin - 30, y: 17, width: 30, height: 30)
    titleLabel.frame = CGRect(x: margin, y: 10, width: max(0, width - 3 * margin - 30), height: 44)
    card.frame = CGRect(
      x: margin, y: 64, width: max(0, width - 2 * margin), height: CGFloat(rows.count) * Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: card.bounds.width, height: Self.rowHeight)
      row.isLast = index == rows.count - 1
    }
    scrollView.contentSize = CGSize(width: width, height: card.frame.maxY + margin)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { report(nil, false) }
  }

  // MARK: Activities

  private func start(_ activity: UIActivity) {
    let items = activityItems.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
    activity.owner = self
    activity.prepare(withActivityItems: items)
    if let screen = activity.activityViewController {
      present(screen, animated: true)
    } else {
      activity.perform()
    }
  }

  func finish(_ activity: UIActivity, _ completed: Bool) { close(activity.activityType, completed) }

  private func close(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    if presentingViewController == nil { return report(type, completed) }
    presentingViewController?.dismiss(animated: true) { self.report(type, completed) }
    // The screen may be removed before its presenter is notified.
    pending = (type, completed)
  }

  private var pending: (UIActivity.ActivityType?, Bool)?

  /// Calls the completion handler once.
  private func report(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let result = pending ?? (type, completed)
    completionWithItemsHandler?(result.0, result.1, nil, nil)
  }
}
