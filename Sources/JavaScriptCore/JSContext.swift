import Foundation

// The engine's machines are not shared here: contexts own theirs.
/// A memory of scripts. Differs from iOS: each context has its own, whichever machine it is created with.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

// Used on one thread at a time, as on iOS.
/// A place where scripts run.
///
/// Scripts run where WebKitGTK's JavaScriptCore is installed (Debian package libjavascriptcoregtk-6.0-1). Elsewhere creating a
/// context returns nil, as on iOS without memory. Differs from iOS: contexts are no `NSObject`s, so that creating one can fail.
open class JSContext: @unchecked Sendable {
  let engine: ScriptEngine
  let reference: Reference
  public let virtualMachine: JSVirtualMachine!
  /// The error of the last script.
  open var exception: JSValue!
  /// Called with errors of scripts; by default it keeps them in `exception`.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  open var name: String!
  /// Has no effect: there is no inspector.
  open var isInspectable = false

  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }

  public init!(virtualMachine: JSVirtualMachine!) {
    guard let engine = ScriptEngine.shared, let reference = engine.makeContext(nil) else { return nil }
    (self.engine, self.reference, self.virtualMachine) = (engine, reference, virtualMachine)
    Self.contexts.withLock { $0[reference] = Weak(context: self) }
    exceptionHandler = { context, exception in context?.exception = exception }
  }

  deinit {
    Self.contexts.withLock { $0[reference] = nil }
    Self.functions.withLock { $0 = $0.filter { $0.value.context != reference } }
    exception = nil
    engine.releaseContext(reference)
  }

  // MARK: Scripts

  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }

  /// Runs a script and returns its value; undefined after an error.
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    var error: Reference?
    let result = engine.with(script ?? "") { script in
      guard let sourceURL else { return engine.evaluate(reference, script, nil, nil, 1, &error) }
      return engine.with(sourceURL.absoluteString) { engine.evaluate(reference, script, nil, $0, 1, &error) }
    }
    return finish(result, error)
  }

  /// Reports an error and wraps a result.
  func finish(_ result: Reference?, _ error: Reference?) -> JSValue {
    if let error { exceptionHandler?(self, JSValue(error, self)) }
    return JSValue(result ?? engine.makeUndefined(reference)!, self)
  }

  open var globalObject: JSValue! { JSValue(engine.global(reference)!, self) }

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.forProperty("\(key ?? "")") }

  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    globalObject.setValue(object, forProperty: key.map { "\($0)" })
  }

  /// Sets a global variable to a value, an object or a function of Swift.
  open func setObject(_ object: Any!, forKeyedSubscript key: String) {
    globalObject.setValue(object, forProperty: key)
  }

  public subscript(key: String) -> JSValue! {
    get { globalObject.forProperty(key) }
    set { globalObject.setValue(newValue, forProperty: key) }
  }

  // MARK: Functions of Swift

  struct Weak { weak var context: JSContext? }
  struct Function {
    var context: Reference
    var body: ([JSValue]) -> Any?
  }

  private static let contexts = Locked<[Reference: Weak]>([:])
  private static let functions = Locked<[Reference: Function]>([:])
  private static let calls = Locked<[(context: JSContext, this: JSValue, arguments: [JSValue])]>([])

  /// The context, the object and the arguments of the function that a script calls.
  open class func current() -> JSContext! { calls.withLock { $0.last?.context } }
  open class func currentThis() -> JSValue! { calls.withLock { $0.last?.this } }
  open class func currentArguments() -> [Any]! { calls.withLock { $0.last?.arguments } }

  func makeFunction(_ body: @escaping ([JSValue]) -> Any?) -> Reference {
    let function = engine.makeFunction(reference, nil) {
      context, function, this, count, arguments, exception in
      JSContext.run(context, function, this, count, arguments, exception)
    }!
    engine.protect(reference, function)
    Self.functions.withLock { $0[function] = Function(context: reference, body: body) }
    return function
  }

  private static func run(
    _ reference: Reference?, _ function: Reference?, _ this: Reference?, _ count: Int,
    _ arguments: UnsafePointer<Reference?>?, _ exception: Failure?
  ) -> Reference? {
    guard let function, let known = functions.withLock({ $0[function] }),
      let context = contexts.withLock({ $0[known.context]?.context })
    else { return reference.flatMap { ScriptEngine.shared?.makeUndefined($0) } }
    let values = (0..<count).compactMap { index in arguments?[index].map { JSValue($0, context) } }
    let object = this.map { JSValue($0, context) } ?? context.globalObject!
    calls.withLock { $0.append((context, object, values)) }
    defer { calls.withLock { _ = $0.popLast() } }
    let before = context.exception
    context.exception = nil
    let result = known.body(values)
    // A function reports an error by setting the exception of its context.
    if let error = context.exception { exception?.pointee = error.reference }
    context.exception = before
    return context.convert(result)
  }

  /// Converts a value of Swift.
  func convert(_ value: Any?) -> Reference {
    if let value, type(of: value) == Bool.self, let flag = value as? Bool {
      return engine.makeBool(reference, flag)!
    }
    switch value {
    case nil, is NSNull: return value == nil ? engine.makeUndefined(reference)! : engine.makeNull(reference)!
    case let value as JSValue: return value.reference
    case let value as String: return engine.with(value) { engine.makeText(reference, $0)! }
    case let value as Date:
      var number = engine.makeNumber(reference, value.timeIntervalSince1970 * 1000)
      return engine.makeDate(reference, 1, &number, nil)!
    case let value as NSNumber where String(cString: value.objCType) == "c":
      return engine.makeBool(reference, value.boolValue)!
    case let value as NSNumber: return engine.makeNumber(reference, value.doubleValue)!
    case let value as any BinaryInteger: return engine.makeNumber(reference, Double(value))!
    case let value as any BinaryFloatingPoint: return engine.makeNumber(reference, Double(value))!
    case let value as [Any?]:
      let items = value.map { Optional(convert($0)) }
      return engine.makeArray(reference, items.count, items, nil)!
    case let value as [AnyHashable: Any]:
      let object = engine.makeObject(reference, nil, nil)!
      for (key, item) in value {
        engine.with("\(key.base)") { engine.setProperty(reference, object, $0, convert(item), 0, nil) }
      }
      return object
    default:
      if let value, let function = ScriptFunction.wrap(value) { return makeFunction(function) }
      // Differs from iOS: objects that export methods become empty objects.
      return engine.makeObject(reference, nil, nil)!
    }
  }
}

