/// A button that pastes without asking for permission.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }

  /// The appearance of a paste control.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = 8
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?
  }

  open private(set) var configuration: Configuration
  /// The object that receives the items of the pasteboard.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    var shown = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { shown.title = SystemString.paste.text }
    if configuration.displayMode != .labelOnly { shown.image = UIImage(systemName: "doc.on.clipboard") }
    shown.imagePadding = 6
    shown.cornerStyle = configuration.cornerStyle
    shown.background.cornerRadius = configuration.cornerRadius
    shown.baseForegroundColor = configuration.baseForegroundColor
    shown.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = shown
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    addSubview(button)
    let size = intrinsicContentSize
    if bounds.size == .zero { bounds.size = size }
    button.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    guard !providers.isEmpty, let target else { return }
    let responder = target as? UIResponder
    if responder?.canPaste(providers) ?? true { responder?.paste(itemProviders: providers) }
  }
}
