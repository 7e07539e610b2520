import UIKit

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// A strip of small pictures of the pages of a `PDFView`. A tap goes to a page.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView? {
    didSet {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = [.PDFViewDocumentChanged, .PDFViewPageChanged].map { name in
        NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) { [weak self] _ in
          // Views post their notifications on the main thread.
          MainActor.assumeIsolated { self?.setNeedsLayout() }
        }
      }
      setNeedsLayout()
    }
  }
  open var thumbnailSize = CGSize(width: 40, height: 60) { didSet { setNeedsLayout() } }
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  private let scrollView = UIScrollView()
  private var buttons: [UIButton] = []
  private var shownDocument: PDFDocument?
  private var shownSize = CGSize.zero
  private var observers: [any NSObjectProtocol] = []

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if scrollView.superview == nil { addSubview(scrollView) }
    scrollView.frame = bounds.inset(by: contentInset)
    if shownDocument !== pdfView?.document || shownSize != thumbnailSize { makeButtons() }
    let gap: CGFloat = 8
    for (index, button) in buttons.enumerated() {
      let step = CGFloat(index)
      button.frame = CGRect(
        origin: layoutMode == .vertical
          ? CGPoint(
            x: (scrollView.bounds.width - thumbnailSize.width) / 2, y: step * (thumbnailSize.height + gap))
          : CGPoint(
            x: step * (thumbnailSize.width + gap), y: (scrollView.bounds.height - thumbnailSize.height) / 2),
        size: thumbnailSize)
      button.layer.borderWidth = pdfView?.document?.page(at: index) === pdfView?.currentPage ? 2 : 0
      button.layer.borderColor = tintColor.cgColor
    }
    let count = CGFloat(buttons.count)
    scrollView.contentSize =
      layoutMode == .vertical
      ? CGSize(width: scrollView.bounds.width, height: count * (thumbnailSize.height + gap))
      : CGSize(width: count * (thumbnailSize.width + gap), height: scrollView.bounds.height)
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    shownDocument = pdfView?.document
    shownSize = thumbnailSize
    buttons = (0..<(shownDocument?.pageCount ?? 0)).compactMap { index in
      guard let page = shownDocument?.page(at: index) else { return nil }
      let button = UIButton(type: .custom)
      button.setImage(page.thumbnail(of: thumbnailSize, for: .cropBox), for: .normal)
      button.imageView?.contentMode = .scaleAspectFit
      button.accessibilityLabel = page.label
      button.addAction(UIAction { [weak self] _ in self?.pdfView?.go(to: page) }, for: .touchUpInside)
      scrollView.addSubview(button)
      return button
    }
  }
}
