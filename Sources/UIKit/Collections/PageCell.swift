/// A page in a row of pages. Its safe area is that of the row, also while it is beside the screen.
package final class PageCell: UICollectionViewCell {
  package override var safeAreaInsetsForSubviews: UIEdgeInsets {
    superview?.safeAreaInsetsForSubviews ?? super.safeAreaInsetsForSubviews
  }
}
