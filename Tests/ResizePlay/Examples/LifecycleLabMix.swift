import LifecycleLabApp
import OffscreenHost
import PortolanTesting
import UIKit

/// The LifecycleLab example: a list, and a second window over it.
package final class LifecycleLabMix: ResizableMix {
  package struct State: Equatable, Sendable {}

  package static let name = "example-lifecycle-lab"
  package static let start = State()
  package static let actions: [MixAction<LifecycleLabMix>] = []
  package let state = State()

  private init() {}

  package static func launch(_ state: State, on host: OffscreenHost) -> (mix: LifecycleLabMix, app: TestApp) {
    (LifecycleLabMix(), TestApp(launching: LifecycleLabApp.AppDelegate.self, host: host))
  }
}
