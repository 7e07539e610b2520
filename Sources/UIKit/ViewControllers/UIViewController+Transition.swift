extension UIViewController {
  /// A transition to a screen, for pushes and presentations.
  ///
  /// Differs from iOS: a zoom is shown as a crossfade when the screen is presented, and as a push in a navigation controller.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    let style: UIModalTransitionStyle

    private init(_ style: UIModalTransitionStyle) { self.style = style }

    /// The options of a zoom. They are kept and have no effect.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// The color behind the screen.
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
      /// The part of the screen that grows out of the source view.
      public var alignmentRectProvider: ((ZoomTransitionAlignmentRectContext) -> CGRect?)?
      public var interactiveDismissShouldBegin: ((UIZoomTransitionInteractionContext) -> Bool)?
    }

    /// The screens of a zoom.
    public struct ZoomTransitionAlignmentRectContext {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController
    }

    /// The screens of a zoom whose source is asked for.
    public struct ZoomTransitionSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    /// The gesture that ends a zoom.
    public struct UIZoomTransitionInteractionContext {
      public let location: CGPoint
      public let velocity: CGVector
      public let willBegin: Bool
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.crossDissolve) }
    public static var coverVertical: Transition { Transition(.coverVertical) }
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    public static var partialCurl: Transition { Transition(.partialCurl) }
  }
}
