/// The current graphics context of this thread, or nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIGraphicsStack.current.top?.context
}

/// Makes `context` the current context, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphicsStack.current.push(context)
}

public func UIGraphicsPopContext() {
  UIGraphicsStack.current.pop()
}

/// Starts drawing into an image with a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts drawing into an image.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the image needs no alpha; it is initially black then.
///   - scale: Pixels per point, or 0 for the scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : DrawingEnvironment.scale
  guard let context = DrawingEnvironment.makeContext(size: size, scale: scale, opaque: opaque) else {
    return UIKitFault.raise(
      .internalInconsistency,
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={\(Double(size.width)), "
        + "\(Double(size.height))}, scale=\(Double(scale)), bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid "
        + "this assert.")
  }
  UIGraphicsStack.current.push(context, imageScale: scale)
}

/// Returns an image of the drawing since `UIGraphicsBeginImageContext`; nil outside of it.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = UIGraphicsStack.current.top, let scale = entry.imageScale else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends drawing into an image.
public func UIGraphicsEndImageContext() {
  guard UIGraphicsStack.current.top?.imageScale != nil else { return }
  UIGraphicsStack.current.pop()
}

// MARK: Rectangles

/// Fills the rectangle with the fill color.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  if let pattern = UIGraphicsStack.current.pattern(of: context) {
    context.clip(to: rect)
    pattern.drawAsPattern(in: rect)
  } else {
    context.fill(rect)
  }
  context.restoreGState()
}

/// Draws a line of one pixel inside the edges of the rectangle, with the fill color.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let line = 1 / max(context.userToCairo.meanScale, 1e-6)
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: line),
    CGRect(x: rect.minX, y: rect.maxY - line, width: rect.width, height: line),
    CGRect(x: rect.minX, y: rect.minY + line, width: line, height: rect.height - 2 * line),
    CGRect(x: rect.maxX - line, y: rect.minY + line, width: line, height: rect.height - 2 * line),
  ])
  context.restoreGState()
}

/// Clips subsequent drawing to the rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
