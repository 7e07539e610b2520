/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the language.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The way in which a range of text is written in another direction.
///
/// A value of the attribute `writingDirection` combines it with an `NSWritingDirection`.
///
/// Differs from iOS: the attribute is kept and not drawn; characters have the direction of the Unicode standard.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded in text with another direction.
  case embedding = 0
  /// The directionality of the characters is overridden.
  case override = 2
}
