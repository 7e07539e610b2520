import UIKit

/// All albums as cards.
public final class AlbumsViewController: UIViewController {
  private let library: AlbumLibrary
  private let loader = ThumbnailLoader()
  private let scrollView = UIScrollView()
  private var cards: [AlbumCard] = []

  public init(library: AlbumLibrary) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
    title = "Albums"
  }

  required init?(coder: NSCoder) { fatalError("AlbumsViewController is made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    for album in library.albums {
      let card = AlbumCard(album: album, loader: loader)
      card.addAction(UIAction { [weak self] _ in self?.open(album) }, for: .touchUpInside)
      scrollView.addSubview(card)
      cards.append(card)
    }
  }

  private func open(_ album: Album) {
    navigationController?.pushViewController(
      AlbumViewController(album: album, loader: loader), animated: true)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    let spacing: CGFloat = 16
    let insets = view.safeAreaInsets
    let width = scrollView.bounds.width - insets.left - insets.right
    let columns = max(2, Int((width - 2 * margin + spacing) / 190))
    let side = ((width - 2 * margin + spacing) / CGFloat(columns) - spacing).rounded(.down)
    let height = side + AlbumCard.textHeight
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: margin + CGFloat(index % columns) * (side + spacing),
        y: 8 + CGFloat(index / columns) * (height + spacing), width: side, height: height)
    }
    let rows = (cards.count + columns - 1) / columns
    scrollView.contentSize = CGSize(width: width, height: 8 + CGFloat(rows) * (height + spacing))
  }
}
