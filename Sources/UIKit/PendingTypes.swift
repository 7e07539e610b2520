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
