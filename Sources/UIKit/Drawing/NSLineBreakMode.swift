/// The treatment of lines that are too long for their container.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  /// An ellipsis at the start of the line.
  case byTruncatingHead = 3
  /// An ellipsis at the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis in the middle of the line.
  case byTruncatingMiddle = 5
}
