import UIKit

/// A list with pull to refresh.
final class RefreshViewController: UITableViewController {
  private var count = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in
        _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
          MainActor.assumeIsolated {
            guard let self else { return }
            self.count += 1
            self.tableView.reloadData()
            self.refreshControl?.endRefreshing()
          }
        }
      }, for: .valueChanged)
    refreshControl = refresh
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Message \(count - indexPath.row)"
    content.secondaryText = "Pull down for another one"
    cell.contentConfiguration = content
    return cell
  }
}
