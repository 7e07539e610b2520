import CCairo
import CPixels

/// A drawing destination: a bitmap, a recording or another Cairo context.
///
/// Use a context on one thread at a time. Bitmap contexts created by clients have their origin at the bottom
/// left with y pointing up, as on iOS; those created by UIKit have it at the top left with y pointing down.
public final class CGContext {
  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  struct State {
    /// The transform from user space to Cairo's space.
    var matrix: CGAffineTransform
    var fill = CGColor.opaqueBlack
    var stroke = CGColor.opaqueBlack
    var fillSpace = CGColorSpace.standardGray
    var strokeSpace = CGColorSpace.standardGray
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var antialiases = true
    var flatness: CGFloat = 0.1
    var textMode = CGTextDrawingMode.fill
    /// The mask to apply when this state ends.
    var mask: Mask?
    /// Whether this state belongs to a transparency layer.
    var isLayer = false
  }

  struct Mask {
    var image: CGImage
    /// The transform from the unit square, y pointing down, to Cairo's space.
    var placement: CGAffineTransform
  }

  /// The Cairo context. Its matrix is the current one.
  package let cairo: OpaquePointer
  /// The transform from the context's initial space to Cairo's. Shadow offsets are measured in the initial
  /// space.
  let base: CGAffineTransform
  /// The transform from Cairo's space to the device space of `ctm`, whose y-axis points up.
  private let toDevice: CGAffineTransform
  /// The size in pixels of a device without a bitmap.
  private let deviceSize: (width: Int, height: Int)
  /// Pixels per unit of Cairo's space, for rasterized content such as shadows in a recording.
  package let rasterScale: CGFloat
  var state: State
  var stack: [State] = []
  /// The current path in Cairo's space.
  var currentPath = PathStorage()
  let bitmap: Bitmap?
  /// The document that the context draws.
  var pages: PDFPages?
  /// The text matrix and the font, which saving the graphics state leaves alone.
  var text = TextState()

  // MARK: Making

