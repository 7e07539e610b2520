/// A view over the content of a scroll view that stays in place while the content scrolls.
@MainActor
protocol ScrollContentCover: AnyObject {
  /// Called after each layout of the scroll view.
  func followScrolling()
}
