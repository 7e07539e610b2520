import UIKit

/// A screen that reports inconsistent appearance callbacks.
package final class WatchedScreen: UIViewController {
  package enum State { case away, coming, shown, leaving }

  package let id: Int
  package private(set) var state = State.away
  private let object: @MainActor (String) -> Void
  package var isShown: Bool { state == .shown }

  /// - Parameter object: Called with a description of the problem.
  package init(_ id: Int, object: @escaping @MainActor (String) -> Void) {
    self.id = id
    self.object = object
    super.init(nibName: nil, bundle: nil)
    title = "\(id)"
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { fatalError("WatchedScreen is never archived") }

  private func change(to new: State, from allowed: State...) {
    if !allowed.contains(state) { object("\(id): \(new) after \(state)") }
    state = new
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    change(to: .coming, from: .away, .leaving)
  }
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    change(to: .shown, from: .coming)
  }
  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    change(to: .leaving, from: .shown, .coming)
  }
  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    change(to: .away, from: .leaving)
  }
}

/// A weak reference.
package struct Unowned<Object: AnyObject> {
  package weak var object: Object?
  package init(_ object: Object) { self.object = object }
}
