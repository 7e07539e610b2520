/// The appearance record of an object, allocated on demand.
@MainActor
package final class AppearanceRecord {
  /// The rule that records values, if the object is a proxy.
  fileprivate(set) var rule: AppearanceRule?
  /// The keys set explicitly on the object.
  fileprivate(set) var ownKeys: Set<AppearanceKey> = []
  /// The version of the proxies last applied to an item.
  var appliedVersion = 0

  init(rule: AppearanceRule? = nil) { self.rule = rule }
}

/// A property, or a setter with particular arguments.
struct AppearanceKey: Hashable {
  /// The address of the property name, which is a literal.
  let name: UInt
  let variant: Int

  init(_ name: StaticString, _ variant: Int) {
    self.name = UInt(bitPattern: name.utf8Start)
    self.variant = variant
  }
}

/// Objects whose setters record appearance values.
@MainActor
protocol AppearanceTarget: NSObject {
  var appearanceNotes: AppearanceRecord? { get set }
}

extension UIView: AppearanceTarget {
  var appearanceNotes: AppearanceRecord? {
    get { rare?.appearanceNotes }
    set { extendedState.appearanceNotes = newValue }
  }
}

extension AppearanceTarget {
  /// Records the value of a property. Called by the setters of all properties that proxies support.
  @inline(__always)
  func recordExplicitValue<Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>, name: StaticString = #function
  ) {
    guard AppearanceRules.isInUse else { return }
    let key = AppearanceKey(name, 0)
    guard let rule = note(key) else { return }
    let path = path()
    let value = self[keyPath: path]
    rule.record(key) { target in
      guard let target = target as? Self else { return }
      target[keyPath: path] = value
    }
  }

  /// Records a method call; `variant` distinguishes its arguments.
  @inline(__always)
  func recordCall(
    _ variant: Int, name: StaticString = #function, _ apply: @escaping @MainActor (Self) -> Void
  ) {
    guard AppearanceRules.isInUse else { return }
    let key = AppearanceKey(name, variant)
    note(key)?.record(key) { target in
      if let target = target as? Self { apply(target) }
    }
  }

  /// The rule to record in, if the object is a proxy. Otherwise marks the key as explicitly set.
  @discardableResult
  private func note(_ key: AppearanceKey) -> AppearanceRule? {
    guard !AppearanceRules.isApplying else { return nil }
    if let rule = appearanceNotes?.rule { return rule }
    guard AppearanceRules.hasRecorded(key) else { return nil }
    let notes = appearanceNotes ?? AppearanceRecord()
    notes.ownKeys.insert(key)
    appearanceNotes = notes
    return nil
  }
}