/// A value with a lock.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

/// Closures that scripts can call.
enum ScriptFunction {
  /// Returns a function for a closure of a usual type; nil for others.
  static func wrap(_ value: Any) -> (([JSValue]) -> Any?)? {
    func at(_ values: [JSValue], _ index: Int) -> JSValue {
      values.indices.contains(index) ? values[index] : JSValue(undefinedIn: JSContext.current())
    }
    switch value {
    case let body as () -> Void:
      return { _ in
        body()
        return nil
      }
    case let body as () -> String: return { _ in body() }
    case let body as () -> Any?: return { _ in body() }
    case let body as (JSValue) -> Void:
      return {
        body(at($0, 0))
        return nil
      }
    case let body as (String) -> Void:
      return {
        body(at($0, 0).toString())
        return nil
      }
    case let body as (Int) -> Void:
      return {
        body(Int(at($0, 0).toInt32()))
        return nil
      }
    case let body as (Any) -> Void:
      return {
        body(at($0, 0).toObject() as Any? ?? NSNull())
        return nil
      }
    case let body as (String) -> String: return { body(at($0, 0).toString()) }
    case let body as (String) -> Any?: return { body(at($0, 0).toString()) }
    case let body as (Double) -> Double: return { body(at($0, 0).toDouble()) }
    case let body as (Int) -> Int: return { body(Int(at($0, 0).toInt32())) }
    case let body as (JSValue) -> JSValue: return { body(at($0, 0)) }
    case let body as (JSValue) -> Any?: return { body(at($0, 0)) }
    case let body as (String, String) -> Void:
      return {
        body(at($0, 0).toString(), at($0, 1).toString())
        return nil
      }
    case let body as (String, String) -> String: return { body(at($0, 0).toString(), at($0, 1).toString()) }
    case let body as (JSValue, JSValue) -> Void:
      return {
        body(at($0, 0), at($0, 1))
        return nil
      }
    case let body as (JSValue, JSValue) -> Any?: return { body(at($0, 0), at($0, 1)) }
    case let body as (Int, Int) -> Int: return { body(Int(at($0, 0).toInt32()), Int(at($0, 1).toInt32())) }
    case let body as (Double, Double) -> Double: return { body(at($0, 0).toDouble(), at($0, 1).toDouble()) }
    default: return nil
    }
  }
}
