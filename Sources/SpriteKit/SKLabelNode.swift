import UIKit

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A node that draws text.
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var blendMode = SKBlendMode.alpha

  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  public convenience override init() { self.init(fontNamed: nil) }
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init(fontNamed: nil)
    self.attributedText = attributedText
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  private var shownText: NSAttributedString {
    attributedText
      ?? NSAttributedString(
        string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? .white])
  }

  private var textSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .infinity
    return shownText.boundingRect(
      with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  override var contentBounds: CGRect? {
    let size = textSize
    let x: CGFloat
    switch horizontalAlignmentMode {
    case .center: x = -size.width / 2
    case .left: x = 0
    case .right: x = -size.width
    }
    let y: CGFloat
    switch verticalAlignmentMode {
    case .baseline: y = font.descender
    case .center: y = -size.height / 2
    case .top: y = -size.height
    case .bottom: y = 0
    }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  override func draw(in context: CGContext) {
    guard let bounds = contentBounds else { return }
    // Text is laid out from top to bottom.
    context.translateBy(x: 0, y: bounds.midY * 2)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    shownText.draw(in: bounds)
    UIGraphicsPopContext()
  }
}
