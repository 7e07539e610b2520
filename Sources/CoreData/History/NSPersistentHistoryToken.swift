// Immutable. Unchecked because it is open for subclasses.
/// A place in the histories of stores.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let key = "NSPersistentHistoryTokenStores"
  /// The number of the last transaction of each store, by the identifier of the store.
  let numbers: [String: Int64]

  init(_ numbers: [String: Int64]) { self.numbers = numbers }

  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: Self.key) else { return nil }
    let pairs = "\(text)".split(separator: "\n").compactMap { line -> (String, Int64)? in
      let parts = line.split(separator: " ")
      guard parts.count == 2, let number = Int64(parts[1]) else { return nil }
      return (String(parts[0]), number)
    }
    numbers = Dictionary(pairs, uniquingKeysWith: max)
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    let lines = numbers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    coder.encode(lines.joined(separator: "\n") as NSString, forKey: Self.key)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }
  open override var hash: Int { numbers.hashValue }
}
