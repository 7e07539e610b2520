/// A list for changing the order of tabs.
final class TabOrderController: UITableViewController {
  /// Called with the items in their new order, and whether the order changed.
  var finish: ([UITabBarItem], Bool) -> Void = { _, _ in }
  private(set) var items: [UITabBarItem]
  private let original: [UITabBarItem]
  private let canMove: (UITabBarItem) -> Bool
  private static let identifier = "tab"

  init(items: [UITabBarItem], canMove: @escaping (UITabBarItem) -> Bool) {
    self.items = items
    original = items
    self.canMove = canMove
    super.init(style: .plain)
    title = SystemString.reorder.text
  }

  @available(*, unavailable, message: "the list is made in code")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.end() })
    setEditing(true, animated: false)
  }

  var hasChanged: Bool { !items.elementsEqual(original, by: ===) }

  /// Reports the new order.
  func end() { finish(items, hasChanged) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = items[indexPath.row].title
    content.image = items[indexPath.row].image?.withRenderingMode(.alwaysTemplate)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    false
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(items[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}
