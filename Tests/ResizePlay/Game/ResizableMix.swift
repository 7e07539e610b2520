import OffscreenHost
import PortolanTesting
import UIKit

/// A small application whose complete state is a value, so that it can be launched in the state of another
/// instance.
@MainActor
package protocol ResizableMix: AnyObject {
  /// The user's changes: screens, selections, texts, and what is open.
  associatedtype State: Equatable & Sendable

  /// The name in reports and on the command line.
  static var name: String { get }

  /// The initial state.
  static var start: State { get }

  /// The user's actions. An action that is impossible in the current state does nothing.
  static var actions: [MixAction<Self>] { get }

  /// Starts the application with a state. Presentations over a screen are restored by `restore`.
  static func launch(_ state: State, on host: OffscreenHost) -> (mix: Self, app: TestApp)

  /// The current state of the interface.
  var state: State { get }

  /// Whether a fresh launch can show the same: not while a finger is down.
  var isComparable: Bool { get }

  /// Shows the presentations in the state over the root, which is now on screen.
  func restore(in app: TestApp)

  /// Ends everything the launch started besides the application's windows.
  func end()
}

extension ResizableMix {
  package var isComparable: Bool { true }
  package func restore(in app: TestApp) {}
  package func end() {}
}

/// A mix with one window, whose root the test sets.
@MainActor
package protocol ScreenMix: ResizableMix {
  init(_ state: State)

  /// The root of the window.
  var root: UIViewController { get }
}

extension ScreenMix {
  package static func launch(_ state: State, on host: OffscreenHost) -> (mix: Self, app: TestApp) {
    let app = TestApp(host: host)
    let mix = Self(state)
    app.show(mix.root)
    return (mix, app)
  }
}

/// A user action in a mix.
@MainActor
package struct MixAction<Mix: ResizableMix> {
  package let name: String
  /// Whether scroll views may have any offset from now on.
  package let scrolls: Bool
  package let perform: (Mix, TestApp, Int) -> Void

  package init(_ name: String, scrolls: Bool = false, _ perform: @escaping (Mix, TestApp, Int) -> Void) {
    self.name = name
    self.scrolls = scrolls
    self.perform = perform
  }
}

extension TestApp {
  /// Drags the middle of the window up or down, farther than the movement that still counts as a tap.
  package func scroll(_ number: Int) {
    let size = window.bounds.size
    var distance = CGFloat(number % 300 - 100)
    if abs(distance) < 30 { distance = distance < 0 ? -30 : 30 }
    let start = CGPoint(x: size.width / 2, y: size.height / 2)
    drag(from: start, to: CGPoint(x: start.x, y: start.y - distance))
  }

  /// Taps an element if it exists.
  package func tapIfPresent(_ label: String) {
    guard let element = element(label), window.bounds.contains(element.center) else { return }
    tap(at: element.center)
  }
}
