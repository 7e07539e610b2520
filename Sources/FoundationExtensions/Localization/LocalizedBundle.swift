import Foundation

/// The main bundle with string catalogs and plural rules among its tables, so that `NSLocalizedString` finds them.
///
/// Foundation on Linux reads `.strings` files only, and gives no place to add to them. The class adds no storage to
/// `Bundle`, so an instance can be told to be of this class: then its `localizedString` is this one.
///
/// A text with plural forms comes in the form `other`; `String(format:)` and `String.localizedStringWithFormat` know it
/// again and choose by the number that they are given.
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

  /// Lets a bundle answer with all its tables. Once is enough.
  package static func adopt(_ bundle: Bundle) {
    guard type(of: bundle) == Bundle.self else { return }
    let object = Unmanaged.passUnretained(bundle).toOpaque()
    object.storeBytes(
      of: unsafeBitCast(LocalizedBundle.self as AnyClass, to: UnsafeRawPointer.self),
      as: UnsafeRawPointer.self)
  }
}
