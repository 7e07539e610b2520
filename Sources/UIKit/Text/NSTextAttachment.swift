/// An image in text.
open class NSTextAttachment: NSObject {
  /// The character that represents an attachment.
  open class var character: Int { 0xfffc }

  private let header = CoreFoundationHeader()
  /// The file contents from which the attachment was created.
  open var contents: Data?
  open var fileType: String?
  /// The displayed image; a symbol without a size takes that of the text.
  open var image: UIImage?
  /// The bounds relative to the baseline, with y upwards; zero for the size of the image.
  open var bounds = CGRect.zero
  /// The horizontal padding, in points.
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true
  open var accessibilityLabel: String?

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap(UIImage.init(data:))
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Returns the image and its bounds for text in a font.
  func placement(font: UIFont, traits: UITraitCollection) -> (image: UIImage?, bounds: CGRect) {
    var shown = image
    if let image, image.isSymbolImage, image.symbolConfiguration?.values.pointSize == nil,
      image.symbolConfiguration?.values.textStyle == nil
    {
      let configuration = UIImage.SymbolConfiguration(font: font)
      shown = image.applyingSymbolConfiguration(configuration) ?? image
    }
    if bounds != .zero { return (shown, bounds) }
    let size = shown?.size ?? .zero
    return (shown, CGRect(origin: CGPoint(x: 0, y: -(shown?.baselineOffsetFromBottom ?? 0)), size: size))
  }
}

extension NSAttributedString {
  /// Creates text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }

  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any] = [:]) {
    self.init(string: "\u{fffc}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
