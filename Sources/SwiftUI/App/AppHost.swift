/// Runs an app: stores its value and state, and creates the windows of its scenes.
@MainActor
package final class AppHost: NSObject {
  package static let shared = AppHost()

  private var list: _SceneList?
  private var root: AppRoot?
  private var windows: [ObjectIdentifier: WindowHolder] = [:]
  /// The windows in the order of their creation. The order of a dictionary differs from run to run.
  private var windowsInOrder: [WindowHolder] { windows.values.sorted { $0.number < $1.number } }
  private var lastWindowNumber = 0
  private var observers: [any NSObjectProtocol] = []
  private var delegateClass: (any (NSObject & UIApplicationDelegate).Type)?
  private var delegate: NSObject?
  private var adaptations: [@MainActor (inout EnvironmentValues) -> Void] = []
  private var userSceneDelegates: [ObjectIdentifier: AnyClass] = [:]

  private final class WindowHolder {
    let window: UIWindow
    let controller: UIHostingController<AnyView>
    let store: SceneStore
    let index: Int
    let value: WindowValue
    let number: Int
    let phase: ScenePhaseCell
    init(
      _ window: UIWindow, _ controller: UIHostingController<AnyView>, _ store: SceneStore,
      _ phase: ScenePhaseCell, _ index: Int, _ value: WindowValue, number: Int
    ) {
      self.phase = phase
      self.number = number
      self.window = window
      self.controller = controller
      self.store = store
      self.index = index
      self.value = value
    }
  }

  // MARK: Starting

  /// Sets the type of the app, which the next launch creates. Its windows are created after the application has launched.
  package func start<A: App>(_ type: A.Type) {
    ApplicationLauncher.makeApp = { [self] in make(type) }
  }

  private func make<A: App>(_ type: A.Type) {
    let root = TypedAppRoot(A())
    self.root = root
    root.onChange = { [weak self] in self?.update($0) }
    list = root.evaluate()
    UIApplication.sceneDelegateAdapter = { [weak self] session, own in
      guard let self else { return own }
      self.userSceneDelegates[ObjectIdentifier(session)] = own
      return AppSceneDelegate.self
    }
    UIMenuSystem.additions = { [weak self] in self?.buildMenu($0) }
    observers = [
      NotificationCenter.default.addObserver(
        forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
      ) { [weak self] note in
        let options = note.userInfo as? [UIApplication.LaunchOptionsKey: Any]
        // The application posts the notification on the main thread.
        MainActor.assumeIsolated { self?.didLaunch(options) }
      }
    ]
  }

  /// Resets the host, so that another app can be started.
  package func stop() {
    ApplicationLauncher.makeApp = nil
    for holder in windowsInOrder { holder.controller.host.end() }
    windows = [:]
    list = nil
    root = nil
    delegate = nil
    delegateClass = nil
    adaptations = []
    userSceneDelegates = [:]
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    UIApplication.sceneDelegateAdapter = nil
    UIMenuSystem.additions = nil
    UIMenuSystem.main.setNeedsRebuild()
    UIApplication.shared.delegate = nil
    UIApplication.shared.lifecycle.adoptsScenes = false
  }

  func adopt(
    _ type: any (NSObject & UIApplicationDelegate).Type,
    _ adapt: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    delegateClass = type
    adaptations.append(adapt)
  }

  func delegateObject<D: NSObject & UIApplicationDelegate>(_ type: D.Type) -> D {
    if let known = delegate as? D { return known }
    let made = DynamicInit.makeObject(type) as! D
    delegate = made
    return made
  }

  private func didLaunch(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
    guard let delegateClass else { return }
    let object = delegate ?? DynamicInit.makeObject(delegateClass)
    delegate = object
    let application = UIApplication.shared
    application.delegate = object as? any UIApplicationDelegate
    _ = application.delegate?.application(application, willFinishLaunchingWithOptions: options)
    _ = application.delegate?.application(application, didFinishLaunchingWithOptions: options)
  }

  /// Creates the app's own delegate for a scene.
  func makeUserDelegate(_ session: UISceneSession) -> (any UIWindowSceneDelegate)? {
    userSceneDelegates[ObjectIdentifier(session)].flatMap {
      DynamicInit.makeObject($0) as? any UIWindowSceneDelegate
    }
  }

  // MARK: Scenes

  private static let windowKey = "SwiftUI.Window"
  static let openActivity = "SwiftUI.OpenWindow"

  /// Shows a window of the app in a scene: the requested one, or the first.
  package func connect(_ scene: UIScene, _ options: UIScene.ConnectionOptions? = nil) {
    guard let windowScene = scene as? UIWindowScene, windows[ObjectIdentifier(scene)] == nil, let list else {
      return
    }
    let request = options?.userActivities.first { $0.activityType == Self.openActivity }
    let info =
      request?.userInfo as? [String: Any] ?? scene.session.userInfo?[Self.windowKey] as? [String: Any]
    guard let index = index(of: info, in: list) else { return }
    let entry = list.entries[index]
    let value = WindowValue((info?["value"] as? Data).flatMap(entry.decode))
    let window = UIWindow(windowScene: windowScene)
    let store = SceneStore(session: scene.session)
    let controller = UIHostingController(rootView: entry.make(value))
    let phase = ScenePhaseCell(.inactive)
    controller.host.environment = environment(entry, store, phase)
    if let title = entry.title { scene.title = title }
    if let info {
      var kept = scene.session.userInfo ?? [:]
      kept[Self.windowKey] = info
      scene.session.userInfo = kept
    }
    window.rootViewController = controller
    lastWindowNumber += 1
    windows[ObjectIdentifier(scene)] = WindowHolder(
      window, controller, store, phase, index, value, number: lastWindowNumber)
    window.makeKeyAndVisible()
    entry.resizability?.apply(to: windowScene, controller.host)
    for context in options?.urlContexts ?? [] { open(context.url, in: scene) }
    for activity in options?.userActivities ?? [] where activity !== request {
      proceed(with: activity, in: scene)
    }
  }

  private func index(of info: [String: Any]?, in list: _SceneList) -> Int? {
    let id = info?["id"] as? String
    let type = info?["type"] as? String
    if let info, info["settings"] != nil { return list.entries.firstIndex { $0.kind == .settings } }
    if id != nil || type != nil {
      let found = list.entries.firstIndex { entry in
        (id == nil || entry.id == id) && (type == nil || entry.valueType.map { "\($0)" } == type)
      }
      if let found { return found }
    }
    return list.entries.firstIndex { $0.kind != .settings }
  }

  func disconnect(_ scene: UIScene) {
    windows[ObjectIdentifier(scene)]?.controller.host.end()
    windows[ObjectIdentifier(scene)] = nil
    updatePhase()
  }

  private func environment(
    _ entry: _SceneList.Entry, _ store: SceneStore, _ phase: ScenePhaseCell
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    for adapt in adaptations { adapt(&environment) }
    for change in entry.changes { change(&environment) }
    environment.sceneStore = store
    phase.write(to: &environment)
    return environment
  }

  func setPhase(_ phase: ScenePhase, _ scene: UIScene) {
    guard let holder = windows[ObjectIdentifier(scene)], holder.phase.value != phase else { return }
    holder.phase.value = phase
    if !holder.phase.informsAllReaders { holder.controller.host.environmentDidChange() }
    updatePhase()
  }

  /// Updates the app's phase, which is that of its most active scene.
  private func updatePhase() { root?.setPhase(windows.values.map(\.phase.value).max() ?? .background) }

  private func update(_ new: _SceneList) {
    let old = list
    list = new
    for (index, watched) in new.watched.enumerated() {
      watched.act(old.flatMap { $0.watched.indices.contains(index) ? $0.watched[index].value : nil })
    }
    for holder in windowsInOrder where new.entries.indices.contains(holder.index) {
      let entry = new.entries[holder.index]
      holder.controller.rootView = entry.make(holder.value)
      if !entry.changes.isEmpty {
        holder.controller.host.environment = environment(entry, holder.store, holder.phase)
      }
    }
    UIMenuSystem.main.setNeedsRebuild()
  }

  // MARK: Windows

  package func openWindow(id: String?, value: (any Codable & Hashable)?) {
    guard let list else { return }
    let type = value.map { Swift.type(of: $0) }
    let index = list.entries.firstIndex { entry in
      entry.kind != .settings && (id == nil || entry.id == id)
        && (type == nil || entry.valueType.map { $0 == type! } ?? false)
    }
    guard let index else {
      return UIKitFault.warn(
        "No scene is there for the window \(id.map { "“\($0)”" } ?? "of \(type.map { "\($0)" } ?? "nothing")").",
        category: "SwiftUI")
    }
    let wanted = value.map { AnyHashable($0) }
    let isSame: (WindowHolder) -> Bool = { $0.index == index && (value == nil || $0.value.value == wanted) }
    if list.entries[index].kind == .single || value != nil,
      let open = windowsInOrder.first(where: isSame), let scene = open.window.windowScene
    {
      return UIApplication.shared.requestSceneSessionActivation(
        scene.session, userActivity: nil, options: nil)
    }
    var info: [String: Any] = [:]
    info["id"] = list.entries[index].id
    info["type"] = type.map { "\($0)" }
    info["value"] = value.flatMap(Self.encode)
    request(info)
  }

  private static func encode(_ value: any Codable & Hashable) -> Data? {
    func encode<V: Encodable>(_ value: V) -> Data? { try? JSONEncoder().encode([value]) }
    return encode(value)
  }

  private func request(_ info: [String: Any]) {
    let activity = NSUserActivity(activityType: Self.openActivity)
    activity.userInfo = info
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { error in
      UIKitFault.warn("The window cannot be opened: \(error)", category: "SwiftUI")
    }
  }

  package func dismissWindow(id: String?, value: (any Codable & Hashable)?, current: SceneStore) {
    guard let list else { return }
    let wanted = value.map { AnyHashable($0) }
    for holder in windowsInOrder {
      let isMeant =
        id == nil && value == nil
        ? holder.store === current
        : (id == nil || list.entries[holder.index].id == id)
          && (value == nil || holder.value.value == wanted)
      guard isMeant, let scene = holder.window.windowScene else { continue }
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    }
  }

  var hasSettings: Bool { list?.entries.contains { $0.kind == .settings } ?? false }

  package func openSettings() {
    guard let list, let index = list.entries.firstIndex(where: { $0.kind == .settings }) else { return }
    if let open = windowsInOrder.first(where: { $0.index == index }), let scene = open.window.windowScene {
      return UIApplication.shared.requestSceneSessionActivation(
        scene.session, userActivity: nil, options: nil)
    }
    if UIApplication.shared.supportsMultipleScenes { return request(["settings": true]) }
    guard let presenter = windowsInOrder.first(where: { $0.phase.value == .active })?.controller else {
      return
    }
    let entry = list.entries[index]
    let sheet = UIHostingController(rootView: entry.make(WindowValue(nil)))
    sheet.host.environment = environment(entry, SceneStore(session: nil), ScenePhaseCell(.active))
    sheet.host.environment.presentedScreen = PresentedScreenAction { [weak sheet] in
      sheet?.dismiss(animated: true)
    }
    presenter.present(sheet, animated: true)
  }

  // MARK: Links and activities

  /// Passes a URL to the views of a scene that handle URLs; without a scene, to all views.
  package func open(_ url: URL, in scene: UIScene? = nil) {
    EventObservers.open(url, in: scene.flatMap { windows[ObjectIdentifier($0)]?.store })
  }

  package func proceed(with activity: NSUserActivity, in scene: UIScene? = nil) {
    let store = scene.flatMap { windows[ObjectIdentifier($0)]?.store }
    EventObservers.proceed(with: activity, in: store)
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
      EventObservers.open(url, in: store)
    }
  }

  // MARK: Menus

  private func buildMenu(_ builder: any UIMenuBuilder) {
    guard let list, let root else { return }
    if hasSettings {
      let command = UIKeyCommand(
        title: SystemString.settingsWithDialog.text, action: Selector("openSettings:"), input: ",",
        modifierFlags: .command)
      command.handler = { AppHost.shared.openSettings() }
      builder.replace(
        menu: .preferences,
        with: UIMenu(identifier: .preferences, options: .displayInline, children: [command]))
    }
    list.commands.build(builder, root.node)
  }
}

