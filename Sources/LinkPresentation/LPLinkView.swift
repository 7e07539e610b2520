import FoundationExtensions
@_exported import UIKit

/// A card with the image, the title and the host of a link. A tap opens the link.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { update() } }

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let hostLabel = UILabel()
  private let stack = UIStackView()
  /// The image of the metadata that are shown.
  private var imageLoad: Progress?
  private var loads = 0

  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.originalURL = URL
    metadata.url = URL
    super.init(frame: .zero)
    build()
  }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    build()
  }

  public override convenience init(frame: CGRect) {
    self.init(metadata: LPLinkMetadata())
    self.frame = frame
  }

  @available(*, unavailable, message: "create link views with metadata")
  public required init?(coder: NSCoder) { return nil }

  private func build() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 2
    hostLabel.font = .preferredFont(forTextStyle: .footnote)
    hostLabel.textColor = .secondaryLabel
    stack.axis = .vertical
    stack.spacing = 2
    stack.addArrangedSubview(titleLabel)
    stack.addArrangedSubview(hostLabel)
    addSubview(imageView)
    addSubview(stack)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] _ in self?.open() }
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .link
    update()
  }

  private func open() {
    if let url = metadata.originalURL ?? metadata.url { UIApplication.shared.open(url) }
  }

  private func update() {
    let host = (metadata.url ?? metadata.originalURL)?.host ?? ""
    let shownHost = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    titleLabel.text = metadata.title ?? shownHost
    hostLabel.text = shownHost
    hostLabel.isHidden = metadata.title == nil
    accessibilityLabel = [metadata.title, shownHost].compactMap { $0 }.joined(separator: ", ")
    imageView.image = nil
    loadImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func loadImage() {
    loads += 1
    let load = loads
    imageLoad?.cancel()
    imageLoad = metadata.imageProvider?.loadDataRepresentation(forTypeIdentifier: "public.image") {
      [weak self] data, _ in
      guard let data, let image = UIImage(data: data) else { return }
      DispatchQueue.main.async { [weak self] in
        // The main queue runs on the main thread.
        MainActor.assumeIsolated {
          guard let self, self.loads == load else { return }
          self.imageView.image = image
          self.invalidateIntrinsicContentSize()
          self.setNeedsLayout()
        }
      }
    }
  }

  private func imageHeight(_ width: CGFloat) -> CGFloat {
    guard let size = imageView.image?.size, size.width > 0 else { return 0 }
    // Tall images are cropped to a square.
    return min(width, width * size.height / size.width)
  }

  private static let margin: CGFloat = 12

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 10_000 ? size.width : 300
    let text = stack.systemLayoutSizeFitting(
      CGSize(width: width - 2 * Self.margin, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: width, height: imageHeight(width) + text.height + 2 * Self.margin)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = imageHeight(bounds.width)
    imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    stack.frame = CGRect(
      x: Self.margin, y: height + Self.margin, width: bounds.width - 2 * Self.margin,
      height: max(0, bounds.height - height - 2 * Self.margin))
  }
}
