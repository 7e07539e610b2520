import FoundationExtensions
import UserNotifications

/// Launches the application.
@MainActor
package struct ApplicationLauncher {
  private let application: UIApplication

  package init(principalClass: UIApplication.Type = UIApplication.self) {
    if let running = UIApplication.instance, type(of: running) == principalClass {
      application = running
    } else {
      application =
        principalClass == UIApplication.self
        ? UIApplication() : DynamicInit.makeObject(principalClass) as! UIApplication
      UIApplication.instance = application
    }
    application.attach(to: HostRegistry.current)
  }

  /// Creates the `App` of SwiftUI that is launched next; `nil` for apps without one.
  package static var makeApp: (@MainActor () -> Void)?

  /// Launches with the links and the notification of the command line.
  package func launch(delegateClass: NSObject.Type?) {
    let arguments = LaunchArguments(LaunchArguments.ofProcess)
    let name = ProcessInfo.processInfo.processName
    for fault in arguments.faults { FileHandle.standardError.write(Data("\(name): \(fault)\n".utf8)) }
    launch(delegateClass: delegateClass, urls: arguments.urls, notification: arguments.notification)
  }

  /// Creates the folders that always exist on iOS, because apps do not check for them.
  private static func makeFolders() {
    let manager = FileManager.default
    for folder in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
      guard let place = manager.urls(for: folder, in: .userDomainMask).first else { continue }
      try? manager.createDirectory(at: place, withIntermediateDirectories: true)
    }
  }

  /// Makes languages, folders and fonts of the app available, which initializers of its `App` and of its delegate use.
  private static func prepareProcess() {
    ResourceReport.setHandler { UIKitFault.warn($0, category: "Resources") }
    LocalizedBundle.adopt(.main)
    SessionLocale.adopt(languages: AppLanguage.preferred)
    makeFolders()
    BundledFonts.register(ApplicationManifest.current.fontFiles, in: .main)
  }

  /// Launches in the order of Metrics.md 3.4: the two launch callbacks, the first scene, foreground, active;
  /// every notification after the delegate's method.
  package func launch(
    delegateClass: NSObject.Type?, urls: [URL], notification: [AnyHashable: Any]? = nil
  ) {
    application.lifecycle.isLaunching = true
    application.lifecycle.adoptsScenes = false
    Self.prepareProcess()
    Self.makeApp?()
    Self.makeApp = nil
    if let delegate = delegateClass.map({ DynamicInit.makeObject($0) }) {
      guard let conforming = delegate as? any UIApplicationDelegate else {
        return UIKitFault.raise(
          .internalInconsistency, "\(type(of: delegate)) does not conform to UIApplicationDelegate")
      }
      application.launchedDelegate = delegate
      application.delegate = conforming
    } else if application.delegate === application.launchedDelegate {
      application.launchedDelegate = nil
      application.delegate = nil
    }
    let storyboardWindow = makeStoryboardWindow()
    var found: [UIApplication.LaunchOptionsKey: Any] = [:]
    found[.url] = urls.first
    found[.remoteNotification] = notification
    let options = found.isEmpty ? nil : found
    let response = notification.map { NotificationService.response(to: $0) }
    _ = application.delegate?.application(application, willFinishLaunchingWithOptions: options)
    RestorationArchive.restore()
    _ = application.delegate?.application(application, didFinishLaunchingWithOptions: options)
    application.post(
      UIApplication.didFinishLaunchingNotification, userInfo: options.map { $0 as [AnyHashable: Any] })
    connectFirstScene(urls: urls, response: response)
    if let storyboardWindow, !application.lifecycle.adoptsScenes {
      (application.delegate?.window as UIWindow? ?? storyboardWindow).makeKeyAndVisible()
    }
    checkRootViewControllers()
    application.lifecycle.hasLaunched = true
    for scene in application.connected { scene.move(to: .foregroundActive) }
    application.lifecycle.isLaunching = false
    if !application.lifecycle.adoptsScenes {
      for url in urls { _ = application.delegate?.application(application, open: url, options: [:]) }
    }
    if let response { application.receive(response) }
  }

  /// Creates the main storyboard's window of an application without scenes, before the delegate's launch
  /// callbacks.
  private func makeStoryboardWindow() -> UIWindow? {
    let manifest = ApplicationManifest.current
    guard let name = manifest.mainStoryboardName, application.connected.isEmpty,
      manifest.sceneConfiguration(named: nil, role: .windowApplication) == nil,
      ApplicationClasses.sceneDelegate(besides: application.delegate) == nil
    else { return nil }
    let window = StoryboardLaunch.window(storyboard: name, key: .application, scene: nil)
    guard let window else { return nil }
    application.delegate?.window = window
    // The protocol's default implementation does not store the value.
    guard application.delegate?.window as UIWindow? != nil else {
      UIKitFault.warn(
        "The app delegate must implement the window property if it wants to use a main storyboard file.",
        category: "Application")
      return nil
    }
    return window
  }

  private func connectFirstScene(urls: [URL], response: UNNotificationResponse?) {
    guard application.connected.isEmpty else { return }
    for (index, session) in application.sessionsForLaunch().enumerated() {
      let options = UIScene.ConnectionOptions()
      if index == 0 {
        options.notificationResponse = response
        options.urlContexts = Set(urls.map { UIOpenURLContext(url: $0, options: .init()) })
      }
      let configuration = application.sceneConfiguration(for: session, options: options)
      if index == 0 {
        let declared = ApplicationManifest.current.sceneConfiguration(
          named: configuration.name, role: session.role)
        application.lifecycle.adoptsScenes =
          configuration.delegateClass != nil || declared?.delegateClassName != nil
      }
      application.connectScene(for: session, configuration: configuration, options: options)
    }
  }

  /// Warns about windows without a root view controller, Conformance.md M24. Apps with scenes may set theirs
  /// later.
  private func checkRootViewControllers() {
    guard !application.lifecycle.adoptsScenes else { return }
    if application.windows.isEmpty {
      // iOS warned about a missing window before scenes were introduced; it now shows a black screen
      // silently.
      UIKitFault.warn(
        "Applications are expected to have a root view controller at the end of application launch",
        category: "Application")
    }
    guard application.windows.contains(where: { !$0.isHidden && $0.rootViewController == nil }) else {
      return
    }
    UIKitFault.raise(
      .internalInconsistency,
      "Application windows are expected to have a root view controller at the end of application launch")
  }
}
