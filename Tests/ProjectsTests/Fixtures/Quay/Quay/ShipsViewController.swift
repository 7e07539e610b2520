import QuayKit
import UIKit

class ShipsViewController: UITableViewController {
  @IBOutlet weak var anchor: UIImageView!
  @objc dynamic var ships = [Ship(name: "Nina"), Ship(name: "Pinta")]
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Ships", comment: "")
    anchor.image = UIImage(named: "Anchor")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    observation = observe(\.ships) { [unowned self] _, _ in tableView.reloadData() }
  }

  @objc private func add() { ships.append(Ship(name: "Santa Maria")) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
    segue.destination.title = ships[path.row].name
  }

  @IBAction func home(_ segue: UIStoryboardSegue) {
    #if HARBOUR
      navigationItem.prompt = "Home"
    #endif
  }
}

extension ShipsViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ships.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Ship", for: indexPath)
    cell.textLabel?.text = ships[indexPath.row].name
    return cell
  }
}
