import Foundation
import Synchronization

extension NotificationCenter {
  // Immutable; the object is compared and never read.
  /// An asynchronous sequence of the notifications with a name.
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
      fileprivate let inbox: NotificationBuffer

      public mutating func next() async -> Notification? {
        await inbox.next()
      }
    }

    /// Starts observing. Up to seven notifications are buffered.
    public func makeAsyncIterator() -> Iterator {
      Iterator(inbox: NotificationBuffer(center, name, object))
    }
  }

  /// Returns the notifications with a name as an asynchronous sequence, from one sender or from any.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}

// One consumer iterates, as on iOS; other threads only use the continuation, which is Sendable.
/// Observes notifications for as long as the iterator exists.
private final class NotificationBuffer: @unchecked Sendable {
  // A thread that posts a notification does not change it afterwards, as on iOS.
  /// Transfers a notification from the sender's thread to the consumer's.
  private struct SendableNotification: @unchecked Sendable { let notification: Notification }

  /// The buffer size of iOS. When the buffer is full, the oldest notification is dropped.
  private static let capacity = 7

  private let center: NotificationCenter
  private let stream: AsyncStream<SendableNotification>
  private var iterator: AsyncStream<SendableNotification>.Iterator
  private let continuation: AsyncStream<SendableNotification>.Continuation
  private var token: (any NSObjectProtocol)?

  init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    self.center = center
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(Self.capacity))
    iterator = stream.makeAsyncIterator()
    let continuation = continuation
    token = center.addObserver(forName: name, object: object, queue: nil) {
      continuation.yield(SendableNotification(notification: $0))
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
