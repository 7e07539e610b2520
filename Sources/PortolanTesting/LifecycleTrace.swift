/// Records the life-cycle callbacks of view controllers, in order.
///
///     let trace = LifecycleTrace()
///     navigation.pushViewController(detail, animated: true)
///     app.settle()
///     XCTAssertEqual(trace.lines, ["List.viewWillDisappear", "Detail.viewWillAppear", …])
///
/// Layout callbacks are omitted by default, because their number is unspecified.
@MainActor
public final class LifecycleTrace {
  public enum Callback: String, Sendable, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    case deinitialized = "deinit"

    /// Appearance, loading and deallocation.
    public static let standard: Set<Callback> = [
      .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialized,
    ]
  }

  public struct Entry: Hashable, Sendable {
    /// The controller's title at the time, or its class.
    public var controller: String
    public var callback: Callback
    /// Seconds since the start of the trace.
    public var time: TimeInterval
    fileprivate var screen: Int

    public var line: String { "\(controller).\(callback.rawValue)" }
  }

  public private(set) var entries: [Entry] = []
  private let callbacks: Set<Callback>
  private let start = CACurrentMediaTime()
  private var names: [ObjectIdentifier: String] = [:]
  private var screens: [Screen] = []
  private var screenNumbers: [ObjectIdentifier: Int] = [:]

  /// Starts recording. Only one trace records at a time; a new one replaces it.
  public init(_ callbacks: Set<Callback> = Callback.standard) {
    self.callbacks = callbacks
    LifecycleObserver.observe = { [weak self] controller, event in self?.record(controller, event) }
    LifecycleObserver.observeDeinit = { [weak self] className, id in self?.recordEnd(className, id) }
  }

  /// Sets the name of a controller in the trace.
  public func name(_ controller: UIViewController, _ name: String) {
    names[ObjectIdentifier(controller)] = name
  }

  public var lines: [String] { entries.map(\.line) }

  /// The entries of the app's own screens, with their current or last titles, because SwiftUI sets titles
  /// after loading. Screens without a title use their class name; containers of the frameworks are omitted.
  public var screenEntries: [Entry] {
    entries.compactMap { entry in
      screens[entry.screen].updateTitle()
      guard let title = screens[entry.screen].displayName else { return nil }
      var entry = entry
      entry.controller = title
      return entry
    }
  }

  /// The callbacks received by a controller.
  public func callbacks(of controller: UIViewController) -> [Callback] {
    let name = self.name(of: controller)
    return entries.filter { $0.controller == name }.map(\.callback)
  }

  public func clear() { entries = [] }

  public func stop() {
    LifecycleObserver.observe = nil
    LifecycleObserver.observeDeinit = nil
  }

  private func name(of controller: UIViewController) -> String {
    if let known = names[ObjectIdentifier(controller)] { return known }
    let name = controller.title ?? String(describing: type(of: controller))
    names[ObjectIdentifier(controller)] = name
    return name
  }

  private func screen(of controller: UIViewController) -> Int {
    let id = ObjectIdentifier(controller)
    if let known = screenNumbers[id] {
      screens[known].updateTitle()
      return known
    }
    screens.append(Screen(controller))
    screenNumbers[id] = screens.count - 1
    return screens.count - 1
  }

  private func record(_ controller: UIViewController, _ event: LifecycleEvent) {
    guard let callback = Callback(rawValue: event.rawValue) else { return }
    let name = self.name(of: controller)
    let screen = self.screen(of: controller)
    guard callbacks.contains(callback) else { return }
    entries.append(
      Entry(controller: name, callback: callback, time: CACurrentMediaTime() - start, screen: screen))
  }

  private func recordEnd(_ className: String, _ id: ObjectIdentifier) {
    let name = names.removeValue(forKey: id) ?? className
    let known = screenNumbers.removeValue(forKey: id)
    guard callbacks.contains(.deinitialized) else { return }
    if known == nil { screens.append(Screen()) }
    entries.append(
      Entry(
        controller: name, callback: .deinitialized, time: CACurrentMediaTime() - start,
        screen: known ?? screens.count - 1))
  }
}

/// A controller as seen by the app's developer.
@MainActor
private struct Screen {
  private weak var controller: UIViewController?
  private var title: String?
  /// The name of an app class; `nil` for framework classes.
  private let className: String?

  init(_ controller: UIViewController) {
    self.controller = controller
    let path = String(reflecting: type(of: controller))
    let module = path.prefix { $0 != "." }
    let isFramework = ["UIKit", "SwiftUI", "WebKit", "Routing", "PortolanTesting"].contains(module)
    className = isFramework ? nil : String(describing: type(of: controller))
    updateTitle()
  }

  /// A controller that was deallocated before anything was recorded.
  init() { className = nil }

  var displayName: String? { title ?? className }

  mutating func updateTitle() {
    guard let controller else { return }
    let found = [controller.title, controller.navigationItem.title].compactMap { $0 }.first { !$0.isEmpty }
    if let found { title = found }
  }
}
