/// A picture: pixels, a symbol, or several pictures that alternate.
///
/// Immutable and safe to share between threads. Files are decoded when their pixels are first needed, on the thread that
/// needs them; `preparingForDisplay` and `preparingThumbnail(of:)` do it ahead of time, away from the main thread.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// How the stored pixels have to be turned to be seen upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether the picture's own colours are shown or only its shape, in the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  /// How the middle of a picture with cap insets fills a larger area.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  enum Source {
    case empty
    case bitmap(CGImage)
    case encoded(EncodedImage)
    case symbol(Symbol)
    case animation([UIImage], duration: TimeInterval)
  }

  struct State {
    var source: Source
    /// Pixels a point.
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    /// Nil for a picture that is stretched as a whole.
    var capInsets: UIEdgeInsets?
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var configuration: Configuration?
    var tint: UIColor?
    var baselineOffset: CGFloat?
    var asset: UIImageAsset?
    /// What it was asked for by.
    var name: String?
  }

  /// Written by initialisers only.
  private(set) final var state: State
  /// Pixels made from the state, for the colours they were made with.
  final let renderings = RenderingCache()

  /// Makes a picture without pixels. It is the only designated initialiser, so that subclasses inherit the others.
  public override init() {
    state = State(source: .empty)
    super.init()
  }

  convenience init(_ state: State) {
    self.init()
    self.state = state
  }

  // MARK: Pixels and files

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - `scale`: pixels a point.
  /// - `orientation`: how the pixels have to be turned to be upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(State(source: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  /// Reads a picture from a file; nil, with a line in the log, if there is none that can be decoded. A name ending in "@2x"
  /// or "@3x" tells the scale; without such an ending a file of that name with one is preferred.
  public convenience init?(contentsOfFile path: String) {
    let found = ImageFiles.preferredVariant(of: path, scale: DrawingEnvironment.scale)
    guard let encoded = EncodedImage(contentsOf: found.url) else { return nil }
    self.init(UIImage.state(of: encoded, scale: found.scale))
  }

  /// Reads a picture from the bytes of a file; nil, with a line in the log, if they are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let encoded = EncodedImage(data: data, name: "image data") else { return nil }
    self.init(UIImage.state(of: encoded, scale: scale))
  }

  static func state(of encoded: EncodedImage, scale: CGFloat) -> State {
    State(
      source: .encoded(encoded), scale: (scale > 0 ? scale : 1) * encoded.vectorScale,
      orientation: Orientation(encoded.orientation))
  }

  // MARK: Named pictures

  /// Finds a picture in the main bundle's asset catalogs or among its files; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let found = ImageFiles.image(named: name, bundle: bundle ?? .main, configuration: configuration)
    else {
      return nil
    }
    self.init(found.state)
  }

  public required convenience init(imageLiteralResourceName name: String) {
    if let found = ImageFiles.image(named: name, bundle: .main, configuration: nil) {
      self.init(found.state)
    } else {
      UIKitFault.raise(.internalInconsistency, "Could not find image resource named \(name).")
      self.init(State(source: .empty))
    }
  }

  // MARK: Symbols

  /// Makes the symbol of that name in Apple's set; nil for a name that is not known.
  ///
  /// Differs from iOS: the symbols are our own drawings and, for the less common names, icons of the Adwaita theme.
  /// A symbol of Apple's set, by its name; `nil` where there is none.
  ///
  /// Differs from iOS: of that set several hundred are drawn. Where a name is not among them, the symbol is shown that its
  /// first words name, else a dashed square.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(
      systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol(name: name, configuration: configuration) else { return nil }
    self.init(UIImage.state(of: symbol, configuration: configuration, name: name))
  }

  /// Differs from iOS: the symbol looks the same for every `value`.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  static func state(of symbol: Symbol, configuration: Configuration?, name: String?) -> State {
    State(
      source: .symbol(symbol), scale: symbol.scale, alignmentRectInsets: symbol.alignmentRectInsets,
      flipsForRightToLeft: symbol.isDirectional, configuration: configuration,
      baselineOffset: symbol.baselineOffset, name: name)
  }

  // MARK: Animations

  /// The pictures `name0`, `name1` and so on, up to the first that is missing, one after another.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    for index in 0... {
      guard let frame = UIImage(named: "\(name)\(index)") else {
        // The numbers may start at 1.
        if index == 0 { continue }
        break
      }
      frames.append(frame)
    }
    return animatedImage(with: frames, duration: duration)
  }

  /// The pictures one after another, all of them in `duration` seconds; 0 gives each a thirtieth of a second.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var state = first.state
    state.source = .animation(
      images, duration: duration > 0 ? duration : TimeInterval(images.count) / 30)
    return UIImage(state)
  }

  /// The pictures of an animation; nil for a single picture.
  open var images: [UIImage]? {
    if case .animation(let images, _) = state.source { images } else { nil }
  }

  /// How long an animation takes, in seconds; 0 for a single picture.
  open var duration: TimeInterval {
    if case .animation(_, let duration) = state.source { duration } else { 0 }
  }

  // MARK: Questions

  /// The size in points of the upright picture.
  open var size: CGSize {
    switch state.source {
    case .empty: return .zero
    case .symbol(let symbol): return symbol.size
    case .animation(let images, _): return images[0].size
    case .bitmap(let image): return pointSize(image.width, image.height)
    case .encoded(let encoded): return pointSize(encoded.width, encoded.height)
    }
  }

  private func pointSize(_ width: Int, _ height: Int) -> CGSize {
    let size = CGSize(width: CGFloat(width) / state.scale, height: CGFloat(height) / state.scale)
    return state.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// The pixels as they are stored, not turned upright. A symbol is drawn in black or in its own colours.
  open var cgImage: CGImage? {
    switch state.source {
    case .empty: nil
    case .bitmap(let image): image
    case .encoded(let encoded): encoded.decoded()
    case .symbol: rendering(tint: .black, traits: .current, scale: state.scale)
    case .animation(let images, _): images[0].cgImage
    }
  }

  open var scale: CGFloat { state.scale }
  open var imageOrientation: Orientation { state.orientation }
  open var renderingMode: RenderingMode { state.renderingMode }
  open var capInsets: UIEdgeInsets { state.capInsets ?? .zero }
  open var resizingMode: ResizingMode { state.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { state.flipsForRightToLeft }
  open var configuration: Configuration? { state.configuration }
  open var imageAsset: UIImageAsset? { state.asset }
  open var isHighDynamicRange: Bool { false }

  /// The traits that the picture was chosen for.
  open var traitCollection: UITraitCollection {
    state.configuration?.traitCollection ?? UITraitCollection(displayScale: state.scale)
  }

  open var symbolConfiguration: SymbolConfiguration? { state.configuration as? SymbolConfiguration }

  open var isSymbolImage: Bool {
    if case .symbol = state.source { true } else { false }
  }

  /// How far the baseline of text beside it stands above the bottom edge, in points.
  open var baselineOffsetFromBottom: CGFloat? { state.baselineOffset }

  /// A format for a renderer that makes pictures like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = state.scale
    if case .bitmap(let image) = state.source { format.opaque = !image.hasAlpha }
    return format
  }

  /// Whether only the shape is shown, in the tint of the view it is in.
  package final var isTemplate: Bool {
    switch state.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic:
      guard state.tint == nil, case .symbol(let symbol) = state.source else { return false }
      return !symbol.hasOwnColors
    }
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    let a = state
    let b = other.state
    guard a.scale == b.scale, a.orientation == b.orientation, a.renderingMode == b.renderingMode,
      a.capInsets == b.capInsets, a.resizingMode == b.resizingMode, a.tint == b.tint,
      a.alignmentRectInsets == b.alignmentRectInsets, a.flipsForRightToLeft == b.flipsForRightToLeft
    else { return false }
    switch (a.source, b.source) {
    case (.empty, .empty): return true
    case (.bitmap(let a), .bitmap(let b)): return a === b
    case (.encoded(let a), .encoded(let b)): return a === b
    case (.symbol(let a), .symbol(let b)): return a == b
    case (.animation(let a, let x), .animation(let b, let y)): return x == y && a == b
    default: return false
    }
  }

  open override var hash: Int {
    switch state.source {
    case .empty: 0
    case .bitmap(let image): ObjectIdentifier(image).hashValue
    case .encoded(let encoded): ObjectIdentifier(encoded).hashValue
    case .symbol(let symbol): symbol.hashValue
    case .animation(let images, _): images.count
    }
  }

  open override var description: String {
    let what: String =
      switch state.source {
      case .empty: "empty"
      case .symbol(let symbol): "symbol(system: \(symbol.name))"
      case .animation(let images, _): "animation of \(images.count)"
      default: state.name.map { "named(\($0))" } ?? "anonymous"
      }
    return "<UIImage: \(what); {\(Double(size.width)), \(Double(size.height))}@\(Double(scale))>"
  }

  // MARK: Accessibility

  /// What the picture is called where it stands for words; by itself that of its symbol, or of its file.
  @preconcurrency @MainActor
  open var accessibilityLabel: String? {
    get { defaultAccessibilityLabel }
    set { defaultAccessibilityLabel = newValue }
  }
  @preconcurrency @MainActor
  open var accessibilityIdentifier: String? {
    get { defaultAccessibilityIdentifier }
    set { defaultAccessibilityIdentifier = newValue }
  }

  // MARK: Drawing

  /// Draws the picture with its top left corner at a point of the current context.
  open func draw(at point: CGPoint) { defaultDraw(at: point) }
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    defaultDraw(at: point, blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture over a rectangle of the current context: stretched, or repeated between its cap insets.
  open func draw(in rect: CGRect) { defaultDraw(in: rect) }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    defaultDraw(in: rect, blendMode: blendMode, alpha: alpha)
  }
  /// Fills a rectangle of the current context with copies of the picture, the first at the context's origin.
  open func drawAsPattern(in rect: CGRect) { defaultDrawAsPattern(in: rect) }

  // MARK: Variants

  /// The same picture shown in its own colours or in the tint.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    defaultWithRenderingMode(renderingMode)
  }
  /// The shape of the picture in a colour; what `automatic` rendering then shows.
  open func withTintColor(_ color: UIColor) -> UIImage { defaultWithTintColor(color) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    defaultWithTintColor(color, renderingMode: renderingMode)
  }
  /// A picture whose edges keep their size while the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    defaultResizableImage(withCapInsets: capInsets)
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    defaultResizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }
  /// A picture of which one column and one row of points are stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    defaultStretchableImage(withLeftCapWidth: leftCapWidth, topCapHeight: topCapHeight)
  }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    defaultWithAlignmentRectInsets(alignmentInsets)
  }
  /// A picture that views show mirrored where the layout runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    defaultImageFlippedForRightToLeftLayoutDirection()
  }
  open func withHorizontallyFlippedOrientation() -> UIImage { defaultWithHorizontallyFlippedOrientation() }
  /// The picture with a baseline that text beside it shares.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    defaultWithBaselineOffset(fromBottom: baselineOffset)
  }
  open func imageWithoutBaseline() -> UIImage { defaultImageWithoutBaseline() }
  /// The variant for the configuration: another weight of a symbol, another picture of an asset.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    defaultWithConfiguration(configuration)
  }
  /// The symbol with the configuration laid over its own; nil for a picture that is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    defaultApplyingSymbolConfiguration(configuration)
  }
  /// The picture with its pixels decoded; nil if they cannot be. Takes its time: call it away from the main thread.
  open func preparingForDisplay() -> UIImage? { defaultPreparingForDisplay() }
  /// Decodes in the background and calls back there.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    defaultPrepareForDisplay(completionHandler: completionHandler)
  }
  open func byPreparingForDisplay() async -> UIImage? { await defaultByPreparingForDisplay() }
  /// A smaller copy that fills `size` points at this picture's proportions; nil if the picture cannot be decoded. JPEG files
  /// are not decoded in full for it. Takes its time: call it away from the main thread.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { defaultPreparingThumbnail(of: size) }
  /// Makes a thumbnail in the background and calls back there.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    defaultPrepareThumbnail(of: size, completionHandler: completionHandler)
  }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await defaultByPreparingThumbnail(ofSize: size)
  }
  /// The upright picture as a PNG file; nil for one without pixels.
  open func pngData() -> Data? { defaultPngData() }
  /// The upright picture as a JPEG file; nil for one without pixels.
  ///
  /// - Parameter compressionQuality: from 0, small, to 1, good.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    defaultJpegData(compressionQuality: compressionQuality)
  }
}

public typealias _ImageLiteralType = UIImage

extension UIImage.Orientation {
  /// Whether the upright picture is as wide as the stored one is high.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  init(_ orientation: CGImagePropertyOrientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }

  var property: CGImagePropertyOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }

  /// The orientation of the same picture seen in a mirror that stands beside it.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    // Turned pictures are mirrored about the other axis of their pixels.
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
