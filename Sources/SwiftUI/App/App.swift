/// The structure of an app, consisting of scenes.
@preconcurrency @MainActor
public protocol App: _LaunchableApp {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func _prepareLaunch() {
    AppHost.shared.stop()
    AppHost.shared.start(Self.self)
  }
  public static func _endLaunch() { AppHost.shared.stop() }

  /// Starts the app. Called by `@main`.
  public static func main() {
    AppHost.shared.start(Self.self)
    let status = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
    // Unit tests run in the launched app.
    if !TestHost.isCurrent { exit(status) }
  }
}

/// Creates an object that receives UIKit's delegate calls. An observable object is also available in the
/// environment.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let type: DelegateType.Type
  @MainActor public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    type = delegateType
    AppHost.shared.adopt(delegateType) { _ in }
  }
  @MainActor public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: ObservableObject {
    type = delegateType
    AppHost.shared.adopt(delegateType) {
      $0.setObject(AppHost.shared.delegateObject(delegateType), delegateType)
    }
  }
  @MainActor public var wrappedValue: DelegateType { AppHost.shared.delegateObject(type) }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  @MainActor public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
