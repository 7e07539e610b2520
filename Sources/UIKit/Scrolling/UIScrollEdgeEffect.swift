/// The effect of iOS 26 under bars at an edge of a scroll view.
///
/// Differs from iOS: it has no effect, because bars have the appearance of iOS 17.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The transition between content and bars.
  @preconcurrency @MainActor
  public final class Style: NSObject {
    public static let automatic = Style()
    public static let soft = Style()
    public static let hard = Style()
  }

  open var style = Style.automatic
  open var isHidden = false
}

/// The effects of a scroll view's edges.
final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()

  @MainActor init() {}
}

extension UIScrollView {
  private static let edgeEffectsKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var edgeEffects: ScrollEdgeEffects {
    if let known = objc_getAssociatedObject(self, Self.edgeEffectsKey) as? ScrollEdgeEffects { return known }
    let made = ScrollEdgeEffects()
    objc_setAssociatedObject(self, Self.edgeEffectsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
