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

/// The view with the picture of a page, which has the size of the page.
final class PageView: UIView {
  weak var page: RenderedPage?
  let picture = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentsGravity = .resize
    layer.addSublayer(picture)
  }

  required init?(coder: NSCoder) { nil }
}
