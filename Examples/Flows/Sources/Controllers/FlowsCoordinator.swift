import Routing
import UIKit
import UserNotifications

/// Connects the navigator, the user's session and the screens, which are independent of each other.
@MainActor
public final class FlowsCoordinator {
  public let navigator: Navigator<FlowsRoute>
  private let session = Session()

  public static let home = NavigationState<FlowsScreen>(
    root: .tabs(Tabs(.stack(root: .trips), .stack(root: .places), .stack(root: .account))))

  public init(window: UIWindow) {
    let screens = FlowsScreens()
    navigator = Navigator(window: window, builder: screens, guards: [.signedIn(session)])
    screens.coordinator = self
    navigator.onRefusal = { [weak self] _, refusal in self?.show(refusal) }
  }

  /// Shows the initial screens: those of the launch link or notification, or the trips.
  public func start(url: URL? = nil, payload: [AnyHashable: Any]? = nil) {
    do throws(RouteRefusal) {
      var route: FlowsRoute?
      if let payload { route = try flowsLinks.route(payload: payload) }
      if let url { route = try flowsLinks.route(url) }
      navigator.start(at: Self.home, opening: route)
    } catch {
      navigator.start(at: Self.home)
      show(error)
    }
  }

  public func open(_ url: URL) {
    navigator.open(url, in: flowsLinks) { [weak self] result in self?.showFailure(of: result) }
  }

  public func open(payload: [AnyHashable: Any]) {
    navigator.open(payload: payload, in: flowsLinks) { [weak self] result in self?.showFailure(of: result) }
  }

  // MARK: Notifications

  /// Schedules a notification in a minute that leads back to a day of a trip.
  func remind(ofDay day: Int, of trip: Int) {
    let content = UNMutableNotificationContent()
    content.title = Trip.all[trip - 1].days[day - 1]
    content.body = "Day \(day) of “\(Trip.all[trip - 1].title)”"
    content.userInfo = ["link": "flows://trips/\(trip)/days/\(day)"]
    let request = UNNotificationRequest(
      identifier: "trips/\(trip)/days/\(day)", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert]) { granted, _ in
      if granted { center.add(request) }
    }
  }

  // MARK: The session

  var email: String? { session.email }

  func signIn(as email: String) {
    session.email = email
    // Continues to the deferred route, or returns to the previous screen.
    if !navigator.resume() { navigator.open(.dismissal) }
  }

  func cancelSignIn() {
    navigator.discardDeferredRoute()
    navigator.open(.dismissal)
  }

  func signOut() {
    session.email = nil
    navigator.open(.trips)
  }

  // MARK: Refusals

  private func showFailure(of result: Result<Void, RouteRefusal>) {
    if case .failure(let refusal) = result { show(refusal) }
  }

  private func show(_ refusal: RouteRefusal) {
    guard let presenter = navigator.window.rootViewController, presenter.presentedViewController == nil else {
      return
    }
    let alert = UIAlertController(
      title: "This link leads nowhere", message: refusal.description, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    presenter.present(alert, animated: true)
  }
}
