/// How lines of text stand between the edges of their container.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The leading edge of the text's own direction.
  case natural = 4
}
