extension UIScrollView {
  /// The content's rectangle: constraints to it decide `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The view's own rectangle: what is constrained to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide { frameGuide }
}
