/// An action that refreshes the content of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// Handles pull to refresh with the scroll view's refresh control.
@MainActor
package final class Refresher {
  var action: RefreshAction
  private weak var control: UIRefreshControl?

  init(_ action: RefreshAction) { self.action = action }

  func attach(to scroll: UIScrollView) {
    guard control == nil || control?.superview !== scroll else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self else { return }
        let action = self.action
        Task { @MainActor in
          await action()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    scroll.refreshControl = control
    self.control = control
  }
}
private struct RefresherKey: EnvironmentKey { static var defaultValue: Refresher? { nil } }
extension EnvironmentValues {
  package var refresher: Refresher? {
    get { self[RefresherKey.self] }
    set { self[RefresherKey.self] = newValue }
  }
  public var refresh: RefreshAction? {
    let refresher = refresher
    // Views read their environment on the main thread.
    return refresher.map { refresher in MainActor.assumeIsolated { refresher.action } }
  }
}

@MainActor
private struct RefreshModifier: ViewModifier {
  let action: RefreshAction
  @State private var holder = Holder()
  @MainActor final class Holder { var refresher: Refresher? }
  func body(content: Content) -> some View {
    let refresher = holder.refresher ?? Refresher(action)
    refresher.action = action
    holder.refresher = refresher
    return content.environment(\.refresher, refresher)
  }
}
extension View {
  /// Lets the user refresh the content by pulling down.
  @preconcurrency
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: RefreshAction(action: action)))
  }
}
