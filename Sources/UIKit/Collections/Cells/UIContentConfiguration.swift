/// What a content view shows, and the way to make one.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The same content as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; if not, a new content view is made for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
