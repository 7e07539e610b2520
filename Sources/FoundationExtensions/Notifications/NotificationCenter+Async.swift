import Foundation
import Synchronization

extension NotificationCenter {
  /// The notifications of one name, one after another, in an asynchronous loop.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let inbox: Inbox

      public mutating func next() async -> Notification? {
        await inbox.next()
      }
    }

    /// Notifications count from here on; up to seven that were not asked for yet are kept.
    public func makeAsyncIterator() -> Iterator {
      Iterator(inbox: Inbox(center, name, object))
    }
  }

  /// The notifications of one name, from one sender or from any, one after another, in an asynchronous loop.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}

/// Observes as long as the loop's iterator exists.
private final class Inbox: @unchecked Sendable {
  /// A notification, from the sender's thread to the loop's.
  private struct Letter: @unchecked Sendable { let notification: Notification }

  /// As many as on iOS; the oldest is dropped for an eighth.
  private static let capacity = 7

  private let center: NotificationCenter
  private let stream: AsyncStream<Letter>
  private var iterator: AsyncStream<Letter>.Iterator
  private let continuation: AsyncStream<Letter>.Continuation
  private var token: (any NSObjectProtocol)?

  init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    self.center = center
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(Self.capacity))
    iterator = stream.makeAsyncIterator()
    let continuation = continuation
    token = center.addObserver(forName: name, object: object, queue: nil) {
      continuation.yield(Letter(notification: $0))
    }
  }

  deinit {
    if let token { center.removeObserver(token) }
    continuation.finish()
  }

  func next() async -> Notification? {
    await iterator.next()?.notification
  }
}
