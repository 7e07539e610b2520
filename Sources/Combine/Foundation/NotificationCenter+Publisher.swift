import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The sender of the notifications; `nil` matches any.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(center, name, object, subscriber))
    }
  }

  /// Returns a publisher of the notifications with a name, from one sender or from any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

/// Notifications without demand are dropped.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Notification {
  private let lock = Lock()
  private let center: NotificationCenter
  private var downstream: Downstream?
  private var token: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(
    _ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?, _ downstream: Downstream
  ) {
    self.center = center
    self.downstream = downstream
    let receiver = UncheckedReference(self)
    token = center.addObserver(forName: name, object: object, queue: nil) { receiver.object?.receive($0) }
  }

  deinit {
    if let token { center.removeObserver(token) }
  }

  var description: String { "NotificationCenter Observer" }

  private func receive(_ notification: Notification) {
    lock.lock()
    guard let downstream, demand > .none else { return lock.unlock() }
    demand.consume()
    lock.unlock()
    let more = downstream.receive(notification)
    if more > .none { request(more) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.with { self.demand += demand }
  }

  func cancel() {
    lock.lock()
    let old = (downstream, token)
    downstream = nil
    token = nil
    lock.unlock()
    if let token = old.1 { center.removeObserver(token) }
  }
}

/// The notification center calls observers on the sender's thread; the subscription is thread-safe.
private struct UncheckedReference<Object: AnyObject>: @unchecked Sendable {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
