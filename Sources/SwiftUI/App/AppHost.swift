/// Runs an app: keeps its value and state, and gives each scene its window.
@MainActor
package final class AppHost: NSObject {
  package static let shared = AppHost()

  private var evaluate: (() -> _SceneList)?
  private var list: _SceneList?
  private var delegateClass: (any (NSObject & UIApplicationDelegate).Type)?
  private var windows: [ObjectIdentifier: WindowHolder] = [:]
  private var root: AppRoot?
  private var observers: [any NSObjectProtocol] = []

  private final class WindowHolder {
    let window: UIWindow
    let controller: UIHostingController<AnyView>
    let index: Int
    init(_ window: UIWindow, _ controller: UIHostingController<AnyView>, _ index: Int) {
      self.window = window
      self.controller = controller
      self.index = index
    }
  }

  // MARK: Starting

  /// Takes an app's type; its windows come when the application has launched.
  package func start<A: App>(_ type: A.Type) {
    let root = TypedAppRoot(A())
    self.root = root
    root.onChange = { [weak self] in self?.update($0) }
    list = root.evaluate()
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.didLaunch() } }
    ]
  }

  func adopt(_ type: any (NSObject & UIApplicationDelegate).Type) { delegateClass = type }

  func delegateObject<D: NSObject & UIApplicationDelegate>(_ type: D.Type) -> D {
    if let known = UIApplication.shared.delegate as? D { return known }
    let made = DynamicInit.makeObject(type) as! D
    heldDelegate = made
    UIApplication.shared.delegate = made
    return made
  }
  private var heldDelegate: NSObject?

  private func didLaunch() {
    if let delegateClass, heldDelegate == nil {
      let made = DynamicInit.makeObject(delegateClass)
      heldDelegate = made
      UIApplication.shared.delegate = made as? any UIApplicationDelegate
      _ = UIApplication.shared.delegate?.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    }
    let center = NotificationCenter.default
    func observe(_ name: Notification.Name, _ body: @escaping @MainActor (UIScene) -> Void) {
      observers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { note in
          guard let scene = note.object as? UIScene else { return }
          MainActor.assumeIsolated { body(scene) }
        })
    }
    observe(UIScene.willConnectNotification) { [weak self] in self?.connect($0) }
    observe(UIScene.didActivateNotification) { [weak self] in self?.setPhase(.active, $0) }
    observe(UIScene.willDeactivateNotification) { [weak self] in self?.setPhase(.inactive, $0) }
    observe(UIScene.didEnterBackgroundNotification) { [weak self] in self?.setPhase(.background, $0) }
    observe(UIScene.willEnterForegroundNotification) { [weak self] in self?.setPhase(.inactive, $0) }
    observe(UIScene.didDisconnectNotification) { [weak self] scene in
      self?.windows[ObjectIdentifier(scene)] = nil
    }
    for scene in UIApplication.shared.connectedScenes { connect(scene) }
  }

  // MARK: Scenes

  /// Shows the app's first window group in a scene.
  package func connect(_ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene, windows[ObjectIdentifier(scene)] == nil,
      let entry = list?.entries.first
    else { return }
    let window = UIWindow(windowScene: windowScene)
    let controller = UIHostingController(rootView: entry.view)
    controller.host.environment = environment(entry, SceneStore(session: scene.session), .inactive)
    if let title = entry.title { scene.title = title }
    window.rootViewController = controller
    windows[ObjectIdentifier(scene)] = WindowHolder(window, controller, 0)
    window.makeKeyAndVisible()
  }

  private func environment(
    _ entry: _SceneList.Entry, _ store: SceneStore, _ phase: ScenePhase
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    for change in entry.changes { change(&environment) }
    environment.sceneStore = store
    environment.scenePhase = phase
    return environment
  }

  private func setPhase(_ phase: ScenePhase, _ scene: UIScene) {
    guard let holder = windows[ObjectIdentifier(scene)] else { return }
    holder.controller.host.environment.scenePhase = phase
    root?.setPhase(phase)
  }

  private func update(_ new: _SceneList) {
    let old = list
    list = new
    for (index, watched) in new.watched.enumerated() {
      watched.act(old.flatMap { $0.watched.indices.contains(index) ? $0.watched[index].value : nil })
    }
    for holder in windows.values where new.entries.indices.contains(holder.index) {
      holder.controller.rootView = new.entries[holder.index].view
    }
  }

  // MARK: Links

  /// Hands a link to the views of the scenes that ask for links.
  package func open(_ url: URL) { LinkHearers.open(url) }
}

@MainActor
private class AppRoot {
  var onChange: ((_SceneList) -> Void)?
  func evaluate() -> _SceneList { _SceneList() }
  func setPhase(_ phase: ScenePhase) {}
}

/// Keeps an app's state and evaluates its body when what it read has changed.
private final class TypedAppRoot<A: App>: AppRoot {
  private var app: A
  private let fields = FieldPlan.of(A.self)
  private var slots: [AnyObject?]
  private let host: ViewHost
  private var node: AppNode!

  init(_ app: A) {
    self.app = app
    slots = Array(repeating: nil, count: fields.dynamicCount)
    host = ViewHost()
    super.init()
    node = AppNode(_NodeInputs(parent: nil, environment: EnvironmentValues(), host: host))
    node.onReevaluate = { [unowned self] in onChange?(evaluate()) }
  }

  override func evaluate() -> _SceneList {
    node.evaluation &+= 1
    if fields.dynamicCount > 0 {
      withUnsafeMutableBytes(of: &app) { fields.install($0.baseAddress!, &slots, node) }
    }
    let scenes = _SceneList()
    Tracking.reading(node) { app.body._append(to: scenes) }
    return scenes
  }

  override func setPhase(_ phase: ScenePhase) {
    var environment = node.environment
    environment.scenePhase = phase
    node.setEnvironment(environment)
    UpdateQueue.invalidateIfEnvironmentChanged(node, slots)
  }
}

private final class AppNode: _ViewNode {
  var onReevaluate: (() -> Void)?
  override func reevaluate() { onReevaluate?() }
}

/// Hears of links that are opened.
public struct _OpenURLModifier: ViewModifier {
  public typealias Body = Never
  let action: (URL) -> Void
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { OpenURLNode(view, inputs) }
}

@MainActor
private protocol LinkHearer: AnyObject { func open(_ url: URL) }

private final class OpenURLNode<C: View>: PassNode<ModifiedContent<C, _OpenURLModifier>, C>, LinkHearer {
  private var action: (URL) -> Void
  init(_ view: ModifiedContent<C, _OpenURLModifier>, _ inputs: _NodeInputs) {
    action = view.modifier.action
    super.init(view, inputs, \.content)
    LinkHearers.add(self)
  }
  override func update(_ view: ModifiedContent<C, _OpenURLModifier>) {
    action = view.modifier.action
    super.update(view)
  }
  func open(_ url: URL) { if isAlive { action(url) } }
}

@MainActor
private enum LinkHearers {
  private struct WeakHearer { weak var hearer: (any LinkHearer)? }
  private static var all: [WeakHearer] = []
  static func add(_ hearer: any LinkHearer) {
    all.removeAll { $0.hearer == nil }
    all.append(WeakHearer(hearer: hearer))
  }
  static func open(_ url: URL) { for entry in all { entry.hearer?.open(url) } }
}

extension View {
  /// Hears of links that are opened in the scene.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}
