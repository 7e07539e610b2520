import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method of this name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if let methods = KeyValueMethods.of(self) { return methods.callResponds(self, aSelector) }
    return SelectorRuntime.responds(self, to: aSelector)
  }

  /// Calls a method by name.
  ///
  /// The result stays alive for a while, as an autoreleased object does.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self))
  }

  /// Calls a method of one argument by name.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self, sender: object))
  }

  /// Calls a method of two arguments by name.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self, sender: object1, event: object2))
  }

  /// Whether the object is of this class or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    var cls: AnyClass? = type(of: self as AnyObject)
    while let current = cls {
      if current == aClass { return true }
      cls = _getSuperclass(current)
    }
    return false
  }

  /// Whether the object is of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool {
    type(of: self as AnyObject) == aClass
  }
}

extension NSObject {
  /// Whether the class itself has a method of this name.
  public class func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SelectorRuntime.responds(self, to: aSelector)
  }

  /// Calls a method of the class itself by name.
  ///
  /// The result stays alive for a while, as an autoreleased object does.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self))
  }

  /// Calls a method of the class itself, of one argument, by name.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self, object))
  }

  /// Calls a method of the class itself, of two arguments, by name.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<AnyObject>!
  {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self, object1, object2))
  }

  /// Whether instances of the class have a method of this name.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SelectorRuntime.instances(of: self, respondTo: aSelector)
  }

  /// Calls a method on the main thread, now if this is the main thread and the caller waits.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let call = DeferredCall(target: self, selector: aSelector, argument: arg)
    if wait, Thread.isMainThread { return call.run() }
    if wait { return DispatchQueue.main.sync { call.run() } }
    DispatchQueue.main.async { call.run() }
  }

  /// Calls a method on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = DeferredCall(target: self, selector: aSelector, argument: arg)
    Thread.detachNewThread { call.run() }
  }

  /// Calls a method after a delay in seconds, on the run loop of this thread. The target is kept until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    DelayedCalls.schedule(
      DeferredCall(target: self, selector: aSelector, argument: anArgument), after: delay, modes: modes)
  }

  /// Forgets the calls with this selector and argument that wait for their delay.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel(target: aTarget as AnyObject) {
      $0.selector == aSelector && DelayedCalls.same($0.argument, anArgument)
    }
  }

  /// Forgets all calls to the target that wait for their delay.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(target: aTarget as AnyObject) { _ in true }
  }
}
