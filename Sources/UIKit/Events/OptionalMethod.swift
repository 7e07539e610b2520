import CMethodTables
import ObjCRuntime

/// An optional method of a delegate or data source.
///
/// On iOS, `responds(to:)` tells whether a delegate implements a method. Here every delegate has every method, because
/// a protocol extension provides defaults. This type detects an implementation without calling it. The app implements
/// the method if
/// - its class overrides `responds(to:)` and that returns true;
/// - the method is in the class's Objective-C table, which lowering fills;
/// - the class inherits from a controller that conforms to the protocol itself, and overrides the controller's method;
/// - otherwise, if the conformance's witness does not forward to the protocol extension, whose methods call
///   `ptl_default_method`.
///
/// The result is cached per class. A repeated query takes one comparison for the most recent class, and a lookup for
/// others.
@MainActor
package final class OptionalMethod<Delegate> {
  private enum Answer {
    case yes, no
    /// The class overrides `responds(to:)`.
    case perObject
  }

  private let name: StaticString
  private let selector: Selector
  /// The offset of the method in every witness table of the protocol, in bytes.
  private let offset: Int
  private let isOverridden: (AnyClass) -> Bool?
  /// Whether forwarding to the protocol extension can be detected in witnesses. `false` if the calls go through a table
  /// of the dynamic linker, as in a shared library of UIKit.
  private let recognizesDefaults: Bool
  private var answers: [UnsafeRawPointer: Answer] = [:]
  private var last: (type: UnsafeRawPointer?, answer: Answer) = (nil, .no)

  /// - Parameters:
  ///   - selector: The method's Objective-C selector.
  ///   - standard: An object that implements no optional method of the protocol.
  ///   - isOverridden: Whether a class overrides the method of a controller that conforms to the protocol; `nil` for
  ///     classes that do not inherit from it.
  ///   - call: Calls the method with any arguments; they are not read.
  @inline(never) @_optimize(none)
  package init(
    _ selector: StaticString, standard: Delegate, isOverridden: @escaping (AnyClass) -> Bool? = { _ in nil },
    _ call: @escaping (Delegate) -> Void
  ) {
    name = selector
    self.selector = Selector("\(selector)")
    self.isOverridden = isOverridden
    let existential = Existential(of: standard)
    let count = Int(ptl_witness_count(existential.witnesses))
    let size = (count + 1) * MemoryLayout<UInt>.size
    let copy = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    defer { copy.deallocate() }
    copy.copyMemory(from: existential.witnesses, byteCount: size)
    let probed = Existential(object: existential.object, witnesses: copy)
    offset = MethodProbe.entry(in: copy, from: MemoryLayout<UInt>.size, count: count) {
      call(probed.value(as: Delegate.self))
    }
    let witness = existential.witnesses.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
    recognizesDefaults = ptl_witness_is_default(witness)
    withExtendedLifetime(standard) {}
  }

  /// Creates a method that a controller also implements as a member of the protocol; overrides of it count as
  /// implementations.
  package convenience init<Controller: UIResponder>(
    _ selector: StaticString, standard: Delegate, controller: Controller.Type,
    as conversion: @escaping (Controller) -> Delegate, _ call: @escaping (Delegate) -> Void
  ) {
    let method = VirtualMethod<Controller> { call(conversion($0)) }
    self.init(
      selector, standard: standard,
      isOverridden: { $0 is Controller.Type ? method.isOverridden(by: $0) : nil }, call)
  }

  /// Returns whether the app implements the method.
  package func isImplemented(by delegate: Delegate) -> Bool {
    let existential = Existential(of: delegate)
    let type = existential.object.load(as: UnsafeRawPointer.self)
    if type != last.type { last = (type, answer(type, existential)) }
    switch last.answer {
    case .yes: return true
    case .no: return false
    case .perObject:
      if (delegate as? any NSObjectProtocol)?.responds(to: selector) ?? false { return true }
      return Self.target(of: delegate).map(isImplemented) ?? false
    }
  }

  /// The delegate to which a proxy of RxCocoa forwards messages. It may implement the method without a table of its
  /// methods, so that the proxy does not know that it responds.
  private static func target(of proxy: Delegate) -> Delegate? {
    guard let proxy = proxy as? ObjCBase else { return nil }
    let target = SelectorRuntime.callIfPossible(Selector("_forwardToDelegate"), on: proxy) ?? nil
    return target as? Delegate
  }

  /// Calls the method and returns its result; `nil` if the app does not implement it.
  package func ask<Result>(_ delegate: Delegate?, _ call: (Delegate) -> Result) -> Result? {
    guard var delegate, isImplemented(by: delegate) else { return nil }
    if last.answer == .perObject { delegate = MessageForwarding.receiver(of: name, to: delegate) }
    if recognizesDefaults { return call(delegate) }
    // The default in the protocol extension reports that it was called.
    let outer = ptl_default_called
    ptl_default_called = false
    defer { ptl_default_called = outer }
    let result = call(delegate)
    return ptl_default_called ? nil : result
  }

  private func answer(_ type: UnsafeRawPointer, _ delegate: Existential) -> Answer {
    if let known = answers[type] { return known }
    let answer = find(delegate)
    answers[type] = answer
    return answer
  }

  private func find(_ delegate: Existential) -> Answer {
    let object = Unmanaged<AnyObject>.fromOpaque(delegate.object).takeUnretainedValue()
    if RespondsOverrides.contains(object) { return .perObject }
    if let overridden = isOverridden(Swift.type(of: object)) { return overridden ? .yes : .no }
    if let object = object as? NSObject, object.responds(to: selector) { return .yes }
    guard recognizesDefaults else { return .yes }
    let witness = delegate.witnesses.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
    return ptl_witness_is_default(witness) ? .no : .yes
  }
}

/// The classes that override `responds(to:)`.
@MainActor
private enum RespondsOverrides {
  private static let responders = VirtualMethod<UIResponder> { _ = $0.responds(to: nil) }
  private static let others = VirtualMethod<ObjCBase> { _ = $0.responds(to: nil) }

  static func contains(_ object: AnyObject) -> Bool {
    switch object {
    case is UIResponder: responders.isOverridden(by: type(of: object))
    case is ObjCBase: others.isOverridden(by: type(of: object))
    default: false
    }
  }
}

/// The two words of a class-constrained existential for one protocol.
private struct Existential {
  let object: UnsafeMutableRawPointer
  let witnesses: UnsafeRawPointer

  init(object: UnsafeMutableRawPointer, witnesses: UnsafeRawPointer) {
    self.object = object
    self.witnesses = witnesses
  }

  init<Value>(of value: Value) {
    precondition(
      MemoryLayout<Value>.size == MemoryLayout<Self>.size, "\(Value.self) is no protocol of classes")
    self = withUnsafeBytes(of: value) { $0.load(as: Self.self) }
  }

  func value<Value>(as type: Value.Type) -> Value {
    withUnsafeBytes(of: self) { $0.baseAddress!.assumingMemoryBound(to: Value.self).pointee }
  }
}
