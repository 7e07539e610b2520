/// Shows the views of a row, header or footer without a host of its own.
final class RowCanvas: HostingView {
  /// Called when another view takes over the content.
  var onLoss: (() -> Void)?
  private var isExchanging = false

  override func show(_ views: [ShownView]) {
    isExchanging = true
    super.show(views)
    isExchanging = false
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if !isExchanging { onLoss?() }
  }
}
