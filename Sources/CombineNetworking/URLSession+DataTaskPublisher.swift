import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// Returns a publisher that loads the contents of a URL for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that performs a request for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the data and response of a request.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
    }
  }
}

// The lock guards the subscriber and the task.
/// A subscription that starts its task on the first demand.
private final class DataTaskSubscription<S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == (data: Data, response: URLResponse), S.Failure == URLError {
  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  private var subscriber: S?
  private var task: URLSessionDataTask?

  init(_ publisher: URLSession.DataTaskPublisher, _ subscriber: S) {
    self.publisher = publisher
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let started = lock.withLock { () -> URLSessionDataTask? in
      guard subscriber != nil, task == nil else { return nil }
      task = publisher.session.dataTask(with: publisher.request) { [self] data, response, error in
        finish(data, response, error)
      }
      return task
    }
    started?.resume()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let subscriber = lock.withLock({ take() }) else { return }
    if let response, error == nil {
      _ = subscriber.receive((data ?? Data(), response))
      subscriber.receive(completion: .finished)
    } else {
      subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    let running = lock.withLock { () -> URLSessionDataTask? in
      guard take() != nil else { return nil }
      return task
    }
    running?.cancel()
  }

  /// Returns the subscriber and releases it.
  private func take() -> S? {
    defer { subscriber = nil }
    return subscriber
  }
}
