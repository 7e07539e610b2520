import Routing
import UIKit

/// Creates the app's controllers.
@MainActor
final class FlowsScreens: ScreenBuilder {
  weak var coordinator: FlowsCoordinator!

  private func open(_ route: FlowsRoute) -> () -> Void {
    { [weak coordinator] in coordinator?.navigator.open(route) }
  }

  func controller(for screen: FlowsScreen) -> UIViewController {
    switch screen {
    case .trips:
      let list = MenuViewController(
        title: "Trips", note: "Where shall it go?",
        rows: Trip.all.enumerated().map { index, trip in
          .init(title: trip.title, symbol: trip.symbol, action: open(.trip(index + 1)))
        })
      list.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "map"), tag: 0)
      return list
    case .trip(let number):
      let trip = Trip.all[number - 1]
      return MenuViewController(
        title: trip.title, note: "\(trip.days.count) days",
        rows: trip.days.enumerated().map { index, day in
          .init(
            title: "Day \(index + 1): \(day)", symbol: "calendar", action: open(.day(index + 1, of: number)))
        })
    case .day(let day, let number):
      let place = Trip.all[number - 1].days[day - 1]
      return MenuViewController(
        title: place, note: "Day \(day) of “\(Trip.all[number - 1].title)”",
        rows: [
          .init(title: "See \(place) among all places", symbol: "mappin", action: open(.place(place))),
          .init(title: "Remind me in a minute", symbol: "bell") { [weak coordinator] in
            coordinator?.remind(ofDay: day, of: number)
          },
        ])
    case .places:
      let list = MenuViewController(
        title: "Places", note: nil,
        rows: Trip.places.map { .init(title: $0, symbol: "mappin", action: open(.place($0))) })
      list.tabBarItem = UITabBarItem(
        title: "Places", image: UIImage(systemName: "mappin.and.ellipse"), tag: 1)
      return list
    case .place(let name):
      let trips = Trip.all.indices.filter { Trip.all[$0].days.contains(name) }
      return MenuViewController(
        title: name, note: trips.isEmpty ? "No trip goes there." : "On the way of",
        rows: trips.map {
          .init(title: Trip.all[$0].title, symbol: Trip.all[$0].symbol, action: open(.trip($0 + 1)))
        })
    case .account:
      return account()
    case .email:
      return email()
    case .code(let email):
      return MenuViewController(
        title: "Enter the code", note: "It was sent to \(email).",
        rows: [
          .init(title: "Use 0000", symbol: "key") { [weak coordinator] in coordinator?.signIn(as: email) }
        ])
    case .closingReasons:
      return closing(
        MenuViewController(
          title: "Close the account", note: "Why do you leave?",
          rows: ["I travel no more", "Something else"].map {
            .init(title: $0, symbol: "hand.wave", action: open(.confirmClosing))
          }))
    case .closingConfirmation:
      return closing(
        MenuViewController(
          title: "Really?", note: "Your trips will be gone.",
          rows: [
            .init(title: "Close my account", symbol: "trash", isDestructive: true) { [weak coordinator] in
              coordinator?.signOut()
            }
          ]))
    }
  }

  func navigationController(for root: FlowsScreen) -> UINavigationController {
    switch root {
    case .email: return SignInNavigationController()
    case .closingReasons: return ClosingNavigationController()
    default:
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
  }

  private func account() -> UIViewController {
    let menu = MenuViewController(
      title: "Account", note: coordinator.email.map { "Signed in as \($0)" } ?? "Not signed in",
      rows: [
        .init(title: "Sign in", symbol: "person", action: open(.signIn)),
        .init(title: "Close the account", symbol: "trash", isDestructive: true, action: open(.closeAccount)),
      ])
    menu.updateNote = { [weak coordinator] in
      coordinator?.email.map { "Signed in as \($0)" } ?? "Not signed in"
    }
    menu.tabBarItem = UITabBarItem(title: "Account", image: UIImage(systemName: "person.crop.circle"), tag: 2)
    return menu
  }

  private func email() -> UIViewController {
    let menu = MenuViewController(
      title: "Sign in", note: "Your trips are kept for you alone.",
      rows: ["marco@flows.example", "ana@flows.example"].map {
        .init(title: $0, symbol: "envelope", action: open(.enterCode($0)))
      })
    menu.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak coordinator] _ in coordinator?.cancelSignIn() })
    return menu
  }

  private func closing(_ menu: MenuViewController) -> UIViewController {
    menu.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [open] _ in open(.dismissal)() })
    return menu
  }
}
