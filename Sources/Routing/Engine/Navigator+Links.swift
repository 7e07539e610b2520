import UIKit

extension Navigator {
  /// Opens a link. Calls `completion` with the reason if it is refused.
  public func open(
    _ url: URL, in links: LinkTable<R>, animated: Bool = true, completion: Completion? = nil
  ) {
    follow(completion: completion, animated: animated) { () throws(RouteRefusal) in try links.route(url) }
  }

  /// Opens the link in a notification's payload. Calls `completion` with the reason if it is refused.
  public func open(
    payload: [AnyHashable: Any], in links: LinkTable<R>, animated: Bool = true, completion: Completion? = nil
  ) {
    follow(completion: completion, animated: animated) { () throws(RouteRefusal) in
      try links.route(payload: payload)
    }
  }

  private func follow(completion: Completion?, animated: Bool, _ read: () throws(RouteRefusal) -> R) {
    do throws(RouteRefusal) {
      open(try read(), animated: animated, completion: completion)
    } catch {
      completion?(.failure(error))
    }
  }
}
