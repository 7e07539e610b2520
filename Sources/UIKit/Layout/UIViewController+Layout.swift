extension UIViewController {
  /// The part of the view under the bars at the top.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }
  /// The part of the view under the bars at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }
}
