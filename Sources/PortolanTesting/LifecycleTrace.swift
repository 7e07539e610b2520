/// Records which life-cycle callbacks which view controllers receive, in their order.
///
///     let trace = LifecycleTrace()
///     navigation.pushViewController(detail, animated: true)
///     app.settle()
///     XCTAssertEqual(trace.lines, ["List.viewWillDisappear", "Detail.viewWillAppear", …])
///
/// Layout callbacks are left out unless asked for: how often a view lays out is no contract.
@MainActor
public final class LifecycleTrace {
  public enum Callback: String, Sendable, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    case deinitialized = "deinit"

    /// Appearance, loading and end of life.
    public static let standard: Set<Callback> = [
      .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialized,
    ]
  }

  public struct Entry: Hashable, Sendable {
    /// What the controller is called: its title at the time, else its class.
    public var controller: String
    public var callback: Callback
    /// Seconds since the trace began.
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

  /// Starts recording. One trace records at a time; a new one takes over.
  public init(_ callbacks: Set<Callback> = Callback.standard) {
    self.callbacks = callbacks
    LifecycleObserver.observe = { [weak self] controller, event in self?.record(controller, event) }
    LifecycleObserver.observeDeinit = { [weak self] className, id in self?.recordEnd(className, id) }
  }

  /// Gives a controller a name for the trace.
  public func name(_ controller: UIViewController, _ name: String) {
    names[ObjectIdentifier(controller)] = name
  }

  public var lines: [String] { entries.map(\.line) }

  /// The entries of the app's own screens, by the titles that they have now, or had last: SwiftUI sets a title after its screen
  /// is loaded. A screen without a title has the name of its class; containers of the frameworks are left out.
  public var screenEntries: [Entry] {
    entries.compactMap { entry in
      screens[entry.screen].updateTitle()
      guard let title = screens[entry.screen].displayName else { return nil }
      var entry = entry
      entry.controller = title
      return entry
    }
  }

  /// What one controller heard.
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

/// A controller as the author of an app knows it.
@MainActor
private struct Screen {
  private weak var controller: UIViewController?
  private var title: String?
  /// The name of a class of the app; `nil` for one of a framework.
  private let className: String?

  init(_ controller: UIViewController) {
    self.controller = controller
    let path = String(reflecting: type(of: controller))
    let module = path.prefix { $0 != "." }
    let isFramework = ["UIKit", "SwiftUI", "WebKit", "Routing", "PortolanTesting"].contains(module)
    className = isFramework ? nil : String(describing: type(of: controller))
    updateTitle()
  }

  /// A controller of which nothing was recorded before its end.
  init() { className = nil }

  var displayName: String? { title ?? className }

  mutating func updateTitle() {
    guard let controller else { return }
    let found = [controller.title, controller.navigationItem.title].compactMap { $0 }.first { !$0.isEmpty }
    if let found { title = found }
  }
}
