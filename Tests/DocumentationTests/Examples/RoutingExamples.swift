import Routing
import UIKit

enum AppScreen: Hashable {
  case harbours, harbour(String), messages, signIn
}

enum AppRoute: Route {
  case harbour(String)
  case messages
  case signIn

  var destination: Destination<AppScreen> {
    switch self {
    case .harbour(let name): .stack(root: .harbours, pushed: [.harbour(name)])
    case .messages: .stack(root: .messages)
    case .signIn: .modal(Modal(.stack(root: .signIn)))
    }
  }
}

@MainActor
final class Screens: ScreenBuilder {
  func controller(for screen: AppScreen) -> UIViewController {
    switch screen {
    case .harbours: return tab("Harbours", "map", titles: harbours)
    case .harbour(let name): return HarbourViewController(name)
    case .messages: return tab("Messages", "envelope", titles: ["Customs"])
    case .signIn: return TitlesViewController("Sign in", titles: ["Marco", "Zheng He"])
    }
  }

  private func tab(_ title: String, _ image: String, titles: [String]) -> UIViewController {
    let screen = TitlesViewController(title, titles: titles)
    screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    return screen
  }
}

let appLinks = LinkTable<AppRoute>(
  schemes: ["harbours"], hosts: ["harbours.example"],
  [
    Link("harbour/:name") { (link) throws(RouteRefusal) in .harbour(try link.string("name")) },
    Link("messages") { _ in .messages },
  ])
