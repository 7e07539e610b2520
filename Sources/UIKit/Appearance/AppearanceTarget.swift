/// What an object remembers for appearance proxies, where it has to.
@MainActor
package final class AppearanceNotes {
  /// What the object records as a proxy.
  fileprivate(set) var rule: AppearanceRule?
  /// What was set on the object itself.
  fileprivate(set) var ownKeys: Set<AppearanceKey> = []
  /// The state of all proxies that an item was last given.
  var appliedVersion = 0

  init(rule: AppearanceRule? = nil) { self.rule = rule }
}

/// A property, or a setter with certain arguments.
struct AppearanceKey: Hashable {
  /// Names of properties are literals: where one stands in memory tells it from others.
  let name: UInt
  let variant: Int

  init(_ name: StaticString, _ variant: Int) {
    self.name = UInt(bitPattern: name.utf8Start)
    self.variant = variant
  }
}

/// Objects whose setters tell proxies what was set.
@MainActor
protocol AppearanceTarget: NSObject {
  var appearanceNotes: AppearanceNotes? { get set }
}

extension UIView: AppearanceTarget {
  var appearanceNotes: AppearanceNotes? {
    get { rare?.appearanceNotes }
    set { rareState.appearanceNotes = newValue }
  }
}

extension UIBarItem: AppearanceTarget {}

extension AppearanceTarget {
  /// Every property that proxies have calls this when it has been set.
  @inline(__always)
  func noteSet<Value>(
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

  /// The same for methods: `variant` tells their arguments apart.
  @inline(__always)
  func noteCall(
    _ variant: Int, name: StaticString = #function, _ apply: @escaping @MainActor (Self) -> Void
  ) {
    guard AppearanceRules.isInUse else { return }
    let key = AppearanceKey(name, variant)
    note(key)?.record(key) { target in
      if let target = target as? Self { apply(target) }
    }
  }

  /// The rule to record in, where the object is a proxy; else remembers that the object has its own value.
  @discardableResult
  private func note(_ key: AppearanceKey) -> AppearanceRule? {
    guard !AppearanceRules.isApplying else { return nil }
    if let rule = appearanceNotes?.rule { return rule }
    guard AppearanceRules.hasRecorded(key) else { return nil }
    let notes = appearanceNotes ?? AppearanceNotes()
    notes.ownKeys.insert(key)
    appearanceNotes = notes
    return nil
  }
}
