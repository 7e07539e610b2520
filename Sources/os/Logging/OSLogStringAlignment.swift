/// The padding of a value to a number of columns.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case left, right }

  private let side: Side
  private let columns: Int

  /// No padding.
  public static let none = OSLogStringAlignment(side: .left, columns: 0)

  /// Padding on the left side of the value.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns())
  }

  /// Padding on the right side of the value.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns())
  }

  func applied(to text: String) -> String {
    guard columns > 0 else { return text }
    let missing = columns - text.count
    guard missing > 0 else { return text }
    let padding = String(repeating: " ", count: missing)
    return side == .right ? padding + text : text + padding
  }
}
