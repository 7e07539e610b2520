/// The graphics contexts of one thread; the last one is current.
final class UIGraphicsStack {
  struct Entry {
    let context: CGContext
    /// Pixels per point, for contexts that produce an image.
    let imageScale: CGFloat?
    /// The last fill pattern, and the color that represents it in the context, because Core Graphics colors
    /// do not tile here.
    var fillPattern: (marker: CGColor, image: UIImage)?
  }

  private var entries: [Entry] = []

  /// The open PDF documents, innermost last.
  var documents: [PDFDocuments.Document] = []

  var top: Entry? { entries.last }

  func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    entries.append(Entry(context: context, imageScale: imageScale))
  }

  func pop() {
    _ = entries.popLast()
  }

  /// Makes subsequent fills of the current context tile the image.
  func setFillPattern(_ image: UIImage) {
    guard !entries.isEmpty else { return }
    let marker = CGColor(gray: 0, alpha: 0)
    entries[entries.count - 1].context.setFillColor(marker)
    entries[entries.count - 1].fillPattern = (marker, image)
  }

  /// Returns the image to fill with, unless another color has been set since or a saved state without it was
  /// restored.
  func pattern(of context: CGContext) -> UIImage? {
    guard let top, top.context === context, let pattern = top.fillPattern,
      context.fillColor === pattern.marker
    else { return nil }
    return pattern.image
  }

  func fill(_ path: CGPath, in context: CGContext, rule: CGPathFillRule) {
    context.addPath(path)
    guard let pattern = pattern(of: context) else { return context.fillPath(using: rule) }
    context.saveGState()
    context.clip(using: rule)
    pattern.drawAsPattern(in: path.boundingBox)
    context.restoreGState()
  }

  /// The stack of the calling thread.
  static var current: UIGraphicsStack {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<UIGraphicsStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = UIGraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<UIGraphicsStack>.fromOpaque(pointer).release() }
    }
    return key
  }()
}

/// Runs `body` with the context as the current one.
package func withGraphicsContext<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result
{
  UIGraphicsPushContext(context)
  defer { UIGraphicsPopContext() }
  return try body()
}
