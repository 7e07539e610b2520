@_exported import Foundation
@_exported import ObjectiveC
import ObjCRuntime
import UIKit

/// A delegate that forwards messages to another and reports those without a result.
///
/// On iOS the class does so for every message that it does not implement. Here, extensions of the protocols of UIKit and
/// WebKit for subclasses of this class implement the optional methods: see ``forward(_:_:_:)``. Methods of other
/// protocols are neither forwarded nor reported.
open class _RXDelegateProxy: ObjCBase {
  /// The delegate that receives the messages.
  public private(set) weak var _forwardToDelegate: AnyObject?
  private var retainedDelegate: AnyObject?

  public override init() {
    super.init()
  }

  /// Sets the delegate that receives the messages.
  open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    let delegate = forwardToDelegate.map { $0 as AnyObject }
    _forwardToDelegate = delegate
    retainedDelegate = retainDelegate ? delegate : nil
  }

  /// Whether the class itself implements a method.
  open func hasWiredImplementation(for selector: Selector) -> Bool {
    class_respondsToSelector(type(of: self), selector)
  }

  /// Whether one of the delegate protocols of the class has a method without a result.
  open func voidDelegateMethodsContain(_ selector: Selector) -> Bool {
    DelegateMethods.contain(selector.description, in: self)
  }

  /// Called before a message is forwarded.
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Called after a message was forwarded.
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
}

extension _RXDelegateProxy {
  /// Forwards a message without a result, and reports it.
  final func forward<Delegate>(
    _ name: StaticString, _ arguments: @autoclosure () -> [Any], _ call: (Delegate) -> Void
  ) {
    let selector = Selector("\(name)")
    let arguments = arguments()
    _sentMessage(selector, withArguments: arguments)
    if let target = _forwardToDelegate as? Delegate { call(target) }
    _methodInvoked(selector, withArguments: arguments)
  }

  /// Forwards a message with a result.
  /// - Parameter standard: An object that implements no optional method of the protocol.
  final func answer<Delegate, Result>(
    _ standard: @autoclosure () -> Delegate, _ call: (Delegate) -> Result
  ) -> Result {
    call(_forwardToDelegate as? Delegate ?? standard())
  }
}

/// Makes the delegate known by name, as on iOS.
private enum DelegateProxyTable {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(_RXDelegateProxy.self) { table in
        table.readable("_forwardToDelegate", \_RXDelegateProxy._forwardToDelegate)
      }
    }
  }
}
