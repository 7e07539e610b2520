import UIKit

@MainActor
enum ContentExamples {
  final class BerthsViewController: UITableViewController {
    private var berths = ["A 12", "A 14", "B 3"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Berths"
      navigationItem.rightBarButtonItem = editButtonItem
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "berth")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      berths.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "berth", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = berths[indexPath.row]
      content.secondaryText = "12 m, water and power"
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      berths.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  final class GridViewController: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    init() {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
        subitems: [item])
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      title = "A million tiles"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("GridViewController is never archived") }

    override func viewDidLoad() {
      super.viewDidLoad()
      let tile = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
        let hue = CGFloat(number % 32) / 32
        cell.contentView.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1)
      }
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
        view.dequeueConfiguredReusableCell(using: tile, for: path, item: number)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<1_000_000))
      source?.apply(snapshot, animatingDifferences: false)
    }
  }

  static func scrollView(in view: UIView) -> UIScrollView {
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: view.bounds.width, height: 2_000)
    for index in 0..<20 {
      let band = UIView(frame: CGRect(x: 0, y: index * 100, width: Int(view.bounds.width), height: 100))
      band.backgroundColor = UIColor(hue: CGFloat(index) / 20, saturation: 0.4, brightness: 0.95, alpha: 1)
      scroll.addSubview(band)
    }
    view.addSubview(scroll)
    scroll.setContentOffset(CGPoint(x: 0, y: 450), animated: true)
    return scroll
  }

  static func buttons() -> [UIButton] {
    var filled = UIButton.Configuration.filled()
    filled.title = "Set sail"
    filled.image = UIImage(systemName: "paperplane")
    filled.imagePadding = 8
    let primary = UIButton(configuration: filled, primaryAction: UIAction { _ in print("away") })

    let tinted = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Anchor") { _ in })
    let plain = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Cancel") { _ in })
    plain.isEnabled = false
    return [primary, tinted, plain]
  }
}
