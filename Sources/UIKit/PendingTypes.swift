// Placeholders for types whose files land next; this file goes with the first of them.
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
