import InterfaceDocuments

/// The coder for decoding an object of a storyboard or nib: one element and its loader.
///
/// In `init(coder:)`, the framework's classes decode their element from it, as from an archive on iOS. For
/// classes of the app it behaves like an empty archive.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let loader: InterfaceLoader

  init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
    self.element = element
    self.loader = loader
    super.init()
  }

  // MARK: The archive

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func withDecodedUnsafeBufferPointer<ResultType>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
  ) rethrows -> ResultType { try body(nil) }
  override func decodeObject() -> Any? { nil }
  override func decodeData() -> Data? { nil }
  override func version(forClassName className: String) -> Int { 0 }
}

@MainActor
extension InterfaceCoder {
  /// The decoded keys by element, recorded for tests.
  static var asked: [String: Set<String>]?

  /// Returns the coder for an element inside this one.
  func coder(for element: InterfaceElement) -> InterfaceCoder { InterfaceCoder(element, loader) }

  private func note(_ key: String) {
    if InterfaceCoder.asked != nil { InterfaceCoder.asked?[element.name, default: []].insert(key) }
  }

  // MARK: Plain values

  /// Returns the raw text of an attribute.
  func raw(_ attribute: String) -> String? {
    note(attribute)
    return element[attribute]
  }

  /// Returns a user-visible string, localized if there is a strings file, on one or several lines.
  /// - Parameter localizedKey: The key in strings files, if it differs from the attribute.
  func string(_ key: String, localizedKey: String? = nil) -> String? {
    note(key)
    if let id = element.id, let text = loader.strings["\(id).\(localizedKey ?? key)"] { return text }
    if let text = element[key] { return text }
    guard let child = element.value(of: key), child.name == "string" || child.name == "mutableString" else {
      return nil
    }
    guard child.flag("base64-UTF8") else { return child.text }
    var encoded = child.text.filter { !$0.isWhitespace }
    // The editor omits the padding.
    while encoded.utf8.count % 4 != 0 { encoded += "=" }
    return Data(base64Encoded: encoded).flatMap { String(data: $0, encoding: .utf8) } ?? child.text
  }

  func bool(_ key: String) -> Bool? {
    note(key)
    return element[key].map { $0 == "YES" }
  }

  func number(_ key: String) -> CGFloat? {
    note(key)
    return element.number(key).map { CGFloat($0) }
  }

  func integer(_ key: String) -> Int? {
    note(key)
    return element.number(key).flatMap { Int(exactly: $0.rounded()) }
  }

  /// Returns the enumeration value with this spelling.
  func choice<Value>(_ key: String, _ names: KeyValuePairs<String, Value>) -> Value? {
    note(key)
    guard let text = element[key] else { return nil }
    guard let found = names.first(where: { $0.key == text }) else {
      loader.report(element, "\(key) is \(text), which is unknown")
      return nil
    }
    return found.value
  }

  /// Returns the attributes of a child with the value `YES`, such as those of a mask.
  func flags<Set: OptionSet>(_ key: String, _ names: KeyValuePairs<String, Set>) -> Set? {
    note(key)
    guard let child = element.value(of: key) else { return nil }
    var set: Set = []
    for (name, member) in names where child.flag(name) { set.formUnion(member) }
    return set
  }

  func child(_ key: String) -> InterfaceElement? {
    note(key)
    return element.value(of: key)
  }

  func list(_ name: String) -> [InterfaceElement] {
    note("<\(name)>")
    return element.contents(of: name)
  }

  // MARK: Geometry

  func rect(_ key: String) -> CGRect? {
    guard let child = child(key), child.name == "rect" else { return nil }
    return child.cgRect
  }

  func size(_ key: String) -> CGSize? {
    child(key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
  }

  func point(_ key: String) -> CGPoint? {
    child(key).map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
  }

  func offset(_ key: String) -> UIOffset? {
    child(key).map {
      UIOffset(horizontal: $0.number("horizontal") ?? 0, vertical: $0.number("vertical") ?? 0)
    }
  }

  /// Returns insets that are specified by edges or by axes.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key) else { return nil }
    func edge(_ names: String...) -> CGFloat {
      CGFloat(names.lazy.compactMap { child.number($0) }.first ?? 0)
    }
    return UIEdgeInsets(
      top: edge("top", "minY"), left: edge("left", "minX", "leading"), bottom: edge("bottom", "maxY"),
      right: edge("right", "maxX", "trailing"))
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    insets(key).map {
      NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }

  /// Returns the object with the identifier in an attribute, if it has already been created.
  func object<Object>(_ key: String, as type: Object.Type) -> Object? {
    note(key)
    return element[key].flatMap { loader.object($0) } as? Object
  }
}

extension InterfaceElement {
  var cgRect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
  }
}
