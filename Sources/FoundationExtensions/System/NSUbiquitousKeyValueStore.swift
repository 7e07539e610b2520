import Foundation

// Immutable; `UserDefaults` synchronizes its values with a lock.
/// Values that iCloud keeps for an app.
///
/// Differs from iOS: the values stay on this machine, so they never change externally.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  public class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  /// Posted after values were changed by another device; never here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let values: UserDefaults
  private let domain: String

  public override init() {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    domain = name + ".ubiquitous"
    values = UserDefaults(suiteName: domain) ?? .standard
  }

  open func object(forKey key: String) -> Any? { dictionaryRepresentation[key] }
  open func set(_ object: Any?, forKey key: String) { values.set(object, forKey: key) }
  open func removeObject(forKey key: String) { values.removeObject(forKey: key) }

  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func longLong(forKey key: String) -> Int64 { (object(forKey: key) as? NSNumber)?.int64Value ?? 0 }
  open func double(forKey key: String) -> Double { (object(forKey: key) as? NSNumber)?.doubleValue ?? 0 }
  open func bool(forKey key: String) -> Bool { (object(forKey: key) as? NSNumber)?.boolValue ?? false }

  open func set(_ string: String?, forKey key: String) { values.set(string, forKey: key) }
  open func set(_ data: Data?, forKey key: String) { values.set(data, forKey: key) }
  open func set(_ array: [Any]?, forKey key: String) { values.set(array, forKey: key) }
  open func set(_ dictionary: [String: Any]?, forKey key: String) { values.set(dictionary, forKey: key) }
  open func set(_ value: Int64, forKey key: String) { values.set(NSNumber(value: value), forKey: key) }
  open func set(_ value: Double, forKey key: String) { values.set(NSNumber(value: value), forKey: key) }
  open func set(_ value: Bool, forKey key: String) { values.set(NSNumber(value: value), forKey: key) }

  /// All values.
  open var dictionaryRepresentation: [String: Any] {
    (values.persistentDomain(forName: domain) ?? [:]).compactMapValues(PredicateComparison.unwrapped)
  }

  /// Writes the values to disk. Returns whether they could be written.
  @discardableResult
  open func synchronize() -> Bool { values.synchronize() }
}

/// The key of the names of changed values in a notification.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The key of the reason for changes in a notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
