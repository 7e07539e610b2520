/// The text of a tool tip, and the area it applies to.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  open private(set) var toolTip: String
  /// The part of the view that the tool tip applies to, in the coordinates of the view; nil for the entire
  /// view.
  open private(set) var sourceRect: CGRect?

  public init(toolTip: String) {
    self.toolTip = toolTip
    sourceRect = nil
  }

  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
  }
}

/// Provides the tool tip for a location.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// Shows a tool tip while the pointer rests on a view: on a Mac. On phones and tablets, and here, nothing is
/// shown.
open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open var defaultToolTip: String?
  open var isEnabled = true

  public override init() { super.init() }

  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIControl {
  var defaultToolTipInteraction: UIToolTipInteraction? {
    let found = interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    guard let toolTip else { return found }
    if let found {
      found.defaultToolTip = toolTip
      return found
    }
    let made = UIToolTipInteraction(defaultToolTip: toolTip)
    addInteraction(made)
    return made
  }
}
