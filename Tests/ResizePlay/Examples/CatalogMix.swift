import CatalogApp
import OffscreenHost
import PortolanTesting
import UIKit

/// The Catalog example: its list, and each of its screens.
package final class CatalogMix: ResizableMix {
  package struct State: Equatable, Sendable {
    var screen: Int?
  }

  package static let name = "example-catalog"
  package static let start = State()
  package static let actions: [MixAction<CatalogMix>] = [
    MixAction("open") { mix, app, number in
      app.navigation?.popToRootViewController(animated: false)
      mix.open(number % CatalogScreen.all.count, in: app, animated: true)
    },
    MixAction("back") { mix, app, _ in
      app.navigation?.popViewController(animated: true)
      mix.state.screen = nil
    },
  ]

  package private(set) var state: State

  private init(_ state: State) { self.state = state }

  package static func launch(_ state: State, on host: OffscreenHost) -> (mix: CatalogMix, app: TestApp) {
    let app = TestApp(launching: CatalogApp.AppDelegate.self, host: host)
    return (CatalogMix(state), app)
  }

  package func restore(in app: TestApp) {
    if let screen = state.screen { open(screen, in: app, animated: false) }
  }

  private func open(_ number: Int, in app: TestApp, animated: Bool) {
    state.screen = number
    let screen = CatalogScreen.all[number].make()
    screen.navigationItem.largeTitleDisplayMode = .never
    app.navigation?.pushViewController(screen, animated: animated)
  }
}

extension TestApp {
  /// The navigation controller at the root of the window.
  fileprivate var navigation: UINavigationController? { window.rootViewController as? UINavigationController }
}
