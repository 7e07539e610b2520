import FlowsApp
import OffscreenHost
import PortolanTesting
import UIKit

/// The Flows example: tabs, stacks and modal screens reached by links. Its state is the opened links.
package final class FlowsMix: ResizableMix {
  package struct State: Equatable, Sendable {
    var links: [Int] = []
  }

  package static let name = "example-flows"
  package static let start = State()
  package static let actions: [MixAction<FlowsMix>] = [
    MixAction("link") { mix, app, number in
      guard mix.state.links.count < 4 else { return }
      mix.open(number % links.count, in: app)
    }
  ]

  private static let links = [
    "flows://trips", "flows://places", "flows://places/Split", "flows://trips/1", "flows://trips/2/days/1",
    "flows://account/close", "flows://nowhere",
  ]

  package private(set) var state = State()

  private init() {}

  package static func launch(_ state: State, on host: OffscreenHost) -> (mix: FlowsMix, app: TestApp) {
    let app = TestApp(launching: FlowsApp.AppDelegate.self, host: host)
    let mix = FlowsMix()
    for link in state.links { mix.open(link, in: app) }
    return (mix, app)
  }

  private func open(_ link: Int, in app: TestApp) {
    state.links.append(link)
    app.host.send(open: [URL(string: Self.links[link])!])
    app.settle()
  }
}
