import UIKit

/// The lists of the inspector: views, screens, accessibility, life-cycle events and frame times. They follow the app.
final class InspectorViewController: UITableViewController {
  private let control = UISegmentedControl(items: InspectorList.allCases.map(\.title))
  private let frames = FrameTimes()
  private var rows: [InspectorRow] = []
  private var timer: Timer?
  private var isUpdateScheduled = false

  private var list: InspectorList { InspectorList(rawValue: control.selectedSegmentIndex) ?? .views }

  init() {
    super.init(style: .plain)
    title = "Inspector"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    control.selectedSegmentIndex = 0
    control.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    navigationItem.titleView = control
    navigationItem.backButtonTitle = "Inspector"
    let outline = UIBarButtonItem(
      primaryAction: UIAction(title: "3D") { [weak self] _ in
        self?.navigationController?.pushViewController(ViewOutlineController(), animated: true)
      })
    outline.accessibilityLabel = "Views in 3D"
    navigationItem.rightBarButtonItem = outline
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    tableView.cellLayoutMarginsFollowReadableWidth = false
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Highlight.remove()
    LifecycleLog.current?.changed = { [weak self] in self?.scheduleUpdate() }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      // The timer was scheduled on the main run loop.
      MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    frames.isMeasuring = false
  }

  /// Updates once after several events of one turn.
  private func scheduleUpdate() {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    DispatchQueue.main.async { [weak self] in
      self?.isUpdateScheduled = false
      self?.update()
    }
  }

  /// Reads the list again, and shows it if it has changed.
  private func update() {
    frames.isMeasuring = list == .frames
    let new = list.rows(frames)
    guard new != rows else { return }
    rows = new
    tableView.reloadData()
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    let row = rows[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.textProperties.font = .systemFont(ofSize: 14, weight: .medium)
    content.textProperties.color = row.isDimmed ? .tertiaryLabel : .label
    content.secondaryText = row.detail
    content.secondaryTextProperties.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    content.secondaryTextProperties.color = .secondaryLabel
    content.directionalLayoutMargins.leading = 16 + 12 * CGFloat(min(row.depth, 14))
    content.directionalLayoutMargins.top = 5
    content.directionalLayoutMargins.bottom = 5
    cell.contentConfiguration = content
    cell.accessoryType = row.view == nil ? .none : .disclosureIndicator
    cell.selectionStyle = row.view == nil ? .none : .default
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let view = rows[indexPath.row].view else { return }
    navigationController?.pushViewController(InspectorDetailViewController(view), animated: true)
  }
}
