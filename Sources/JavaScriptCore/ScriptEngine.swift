@_exported import Foundation

typealias Reference = OpaquePointer
typealias Failure = UnsafeMutablePointer<OpaquePointer?>

// The functions are immutable and thread-safe for different contexts.
/// The functions of WebKitGTK's JavaScriptCore, loaded when the first context is created.
final class ScriptEngine: @unchecked Sendable {
  /// Nil where the library is not installed.
  static let shared = ScriptEngine()

  typealias Callback =
    @convention(c) (Reference?, Reference?, Reference?, Int, UnsafePointer<Reference?>?, Failure?) ->
    Reference?

  let makeContext: @convention(c) (OpaquePointer?) -> Reference?
  let releaseContext: @convention(c) (Reference) -> Void
  let global: @convention(c) (Reference) -> Reference?
  let evaluate: @convention(c) (Reference, Reference, Reference?, Reference?, Int32, Failure?) -> Reference?
  let makeString: @convention(c) (UnsafePointer<CChar>) -> Reference?
  let stringLimit: @convention(c) (Reference) -> Int
  let readString: @convention(c) (Reference, UnsafeMutablePointer<CChar>, Int) -> Int
  let releaseString: @convention(c) (Reference) -> Void
  /// `JSType`: undefined, null, Boolean, number, string, object, symbol.
  let type: @convention(c) (Reference, Reference) -> Int32
  let isArray: @convention(c) (Reference, Reference) -> Bool
  let isDate: @convention(c) (Reference, Reference) -> Bool
  let isFunction: @convention(c) (Reference, Reference) -> Bool
  let isEqual: @convention(c) (Reference, Reference, Reference, Failure?) -> Bool
  let isIdentical: @convention(c) (Reference, Reference, Reference) -> Bool
  let isInstance: @convention(c) (Reference, Reference, Reference, Failure?) -> Bool
  let toBool: @convention(c) (Reference, Reference) -> Bool
  let toNumber: @convention(c) (Reference, Reference, Failure?) -> Double
  let toString: @convention(c) (Reference, Reference, Failure?) -> Reference?
  let toObject: @convention(c) (Reference, Reference, Failure?) -> Reference?
  let makeUndefined: @convention(c) (Reference) -> Reference?
  let makeNull: @convention(c) (Reference) -> Reference?
  let makeBool: @convention(c) (Reference, Bool) -> Reference?
  let makeNumber: @convention(c) (Reference, Double) -> Reference?
  let makeText: @convention(c) (Reference, Reference) -> Reference?
  let makeObject: @convention(c) (Reference, OpaquePointer?, UnsafeMutableRawPointer?) -> Reference?
  let makeArray: @convention(c) (Reference, Int, UnsafePointer<Reference?>?, Failure?) -> Reference?
  let makeDate: @convention(c) (Reference, Int, UnsafePointer<Reference?>?, Failure?) -> Reference?
  let makeError: @convention(c) (Reference, Int, UnsafePointer<Reference?>?, Failure?) -> Reference?
  let makeFunction: @convention(c) (Reference, Reference?, Callback) -> Reference?
  let property: @convention(c) (Reference, Reference, Reference, Failure?) -> Reference?
  let setProperty: @convention(c) (Reference, Reference, Reference, Reference, UInt32, Failure?) -> Void
  let hasProperty: @convention(c) (Reference, Reference, Reference) -> Bool
  let deleteProperty: @convention(c) (Reference, Reference, Reference, Failure?) -> Bool
  let call:
    @convention(c) (Reference, Reference, Reference?, Int, UnsafePointer<Reference?>?, Failure?) -> Reference?
  let construct:
    @convention(c) (Reference, Reference, Int, UnsafePointer<Reference?>?, Failure?) -> Reference?
  let names: @convention(c) (Reference, Reference) -> Reference?
  let nameCount: @convention(c) (Reference) -> Int
  let name: @convention(c) (Reference, Int) -> Reference?
  let releaseNames: @convention(c) (Reference) -> Void
  let protect: @convention(c) (Reference, Reference) -> Void
  let unprotect: @convention(c) (Reference, Reference) -> Void

  private init?() {
    // The signal of its garbage collector, which must not be that of the copy of the engine that renders pages in WebKit.
    setenv("JSC_SIGNAL_FOR_GC", "\(SIGUSR2)", 1)
    let libraries = ["libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.1.so.0"]
    guard let library = libraries.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { return nil }
    /// The functions are the stable C interface of the library: either all are there or none.
    func find<Function>(_ name: String) -> Function {
      guard let symbol = dlsym(library, name) else { fatalError("JavaScriptCore: \(name) is missing") }
      return unsafeBitCast(symbol, to: Function.self)
    }
    guard dlsym(library, "JSGlobalContextCreate") != nil else { return nil }
    makeContext = find("JSGlobalContextCreate")
    releaseContext = find("JSGlobalContextRelease")
    global = find("JSContextGetGlobalObject")
    evaluate = find("JSEvaluateScript")
    makeString = find("JSStringCreateWithUTF8CString")
    stringLimit = find("JSStringGetMaximumUTF8CStringSize")
    readString = find("JSStringGetUTF8CString")
    releaseString = find("JSStringRelease")
    type = find("JSValueGetType")
    isArray = find("JSValueIsArray")
    isDate = find("JSValueIsDate")
    isFunction = find("JSObjectIsFunction")
    isEqual = find("JSValueIsEqual")
    isIdentical = find("JSValueIsStrictEqual")
    isInstance = find("JSValueIsInstanceOfConstructor")
    toBool = find("JSValueToBoolean")
    toNumber = find("JSValueToNumber")
    toString = find("JSValueToStringCopy")
    toObject = find("JSValueToObject")
    makeUndefined = find("JSValueMakeUndefined")
    makeNull = find("JSValueMakeNull")
    makeBool = find("JSValueMakeBoolean")
    makeNumber = find("JSValueMakeNumber")
    makeText = find("JSValueMakeString")
    makeObject = find("JSObjectMake")
    makeArray = find("JSObjectMakeArray")
    makeDate = find("JSObjectMakeDate")
    makeError = find("JSObjectMakeError")
    makeFunction = find("JSObjectMakeFunctionWithCallback")
    property = find("JSObjectGetProperty")
    setProperty = find("JSObjectSetProperty")
    hasProperty = find("JSObjectHasProperty")
    deleteProperty = find("JSObjectDeleteProperty")
    call = find("JSObjectCallAsFunction")
    construct = find("JSObjectCallAsConstructor")
    names = find("JSObjectCopyPropertyNames")
    nameCount = find("JSPropertyNameArrayGetCount")
    name = find("JSPropertyNameArrayGetNameAtIndex")
    releaseNames = find("JSPropertyNameArrayRelease")
    protect = find("JSValueProtect")
    unprotect = find("JSValueUnprotect")
  }

  func with<Result>(_ text: String, _ body: (Reference) -> Result) -> Result {
    // Characters of zero would end the text.
    let string = makeString(text.replacingOccurrences(of: "\0", with: "\u{FFFD}"))!
    defer { releaseString(string) }
    return body(string)
  }

  /// Reads a text without taking it over.
  func read(_ string: Reference) -> String {
    let limit = stringLimit(string)
    var buffer = [CChar](repeating: 0, count: max(limit, 1))
    let count = readString(string, &buffer, limit)
    return String(decoding: buffer.prefix(max(count - 1, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
