import Foundation

extension Timer {
  /// Creates a timer that never fires, as `Timer()` does on iOS.
  public convenience init(_never: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Creates an unscheduled timer that calls a method of the target. The method takes the timer or no
  /// argument.
  ///
  /// The timer retains the target until it is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates an unscheduled timer that first fires at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = DeferredCall(target: t as AnyObject, selector: s, argument: nil)
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      SelectorRuntime.send(call.selector, to: call.target, sender: timer)
    }
  }

  /// Creates a timer that calls a method of the target, and schedules it on the current run loop. The method
  /// takes the timer or no argument.
  ///
  /// The timer retains the target until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = DeferredCall(target: aTarget as AnyObject, selector: aSelector, argument: nil)
    let timer = UserInfoTimer(timeInterval: ti, repeats: yesOrNo) { timer in
      SelectorRuntime.send(call.selector, to: call.target, sender: timer)
    }
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with user information, which Foundation's timers do not support on this platform.
private final class UserInfoTimer: Timer {
  var information: Any?

  override var userInfo: Any? { information }
}
