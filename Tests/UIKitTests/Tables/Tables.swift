import PortolanTesting
import UIKit
import XCTest

/// A table of names by section, under a navigation bar.
@MainActor
class NamesController: UITableViewController {
  var names: [[String]] = [] { didSet { if isViewLoaded, reloadsOnChange { tableView.reloadData() } } }
  var reloadsOnChange = true
  var headers: [String?] = []
  var footers: [String?] = []
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var chosen: [IndexPath] = []
  var cellStyle = UITableViewCell.CellStyle.default

  convenience init(_ names: [[String]], style: UITableView.Style = .plain) {
    self.init(style: style)
    self.names = names
    title = "Names"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { names.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(style: cellStyle, reuseIdentifier: "name")
    cell.textLabel?.text = names[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
}

extension UITableView {
  /// The texts of the visible rows, from the top.
  var texts: [String] {
    visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  func texts(of cells: [UITableViewCell]) -> [String] { cells.map { $0.textLabel?.text ?? "" } }
}

extension TestApp {
  /// Returns the center of a view on the screen.
  func middle(of view: UIView) -> CGPoint {
    let frame = view.convert(view.bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
