/// What every item of a bar has: a title, an image, a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init()
    readItem(coder)
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  open var image: UIImage? { didSet { contentDidChange() } }
  open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  package var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title looks in a state of the item.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
    noteCall(Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Called when the bar that shows the item must show it again.
  package final var onContentChange: (@MainActor () -> Void)?

  package func contentDidChange() {
    if !AppearanceRules.isApplying { onContentChange?() }
  }

  final var appearanceNotes: AppearanceNotes?
}
