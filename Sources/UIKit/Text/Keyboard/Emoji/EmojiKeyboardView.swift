/// The emoji keyboard: columns that scroll horizontally, and a bar of categories.
@MainActor
final class EmojiKeyboardView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The handlers for an emoji, for the letters key and for the delete key.
  var type: ((String) -> Void)?
  var goToLetters: (() -> Void)?
  var delete: (() -> Void)?
  var isDark = false { didSet { updateColors() } }
  /// The height of the space below the bar.
  var band: CGFloat = 0 { didSet { setNeedsLayout() } }

  private struct Group {
    var title: SystemString
    var emoji: [String]
  }

  private static let cell = "emoji"
  private static let barHeight: CGFloat = 40
  private static let headerHeight: CGFloat = 26

  private let flow = UICollectionViewFlowLayout()
  private let grid: UICollectionView
  private let title = UILabel()
  private let letters = UIButton(type: .custom)
  private let eraser = KeyboardKeyView(
    .delete, title: SystemString.deleteKey.text, isShifted: false, isBare: true)
  private var tabs: [UIButton] = []
  private var groups: [Group] = []
  private var current = 0

  init(letters name: String) {
    flow.scrollDirection = .horizontal
    grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
    super.init(frame: .zero)
    let recent = EmojiCatalog.recent
    groups = EmojiCatalog.categories.map { Group(title: $0.title, emoji: $0.emoji) }
    groups.insert(Group(title: .frequentlyUsed, emoji: recent), at: 0)
    current = recent.isEmpty ? 1 : 0
    grid.dataSource = self
    grid.delegate = self
    grid.backgroundColor = .clear
    grid.showsHorizontalScrollIndicator = false
    grid.register(EmojiCell.self, forCellWithReuseIdentifier: Self.cell)
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    letters.setTitle(name, for: .normal)
    letters.titleLabel?.font = .systemFont(ofSize: 16)
    letters.addAction(UIAction { [weak self] _ in self?.goToLetters?() }, for: .touchUpInside)
    eraser.addAction(UIAction { [weak self] _ in self?.delete?() }, for: .touchUpInside)
    for view in [grid, title, letters, eraser] as [UIView] { addSubview(view) }
    for index in groups.indices { addTab(index) }
    showTitle()
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("EmojiKeyboardView is never archived") }

  private func addTab(_ index: Int) {
    let tab = UIButton(type: .custom)
    if index == 0 {
      tab.setImage(
        UIImage(systemName: "clock", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)),
        for: .normal)
    } else {
      tab.setTitle(EmojiCatalog.categories[index - 1].icon, for: .normal)
      tab.titleLabel?.font = .systemFont(ofSize: 16)
    }
    tab.accessibilityLabel = groups[index].title.text
    tab.layer.cornerRadius = 14
    tab.addAction(UIAction { [weak self] _ in self?.show(index) }, for: .touchUpInside)
    tabs.append(tab)
    addSubview(tab)
  }

  private func updateColors() {
    let ink: UIColor = isDark ? .white : .black
    title.textColor = ink.withAlphaComponent(0.45)
    letters.setTitleColor(ink, for: .normal)
    eraser.isDark = isDark
    for (index, tab) in tabs.enumerated() {
      tab.tintColor = ink.withAlphaComponent(0.5)
      tab.backgroundColor = index == current ? ink.withAlphaComponent(0.14) : .clear
      tab.alpha = index == current ? 1 : 0.6
    }
  }

  private func showTitle() { title.text = groups[current].title.text.localizedUppercase }

  private func show(_ index: Int) {
    guard !groups[index].emoji.isEmpty else { return }
    let path = IndexPath(item: 0, section: index)
    if let place = grid.layoutAttributesForItem(at: path) {
      let limit = max(0, grid.contentSize.width - grid.bounds.width)
      grid.setContentOffset(
        CGPoint(x: min(place.frame.minX - flow.sectionInset.left, limit), y: 0), animated: false)
    }
    select(index)
  }

  private func select(_ index: Int) {
    guard index != current else { return }
    current = index
    showTitle()
    updateColors()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = bounds.height - band
    let bar = CGRect(x: 0, y: bottom - Self.barHeight, width: bounds.width, height: Self.barHeight)
    title.frame = CGRect(x: 14, y: 6, width: bounds.width - 28, height: Self.headerHeight - 6)
    grid.frame = CGRect(x: 0, y: Self.headerHeight, width: bounds.width, height: bar.minY - Self.headerHeight)
    let rows: CGFloat = grid.bounds.height < 150 ? 3 : 5
    let side = (grid.bounds.height / rows).rounded(.down)
    flow.itemSize = CGSize(width: max(side, 44), height: side)
    flow.minimumLineSpacing = 2
    flow.minimumInteritemSpacing = 0
    flow.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    letters.frame = CGRect(x: 6, y: bar.minY, width: 56, height: bar.height)
    eraser.frame = CGRect(x: bounds.width - 54, y: bar.minY, width: 48, height: bar.height)
    let room = eraser.frame.minX - letters.frame.maxX
    let width = min(room / CGFloat(tabs.count), 44)
    let start = letters.frame.maxX + (room - width * CGFloat(tabs.count)) / 2
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(
        x: start + CGFloat(index) * width + (width - 28) / 2, y: bar.midY - 14, width: 28, height: 28)
    }
  }

  // MARK: Emoji

  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    groups[section].emoji.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    (cell as? EmojiCell)?.show(groups[indexPath.section].emoji[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let emoji = groups[indexPath.section].emoji[indexPath.item]
    EmojiCatalog.note(emoji)
    type?(emoji)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let first = grid.indexPathsForVisibleItems.min()
    if let first, scrollView.isTracking || scrollView.isDecelerating { select(first.section) }
  }
}

/// One emoji.
private final class EmojiCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 30)
    label.textAlignment = .center
    label.accessibilityElementsHidden = true
    contentView.addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
  }

  required init?(coder: NSCoder) { fatalError("EmojiCell is never archived") }

  func show(_ emoji: String) {
    label.text = emoji
    accessibilityLabel = emoji
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
