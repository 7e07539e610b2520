/// Applies text formatting from a font panel.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: AnyObject {
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// Reports the selected text attributes to the font panel of a Mac. There is no such panel here, as on phones
/// and tablets.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?

  public init(for windowScene: UIWindowScene) { super.init() }

  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {}

  open class var isFontPanelVisible: Bool { false }

  open class func toggleFontPanel(_ sender: Any) {}
}
