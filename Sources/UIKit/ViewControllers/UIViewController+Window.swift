/// The appearance callbacks of controllers whose views enter or leave a window with `addSubview(_:)` and
/// `removeFromSuperview()`: children of the app's own containers, and controllers without a parent. In
/// UIKit's stack traces they come from `-[UIViewController viewDidMoveToWindow:shouldAppearOrDisappear:]`.
///
/// Containers of the framework send the callbacks with an `AppearanceTransition`, and so does an app that
/// first calls `beginAppearanceTransition(_:animated:)`: the controller is already appearing or disappearing
/// when its view moves.
extension UIViewController {
  func viewWillMove(to window: UIWindow?, into superview: UIView?, below controller: UIViewController?) {
    guard movesWithView(below: controller) else { return }
    if let window {
      guard appearance == .disappeared, !window.isHidden, window.rootViewController !== self else { return }
      guard (_parent ?? controller ?? superview?.nearestController)?.isOnScreen != false else { return }
      controllerFlags.insert(.movesWithView)
      send(.willAppear, animated: false)
    } else if isOnScreen, _view?._window?.rootViewController !== self {
      controllerFlags.insert(.movesWithView)
      send(.willDisappear, animated: false)
    } else if leavesDisappearingParent {
      controllerFlags.insert(.movesWithView)
    }
  }

  func viewDidMoveToWindow() {
    guard controllerFlags.contains(.movesWithView) else { return }
    controllerFlags.remove(.movesWithView)
    switch appearance {
    case .disappearing: send(.didDisappear, animated: false)
    case .appearing:
      if _parent?.appearance != .appearing { sendIsAppearing(animated: false) }
      let reference = BackReference(wrappedValue: self)
      CATransaction.afterCommit {
        guard let controller = reference.wrappedValue, controller.appearance == .appearing,
          controller._view?._window != nil
        else { return }
        controller.send(.didAppear, animated: false)
      }
    case .appeared, .disappeared: break
    }
  }

  /// Returns whether the callbacks are sent here. If the view of an ancestor controller also moves, that one
  /// forwards its callbacks.
  private func movesWithView(below controller: UIViewController?) -> Bool {
    guard rare?.presentation == nil else { return false }
    guard let parent = _parent else { return true }
    return (controller == nil || missesAppearance(of: parent)) && !parent.managesChildAppearance
      && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// Whether the parent began to appear before the child was added, and therefore did not forward it.
  private func missesAppearance(of parent: UIViewController) -> Bool {
    appearance == .disappeared && parent.isOnScreen
  }

  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Whether the child is removed between the two callbacks of a disappearing parent, which then forwards
  /// only the first one.
  private var leavesDisappearingParent: Bool {
    appearance == .disappearing && _parent?.appearance == .disappearing
      && !TransitionScheduler.shared.isLeaving(self)
  }
}

extension UIView {
  /// Whether a container of the framework, or the window, determines the frame.
  var isPlacedByContainer: Bool { owningController?.controllerFlags.contains(.placedByContainer) == true }

  /// The controller of the nearest view, starting with this one.
  var nearestController: UIViewController? {
    var next: UIView? = self
    while let view = next {
      if let controller = view.owningController { return controller }
      next = view._superview
    }
    return nil
  }
}
