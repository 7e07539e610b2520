import Foundation

// Formatting changes no state. The app configures a formatter before it is shared, as on iOS.
/// A formatter for lists: "bread, milk, and eggs".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale. Defaults to the current one.
  open var locale: Locale! = .autoupdatingCurrent

  /// The formatter for items that are not strings.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins strings in the style of the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  /// Formats a list; `nil` if an item cannot be formatted.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      if let text = itemFormatter?.string(for: item) ?? (item as? String) {
        strings.append(text)
      } else if let item = item as? CustomStringConvertible {
        strings.append(item.description)
      } else {
        return nil
      }
    }
    return strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
