/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Several lines, from the top left corner; without this option, one line whose baseline is at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Truncates the last line with an ellipsis if the text does not fit the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The allowed and actual scaling of text to fit.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of fonts; 0 disables scaling.
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text in points, breaking only at its line breaks.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// Draws the text without wrapping, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(
      with: CGRect(x: point.x, y: point.y, width: .infinity, height: .infinity),
      options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text wrapped in a rectangle; lines that do not fit the height are omitted.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    onMainThread {
      let text = fitted(to: rect.size, options: options, context: context)
      let placed = AttributedTextLayout.forDrawing(text, in: rect.size, options: options)
      var origin = rect.origin
      if !options.contains(.usesLineFragmentOrigin) { origin.y -= placed.layout.firstBaseline }
      placed.draw(on: graphics, at: origin)
      context?.totalBounds = CGRect(origin: rect.origin, size: placed.layout.usedSize)
    }
  }

  /// Returns the bounding rectangle of the text, in points and unrounded. Without `usesLineFragmentOrigin`,
  /// its origin is on the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    onMainThread {
      let text = fitted(to: size, options: options, context: context)
      let layout = AttributedTextLayout.forDrawing(text, in: size, options: options).layout
      let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
      let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.usedSize)
      context?.totalBounds = bounds
      return bounds
    }
  }

  /// Returns the text at the scale that fits, within the limits of the context.
  private func fitted(
    to size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> NSAttributedString {
    guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return self }
    func fits(_ text: NSAttributedString) -> Bool {
      let layout = AttributedTextLayout.forDrawing(
        text, in: CGSize(width: size.width, height: .infinity), options: options
      )
      .layout
      return layout.usedSize.width <= size.width && layout.usedSize.height <= size.height
    }
    var scale: CGFloat = 1
    var text: NSAttributedString = self
    while !fits(text), scale > context.minimumScaleFactor {
      scale = max(context.minimumScaleFactor, scale - 0.05)
      text = scaled(by: scale)
    }
    context.actualScaleFactor = scale
    return text
  }

  private func scaled(by scale: CGFloat) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      let font = value as? UIFont ?? AttributedTextLayout.defaultFont
      copy.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return copy
  }
}

extension String {
  /// Returns the size of the text in points, breaking only at its line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text in points, breaking only at its line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attrs)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    text.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var text: String { self as String }
}

extension AttributedTextLayout {
  /// Lays out a text as string drawing does.
  static func forDrawing(
    _ text: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions
  ) -> AttributedTextLayout {
    let defaults = Defaults(font: defaultFont, color: .black)
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    // A width of 0 sets no limit, as with sizes of which only the height is specified.
    let width = size.width > 0 && isMultiline ? size.width : .infinity
    let limitsHeight = options.contains(.truncatesLastVisibleLine) && size.height > 0
    return AttributedTextLayout(
      text, defaults: defaults, traits: .current,
      size: CGSize(width: width, height: limitsHeight ? size.height : .infinity),
      maxLines: isMultiline ? 0 : 1)
  }
}
