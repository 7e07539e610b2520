/// An image in text.
open class NSTextAttachment: NSObject, NSSecureCoding {
  open class var supportsSecureCoding: Bool { true }

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

  public required init?(coder: NSCoder) {
    contents = coder.decodeObject(forKey: "contents") as? Data
    fileType = coder.decodeObject(forKey: "fileType") as? String
    bounds = CGRect(
      x: coder.decodeDouble(forKey: "bounds.x"), y: coder.decodeDouble(forKey: "bounds.y"),
      width: coder.decodeDouble(forKey: "bounds.width"), height: coder.decodeDouble(forKey: "bounds.height"))
    image = contents.flatMap(UIImage.init(data:))
  }

  /// Encodes the bounds and the contents; an image without contents is encoded as a PNG file.
  open func encode(with coder: NSCoder) {
    coder.encode(contents ?? image.flatMap { $0.pngData() }, forKey: "contents")
    coder.encode(fileType, forKey: "fileType")
    coder.encode(Double(bounds.minX), forKey: "bounds.x")
    coder.encode(Double(bounds.minY), forKey: "bounds.y")
    coder.encode(Double(bounds.width), forKey: "bounds.width")
    coder.encode(Double(bounds.height), forKey: "bounds.height")
  }

  /// The file of the attachment; its contents become the attachment's contents and image.
  open var fileWrapper: FileWrapper? {
    didSet {
      contents = fileWrapper?.regularFileContents
      image = contents.flatMap(UIImage.init(data:))
    }
  }

  // MARK: Layout

  /// Returns the bounds of the attachment relative to the baseline, with y upwards. Subclasses override it to fit the attachment to
  /// its line.
  ///
  /// - Parameters:
  ///   - textContainer: The container of the text; nil for labels and drawn strings.
  ///   - lineFrag: The line, as wide as the container and as high as its font.
  ///   - position: The position of the attachment in its line. Differs from iOS: always zero.
  ///   - charIndex: The index of the attachment in its paragraph.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    return CGRect(
      origin: CGPoint(x: 0, y: -(image?.baselineOffsetFromBottom ?? 0)), size: image?.size ?? .zero)
  }

  /// Returns the displayed image. Subclasses override it to draw the attachment.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the provider of the view that shows the attachment in a text view; nil for an image.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard usesTextAttachmentView, let fileType,
      let type = Self.textAttachmentViewProviderClass(forFileType: fileType)
        as? NSTextAttachmentViewProvider.Type
    else { return nil }
    return type.init(textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
  }

  /// Sets the class whose views show the attachments of a type of file.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    viewProviders[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
  }

  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    viewProviders[fileType]
  }

  private static var viewProviders: [String: NSTextAttachmentViewProvider.Type] = [:]

  /// Whether a view shows the attachment.
  open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView && fileType.map { Self.viewProviders[$0] != nil } ?? false
  }

  /// Returns the image and its bounds for text in a font.
  func placement(
    font: UIFont, traits: UITraitCollection, container: NSTextContainer?, line: CGRect, index: Int
  ) -> (image: UIImage?, bounds: CGRect) {
    if type(of: self) != NSTextAttachment.self {
      let bounds = attachmentBounds(
        for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
      let image = image(forBounds: bounds, textContainer: container, characterIndex: index)
      if image !== self.image || bounds != self.bounds, bounds != .zero { return (image, bounds) }
      if let image, image !== self.image {
        return (
          image, CGRect(origin: CGPoint(x: 0, y: -(image.baselineOffsetFromBottom ?? 0)), size: image.size)
        )
      }
    }
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
