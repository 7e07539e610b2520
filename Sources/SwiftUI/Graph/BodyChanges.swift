import os

extension View {
  /// Prints the reasons for the present evaluation of the body: the properties that changed, `@self` for another value of the
  /// view, `@identity` for a new view, or `@dependencies` for values that the body read.
  ///
  /// Call it in a body: `let _ = Self._printChanges()`.
  nonisolated public static func _printChanges() { print(readUnisolated { BodyChanges.line(Self.self) }) }

  /// Logs the reasons for the present evaluation of the body, in the subsystem `com.apple.SwiftUI` and the category
  /// `Changed Body Properties`.
  nonisolated public static func _logChanges() {
    let line = readUnisolated { BodyChanges.line(Self.self) }
    Logger(subsystem: "com.apple.SwiftUI", category: "Changed Body Properties").info(
      "\(line, privacy: .public)")
  }
}

/// A node that knows why its body is evaluated.
@MainActor
protocol ChangeDescribing: AnyObject {
  func takeChanges() -> [String]
}

/// The storage of a property that counts its changes.
@MainActor
protocol ChangeCounting: AnyObject {
  var changeCount: Int { get }
}

@MainActor
private enum BodyChanges {
  static func line(_ type: Any.Type) -> String {
    let changes = (Tracking.reader as? any ChangeDescribing)?.takeChanges() ?? []
    let reasons = changes.isEmpty ? "unchanged" : changes.joined(separator: ", ") + " changed"
    return "\(name(of: type)): \(reasons)."
  }

  /// The name without its module and without places of private types.
  private static func name(of type: Any.Type) -> String {
    let parts = _typeName(type, qualified: true).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    return parts.split(separator: ".", maxSplits: 1).last.map(String.init) ?? parts
  }
}

/// The evaluations of a body that describes its changes.
struct BodyEvaluations {
  /// Whether the view has another value than at the last evaluation.
  var hasOtherValue = true
  private var counts: [Int]?

  /// Returns the reasons for the present evaluation, given the storage of the properties with their names.
  @MainActor
  mutating func take(_ properties: [(name: String, slot: AnyObject?)]) -> [String] {
    let new = properties.map { ($0.slot as? any ChangeCounting)?.changeCount ?? 0 }
    defer {
      counts = new
      hasOtherValue = false
    }
    var reasons = hasOtherValue ? ["@self"] : []
    guard let counts else {
      if !properties.isEmpty { reasons.append("@identity") }
      return reasons + properties.map(\.name)
    }
    for (index, property) in properties.enumerated() where counts[index] != new[index] {
      reasons.append(property.name)
    }
    return reasons.isEmpty ? ["@dependencies"] : reasons
  }
}
