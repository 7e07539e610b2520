import AlbumsApp
import PortolanTesting
import UIKit

/// The Albums example, with albums without pictures, because these are decoded asynchronously.
package final class AlbumsMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var album: Int?
  }

  package static let name = "example-albums"
  package static let start = State()
  package static let actions: [MixAction<AlbumsMix>] = [
    MixAction("open") { mix, app, number in
      if mix.navigation.viewControllers.count == 1 { app.tapIfPresent(titles[number % titles.count]) }
    },
    MixAction("back") { mix, _, _ in mix.navigation.popViewController(animated: true) },
  ]

  private static let titles = ["Harbours", "Lighthouses by Night"]

  private let navigation: UINavigationController
  private let initial: State
  package var root: UIViewController { navigation }

  package init(_ state: State) {
    initial = state
    let library = AlbumLibrary(albums: Self.titles.map { Album(title: $0, photos: []) })
    navigation = AlbumsNavigation.make(root: AlbumsViewController(library: library))
  }

  package func restore(in app: TestApp) {
    if let album = initial.album { app.tapIfPresent(Self.titles[album]) }
  }

  package var state: State {
    guard navigation.viewControllers.count > 1 else { return State() }
    return State(album: navigation.topViewController?.title.flatMap { Self.titles.firstIndex(of: $0) })
  }
}
