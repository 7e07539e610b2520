import Routing

/// The places in the app that links, notifications and screens can open.
public enum FlowsRoute: Route {
  case trips
  case trip(Int)
  case day(Int, of: Int)
  case places
  case place(String)
  case account
  case signIn
  case enterCode(String)
  case closeAccount
  case confirmClosing
  case dismissal

  public var destination: Destination<FlowsScreen> {
    switch self {
    case .trips: .stack(root: .trips)
    case .trip(let id): .stack(root: .trips, pushed: [.trip(id)])
    case .day(let day, let trip): .stack(root: .trips, pushed: [.trip(trip), .day(day, of: trip)])
    case .places: .stack(root: .places)
    case .place(let name): .stack(root: .places, pushed: [.place(name)])
    case .account: .stack(root: .account)
    case .signIn: .modal(Modal(.stack(root: .email), style: .fullScreen))
    case .enterCode(let email): .stack(root: .email, pushed: [.code(email)])
    case .closeAccount:
      .modal(Modal(.stack(root: .closingReasons), style: .lockedSheet), over: .stack(root: .account))
    case .confirmClosing: .stack(root: .closingReasons, pushed: [.closingConfirmation])
    case .dismissal: .dismissal
    }
  }

  /// Whether the route is available without signing in.
  var isOpenToEverybody: Bool {
    switch self {
    case .trips, .places, .place, .signIn, .enterCode, .dismissal: true
    case .trip, .day, .account, .closeAccount, .confirmClosing: false
    }
  }
}
