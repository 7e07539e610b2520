import CCairo
import CPixels

/// Where things are drawn: a bitmap, a recording, or any Cairo context.
///
/// A context belongs to one thread at a time. Bitmap contexts made by clients have their origin at the bottom
/// left with y pointing up, as on iOS; those that UIKit makes have it at the top left with y pointing down.
public final class CGContext {
  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  struct State {
    /// From user space to Cairo's.
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
    /// The mask to apply to everything drawn since it was set, when this state ends.
    var mask: Mask?
    /// Whether ending this state ends a transparency layer.
    var isLayer = false
  }

  struct Mask {
    var image: CGImage
    /// From the unit square, y down, to Cairo's space.
    var placement: CGAffineTransform
  }

  /// The Cairo context; its matrix is the current one.
  package let cairo: OpaquePointer
  /// From the space that the context was made with to Cairo's. Shadows are measured in it.
  let base: CGAffineTransform
  /// From Cairo's y-down pixels to the device space that `ctm` speaks of.
  private let deviceFlip: CGAffineTransform
  /// Pixels for each unit of Cairo's space, for what has to be made of pixels (shadows) in a recording.
  package let rasterScale: CGFloat
  var state: State
  var stack: [State] = []
  /// The current path in Cairo's space.
  var currentPath = PathStorage()
  let bitmap: Bitmap?

  // MARK: Making

  private init(
    taking cairo: OpaquePointer, base: CGAffineTransform, deviceHeight: CGFloat, rasterScale: CGFloat,
    bitmap: Bitmap?
  ) {
    self.cairo = cairo
    self.base = base
    self.bitmap = bitmap
    self.rasterScale = rasterScale
    deviceFlip = CGAffineTransform(1, 0, 0, -1, 0, deviceHeight)
    state = State(matrix: base)
    var matrix = base.cairo
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, 1)
    cairo_set_miter_limit(cairo, 10)
    cairo_set_tolerance(cairo, 0.1)
  }

  deinit {
    while let last = stack.popLast() { endState(restoring: last) }
    finishOperation()
    cairo_destroy(cairo)
  }

  /// Makes a bitmap context, y up.
  ///
  /// - Parameters:
  ///   - data: Memory that the pixels are kept in, at least `bytesPerRow * height` bytes that outlive the
  ///     context; `nil` to let the context make its own.
  ///   - bytesPerRow: 0 to let the context choose.
  /// - Returns: Nothing for layouts other than 8-bit grey, alpha only and 32-bit RGB, and for sizes under one
  ///   or over 32,767 pixels.
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
      taking: cairo, base: CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)), deviceHeight: CGFloat(height),
      rasterScale: 1, bitmap: bitmap)
  }

  /// Makes a bitmap context of `width` by `height` pixels, y down, as UIKit's are.
  ///
  /// - Parameter scale: pixels for each point.
  package convenience init?(width: Int, height: Int, scale: CGFloat, opaque: Bool) {
    guard let bitmap = Bitmap(width: width, height: height, opaque: opaque),
      let cairo = cairo_create(bitmap.surface)
    else { return nil }
    self.init(
      taking: cairo, base: CGAffineTransform(scaleX: scale, y: scale), deviceHeight: CGFloat(height),
      rasterScale: 1, bitmap: bitmap)
  }

  /// Draws through a Cairo context, whose current matrix becomes the initial one; y down.
  ///
  /// - Parameter rasterScale: pixels for each unit of the Cairo context's device space.
  package convenience init(cairo: OpaquePointer, height: CGFloat = 0, rasterScale: CGFloat = 1) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.init(
      taking: cairo_reference(cairo), base: CGAffineTransform(matrix), deviceHeight: height,
      rasterScale: rasterScale, bitmap: nil)
  }

  // MARK: Graphics state

  public func saveGState() {
    stack.append(state)
    state.mask = nil
    state.isLayer = false
    cairo_save(cairo)
  }

  /// Goes back to the state at the last `saveGState()`; does nothing where there was none.
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

  /// From user space to device space, whose origin is at the bottom left.
  public var ctm: CGAffineTransform { state.matrix.concatenating(deviceFlip) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// From user space to Cairo's.
  package var userToCairo: CGAffineTransform { state.matrix }

  public func scaleBy(x: CGFloat, y: CGFloat) { setMatrix(state.matrix.scaledBy(x: x, y: y)) }
  public func translateBy(x: CGFloat, y: CGFloat) { setMatrix(state.matrix.translatedBy(x: x, y: y)) }
  /// Turns by `angle` radians.
  public func rotate(by angle: CGFloat) { setMatrix(state.matrix.rotated(by: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    setMatrix(transform.concatenating(state.matrix))
  }

  private func setMatrix(_ matrix: CGAffineTransform) {
    state.matrix = matrix
    syncMatrix()
  }

  func syncMatrix() {
    // A matrix without an inverse puts Cairo into a permanent error; nothing is visible through one anyway.
    guard isDrawable else { return }
    var matrix = state.matrix.cairo
    cairo_set_matrix(cairo, &matrix)
  }

  /// Whether anything drawn now could be seen.
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

  /// Draws lines as dashes and gaps of these lengths in turn; an empty array draws them whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    // Cairo's error state is permanent, so lengths that it refuses draw a whole line.
    let valid = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.dashLengths = valid ? lengths : []
    state.dashPhase = phase
    cairo_set_dash(cairo, state.dashLengths.map(Double.init), Int32(state.dashLengths.count), phase)
  }

  /// How far a flattened curve may stray, in device pixels.
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

  /// Differs from iOS: `plusDarker` multiplies.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Everything drawn casts a shadow.
  ///
  /// - Parameters:
  ///   - offset: in the units of the context before any transform of yours.
  ///   - blur: twice the standard deviation of the blur.
  ///   - color: `nil` casts none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap {
      $0.alpha > 0 ? Shadow(offset: offset, blur: max(blur, 0), color: $0) : nil
    }
  }

  /// Casts a shadow of black at one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Colours

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

  /// Sets the fill colour in the fill colour space.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fill = color }
  }

  /// Sets the stroke colour in the stroke colour space.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.stroke = color }
  }

  package var fillColor: CGColor { state.fill }
  package var strokeColor: CGColor { state.stroke }
  package var alpha: CGFloat { state.alpha }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  // MARK: Bitmap

  public var width: Int { bitmap?.width ?? 0 }
  public var height: Int { bitmap?.height ?? 0 }
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  public var bitsPerPixel: Int { (bitmap?.bytesPerPixel ?? 0) * 8 }
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  public var bitmapInfo: CGBitmapInfo { bitmap?.bitmapInfo ?? [] }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }
  public var colorSpace: CGColorSpace? { bitmap?.space }

  /// The pixels, `bytesPerRow` bytes a row from the top; valid while the context lives.
  public var data: UnsafeMutableRawPointer? { bitmap?.exposeData() }

  /// A copy of what has been drawn; nothing where the context has no bitmap.
  public func makeImage() -> CGImage? {
    bitmap?.readFromOutside()
    return bitmap?.makeImage()
  }

  /// Makes sure that memory given by the client holds what was drawn.
  public func flush() { finishOperation() }
  public func synchronize() { finishOperation() }

  func prepareOperation() { bitmap?.readFromOutside() }
  func finishOperation() { bitmap?.writeToOutside() }
}
