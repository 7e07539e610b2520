import GalleryApp
import OffscreenHost
import PortolanTesting
import UIKit

/// The Gallery example: grids, a feed and an outline in tabs.
package final class GalleryMix: ResizableMix {
  package struct State: Equatable, Sendable {
    var tab = 0
  }

  package static let name = "example-gallery"
  package static let start = State()
  package static let actions: [MixAction<GalleryMix>] = [
    MixAction("tab") { mix, _, number in mix.tabs?.selectedIndex = number % 4 },
    MixAction("scroll", scrolls: true) { _, app, number in app.scroll(number) },
  ]

  private weak var tabs: UITabBarController?

  private init(_ tabs: UITabBarController?) { self.tabs = tabs }

  package static func launch(_ state: State, on host: OffscreenHost) -> (mix: GalleryMix, app: TestApp) {
    let app = TestApp(launching: GalleryApp.AppDelegate.self, host: host)
    let tabs = app.window.rootViewController as? UITabBarController
    tabs?.selectedIndex = state.tab
    return (GalleryMix(tabs), app)
  }

  package var state: State { State(tab: tabs?.selectedIndex ?? -1) }
}
