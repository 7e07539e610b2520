/// A node that handles external URLs and activities.
@MainActor
private protocol EventObserver: _ViewNode {
  func open(_ url: URL)
  func proceed(with activity: NSUserActivity)
}

@MainActor
enum EventObservers {
  private struct WeakEventObserver { weak var eventObserver: (any EventObserver)? }
  private static var all: [WeakEventObserver] = []

  fileprivate static func add(_ eventObserver: any EventObserver) {
    all.removeAll { $0.eventObserver == nil }
    all.append(WeakEventObserver(eventObserver: eventObserver))
  }
  /// The handlers in a scene, or in all scenes if it is `nil`.
  private static func eventObservers(in store: SceneStore?) -> [any EventObserver] {
    all.compactMap(\.eventObserver).filter {
      $0.isAlive && (store == nil || $0.environment.sceneStore === store)
    }
  }
  static func open(_ url: URL, in store: SceneStore?) {
    for eventObserver in eventObservers(in: store) { eventObserver.open(url) }
  }
  static func proceed(with activity: NSUserActivity, in store: SceneStore?) {
    for eventObserver in eventObservers(in: store) { eventObserver.proceed(with: activity) }
  }
}

/// Handles URLs and activities.
public struct _ExternalEventModifier: ViewModifier {
  public typealias Body = Never
  var open: ((URL) -> Void)?
  var activityType: String?
  var proceed: ((NSUserActivity) -> Void)?
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ExternalEventNode(view, inputs) }
}

private final class ExternalEventNode<C: View>: ForwardingNode<ModifiedContent<C, _ExternalEventModifier>, C>,
  EventObserver
{
  private var modifier: _ExternalEventModifier
  init(_ view: ModifiedContent<C, _ExternalEventModifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(view, inputs, \.content)
    EventObservers.add(self)
  }
  override func update(_ view: ModifiedContent<C, _ExternalEventModifier>) {
    modifier = view.modifier
    super.update(view)
  }
  func open(_ url: URL) { modifier.open?(url) }
  func proceed(with activity: NSUserActivity) {
    if activity.activityType == modifier.activityType { modifier.proceed?(activity) }
  }
}

/// Advertises a user activity while the view is visible.
public struct _UserActivityModifier: ViewModifier {
  public typealias Body = Never
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { UserActivityNode(view, inputs) }
}

private final class UserActivityNode<C: View>: ForwardingNode<ModifiedContent<C, _UserActivityModifier>, C>,
  AppearanceNode
{
  private var modifier: _UserActivityModifier
  private var activity: NSUserActivity?
  private var isShown = false

  init(_ view: ModifiedContent<C, _UserActivityModifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(view, inputs, \.content)
    host.register(self)
  }
  override func update(_ view: ModifiedContent<C, _UserActivityModifier>) {
    modifier = view.modifier
    super.update(view)
    UpdateQueue.afterUpdate { [weak self] in self?.synchronize() }
  }
  func appear() {
    isShown = true
    synchronize()
  }
  func disappear() {
    isShown = false
    synchronize()
  }
  override func willEnd() {
    isShown = false
    synchronize()
  }

  private var scene: UIScene? {
    (host.view.window ?? host.presenter?.viewIfLoaded?.window)?.windowScene
  }

  private func synchronize() {
    guard isShown, modifier.isActive else {
      guard let old = activity else { return }
      activity = nil
      old.resignCurrent()
      if host.presenter?.userActivity === old { host.presenter?.userActivity = nil }
      if let scene, scene.userActivity === old { scene.userActivity = nil }
      return
    }
    let current: NSUserActivity
    if let activity, activity.activityType == modifier.type {
      current = activity
    } else {
      activity?.resignCurrent()
      current = NSUserActivity(activityType: modifier.type)
    }
    activity = current
    Tracking.ignoring { modifier.update(current) }
    host.presenter?.userActivity = current
    scene?.userActivity = current
    current.becomeCurrent()
  }
}

extension View {
  /// Handles URLs opened in the scene.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_ExternalEventModifier(open: action))
  }
  /// Handles activities of a type continued in the scene.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(_ExternalEventModifier(activityType: activityType, proceed: action)) }

  /// Advertises a user activity while the view is visible.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(_UserActivityModifier(type: activityType, isActive: isActive, update: update)) }
  /// Advertises a user activity while the view is visible and the element is not `nil`.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }
}
