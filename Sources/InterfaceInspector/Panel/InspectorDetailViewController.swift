import UIKit

/// The frame of a view, the reasons for its size, its constraints and its accessibility. The view is framed in the app.
final class InspectorDetailViewController: UITableViewController {
  private let sections: [(title: String, lines: [String])]
  private weak var inspected: UIView?

  init(_ view: UIView) {
    inspected = view
    sections = Self.sections(of: view)
    super.init(style: .insetGrouped)
    title = InspectionReader.name(of: view)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func sections(of view: UIView) -> [(title: String, lines: [String])] {
    let facts = InspectionReader.view(view)
    func text(_ numbers: [Double]) -> String { numbers.map { SizeReason.number($0) }.joined(separator: ", ") }
    let superviews = sequence(first: view, next: \.superview).dropFirst().map {
      InspectionReader.name(of: $0)
    }
    var accessibility: [String] = []
    if let label = view.accessibilityLabel { accessibility.append("Label: \(label)") }
    if let value = view.accessibilityValue { accessibility.append("Value: \(value)") }
    if let identifier = view.accessibilityIdentifier { accessibility.append("Identifier: \(identifier)") }
    if !view.isAccessibilityElement { accessibility.append("Not an element itself") }
    return [
      ("Frame", ["In the superview: \(text(facts.frame))", "In the window: \(text(facts.windowFrame))"]),
      ("Why this size", [facts.width.sentence, facts.height.sentence]),
      ("Constraints", (facts.width.constraints ?? []) + (facts.height.constraints ?? [])),
      ("Accessibility", accessibility), ("Controller", facts.controller.map { [$0] } ?? []),
      ("Superviews", superviews),
    ].filter { !$0.1.isEmpty }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Line")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let inspected { Highlight.show(inspected) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].lines.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Line", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = sections[indexPath.section].lines[indexPath.row]
    content.textProperties.font = .systemFont(ofSize: 14)
    content.textProperties.numberOfLines = 0
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}
