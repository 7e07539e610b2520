/// An element of a menu: an action, a command or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable { case off, on, mixed }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  package init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// An element that can be chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var subtitle: String? { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }
  /// Performs the action of the element.
  func performWithSender(_ sender: Any?, target: Any?)
}
