import UIKit

/// A photo that is zoomed by pinching or a double tap.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private let photo: Photo
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let messageLabel = UILabel()
  private lazy var doubleTap = DoubleTapRecognizer { [weak self] point in self?.toggleZoom(at: point) }

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("PhotoViewController is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFit
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = photo.title
    imageView.accessibilityValue = "Loading"
    messageLabel.textAlignment = .center
    messageLabel.textColor = .secondaryLabel
    messageLabel.numberOfLines = 0
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
    view.addSubview(messageLabel)
    scrollView.addGestureRecognizer(doubleTap)
    load()
  }

  // MARK: Bars

  /// Whether only the picture is visible, on black.
  private var isAlone: Bool { navigationController?.isNavigationBarHidden ?? false }

  override var prefersStatusBarHidden: Bool { isAlone }
  override var prefersHomeIndicatorAutoHidden: Bool { isAlone }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.hidesBarsOnTap = true
    navigationController?.barHideOnTapGestureRecognizer.require(toFail: doubleTap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnTap = false
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.backgroundColor = isAlone ? .black : .systemBackground
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  // MARK: Zoom

  private func toggleZoom(at point: CGPoint) {
    if scrollView.zoomScale > 1 {
      scrollView.setZoomScale(1, animated: true)
    } else {
      let size = CGSize(width: scrollView.bounds.width / 2.5, height: scrollView.bounds.height / 2.5)
      let place = scrollView.convert(point, to: imageView)
      scrollView.zoom(
        to: CGRect(
          x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
        animated: true)
    }
  }

  // MARK: Picture

  private func load() {
    let url = photo.url
    let pixels = Int(max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) * UIScreen.main.scale)
    Task { [weak self] in
      let image = await Task.detached { () -> CGImage? in
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
        let options: [CFString: Any] = [
          kCGImageSourceCreateThumbnailFromImageAlways: true,
          kCGImageSourceThumbnailMaxPixelSize: pixels,
          kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      }.value
      self?.show(image)
    }
  }

  private func show(_ image: CGImage?) {
    imageView.accessibilityValue = nil
    guard let image else {
      messageLabel.text = "“\(photo.title)” cannot be shown: the file is damaged or is not a picture."
      return
    }
    imageView.image = UIImage(cgImage: image)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if scrollView.zoomScale == 1 {
      imageView.frame = scrollView.bounds
      scrollView.contentSize = scrollView.bounds.size
    }
    messageLabel.frame = view.bounds.insetBy(dx: 32, dy: 0)
  }
}
