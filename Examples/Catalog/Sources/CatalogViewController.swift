import UIKit

/// The list of all screens.
public final class CatalogViewController: UITableViewController {
  public init() {
    super.init(style: .insetGrouped)
    title = "Catalog"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { CatalogScreen.sections.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    CatalogScreen.sections[section].screens.count
  }

  public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    CatalogScreen.sections[section].title
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    let screen = CatalogScreen.sections[indexPath.section].screens[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = screen.title
    content.image = UIImage(systemName: screen.symbol)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = CatalogScreen.sections[indexPath.section].screens[indexPath.row].make()
    screen.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(screen, animated: true)
  }
}
