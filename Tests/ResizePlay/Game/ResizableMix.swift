import OffscreenHost
import PortolanTesting
import UIKit

/// A small application whose whole state is a value: it can be launched where another instance was left.
@MainActor
package protocol ResizableMix: AnyObject {
  /// What the person has changed: screens, selections, texts, what is open.
  associatedtype State: Equatable & Sendable

  /// The name in reports and on the command line.
  static var name: String { get }

  /// Where the application begins.
  static var start: State { get }

  /// What a person can do. An action that is impossible in the present state does nothing.
  static var actions: [MixAction<Self>] { get }

  /// Starts the application with a state. What can only be shown over a screen follows in `restore`.
  static func launch(_ state: State, on host: OffscreenHost) -> (mix: Self, app: TestApp)

  /// The state as the interface has it now.
  var state: State { get }

  /// Shows what the state says lies over the root, which is on screen now.
  func restore(in app: TestApp)

  /// Ends what the launch started beside the application's windows.
  func end()
}

extension ResizableMix {
  package func restore(in app: TestApp) {}
  package func end() {}
}

/// A mix of one window, whose root a test puts there.
@MainActor
package protocol ScreenMix: ResizableMix {
  init(_ state: State)

  /// The window's root.
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

/// Something that a person does in a mix.
@MainActor
package struct MixAction<Mix: ResizableMix> {
  package let name: String
  /// Whether scroll views may be anywhere from now on.
  package let scrolls: Bool
  package let perform: (Mix, TestApp, Int) -> Void

  package init(_ name: String, scrolls: Bool = false, _ perform: @escaping (Mix, TestApp, Int) -> Void) {
    self.name = name
    self.scrolls = scrolls
    self.perform = perform
  }
}

extension TestApp {
  /// Drags the middle of the window up or down, farther than what a finger that only taps may move.
  package func scroll(_ number: Int) {
    let size = window.bounds.size
    var distance = CGFloat(number % 300 - 100)
    if abs(distance) < 30 { distance = distance < 0 ? -30 : 30 }
    let start = CGPoint(x: size.width / 2, y: size.height / 2)
    drag(from: start, to: CGPoint(x: start.x, y: start.y - distance))
  }

  /// Taps an element if it is there.
  package func tapIfPresent(_ label: String) {
    guard let element = element(label), window.bounds.contains(element.center) else { return }
    tap(at: element.center)
  }
}