  private init(
    taking cairo: OpaquePointer, base: CGAffineTransform, device: CGRect, rasterScale: CGFloat,
    bitmap: Bitmap?
  ) {
    self.cairo = cairo
    self.base = base
    self.bitmap = bitmap
    self.rasterScale = rasterScale
    // A recording stands for a bitmap with the scale of its content.
    let scale = device.width > 0 ? rasterScale : 1
    toDevice = CGAffineTransform(scale, 0, 0, -scale, -device.minX * scale, device.maxY * scale)
    deviceSize = (Int((device.width * scale).rounded(.up)), Int((device.height * scale).rounded(.up)))
    state = State(matrix: base)
    var matrix = base.cairo
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, 1)
    cairo_set_miter_limit(cairo, 10)
    cairo_set_tolerance(cairo, 0.1)
  }

  deinit {
    while let last = stack.popLast() { endState(restoring: last) }
    applyMask()
    finishOperation()
    cairo_destroy(cairo)
  }

  /// Creates a bitmap context with y pointing up.
  ///
  ///
  /// - `data`: Memory for the pixels, at least `bytesPerRow * height` bytes that outlive the context, or
  ///   `nil` to allocate it.
  /// - `bytesPerRow`: The bytes per row, or 0 to let the context choose.
  /// - Returns: `nil` for layouts other than 8-bit gray, alpha only and 32-bit RGB, and for dimensions below
  ///   1 or above 32,767 pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard
      let bitmap = Bitmap(
        data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)),
      let cairo = cairo_create(bitmap.surface)
    else { return nil }
    self.init(
      taking: cairo, base: CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)), device: bitmap.bounds,
      rasterScale: 1, bitmap: bitmap)
  }

  /// Creates a bitmap context of `width` by `height` pixels with y pointing down, like UIKit's.
  ///
  /// - Parameter scale: The number of pixels per point.
  package convenience init?(width: Int, height: Int, scale: CGFloat, opaque: Bool) {
    guard let bitmap = Bitmap(width: width, height: height, opaque: opaque),
      let cairo = cairo_create(bitmap.surface)
    else { return nil }
    self.init(
      taking: cairo, base: CGAffineTransform(scaleX: scale, y: scale), device: bitmap.bounds,
      rasterScale: 1, bitmap: bitmap)
  }

  /// Creates a context that draws into a Cairo context, whose current matrix becomes the initial one; y
  /// points down.
  ///
  /// - Parameters:
  ///   - device: The area of the device in Cairo's space, for `ctm`, `width` and `height`.
  ///   - rasterScale: Pixels per unit of the Cairo context's device space.
  package convenience init(cairo: OpaquePointer, device: CGRect = .zero, rasterScale: CGFloat = 1) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.init(
      taking: cairo_reference(cairo), base: CGAffineTransform(matrix), device: device,
      rasterScale: rasterScale, bitmap: nil)
  }

  // MARK: Graphics state

  public func saveGState() {
    stack.append(state)
    state.mask = nil
    state.isLayer = false
    cairo_save(cairo)
  }

  /// Restores the state of the last `saveGState()`. Does nothing if there is none.
  public func restoreGState() {
    guard let saved = stack.last, !state.isLayer else { return }
    stack.removeLast()
    endState(restoring: saved)
  }

  func endState(restoring saved: State) {
    if state.isLayer {
      composeLayer(over: saved)
    } else {
      applyMask()
      cairo_restore(cairo)
    }
    state = saved
  }

  // MARK: Transformation

  /// The transform from user space to device space, whose origin is at the bottom left.
  public var ctm: CGAffineTransform { state.matrix.concatenating(toDevice) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// The transform from user space to Cairo's space.
  package var userToCairo: CGAffineTransform { state.matrix }

  public func scaleBy(x: CGFloat, y: CGFloat) { setMatrix(state.matrix.scaledBy(x: x, y: y)) }
  public func translateBy(x: CGFloat, y: CGFloat) { setMatrix(state.matrix.translatedBy(x: x, y: y)) }
  /// Rotates the user space by `angle` radians.
  public func rotate(by angle: CGFloat) { setMatrix(state.matrix.rotated(by: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    setMatrix(transform.concatenating(state.matrix))
  }

  private func setMatrix(_ matrix: CGAffineTransform) {
    state.matrix = matrix
    syncMatrix()
  }

  func syncMatrix() {
    // A singular matrix puts Cairo into a permanent error state. Nothing would be visible anyway.
    guard isDrawable else { return }
    var matrix = state.matrix.cairo
    cairo_set_matrix(cairo, &matrix)
  }

  /// Whether drawing can have a visible result.
  var isDrawable: Bool {
    let det = state.matrix.determinant
    return det != 0 && det.isFinite && state.matrix.tx.isFinite && state.matrix.ty.isFinite
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Line attributes

  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = max(width, 0)
    cairo_set_line_width(cairo, state.lineWidth)
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.cap = cap
    cairo_set_line_cap(cairo, cap.cairo)
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.join = join
    cairo_set_line_join(cairo, join.cairo)
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
    cairo_set_miter_limit(cairo, limit)
  }

  /// Sets the alternating lengths of dashes and gaps; an empty array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    // Cairo's error state is permanent, so invalid lengths result in a solid line.
    let valid = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.dashLengths = valid ? lengths : []
    state.dashPhase = phase
    cairo_set_dash(cairo, state.dashLengths.map(Double.init), Int32(state.dashLengths.count), phase)
  }

  /// Sets the maximum deviation of flattened curves, in device pixels.
  public func setFlatness(_ flatness: CGFloat) {
    state.flatness = flatness > 0 ? flatness : 0.1
    cairo_set_tolerance(cairo, state.flatness)
  }

  public func setShouldAntialias(_ antialias: Bool) {
    state.antialiases = antialias
    cairo_set_antialias(cairo, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  public func setAllowsAntialiasing(_ allows: Bool) { setShouldAntialias(allows) }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // MARK: Compositing

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets the blend mode. Differs from iOS: `plusDarker` behaves like `multiply`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the shadow of all following drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset in units of the initial user space.
  ///   - blur: Twice the standard deviation of the blur.
  ///   - color: The color, or `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap {
      $0.alpha > 0 ? Shadow(offset: offset, blur: max(blur, 0), color: $0) : nil
    }
  }

  /// Sets a shadow of black with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Colors

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// Sets the fill color from components in the fill color space.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fill = color }
  }

  /// Sets the stroke color from components in the stroke color space.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.stroke = color }
  }

  package var fillColor: CGColor { state.fill }
  package var strokeColor: CGColor { state.stroke }
  package var alpha: CGFloat { state.alpha }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  // MARK: Bitmap

  public var width: Int { bitmap?.width ?? deviceSize.width }
  public var height: Int { bitmap?.height ?? deviceSize.height }
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  public var bitsPerPixel: Int { (bitmap?.bytesPerPixel ?? 0) * 8 }
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  public var bitmapInfo: CGBitmapInfo { bitmap?.bitmapInfo ?? [] }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }
  public var colorSpace: CGColorSpace? { bitmap?.space }

  /// The pixels, from the top, with `bytesPerRow` bytes per row. Valid for the lifetime of the context.
  public var data: UnsafeMutableRawPointer? {
    composeMask()
    return bitmap?.exposeData()
  }

  /// Returns a copy of the contents; `nil` if the context has no bitmap.
  public func makeImage() -> CGImage? {
    composeMask()
    bitmap?.readFromOutside()
    return bitmap?.makeImage()
  }

  /// Writes pending drawing to memory that was provided by the client.
  public func flush() {
    composeMask()
    finishOperation()
  }
  public func synchronize() { flush() }

  func prepareOperation() { bitmap?.readFromOutside() }
  func finishOperation() { bitmap?.writeToOutside() }
}
