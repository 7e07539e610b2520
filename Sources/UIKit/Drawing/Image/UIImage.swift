/// An image: pixels, a symbol, or an animation of several images.
///
/// Immutable and safe to share between threads. Files are decoded when their pixels are first needed, on the
/// thread that needs them; `preparingForDisplay` and `preparingThumbnail(of:)` decode ahead of time, away
/// from the main thread.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The rotation and mirroring that displays the stored pixels upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether the image is shown in its own colors or as a template in the tint color.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  /// How the middle of an image with cap insets fills a larger area.
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
    /// Pixels per point.
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    /// Nil for an image that is stretched as a whole.
    var capInsets: UIEdgeInsets?
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var configuration: Configuration?
    var tint: UIColor?
    var baselineOffset: CGFloat?
    var asset: UIImageAsset?
    /// The name that the image was requested by.
    var name: String?
  }

  /// Written only by initializers.
  private(set) final var state: State
  /// Cached renderings, by the colors used.
  final let renderings = RenderingCache()

  // MARK: Item providers

  open class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }

  @discardableResult
  open func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { defaultLoadData(typeIdentifier, completionHandler) }

  /// Creates an image without pixels. This is the only designated initializer, so that subclasses inherit the
  /// others.
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

  /// - `scale`: Pixels per point.
  /// - `orientation`: How the pixels are rotated and mirrored to be upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(State(source: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  /// Reads an image from a file; nil, after logging a message, if it cannot be decoded. A name ending in
  /// "@2x" or "@3x" specifies the scale; without such a suffix, a file with the suffix is preferred.
  public convenience init?(contentsOfFile path: String) {
    let found = ImageFiles.preferredVariant(of: path, scale: DrawingEnvironment.scale)
    guard let encoded = EncodedImage(contentsOf: found.url) else { return nil }
    self.init(UIImage.state(of: encoded, scale: found.scale))
  }

  /// Reads an image from the data of a file; nil, after logging a message, if it cannot be decoded.
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

  /// Finds an image in the asset catalogs or among the files of the main bundle; nil if there is none.
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

  public class var supportsSecureCoding: Bool { true }

  /// Decodes an image.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIImageData"),
      let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData")
    else { return nil }
    self.init(data: Data(referencing: data), scale: coder.decodeDouble(forKey: "UIScale"))
  }

  /// Encodes the pixels as a PNG file, and the scale.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData() as NSData?, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
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

  /// Creates a symbol of Apple's set by its name; nil if the name is unknown.
  ///
  /// Differs from iOS: the drawings are this library's own. A symbol without one, mostly of SF Symbols 6 and 7, shows
  /// the symbol named by its first words, or otherwise a dashed square.
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

  /// Creates a symbol image with a variable value.
  ///
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

  /// Returns an animation of the images `name0`, `name1` and so on, up to the first missing one.
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

  /// Returns an animation of the images, with a total duration in seconds; 0 shows each for a thirtieth of a
  /// second.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var state = first.state
    state.source = .animation(
      images, duration: duration > 0 ? duration : TimeInterval(images.count) / 30)
    return UIImage(state)
  }

  /// The images of an animation; nil for a single image.
  open var images: [UIImage]? {
    if case .animation(let images, _) = state.source { images } else { nil }
  }

  /// The duration of an animation in seconds; 0 for a single image.
  open var duration: TimeInterval {
    if case .animation(_, let duration) = state.source { duration } else { 0 }
  }

  // MARK: Questions

  /// The size of the upright image, in points.
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

  /// The pixels as stored, without applying the orientation. A symbol is drawn in black or in its own colors.
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
  /// A range of brightness.
  public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }

  open var isHighDynamicRange: Bool { false }

  /// The traits of the variant.
  open var traitCollection: UITraitCollection {
    state.configuration?.traitCollection ?? UITraitCollection(displayScale: state.scale)
  }

  open var symbolConfiguration: SymbolConfiguration? { state.configuration as? SymbolConfiguration }

  open var isSymbolImage: Bool {
    if case .symbol = state.source { true } else { false }
  }

  /// The distance from the bottom edge to the baseline, in points.
  open var baselineOffsetFromBottom: CGFloat? { state.baselineOffset }

  /// A renderer format for images like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = state.scale
    if case .bitmap(let image) = state.source { format.opaque = !image.hasAlpha }
    return format
  }

  /// Whether the image is shown as a template in the tint color of its view.
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

  /// The accessibility label; by default that of the symbol or file.
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

  /// Draws the image with its top left corner at a point of the current context.
  open func draw(at point: CGPoint) { defaultDraw(at: point) }
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    defaultDraw(at: point, blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image in a rectangle of the current context: stretched, or repeated between its cap insets.
  open func draw(in rect: CGRect) { defaultDraw(in: rect) }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    defaultDraw(in: rect, blendMode: blendMode, alpha: alpha)
  }
  /// Fills a rectangle of the current context with copies of the image, the first one at the origin of the
  /// context.
  open func drawAsPattern(in rect: CGRect) { defaultDrawAsPattern(in: rect) }

  // MARK: Variants

  /// Returns the same image, shown in its own colors or as a template.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    defaultWithRenderingMode(renderingMode)
  }
  /// Returns the image with its shape in a color, as shown by `automatic` rendering.
  open func withTintColor(_ color: UIColor) -> UIImage { defaultWithTintColor(color) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    defaultWithTintColor(color, renderingMode: renderingMode)
  }
  /// Returns an image whose edges keep their size while the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    defaultResizableImage(withCapInsets: capInsets)
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    defaultResizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }
  /// Returns an image of which one column and one row of points are stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    defaultStretchableImage(withLeftCapWidth: leftCapWidth, topCapHeight: topCapHeight)
  }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    defaultWithAlignmentRectInsets(alignmentInsets)
  }
  /// Returns an image that views mirror in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    defaultImageFlippedForRightToLeftLayoutDirection()
  }
  open func withHorizontallyFlippedOrientation() -> UIImage { defaultWithHorizontallyFlippedOrientation() }
  /// Returns the image with a baseline for alignment with text.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    defaultWithBaselineOffset(fromBottom: baselineOffset)
  }
  open func imageWithoutBaseline() -> UIImage { defaultImageWithoutBaseline() }
  /// Returns the variant for the configuration, such as another weight of a symbol or another image of an
  /// asset.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    defaultWithConfiguration(configuration)
  }
  /// Returns the symbol with the configuration applied on top of its own; nil for an image other than a
  /// symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    defaultApplyingSymbolConfiguration(configuration)
  }
  /// Returns the image with its pixels decoded; nil on failure. This may take a while: call it away from the
  /// main thread.
  open func preparingForDisplay() -> UIImage? { defaultPreparingForDisplay() }
  /// Decodes the image in the background and calls the handler there.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    defaultPrepareForDisplay(completionHandler: completionHandler)
  }
  open func byPreparingForDisplay() async -> UIImage? { await defaultByPreparingForDisplay() }
  /// Returns a smaller copy that fills `size` points in the proportions of the image; nil if the image cannot
  /// be decoded. JPEG files are not decoded at full size. This may take a while: call it away from the main
  /// thread.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { defaultPreparingThumbnail(of: size) }
  /// Creates a thumbnail in the background and calls the handler there.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    defaultPrepareThumbnail(of: size, completionHandler: completionHandler)
  }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await defaultByPreparingThumbnail(ofSize: size)
  }
  /// Returns the upright image as a PNG file; nil for an image without pixels.
  open func pngData() -> Data? { defaultPngData() }
  /// Returns the image as HEIC. Differs from iOS: nil, since there is no encoder.
  open func heicData() -> Data? { nil }
  /// The width of the left cap of a stretchable image.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// The height of the top cap of a stretchable image.
  open var topCapHeight: Int { Int(capInsets.top) }
  /// Whether the image has a baseline.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }
  /// Returns the upright image as a JPEG file; nil for an image without pixels.
  ///
  /// - Parameter compressionQuality: From 0, small, to 1, high quality.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    defaultJpegData(compressionQuality: compressionQuality)
  }
}

public typealias _ImageLiteralType = UIImage

extension UIImage.Orientation {
  /// Whether the orientation exchanges width and height.
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

  /// The orientation of the horizontally mirrored image.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    // Rotated images are mirrored about the other axis of their pixels.
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
