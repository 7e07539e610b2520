/// The base class of bar items: a title, an image and a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// Called when a storyboard or nib has been loaded and its objects are connected.
  open func awakeFromNib() {}

  /// Has no effect: Interface Builder calls it.
  open func prepareForInterfaceBuilder() {}

  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }
  public required init?(coder: NSCoder) {
    super.init()
    MainThreadDeallocation.enable(for: self)
    coder.decodeInterface(of: self, as: UIBarItem.self)
    guard let archive = coder as? NSKeyedUnarchiver, archive.containsValue(forKey: "UITag") else { return }
    title = archive.objectIfPresent(forKey: "UITitle")
    image = archive.objectIfPresent(forKey: "UIImage")
    isEnabled = archive.decodeBool(forKey: "UIEnabled")
    tag = archive.decodeInteger(forKey: "UITag")
  }

  /// Encodes the title, the image, the tag and whether the item is enabled.
  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: "UITitle")
    coder.encode(image, forKey: "UIImage")
    coder.encode(isEnabled, forKey: "UIEnabled")
    coder.encode(tag, forKey: "UITag")
  }

  open var isEnabled = true {
    willSet { willChange("enabled") }
    didSet {
      defer { didChange("enabled") }
      if isEnabled != oldValue { contentDidChange() }
    }
  }
  open var title: String? {
    willSet { willChange("title") }
    didSet {
      defer { didChange("title") }
      if title != oldValue { contentDidChange() }
    }
  }
  open var image: UIImage? {
    willSet { willChange("image") }
    didSet {
      defer { didChange("image") }
      contentDidChange()
    }
  }
  open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0 {
    willSet { willChange("tag") }
    didSet { didChange("tag") }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  package var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the title attributes for a state of the item.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
    recordCall(Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Called when the bar that shows the item must update it.
  package final var onContentChange: (@MainActor () -> Void)?

  package func contentDidChange() {
    if !AppearanceRules.isApplying { onContentChange?() }
  }

  final var appearanceNotes: AppearanceRecord?
}

extension UIBarItem: UIAppearance {}
extension UIBarItem: AppearanceTarget {}
extension UIBarItem: UIAccessibilityIdentification, LabeledObject {}
