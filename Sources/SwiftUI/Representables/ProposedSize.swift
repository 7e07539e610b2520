/// The proposed size that `_overrideSizeThatFits` receives, which libraries for iOS 13 to 15 implement.
public struct _ProposedSize: Sendable {
  /// The proposed width; `nil` for the ideal one.
  public var width: CGFloat?
  /// The proposed height; `nil` for the ideal one.
  public var height: CGFloat?

  init(_ proposal: ProposedViewSize) {
    width = proposal.width
    height = proposal.height
  }

  /// Returns the size that an implementation gives; `nil` if there is none.
  func size(_ override: (inout CGSize) -> Void) -> CGSize? {
    let unset = CGSize(width: -1, height: -1)
    var size = unset
    override(&size)
    if size == unset { return nil }
    return CGSize(
      width: size.width < 0 ? width ?? 10 : size.width, height: size.height < 0 ? height ?? 10 : size.height)
  }
}
