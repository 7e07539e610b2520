import UIKit

/// Settings rows with all kinds of accessories.
final class SettingsViewController: UITableViewController {
  private let names = [
    "Airplane Mode", "Wi-Fi", "Bluetooth", "Mobile Data", "Notifications", "Sounds", "Focus", "Screen Time",
    "General",
    "Display", "Wallpaper", "Search", "Face ID", "Battery", "Privacy", "Store", "Wallet", "Passwords", "Mail",
    "Contacts", "Calendar", "Notes", "Reminders", "Freeform", "Voice Memos", "Phone", "Messages", "Maps",
  ]

  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { (names.count + 3) / 4 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    min(4, names.count - section * 4)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.section * 4 + indexPath.row]
    content.image = UIImage(systemName: ["bell.fill", "gear", "heart.fill", "star.fill"][indexPath.row])
    cell.contentConfiguration = content
    cell.accessoryView = nil
    switch indexPath.row {
    case 0:
      let toggle = UISwitch()
      toggle.isOn = indexPath.section % 2 == 0
      cell.accessoryView = toggle
    case 1: cell.accessoryType = .disclosureIndicator
    case 2: cell.accessoryType = .checkmark
    default: cell.accessoryType = .detailButton
    }
    return cell
  }
}
