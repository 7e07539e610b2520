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

    public var line: String { "\(controller).\(callback.rawValue)" }
  }

  public private(set) var entries: [Entry] = []
  private let callbacks: Set<Callback>
  private let start = CACurrentMediaTime()
  private var names: [ObjectIdentifier: String] = [:]

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

  private func record(_ controller: UIViewController, _ event: LifecycleEvent) {
    guard let callback = Callback(rawValue: event.rawValue) else { return }
    let name = self.name(of: controller)
    guard callbacks.contains(callback) else { return }
    entries.append(Entry(controller: name, callback: callback, time: CACurrentMediaTime() - start))
  }

  private func recordEnd(_ className: String, _ id: ObjectIdentifier) {
    let name = names.removeValue(forKey: id) ?? className
    guard callbacks.contains(.deinitialized) else { return }
    entries.append(Entry(controller: name, callback: .deinitialized, time: CACurrentMediaTime() - start))
  }
}
