// Placeholders for types whose files land next; this file goes with the first of them.
@preconcurrency @MainActor open class UITouch: NSObject {}
@preconcurrency @MainActor open class UIEvent: NSObject { public enum EventSubtype { case none } }
@preconcurrency @MainActor open class UIPress: NSObject {}
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
@preconcurrency @MainActor open class UIScene: UIResponder {}
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  var screen: UIScreen { .main }; var traitCollection: UITraitCollection { .current };
  var coordinateSpace: any UICoordinateSpace { UIView() }
  func remove(_ w: UIWindow) {}; func add(_ w: UIWindow) {}; func sortWindows() {};
  func windowDidChangeVisibility(_ w: UIWindow) {}; func supportedOrientationsDidChange() {}
}
@preconcurrency @MainActor open class UIScreen: NSObject {
  static let main = UIScreen(); var bounds = CGRect.zero; var scale: CGFloat = 1;
  var traitCollection: UITraitCollection { .current }
}
@preconcurrency @MainActor open class UIApplication: UIResponder {
  static let shared = UIApplication(); func sceneForNewWindow() -> UIWindowScene? { nil };
  func makeKey(_ w: UIWindow?) {}; var keyWindow: UIWindow?
  @discardableResult open func sendAction(_ a: Selector, to: Any?, from: Any?, for: UIEvent?) -> Bool {
    false
  }
}
extension UIWindow {
  func dispatch(_ e: UIEvent) {}; func firstResponderDidChange() {};
  func inputViewsDidChange(for r: UIResponder) {}; func setNeedsStatusBarUpdate() {}
}
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State { case possible, began, changed, ended, cancelled, failed };
  open var state = State.possible; public init(target: Any?, action: Selector?) {};
  public convenience override init() { self.init(target: nil, action: nil) }; open var isEnabled = true;
  func location(in v: UIView?) -> CGPoint { .zero }; func addHandler(_ h: @escaping @MainActor () -> Void) {};
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {};
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {};
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  func translation(in v: UIView?) -> CGPoint { .zero }; func velocity(in v: UIView?) -> CGPoint { .zero }
}
open class UIPinchGestureRecognizer: UIGestureRecognizer { open var scale: CGFloat = 1 }
open class UITapGestureRecognizer: UIGestureRecognizer { open var numberOfTapsRequired = 1 }
extension UIView {
  func addGestureRecognizer(_ g: UIGestureRecognizer) {}; public func endEditing(_ f: Bool) -> Bool { true };
}
@preconcurrency @MainActor open class UIControl: UIView {
  public struct State: OptionSet {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
    static let normal: State = []; static let disabled = State(rawValue: 2);
    static let highlighted = State(rawValue: 1)
  }
  public struct Event: OptionSet {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
    static let touchUpInside = Event(rawValue: 1); static let primaryActionTriggered = Event(rawValue: 2)
  }
  public enum ContentHorizontalAlignment { case center, left, right, fill, leading, trailing };
  public enum ContentVerticalAlignment { case center, top, bottom, fill }
  open var isEnabled = true; open var isSelected = false; open var isHighlighted = false;
  open var state: State { [] }
  func addAction(_ a: UIAction, for: Event) {}; func addTarget(_ t: Any?, action: Selector, for: Event) {}
  var showsMenuAsPrimaryAction = false; var isContextMenuInteractionEnabled = false
  package func stateDidChange() {};
  var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { .center };
  var contentVerticalAlignment: ContentVerticalAlignment { .center }
}
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open var title = ""; open var image: UIImage?; public override init() { super.init() }
}
open class UIMenu: UIMenuElement {}
open class UIAction: UIMenuElement {
  public init(title: String = "", handler h: @escaping (UIAction) -> Void) { super.init() };
  func performWithSender(_ s: Any?, target: Any?) {}
}
public class NSLayoutConstraint { public enum Axis { case horizontal, vertical } }
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?; open var attributedText: NSAttributedString?; open var font: UIFont!;
  open var textColor: UIColor!; open var textAlignment = NSTextAlignment.natural;
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail; open var numberOfLines = 1
}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {}
open class UIScrollView: UIView {}
extension CALayer { func render(in: CGContext) {} }

extension NSAttributedString.Key { static let font = Self("f"); static let foregroundColor = Self("c") }
extension NSString { func size(withAttributes: [NSAttributedString.Key: Any]) -> CGSize { .zero } }
extension NSAttributedString {
  convenience init(_ a: AttributedString) { self.init(string: String(a.characters)) }
}
extension AttributeContainer {
  init(uiKit: [NSAttributedString.Key: Any]) { self.init() };
  var uiKitAttributes: [NSAttributedString.Key: Any] { [:] }
}
