import UIKit

extension Navigator {
  /// Follows a link, or tells why not.
  public func open(
    _ url: URL, in links: LinkTable<R>, animated: Bool = true, completion: Completion? = nil
  ) {
    follow(completion: completion, animated: animated) { () throws(RouteRefusal) in try links.route(url) }
  }

  /// Goes where a notification's payload leads, or tells why not.
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
