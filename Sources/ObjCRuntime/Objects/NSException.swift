import Foundation

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A programmer error with a name and a reason. Raising it terminates the process because Swift cannot catch
/// it.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Raises the exception.
  open func raise() {
    RuntimeFault.raise(name.rawValue, reason ?? "")
  }

  /// Raises an exception whose reason is formatted from arguments.
  public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }
}
