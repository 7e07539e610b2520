import UIKit

/// The pages of a tab view, as cells of a collection view, which is what iOS uses.
final class PageTabController: UIViewController {
  private let layout = PagingLayout()
  private lazy var pages = PagingCollectionView(frame: .zero, collectionViewLayout: layout)
  private let pageControl = UIPageControl()
  private var screens: [UIViewController] = []
  private var current = 0
  /// Whether the pages were last laid out from right to left.
  private var isMirrored = false
  /// Called after the user has turned to another page.
  var didTurn: (UIViewController) -> Void = { _ in }
  var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic { didSet { updatePageControl() } }
  var indexBackground = UIPageControl.BackgroundStyle.automatic {
    didSet { pageControl.backgroundStyle = indexBackground }
  }

  /// The height of the page control at the lower edge, in points, which is that of `UIPageViewController`.
  private static let pageControlHeight: CGFloat = 37
  private static let cell = "Page"

  /// The selected page, or the one to which the pages turn.
  var currentScreen: UIViewController? { screens.indices.contains(current) ? screens[current] : nil }

  // MARK: Pages

  /// Replaces the pages. Pages that stay keep their views.
  func setScreens(_ screens: [UIViewController]) {
    let shown = currentScreen
    self.screens = screens
    current = shown.flatMap { screen in screens.firstIndex { $0 === screen } } ?? 0
    updatePageControl()
    guard isViewLoaded else { return }
    pages.reloadData()
    pages.layoutIfNeeded()
    show(current, animated: false)
    updateScreens()
  }

  func select(_ index: Int, animated: Bool) {
    guard index != current, screens.indices.contains(index) else { return }
    current = index
    pageControl.currentPage = index
    show(index, animated: animated)
  }

  private func show(_ index: Int, animated: Bool) {
    guard isViewLoaded, !pages.bounds.isEmpty, screens.indices.contains(index) else { return }
    pages.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: animated)
    if !animated { pages.layoutIfNeeded() }
  }

  private func updatePageControl() {
    pageControl.numberOfPages = screens.count
    pageControl.currentPage = current
    pageControl.isHidden = !indexDisplayMode.showsIndex(count: screens.count)
  }

  // MARK: Views

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.backgroundColor = nil
    pages.register(PageCell.self, forCellWithReuseIdentifier: Self.cell)
    pages.dataSource = self
    pages.delegate = self
    pages.didLayOut = { [weak self] in self?.updateScreens() }
    view.addSubview(pages)
    pageControl.backgroundStyle = indexBackground
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        select(pageControl.currentPage, animated: true)
        if let currentScreen { didTurn(currentScreen) }
      }, for: .valueChanged)
    view.addSubview(pageControl)
    updatePageControl()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    pages.frame = bounds
    if layout.itemSize != bounds.size || pages.isRightToLeft != isMirrored, !bounds.isEmpty {
      layout.itemSize = bounds.size
      isMirrored = pages.isRightToLeft
      layout.invalidateLayout()
      pages.layoutIfNeeded()
      show(current, animated: false)
    }
    let height = Self.pageControlHeight
    pageControl.frame = CGRect(
      x: 0, y: bounds.height - view.safeAreaInsets.bottom - height, width: bounds.width, height: height)
    updateScreens()
  }

  /// Adds the screens of visible cells and removes the others.
  private func updateScreens() {
    var hidden = children
    for cell in pages.visibleCells {
      guard let item = pages.indexPath(for: cell)?.item, screens.indices.contains(item) else { continue }
      let screen = screens[item]
      hidden.removeAll { $0 === screen }
      let isNew = screen.parent !== self
      if isNew {
        addChild(screen)
        // Pages show the content behind the tab view.
        screen.view.backgroundColor = nil
      }
      if screen.view.superview !== cell.contentView {
        screen.view.frame = cell.contentView.bounds
        screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(screen.view)
      }
      cell.contentView.updateSafeAreaInsets()
      if isNew { screen.didMove(toParent: self) }
    }
    for screen in hidden {
      screen.willMove(toParent: nil)
      screen.viewIfLoaded?.removeFromSuperview()
      screen.removeFromParent()
    }
  }
}

extension PageTabController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    screens.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
  }
}

extension PageTabController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    false
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { false }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pagesDidStop() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pagesDidStop() }
  }

  /// Selects the page in the middle after the user's swipe.
  private func pagesDidStop() {
    let middle = CGPoint(x: pages.bounds.midX, y: pages.bounds.midY)
    guard let item = pages.indexPathForItem(at: middle)?.item, item != current,
      screens.indices.contains(item)
    else { return }
    current = item
    pageControl.currentPage = item
    didTurn(screens[item])
  }
}

/// A collection view that reports its layout.
private final class PagingCollectionView: UICollectionView {
  var didLayOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut()
  }
}

/// A row of pages, from right to left in right-to-left languages.
private final class PagingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
