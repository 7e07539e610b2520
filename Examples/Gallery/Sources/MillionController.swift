import UIKit

/// A million tiles, of which only the visible ones exist.
final class MillionController: UICollectionViewController {
  private static let count = 1_000_000
  private let layout = UICollectionViewFlowLayout()

  init() {
    super.init(collectionViewLayout: layout)
    title = "A Million"
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let jump = UIAction { [weak self] _ in
      let item = Int.random(in: 0..<Self.count)
      self?.collectionView.scrollToItem(
        at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Anywhere", primaryAction: jump)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let columns = max(3, (view.bounds.width / 100).rounded(.down))
    let side = ((view.bounds.width - (columns - 1) * 2) / columns).rounded(.down)
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    Self.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item)
    return cell
  }
}

/// A number on a background color.
final class TileCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    label.text = String(number)
    contentView.backgroundColor = Photo(number: number).ground
  }
}
