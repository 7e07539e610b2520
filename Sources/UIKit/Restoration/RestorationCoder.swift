import StateStore

/// The coder for the state of an object: named values, references to controllers, and objects that support
/// secure coding.
final class RestorationCoder: NSCoder {
  private(set) var values: [String: Any]
  private let path: (UIViewController) -> [String]?
  private let controller: ([String]) -> UIViewController?

  private static let pathKey = "$path"
  private static let archiveKey = "$archive"

  /// - Parameters:
  ///   - path: Returns the path of identifiers to a controller; `nil` if it is not saved.
  ///   - controller: Returns the controller at a path of identifiers.
  init(
    values: [String: Any] = [:], path: @escaping (UIViewController) -> [String]? = { _ in nil },
    controller: @escaping ([String]) -> UIViewController? = { _ in nil }
  ) {
    self.values = values
    self.path = path
    self.controller = controller
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  // MARK: Writing

  override func encode(_ object: Any?, forKey key: String) {
    guard let object else {
      values[key] = nil
      return
    }
    if let object = object as? UIViewController {
      values[key] = path(object).map { [Self.pathKey: $0] }
    } else if StateValue.encode(object) != nil {
      values[key] = object
    } else if let text = object as? NSString {
      values[key] = String(describing: text)
    } else if object is any NSSecureCoding,
      let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    {
      values[key] = [Self.archiveKey: data]
    } else {
      UIKitFault.warn(
        "The value “\(key)” of type \(type(of: object)) cannot be saved with the interface's state.",
        category: "Restoration")
    }
  }
  override func encode(_ value: Bool, forKey key: String) { values[key] = value }
  override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
  override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
  override func encode(_ value: Int, forKey key: String) { values[key] = value }
  override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
  override func encode(_ value: Double, forKey key: String) { values[key] = value }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }

  // MARK: Reading

  private func object(_ key: String, _ classes: [AnyClass]?) -> Any? {
    guard let value = values[key] else { return nil }
    guard let marked = value as? [String: Any], marked.count == 1 else { return value }
    if let path = marked[Self.pathKey] as? [Any] { return controller(path.compactMap { $0 as? String }) }
    guard let data = marked[Self.archiveKey] as? Data else { return value }
    if let classes { return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) }
    let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver?.requiresSecureCoding = false
    defer { unarchiver?.finishDecoding() }
    return unarchiver?.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  override func decodeObject(forKey key: String) -> Any? { object(key, nil) }
  override func decodeObject<Decoded: NSCoding>(of cls: Decoded.Type, forKey key: String) -> Decoded?
  where Decoded: NSObject {
    let found = object(key, [cls])
    if let found = found as? Decoded { return found }
    if let text = found as? String { return NSString(string: text) as? Decoded }
    if let data = found as? Data { return NSData(data: data) as? Decoded }
    return nil
  }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { object(key, classes) }
  override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 {
    (values[key] as? Int).flatMap { Int32(exactly: $0) } ?? 0
  }
  override func decodeInt64(forKey key: String) -> Int64 { (values[key] as? Int).map { Int64($0) } ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
  override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
}
