/// Shows an image, or an animated sequence of images.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var _image: UIImage?
  private var _highlightedImage: UIImage?
  private var animation: ImageSequence?

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare(image, nil)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare(image, highlightedImage)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare(nil, nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare(nil, nil)
    coder.decodeInterface(of: self, as: UIImageView.self)
    guard let archive = coder as? NSKeyedUnarchiver, archive.containsValue(forKey: "UIImage") else { return }
    image = archive.objectIfPresent(forKey: "UIImage")
  }

  /// Encodes the image.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(image, forKey: "UIImage")
  }

  private func prepare(_ image: UIImage?, _ highlighted: UIImage?) {
    isUserInteractionEnabled = false
    _highlightedImage = highlighted
    if image != nil { self.image = image }
  }

  // MARK: Images

  open var image: UIImage? {
    get { _image }
    set {
      willChange("image")
      defer { didChange("image") }

      guard newValue !== _image else { return }
      let (oldSize, oldInsets) = (_image?.size, alignmentRectInsets)
      _image = newValue
      if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
      if alignmentRectInsets != oldInsets { alignmentDidChange() }
      if let frames = newValue?.images, frames.count > 1 {
        play(frames, duration: newValue?.duration ?? 0, repeatCount: 0)
      } else if newValue?.images == nil {
        stopAnimating()
      }
      showImage()
    }
  }

  open var highlightedImage: UIImage? {
    get { _highlightedImage }
    set {
      willChange("highlightedImage")
      defer { didChange("highlightedImage") }

      _highlightedImage = newValue
      if isHighlighted { showImage() }
    }
  }

  open var isHighlighted = false {
    willSet { willChange("highlighted") }
    didSet {
      defer { didChange("highlighted") }
      if isHighlighted != oldValue { showImage() }
    }
  }

  /// The configuration of symbol images in this view.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      alignmentDidChange()
      showImage()
    }
  }

  /// Updates the displayed image: highlighted, configured and tinted.
  private func showImage() {
    guard animation == nil else { return }
    show(isHighlighted ? _highlightedImage ?? _image : _image)
  }

  private func show(_ image: UIImage?) {
    guard var image else {
      layer.contents = nil
      return
    }
    if let configuration = preferredSymbolConfiguration, image.isSymbolImage {
      image = image.applyingSymbolConfiguration(configuration) ?? image
    }
    image = image.resolved(for: traitCollection)
    if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      image = image.withHorizontallyFlippedOrientation()
    }
    enlargement = image.isSymbolImage ? enlargement(of: image.size) : 1
    let scale = image.scale * enlargement
    layer.contents = image.rendering(tint: tintColor, traits: traitCollection, scale: scale)
    layer.contentsScale = scale
    let caps = image.capInsets
    guard caps != .zero, image.size.width > 0, image.size.height > 0 else {
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      return
    }
    layer.contentsCenter = CGRect(
      x: caps.left / image.size.width, y: caps.top / image.size.height,
      width: (image.size.width - caps.left - caps.right) / image.size.width,
      height: (image.size.height - caps.top - caps.bottom) / image.size.height)
  }

  /// The factor of the resolution at which the symbol is drawn.
  private var enlargement: CGFloat = 1

  /// Symbols that the content mode enlarges are drawn with sharp edges (https://github.com/Tinder/Layout,
  /// `LayoutExampleTests.testReadmeExample`). A factor is used for a range of sizes, so that animations draw few pictures.
  private func enlargement(of size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    let (width, height) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat =
      switch contentMode {
      case .scaleAspectFit: min(width, height)
      case .scaleAspectFill, .scaleToFill: max(width, height)
      default: 1
      }
    return min(max(factor, 1).rounded(.up), Self.greatestEnlargement)
  }
  private static let greatestEnlargement: CGFloat = 24

  private func updateEnlargement() {
    guard animation == nil, let image = _image, image.isSymbolImage else { return }
    if enlargement(of: displayedSymbol(image).size) != enlargement { showImage() }
  }

  open override var contentMode: ContentMode { didSet { updateEnlargement() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateEnlargement()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if _image?.isTemplate == true || _highlightedImage?.isTemplate == true { showImage() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if _image?.isSymbolImage == true || _image?.imageAsset != nil { alignmentDidChange() }
    showImage()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, _image?.isTemplate == true { showImage() }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    guard _image != nil else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let (size, insets) = (displayedSize, alignmentRectInsets)
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The size of the image in the configuration of the view, for layouts without constraints; without an image, as the intrinsic size.
  package final var displayedSize: CGSize {
    guard let image = _image else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    if image.isSymbolImage { return displayedSymbol(image).size }
    let scale = accessibilityScale
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }

  /// The insets of the image. Those of a symbol make the view as high as a line of its font in constraints.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image = _image else { return .zero }
    return image.isSymbolImage ? displayedSymbol(image).alignmentRectInsets : image.alignmentRectInsets
  }

  /// The symbol with the configuration of the view.
  private func displayedSymbol(_ image: UIImage) -> UIImage {
    guard let configuration = preferredSymbolConfiguration else { return image }
    return (image.applyingSymbolConfiguration(configuration) ?? image).resolved(for: traitCollection)
  }

  private func alignmentDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { _image?.size ?? bounds.size }

  // MARK: Symbol effects

  private lazy var effectPlayer = SymbolEffectPlayer(self)

  /// Starts an effect of the symbol, and calls the completion handler when it ends. Differs from iOS: the symbol moves as a whole, not
  /// by layers.
  open func addSymbolEffect(
    _ symbolEffect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { play(symbolEffect, options, animated, completion) }

  open func addSymbolEffect(
    _ symbolEffect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { play(symbolEffect, options, animated, completion) }

  open func addSymbolEffect(
    _ symbolEffect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { play(symbolEffect, options, animated, completion) }

  private func play(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    guard _image?.isSymbolImage == true else {
      completion?(UISymbolEffectCompletionContext(isFinished: false, sender: self))
      return
    }
    effectPlayer.add(effect, options, animated: animated) { [weak self] isFinished in
      completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self))
    }
  }

  /// Ends the effects of a type.
  open func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.remove(type(of: effect), animated: animated)
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
  }

  open func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    effectPlayer.removeAll()
  }

  /// Replaces the symbol with a transition. Differs from iOS: the two symbols are crossfaded.
  open func setSymbolImage(
    _ symbolImage: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    UIView.transition(
      with: self, duration: 0.25 / max(options.speedFactor, 0.01), options: .transitionCrossDissolve
    ) {
      self.image = symbolImage
    } completion: { [weak self] in
      completion?(UISymbolEffectCompletionContext(isFinished: $0, sender: self))
    }
  }

  /// Whether the image grows with text sizes for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The factor of the image's size for the current text size.
  private var accessibilityScale: CGFloat {
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return 1 }
    return max(1, UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traitCollection) / 17)
  }

  // MARK: Sequences

  /// The range of brightness in which images are drawn. Differs from iOS: without effect; images have the standard range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The range of brightness of the image.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  open var animationImages: [UIImage]? { didSet { if isAnimating { startAnimating() } } }
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one run through the images in seconds; zero for 1/30 second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; zero for infinite.
  open var animationRepeatCount = 0
  open var isAnimating: Bool { animation != nil }

  open func startAnimating() {
    if let images = animationImages, !images.isEmpty {
      play(images, duration: animationDuration, repeatCount: animationRepeatCount)
    } else if let images = _image?.images, images.count > 1 {
      play(images, duration: _image?.duration ?? 0, repeatCount: 0)
    }
  }

  open func stopAnimating() {
    guard animation != nil else { return }
    animation?.stop()
    animation = nil
    showImage()
  }

  private func play(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    animation?.stop()
    let length = duration > 0 ? duration : Double(images.count) / 30
    animation = ImageSequence(
      count: images.count, duration: length, repeatCount: repeatCount, isEndless: repeatCount == 0
    ) { [weak self] index in
      guard let self else { return }
      if let index { show(images[index]) } else { stopAnimating() }
    }
  }
}

/// Determines the times of the images in a sequence.
@MainActor
private final class ImageSequence {
  private var ticker: FrameClock.Ticker?

  init(
    count: Int, duration: TimeInterval, repeatCount: Int, isEndless: Bool,
    show: @escaping @MainActor (Int?) -> Void
  ) {
    let start = FrameClock.shared.now
    var shown = -1
    ticker = FrameClock.shared.addTicker(isBackground: isEndless) { time in
      let runs = (time - start) / duration
      if !isEndless, runs >= Double(repeatCount) { return show(nil) }
      let index = min(count - 1, Int((runs - runs.rounded(.down)) * Double(count)))
      if index != shown { show(index) }
      shown = index
    }
    show(0)
  }

  func stop() {
    ticker?.invalidate()
    ticker = nil
  }
}
