import Foundation

// Stores nothing. A subclass of a Sendable class has to repeat the conformance.
/// The main bundle with support for string catalogs and plural rules in `NSLocalizedString`.
///
/// Foundation on Linux reads only `.strings` files and offers no extension point. This subclass adds no
/// stored properties to `Bundle`, so the class of the existing instance can be replaced to override
/// `localizedString`.
///
/// A text with plural forms is returned in its `other` form. `String(format:)` and
/// `String.localizedStringWithFormat` recognize that form and choose the right one for their arguments.
package final class LocalizedBundle: Bundle, @unchecked Sendable {
  package override func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    if let found = StringTables.translation(of: key, table: tableName, bundle: self) {
      let plain = found.plain
      if found.dependsOnNumbers { PluralFormats.remember(found, as: plain) }
      return plain
    }
    return super.localizedString(forKey: key, value: value, table: tableName)
  }

  /// Adds support for all table formats to a bundle. Repeated calls have no effect.
  package static func adopt(_ bundle: Bundle) {
    guard type(of: bundle) == Bundle.self else { return }
    let object = Unmanaged.passUnretained(bundle).toOpaque()
    object.storeBytes(
      of: unsafeBitCast(LocalizedBundle.self as AnyClass, to: UnsafeRawPointer.self),
      as: UnsafeRawPointer.self)
  }
}
