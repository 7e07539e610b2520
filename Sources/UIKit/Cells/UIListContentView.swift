/// A view that shows a `UIListContentConfiguration`.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private var labels: (text: UILabel?, secondary: UILabel?) = (nil, nil)
  private var _imageView: UIImageView?

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    apply()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      apply()
    }
  }

  // MARK: Content

  private func apply() {
    alpha = shown.alpha
    applyImage()
    labels.text = label(
      labels.text, shown.text, shown.attributedText, shown.textProperties, isSecondary: false)
    labels.secondary = label(
      labels.secondary, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      isSecondary: true)
    preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins != []
    directionalLayoutMargins = shown.directionalLayoutMargins
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyImage() {
    guard let image = shown.image else {
      _imageView?.removeFromSuperview()
      _imageView = nil
      return
    }
    let view = _imageView ?? UIImageView()
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    view.tintColor = properties.tintColor.map { properties.resolvedTintColor(for: $0) }
    view.image = image
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    view.layer.borderWidth = properties.strokeWidth
    view.layer.borderColor = properties.strokeColor?.resolvedColor(with: traitCollection).cgColor
    view.clipsToBounds = properties.cornerRadius > 0
    if view.superview == nil { addSubview(view) }
    _imageView = view
  }

  private func label(
    _ old: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, isSecondary: Bool
  ) -> UILabel? {
    let isEmpty = attributed.map { $0.length == 0 } ?? (text ?? "").isEmpty
    if isEmpty {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel()
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    if label.superview == nil { addSubview(label) }
    return label
  }

  /// The image view, for animations.
  package var imageView: UIImageView? { _imageView }
  package var textLabel: UILabel? { labels.text }
  package var secondaryTextLabel: UILabel? { labels.secondary }

  /// The layout guides of visible parts.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = labels.text.map { guide(for: $0) }
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = labels.secondary.map {
    guide(for: $0)
  }
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = _imageView.map { guide(for: $0) }

  private func guide(for view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  // MARK: Layout

  private var arrangement: ListContentLayout {
    var result = ListContentLayout()
    var margins = layoutMargins
    let own = shown.directionalLayoutMargins
    if !shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      (margins.top, margins.bottom) = (own.top, own.bottom)
    }
    if !shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      (margins.left, margins.right) =
        isRightToLeft ? (own.trailing, own.leading) : (own.leading, own.trailing)
    }
    if isRightToLeft { swap(&margins.left, &margins.right) }
    result.margins = margins
    if let view = _imageView, shown.image != nil {
      (result.imageSize, result.reservedImageWidth) = sizes(view)
      result.imageIsSymbol = shown.image?.isSymbolImage == true
    }
    result.imagePadding = shown.imageToTextPadding
    result.horizontalPadding = shown.textToSecondaryTextHorizontalPadding
    result.verticalPadding = shown.textToSecondaryTextVerticalPadding
    result.prefersSideBySide = shown.prefersSideBySideTextAndSecondaryText
    result.text = labels.text.map { label in { label.sizeThatFits(CGSize(width: $0, height: 0)) } }
    result.secondaryText = labels.secondary.map { label in
      { label.sizeThatFits(CGSize(width: $0, height: 0)) }
    }
    return result
  }

  private func sizes(_ view: UIImageView) -> (image: CGSize, reserved: CGFloat) {
    var size = view.intrinsicContentSize
    let limit = shown.imageProperties.maximumSize
    let factor = min(
      1, limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    let reserved = shown.imageProperties.reservedLayoutSize.width
    if reserved == UIListContentConfiguration.ImageProperties.standardDimension
      || (reserved == 0 && shown.image?.isSymbolImage == true)
    {
      // The label's font follows the text size; the configuration's may be outdated.
      let font = labels.text?.font ?? shown.textProperties.font
      return (size, (28 * font.pointSize / 17).rounded())
    }
    return (size, reserved)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = arrangement.frames(
      width: bounds.width, height: bounds.height, scale: max(1, traitCollection.displayScale))
    place(_imageView, frames.image)
    place(labels.text, frames.text)
    place(labels.secondary, frames.secondaryText)
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view?.frame = frame
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : 10000
    let frames = arrangement.frames(width: width, height: nil, scale: max(1, traitCollection.displayScale))
    return CGSize(width: size.width > 0 ? size.width : contentWidth, height: frames.height)
  }

  private var contentWidth: CGFloat {
    let arrangement = arrangement
    let frames = arrangement.frames(width: 10000, height: nil, scale: 1)
    let text = arrangement.text?(.infinity).width ?? 0
    let second = arrangement.secondaryText?(.infinity).width ?? 0
    let texts =
      arrangement.prefersSideBySide && text > 0 && second > 0
      ? text + arrangement.horizontalPadding + second : max(text, second)
    return frames.textStart + texts + arrangement.margins.right
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = horizontal == .required || targetSize.width > 0 ? targetSize.width : 0
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 0
    return CGSize(
      width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// The leading edge of the text, in points, where separators start.
  package var textStart: CGFloat {
    arrangement.frames(width: bounds.width, height: nil, scale: max(1, traitCollection.displayScale))
      .textStart
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
}