/// Receives scene callbacks for the app, and forwards them to the app's own delegate.
final class AppSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private var own: (any UIWindowSceneDelegate)?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    own = AppHost.shared.makeUserDelegate(session)
    AppHost.shared.connect(scene, options)
    own?.scene(scene, willConnectTo: session, options: options)
  }
  func sceneDidDisconnect(_ scene: UIScene) {
    own?.sceneDidDisconnect(scene)
    AppHost.shared.disconnect(scene)
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    AppHost.shared.setPhase(.active, scene)
    own?.sceneDidBecomeActive(scene)
  }
  func sceneWillResignActive(_ scene: UIScene) {
    AppHost.shared.setPhase(.inactive, scene)
    own?.sceneWillResignActive(scene)
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    AppHost.shared.setPhase(.inactive, scene)
    own?.sceneWillEnterForeground(scene)
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    AppHost.shared.setPhase(.background, scene)
    own?.sceneDidEnterBackground(scene)
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { AppHost.shared.open(context.url, in: scene) }
    own?.scene(scene, openURLContexts: URLContexts)
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppHost.shared.proceed(with: userActivity, in: scene)
    own?.scene(scene, continue: userActivity)
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    own?.stateRestorationActivity(for: scene) ?? scene.userActivity
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    AppHost.shared.proceed(with: stateRestorationActivity, in: scene)
    own?.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    own?.scene(scene, willContinueUserActivityWithType: userActivityType)
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let own else { return completionHandler(false) }
    own.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}

