/// A place in an app that can be navigated to, usually an enumeration.
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

  /// The destination of the route.
  var destination: Destination<Screen> { get }
}
