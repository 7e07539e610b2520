/// A place in an app that can be asked for, as a value: an enumeration, as a rule.
///
///     enum AppRoute: Route {
///       case inbox
///       case message(Int)
///
///       var destination: Destination<AppScreen> {
///         switch self {
///         case .inbox: .stack(root: .inbox)
///         case .message(let id): .stack(root: .inbox, pushed: [.message(id)])
///         }
///       }
///     }
public protocol Route: Hashable {
  associatedtype Screen: Hashable

  /// Where the route leads.
  var destination: Destination<Screen> { get }
}
