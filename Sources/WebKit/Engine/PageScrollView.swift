import UIKit

/// The scroll view of a rendered page.
final class PageScrollView: UIScrollView {
  weak var page: RenderedPage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    page?.scrollViewDidLayOut()
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    page?.viewDidChange()
  }
}
