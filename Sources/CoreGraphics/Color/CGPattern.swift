/// A pattern that is drawn by functions of C.
///
/// Differs from iOS: patterns cannot be created. `UIColor(patternImage:)` draws images as patterns.
public final class CGPattern: Sendable {
  private init() {}
}

extension CGColor {
  /// The pattern of the color; always `nil`.
  public var pattern: CGPattern? { nil }

  /// Returns `nil`: there is no pattern.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    return nil
  }
}
