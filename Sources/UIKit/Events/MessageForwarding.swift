/// The receivers of messages to objects that override `forwardingTarget(for:)`.
@MainActor
package enum MessageForwarding {
  private static let responds = VirtualMethod<ObjCBase> { _ = $0.responds(to: nil) }

  /// Returns the object that a delegate forwards a message to; the delegate itself if it forwards none, or if the target does
  /// not conform to the protocol.
  package static func receiver<Delegate>(of selector: StaticString, to delegate: Delegate) -> Delegate {
    guard let proxy = delegate as? ObjCBase else { return delegate }
    let selector = Selector("\(selector)")
    if responds.isOverridden(by: type(of: proxy)), !proxy.responds(to: selector) { return delegate }
    return proxy.forwardingTarget(for: selector) as? Delegate ?? delegate
  }
}
