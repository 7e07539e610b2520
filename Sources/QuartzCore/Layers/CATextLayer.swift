import CoreGraphics
import Foundation

/// A layer that draws text in a single style.
///
/// Differs from iOS: attributes of an attributed string are ignored.
open class CATextLayer: CALayer {
  private var storedString: Any?
  private var storedFont: Any?
  private var storedSize: CGFloat = 36
  private var storedColor: CGColor? = .opaqueWhite
  private var storedWraps = false
  private var storedTruncation = CATextLayerTruncationMode.none
  private var storedAlignment = CATextLayerAlignmentMode.natural

  public override init() {
    super.init()
    flags.insert(.needsDisplayOnBoundsChange)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    storedString = other.storedString
    storedFont = other.storedFont
    storedSize = other.storedSize
    storedColor = other.storedColor
    storedWraps = other.storedWraps
    storedTruncation = other.storedTruncation
    storedAlignment = other.storedAlignment
  }

  /// A `String` or an `NSAttributedString`.
  open var string: Any? {
    get { storedString }
    set {
      storedString = newValue
      setNeedsDisplay()
    }
  }

  /// The name of a font or a `CGFont`; the system font for any other value.
  open var font: Any? {
    get { storedFont }
    set {
      storedFont = newValue
      setNeedsDisplay()
    }
  }

  /// The font size in points. Default 36.
  open var fontSize: CGFloat {
    get { storedSize }
    set {
      guard newValue != storedSize else { return }
      storedSize = newValue
      setNeedsDisplay()
    }
  }

  /// The text color. Default white.
  open var foregroundColor: CGColor? {
    get { storedColor }
    set {
      guard newValue != storedColor else { return }
      storedColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether lines wrap at the width of the bounds.
  open var isWrapped: Bool {
    get { storedWraps }
    set {
      guard newValue != storedWraps else { return }
      storedWraps = newValue
      setNeedsDisplay()
    }
  }

  open var truncationMode: CATextLayerTruncationMode {
    get { storedTruncation }
    set {
      guard newValue != storedTruncation else { return }
      storedTruncation = newValue
      setNeedsDisplay()
    }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      setNeedsDisplay()
    }
  }

  private var layout: TextLayout? {
    guard let text = storedString as? String ?? (storedString as? NSAttributedString)?.string, !text.isEmpty
    else {
      return nil
    }
    let face =
      (storedFont as? String ?? (storedFont as? CGFont)?.postScriptName).flatMap {
        FontFace.named($0, size: storedSize)
      }
      ?? FontFace.make(size: storedSize)
    let breaking: ParagraphStyle.LineBreakMode =
      switch storedTruncation {
      case .start: .truncatingHead
      case .end: .truncatingTail
      case .middle: .truncatingMiddle
      default: storedWraps ? .wordWrapping : .clipping
      }
    let content = TextContent(
      text, style: TextStyle(face: face, color: storedColor ?? .transparent),
      paragraph: ParagraphStyle(alignment: storedAlignment.alignment, lineBreakMode: breaking))
    let isBroken = storedWraps || storedTruncation != .none || storedAlignment != .natural
    return TextLayout.make(
      content, width: isBroken ? bounds.width : .infinity, height: storedWraps ? bounds.height : .infinity,
      maxLines: storedTruncation != .none && !storedWraps ? 1 : 0)
  }

  open override func preferredFrameSize() -> CGSize { layout?.usedSize ?? .zero }

  open override func draw(in ctx: CGContext) {
    guard let layout else { return }
    ctx.saveGState()
    if !contentsAreFlipped() { ctx.concatenate(PlaneMap.identity.flipped(in: bounds).affine) }
    layout.draw(in: ctx, at: bounds.origin)
    ctx.restoreGState()
  }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")

  var alignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
