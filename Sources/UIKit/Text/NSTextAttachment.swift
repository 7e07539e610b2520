/// A picture among the letters.
open class NSTextAttachment: NSObject {
  /// The character that an attachment takes the place of.
  open class var character: Int { 0xfffc }

  private let header = CoreFoundationHeader()
  /// The file that it was made from.
  open var contents: Data?
  open var fileType: String?
  /// What is shown; a symbol without a size takes that of the text.
  open var image: UIImage?
  /// Where it stands, with the origin on the baseline and positive y upwards; zero gives it the picture's own size.
  open var bounds = CGRect.zero
  /// How far lines must stay away from its sides, in points.
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

  /// The picture and its place for text in a font.
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
  /// Text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }

  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any] = [:]) {
    self.init(string: "\u{fffc}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
