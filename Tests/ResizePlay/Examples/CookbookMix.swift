import CookbookApp
import Foundation
import OffscreenHost
import PortolanTesting
import SwiftUI

/// The Cookbook example: a stack if narrow, columns if wide. Its state is the last opened link.
package final class CookbookMix: ResizableMix {
  package struct State: Equatable, Sendable {
    var link: Int?
  }

  package static let name = "example-cookbook"
  package static let start = State()
  package static let actions: [MixAction<CookbookMix>] = [
    MixAction("link") { mix, app, number in mix.open(number % links.count, in: app) }
  ]

  private static let links = [
    "cookbook://category/soup", "cookbook://category/vegetable", "cookbook://recipe/apple-pie",
    "cookbook://recipe/bibimbap",
  ]

  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Resize-\(UUID().uuidString)")
    CookbookCommand.useBook(in: folder)
    return folder
  }()

  package private(set) var state = State()

  private init() {}

  package static func launch(_ state: State, on host: OffscreenHost) -> (mix: CookbookMix, app: TestApp) {
    _ = folder
    AppHost.shared.start(CookbookApp.self)
    let app = TestApp(launching: nil, host: host)
    let mix = CookbookMix()
    if let link = state.link { mix.open(link, in: app) }
    return (mix, app)
  }

  private func open(_ link: Int, in app: TestApp) {
    state.link = link
    if let url = URL(string: Self.links[link]) { AppHost.shared.open(url) }
    app.settle()
  }

  package func end() { AppHost.shared.stop() }
}
