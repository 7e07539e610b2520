import Foundation

extension Timer {
  /// A timer that never fires: what `Timer()` makes on iOS.
  public convenience init(_never: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// A timer that calls a method of the target, which takes the timer or nothing. Not yet on a run loop.
  ///
  /// The target is kept until the timer is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// A timer that first fires at a date. Not yet on a run loop.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = DeferredCall(target: t as AnyObject, selector: s, argument: nil)
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      SelectorRuntime.send(call.selector, to: call.target, sender: timer)
    }
  }

  /// A timer on the run loop of this thread that calls a method of the target, which takes the timer or nothing.
  ///
  /// The target is kept until the timer is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = DeferredCall(target: aTarget as AnyObject, selector: aSelector, argument: nil)
    let timer = InformedTimer(timeInterval: ti, repeats: yesOrNo) { timer in
      SelectorRuntime.send(call.selector, to: call.target, sender: timer)
    }
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that carries something, which Foundation's cannot.
private final class InformedTimer: Timer {
  var information: Any?

  override var userInfo: Any? { information }
}
