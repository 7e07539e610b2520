import InterfaceDocuments

extension UICollectionView {
  /// Decodes the layout of a collection view.
  static func layout(in coder: InterfaceCoder) -> UICollectionViewLayout? {
    guard let element = coder.child("collectionViewLayout") else { return nil }
    let type =
      InterfaceClasses.custom(element, of: UICollectionViewLayout.self, coder.loader)
      ?? UICollectionViewFlowLayout.self
    return type.init(coder: coder.coder(for: element)) ?? UICollectionViewFlowLayout()
  }

  func readCollection(_ coder: InterfaceCoder) {
    applyView(coder)
    applyScrollView(coder)
    if let allows = coder.bool("allowsSelection") { allowsSelection = allows }
    if let allows = coder.bool("multipleSelection") ?? coder.bool("allowsMultipleSelection") {
      allowsMultipleSelection = allows
    }
    if let prefetches = coder.bool("prefetchingEnabled") { isPrefetchingEnabled = prefetches }
    if let view = coder.child("backgroundView").flatMap({ coder.loader.makeView($0) }) {
      backgroundView = view
    }
    if let id = coder.element.id { extendedState.interfaceIdentifier = id }
    guard let scene = coder.loader.scene else { return }
    for cell in coder.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      register(UINib(prototype: cell, scene: scene), forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let element = coder.child(key), let identifier = element["reuseIdentifier"] else { continue }
      register(
        UINib(prototype: element, scene: scene), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }
}

extension UICollectionViewCell {
  func readCell(_ coder: InterfaceCoder) {
    guard let element = coder.child("contentView") else { return }
    coder.loader.fill(contentView, element)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.translatesAutoresizingMaskIntoConstraints = true
    if let view = coder.child("backgroundView").flatMap({ coder.loader.makeView($0) }) {
      backgroundView = view
    }
    if let view = coder.child("selectedBackgroundView").flatMap({ coder.loader.makeView($0) }) {
      selectedBackgroundView = view
    }
  }
}

extension UICollectionViewFlowLayout {
  func readFlow(_ coder: InterfaceCoder) {
    let directions: KeyValuePairs<String, UICollectionView.ScrollDirection> = [
      "vertical": .vertical, "horizontal": .horizontal,
    ]
    if let direction = coder.choice("scrollDirection", directions) { scrollDirection = direction }
    if let spacing = coder.number("minimumLineSpacing") { minimumLineSpacing = spacing }
    if let spacing = coder.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
    if let size = coder.size("itemSize") { itemSize = size }
    if coder.raw("automaticEstimatedItemSize") == "YES" {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = coder.size("estimatedItemSize") {
      estimatedItemSize = size
    }
    if let size = coder.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = coder.size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = coder.insets("sectionInset") { sectionInset = insets }
    if let pins = coder.bool("sectionHeadersPinToVisibleBounds") { sectionHeadersPinToVisibleBounds = pins }
    if let pins = coder.bool("sectionFootersPinToVisibleBounds") { sectionFootersPinToVisibleBounds = pins }
  }
}
