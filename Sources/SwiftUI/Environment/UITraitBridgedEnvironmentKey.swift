import UIKit

/// A key whose value is also a trait: UIKit's traits provide it, and changes in SwiftUI reach views of UIKit below.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value of the traits around SwiftUI's views.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes a value that SwiftUI's environment has into the traits of UIKit's views.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { setValue(for: key) ?? K.read(from: traits) }
    set {
      setValue(newValue, for: key)
      bridgedTraits[ObjectIdentifier(key)] = { K.write(to: &$0, value: newValue) }
    }
  }

  /// Returns overrides of a view or controller of UIKit with the values of bridged keys that SwiftUI has set; nil if there are
  /// none.
  func bridgedTraits(over overrides: UITraitOverrides) -> UITraitOverrides? {
    let writes = bridgedTraits
    guard !writes.isEmpty else { return nil }
    var traits: any UIMutableTraits = overrides
    for write in writes.values { write(&traits) }
    return traits as? UITraitOverrides
  }

  private var bridgedTraits: [ObjectIdentifier: UITraitMutations] {
    get { self[BridgedTraitsKey.self] }
    set { self[BridgedTraitsKey.self] = newValue }
  }
}

private struct BridgedTraitsKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: UITraitMutations] { [:] }
}