@MainActor
private class AppRoot {
  var onChange: ((_SceneList) -> Void)?
  var node: _ViewNode { fatalError() }
  func evaluate() -> _SceneList { _SceneList() }
  func setPhase(_ phase: ScenePhase) {}
}

/// Stores an app's state and evaluates its body after changes.
private final class TypedAppRoot<A: App>: AppRoot {
  private var app: A
  private let fields = PropertyLayout.of(A.self)
  private var slots: [AnyObject?]
  private let host: ViewHost
  private var appNode: AppNode!
  override var node: _ViewNode { appNode }

  init(_ app: A) {
    self.app = app
    slots = Array(repeating: nil, count: fields.dynamicCount)
    host = ViewHost()
    super.init()
    var environment = EnvironmentValues()
    environment.scenePhase = .background
    appNode = AppNode(_NodeInputs(parent: nil, environment: environment, host: host))
    appNode.onReevaluate = { [weak self] in
      guard let self else { return }
      onChange?(evaluate())
    }
  }

  override func evaluate() -> _SceneList {
    appNode.evaluation &+= 1
    if fields.dynamicCount > 0 {
      withUnsafeMutableBytes(of: &app) { fields.install($0.baseAddress!, &slots, appNode) }
    }
    let scenes = _SceneList()
    Tracking.reading(appNode) { app.body._append(to: scenes) }
    return scenes
  }

  override func setPhase(_ phase: ScenePhase) {
    guard appNode.environment.scenePhase != phase else { return }
    var environment = appNode.environment
    environment.scenePhase = phase
    appNode.setEnvironment(environment)
    UpdateQueue.invalidateIfEnvironmentChanged(appNode, slots)
  }
}

private final class AppNode: _ViewNode {
  var onReevaluate: (() -> Void)?
  override func reevaluate() { onReevaluate?() }
}
