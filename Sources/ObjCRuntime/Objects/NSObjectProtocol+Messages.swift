import Foundation

extension NSObjectProtocol {
  /// Whether the object responds to a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if let methods = KeyValueMethods.of(self) { return methods.callResponds(self, aSelector) }
    return SelectorRuntime.responds(self, to: aSelector)
  }

  /// Calls the method with a selector.
  ///
  /// The result is kept alive temporarily, like an autoreleased object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self))
  }

  /// Calls the method with a selector and one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self, sender: object))
  }

  /// Calls the method with a selector and two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self, sender: object1, event: object2))
  }

  /// Whether the object is an instance of a class or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    _DynamicObject.isClass(type(of: self as AnyObject), kindOf: aClass)
  }

  /// Whether the object is an instance of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool {
    type(of: self as AnyObject) == aClass
  }
}

extension NSObject {
  /// Whether the class object responds to a selector.
  public class func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SelectorRuntime.responds(self, to: aSelector)
  }

  /// Calls the class method with a selector.
  ///
  /// The result is kept alive temporarily, like an autoreleased object.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self))
  }

  /// Calls the class method with a selector and one argument.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self, object))
  }

  /// Calls the class method with a selector and two arguments.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<AnyObject>!
  {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: self, object1, object2))
  }

  /// Whether instances of the class respond to a selector.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SelectorRuntime.instances(of: self, respondTo: aSelector)
  }

  /// Calls a method on the main thread; synchronously if `wait` is `true` and this is the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let call = DeferredCall(target: self, selector: aSelector, argument: arg)
    if wait, Thread.isMainThread { return call.run() }
    if wait { return DispatchQueue.main.sync { call.run() } }
    DispatchQueue.main.async { call.run() }
  }

  /// Calls a method on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = DeferredCall(target: self, selector: aSelector, argument: arg)
    Thread.detachNewThread { call.run() }
  }

  /// Calls a method on the current run loop after a delay in seconds. The target is retained until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    DelayedCallTable.schedule(
      DeferredCall(target: self, selector: aSelector, argument: anArgument), after: delay, modes: modes)
  }

  /// Cancels pending delayed calls with a selector and argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCallTable.cancel(target: aTarget as AnyObject) {
      $0.selector == aSelector && DelayedCallTable.same($0.argument, anArgument)
    }
  }

  /// Cancels all pending delayed calls to a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCallTable.cancel(target: aTarget as AnyObject) { _ in true }
  }
}

extension NSObject {
  /// The implementation that the object uses for a selector; `nil` if it does not have the method.
  public func method(for aSelector: Selector!) -> IMP! {
    aSelector.flatMap { class_getMethodImplementation(type(of: self), $0) }
  }

  /// The implementation that instances of the class use for a selector; `nil` if they do not have the method.
  public class func instanceMethod(for aSelector: Selector!) -> IMP! {
    aSelector.flatMap { class_getMethodImplementation(self, $0) }
  }
}
