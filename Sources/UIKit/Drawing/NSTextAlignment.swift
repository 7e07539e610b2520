/// The alignment of lines in their container.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The leading edge for the direction of the text.
  case natural = 4
}
