import Foundation

// Used on one thread at a time, as on iOS.
/// A value of a script.
open class JSValue: NSObject, @unchecked Sendable {
  let reference: Reference
  /// The context, which the value keeps.
  open private(set) var context: JSContext!

  init(_ reference: Reference, _ context: JSContext) {
    self.reference = reference
    self.context = context
    super.init()
    context.engine.protect(context.reference, reference)
  }

  deinit { engine.unprotect(context.reference, reference) }

  private var engine: ScriptEngine { context.engine }
  private var owner: Reference { context.reference }

  // MARK: Creating

  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(context.convert(value), context)
  }

  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(context.engine.makeBool(context.reference, value)!, context)
  }

  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(context.engine.makeNumber(context.reference, value)!, context)
  }

  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }

  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }

  public convenience init!(newObjectIn context: JSContext!) {
    self.init(context.engine.makeObject(context.reference, nil, nil)!, context)
  }

  public convenience init!(newArrayIn context: JSContext!) {
    self.init(context.engine.makeArray(context.reference, 0, nil, nil)!, context)
  }

  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    var text: Reference? = context.convert(message)
    self.init(context.engine.makeError(context.reference, 1, &text, nil)!, context)
  }

  public convenience init!(nullIn context: JSContext!) {
    self.init(context.engine.makeNull(context.reference)!, context)
  }

  public convenience init!(undefinedIn context: JSContext!) {
    self.init(context.engine.makeUndefined(context.reference)!, context)
  }

  // MARK: Kinds

  private var kind: Int32 { engine.type(owner, reference) }
  open var isUndefined: Bool { kind == 0 }
  open var isNull: Bool { kind == 1 }
  open var isBoolean: Bool { kind == 2 }
  open var isNumber: Bool { kind == 3 }
  open var isString: Bool { kind == 4 }
  open var isObject: Bool { kind == 5 }
  open var isSymbol: Bool { kind == 6 }
  open var isArray: Bool { engine.isArray(owner, reference) }
  open var isDate: Bool { engine.isDate(owner, reference) }

  open func isEqual(to value: Any!) -> Bool { engine.isIdentical(owner, reference, context.convert(value)) }
  open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    engine.isEqual(owner, reference, context.convert(value), nil)
  }
  open func isInstance(of value: Any!) -> Bool {
    let other = context.convert(value)
    return engine.type(owner, other) == 5 && engine.isInstance(owner, reference, other, nil)
  }

  // MARK: Converting

  open func toBool() -> Bool { engine.toBool(owner, reference) }
  open func toDouble() -> Double { engine.toNumber(owner, reference, nil) }
  open func toInt32() -> Int32 {
    let number = toDouble()
    return number.isFinite ? Int32(truncatingIfNeeded: Int64(exactly: number.rounded(.towardZero)) ?? 0) : 0
  }
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  open func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }

  open func toString() -> String! {
    guard let text = engine.toString(owner, reference, nil) else { return "" }
    defer { engine.releaseString(text) }
    return engine.read(text)
  }

  open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }

  open func toArray() -> [Any]! {
    guard isObject else { return nil }
    let count = Int(forProperty("length").toInt32())
    var result: [Any] = []
    for index in 0..<max(count, 0) {
      result.append(atIndex(index).plain ?? NSNull())
    }
    return result
  }

  open func toDictionary() -> [AnyHashable: Any]! {
    guard isObject, let names = engine.names(owner, reference) else { return nil }
    defer { engine.releaseNames(names) }
    var result: [AnyHashable: Any] = [:]
    for index in 0..<engine.nameCount(names) {
      guard let text = engine.name(names, index) else { continue }
      let name = engine.read(text)
      if let value = forProperty(name).plain { result[name] = value }
    }
    return result
  }

  /// Returns a value of Foundation: nil for undefined, `NSNull` for null.
  open func toObject() -> Any! { plain }

  private var plain: Any? {
    switch kind {
    case 0: return nil
    case 1: return NSNull()
    case 2: return NSNumber(value: toBool())
    case 3: return NSNumber(value: toDouble())
    case 4: return toString()
    default:
      if isDate { return toDate() }
      return isArray ? toArray() : toDictionary()
    }
  }

  // MARK: Properties

  private var object: Reference? { isObject ? reference : engine.toObject(owner, reference, nil) }

  open func forProperty(_ property: Any!) -> JSValue! {
    guard let object else { return JSValue(undefinedIn: context) }
    var error: Reference?
    let value = engine.with("\(property ?? "")") { engine.property(owner, object, $0, &error) }
    return context.finish(value, error)
  }

  open func setValue(_ value: Any!, forProperty property: Any!) {
    guard let object else { return }
    var error: Reference?
    engine.with("\(property ?? "")") {
      engine.setProperty(owner, object, $0, context.convert(value), 0, &error)
    }
    _ = context.finish(nil, error)
  }

  open func hasProperty(_ property: Any!) -> Bool {
    guard let object else { return false }
    return engine.with("\(property ?? "")") { engine.hasProperty(owner, object, $0) }
  }

  @discardableResult
  open func deleteProperty(_ property: Any!) -> Bool {
    guard let object else { return false }
    return engine.with("\(property ?? "")") { engine.deleteProperty(owner, object, $0, nil) }
  }

  open func atIndex(_ index: Int) -> JSValue! { forProperty("\(index)") }
  open func setValue(_ value: Any!, at index: Int) { setValue(value, forProperty: "\(index)") }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }

  public subscript(key: String) -> JSValue! {
    get { forProperty(key) }
    set { setValue(newValue, forProperty: key) }
  }

  // MARK: Calls

  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! { call(this: nil, arguments) }

  private func call(this: Reference?, _ arguments: [Any]?) -> JSValue {
    guard isObject, engine.isFunction(owner, reference) else { return notAFunction() }
    var error: Reference?
    let values = (arguments ?? []).map { Optional(context.convert($0)) }
    let result = engine.call(owner, reference, this, values.count, values, &error)
    return context.finish(result, error)
  }

  private func notAFunction() -> JSValue {
    context.finish(
      nil, JSValue(newErrorFromMessage: "\(toString() ?? "") is not a function", in: context).reference)
  }

  @discardableResult
  open func construct(withArguments arguments: [Any]!) -> JSValue! {
    guard isObject else { return notAFunction() }
    var error: Reference?
    let values = (arguments ?? []).map { Optional(context.convert($0)) }
    let result = engine.construct(owner, reference, values.count, values, &error)
    return context.finish(result, error)
  }

  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    forProperty(method).call(this: object, arguments)
  }

  open override var description: String { toString() }
}

/// Objects whose methods scripts call. Differs from iOS: scripts see empty objects; pass closures instead.
public protocol JSExport {}

// Immutable, as its value.
/// A reference to a value, which is kept while the object exists.
open class JSManagedValue: NSObject, @unchecked Sendable {
  public let value: JSValue!
  public init!(value: JSValue!) { self.value = value }
}
