import UIKit

/// Screen 1 with all transitions to screen 2. Tapping one clears the timeline and starts the transition.
final class LabViewController: SubjectViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let animates = UISwitch()

  init(timeline: Timeline) {
    super.init(.first, timeline: timeline)
    title = "Lifecycle Lab"
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    table.contentInset.bottom = LabWindow.panelHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "way")
    view.addSubview(table)
    animates.isOn = true
    animates.accessibilityLabel = "Animated"
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: animates)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ScreenTransition.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "way", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = ScreenTransition.allCases[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let way = ScreenTransition.allCases[indexPath.row]
    timeline.begin(way.title)
    let second = SecondViewController(.second, timeline: timeline)
    way.show(
      second, from: self, source: tableView.cellForRow(at: indexPath) ?? tableView, animated: animates.isOn)
  }
}
