import Foundation
import QuartzCore
import UIKit

/// The life-cycle callbacks of all controllers since the log was started. Layout callbacks are left out.
@MainActor
package final class LifecycleLog {
  /// The log of this process; `nil` until an inspector needs it.
  package private(set) static var current: LifecycleLog?

  package private(set) var events: [Inspection.Event] = []
  /// Called after each event.
  var changed: (() -> Void)?
  private let start = CACurrentMediaTime()
  private static let limit = 2000

  /// Starts the log, once. An observer that exists already continues to be called.
  @discardableResult
  package static func start() -> LifecycleLog {
    if let current { return current }
    let log = LifecycleLog()
    current = log
    let observe = LifecycleObserver.observe
    LifecycleObserver.observe = { [weak log] controller, event in
      observe?(controller, event)
      log?.add(controller, event)
    }
    let observeDeinit = LifecycleObserver.observeDeinit
    LifecycleObserver.observeDeinit = { [weak log] className, id in
      observeDeinit?(className, id)
      log?.add(className, LifecycleEvent.deinitialized.rawValue)
    }
    return log
  }

  private func add(_ controller: UIViewController, _ event: LifecycleEvent) {
    guard event != .viewWillLayoutSubviews, event != .viewDidLayoutSubviews else { return }
    guard !Self.isOwn(controller) else { return }
    let name = InspectionReader.name(of: controller)
    let title = InspectionReader.title(of: controller)
    add(title.map { "\(name) “\($0)”" } ?? name, event.rawValue)
  }

  private func add(_ controller: String, _ callback: String) {
    guard !Self.isOwn(controller) else { return }
    let time = ((CACurrentMediaTime() - start) * 1000).rounded() / 1000
    events.append(Inspection.Event(time: time, controller: controller, callback: callback))
    if events.count > Self.limit { events.removeFirst(Self.limit / 4) }
    changed?()
  }

  /// Whether a controller is one of the inspector's, or the stack that shows them.
  private static func isOwn(_ controller: UIViewController) -> Bool {
    isOwn(InspectionReader.name(of: controller))
      || controller.children.contains { isOwn(InspectionReader.name(of: $0)) }
  }

  private static func isOwn(_ name: String) -> Bool { name.hasPrefix("InterfaceInspector.") }
}
