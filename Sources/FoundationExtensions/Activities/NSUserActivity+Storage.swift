import Foundation

extension NSUserActivity {
  private static let payloadKey = "_typedPayload"

  /// Stores an encodable value as the activity's payload.
  public func setTypedPayload<Payload: Encodable>(_ payload: Payload) throws {
    let data = try JSONEncoder().encode([payload])
    addUserInfoEntries(from: [Self.payloadKey: data])
  }

  /// Decodes the payload that was stored in the activity.
  public func typedPayload<Payload: Decodable>(_ type: Payload.Type) throws -> Payload {
    guard let data = userInfo?[Self.payloadKey] as? Data else {
      throw CocoaError(.coderValueNotFound)
    }
    return try JSONDecoder().decode([Payload].self, from: data)[0]
  }

  /// Encodes the activity as a property list for restoration in a later launch. Values of unsupported types
  /// are omitted.
  package func encoded() throws -> Data {
    saveIfNeeded()
    var list: [String: Any] = ["type": activityType]
    list["title"] = title
    list["userInfo"] = userInfo.flatMap { ActivityValue.encode($0) }
    list["webpageURL"] = webpageURL?.absoluteString
    list["referrerURL"] = referrerURL?.absoluteString
    list["expirationDate"] = expirationDate
    list["keywords"] = keywords.isEmpty ? nil : keywords.sorted()
    list["requiredUserInfoKeys"] = requiredUserInfoKeys?.sorted()
    list["persistentIdentifier"] = persistentIdentifier
    list["targetContentIdentifier"] = targetContentIdentifier
    return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// Decodes an archived activity; `nil` if the data contains none.
  package static func decoded(_ data: Data) -> NSUserActivity? {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        as? [String: Any], let type = list["type"] as? String
    else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = list["title"] as? String
    activity.userInfo = list["userInfo"].flatMap { ActivityValue.decode($0) as? [AnyHashable: Any] }
    activity.webpageURL = (list["webpageURL"] as? String).flatMap { URL(string: $0) }
    activity.referrerURL = (list["referrerURL"] as? String).flatMap { URL(string: $0) }
    activity.expirationDate = list["expirationDate"] as? Date
    activity.keywords = Set(list["keywords"] as? [String] ?? [])
    activity.requiredUserInfoKeys = (list["requiredUserInfoKeys"] as? [String]).map { Set($0) }
    activity.persistentIdentifier = list["persistentIdentifier"] as? String
    activity.targetContentIdentifier = list["targetContentIdentifier"] as? String
    return activity
  }
}

/// The values that an activity can archive, each encoded as a pair of a type tag and a property list value.
private enum ActivityValue {
  static func encode(_ value: Any) -> Any? {
    switch value {
    case let value as UUID: return ["u", value.uuidString]
    case let value as URL: return ["l", value.absoluteString]
    case is NSNull: return ["n"]
    case let value as [AnyHashable: Any]:
      var pairs: [Any] = []
      for (key, element) in value {
        guard let key = encode(key.base), let element = encode(element) else { continue }
        pairs += [key, element]
      }
      return ["d", pairs]
    case let value as [Any]: return ["a", value.compactMap { encode($0) }]
    case let value as Set<AnyHashable>: return ["s", value.compactMap { encode($0.base) }]
    case is String, is Date, is Data: return ["v", value]
    case let value as Bool: return ["b", value]
    case let value as Int: return ["i", value]
    case let value as Double: return ["f", value]
    case let value as Float: return ["f", Double(value)]
    case let value as NSNumber: return ["f", value.doubleValue]
    default: return nil
    }
  }

  static func decode(_ value: Any) -> Any? {
    guard let pair = value as? [Any], let mark = pair.first as? String else { return nil }
    guard mark != "n" else { return NSNull() }
    guard pair.count == 2 else { return nil }
    let content = pair[1]
    switch mark {
    case "v": return content
    case "b": return content as? Bool
    case "i": return content as? Int
    case "f": return content as? Double
    case "u": return (content as? String).flatMap { UUID(uuidString: $0) }
    case "l": return (content as? String).flatMap { URL(string: $0) }
    case "a": return (content as? [Any])?.compactMap { decode($0) }
    case "s":
      return (content as? [Any]).map { list in Set(list.compactMap { decode($0) as? AnyHashable }) }
    case "d":
      guard let list = content as? [Any], list.count % 2 == 0 else { return nil }
      var dictionary: [AnyHashable: Any] = [:]
      for index in stride(from: 0, to: list.count, by: 2) {
        guard let key = decode(list[index]) as? AnyHashable, let element = decode(list[index + 1]) else {
          continue
        }
        dictionary[key] = element
      }
      return dictionary
    default: return nil
    }
  }
}
