import Foundation
import FoundationNetworking

/// Messages of a connection about its end. All methods are optional.
public protocol NSURLConnectionDelegate: AnyObject {
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
  func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool
}

/// Messages of a connection about the data that it loads. All methods are optional.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
  func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
  func connection(_ connection: NSURLConnection, didReceive data: Data)
  func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDelegate {
  public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
  public func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool { true }
}

extension NSURLConnectionDataDelegate {
  public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
  public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
  public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}

/// A request that is loaded with `URLSession.shared`, which replaced connections in iOS 9.
///
/// Differs from iOS: the delegate receives the data at once.
open class NSURLConnection: NSObject, @unchecked Sendable {
  // Started and canceled on one thread; the delegate is called on its queue.
  public let originalRequest: URLRequest
  open var currentRequest: URLRequest { originalRequest }
  private var task: URLSessionDataTask?
  // As on iOS, a connection retains its delegate until it ends.
  private var delegate: (any NSURLConnectionDelegate)?
  private var queue = OperationQueue.main

  @available(*, deprecated, message: "use URLSession")
  public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
    originalRequest = request
    super.init()
    self.delegate = delegate as? any NSURLConnectionDelegate
    if startImmediately { start() }
  }

  @available(*, deprecated, message: "use URLSession")
  public convenience init?(request: URLRequest, delegate: Any?) {
    self.init(request: request, delegate: delegate, startImmediately: true)
  }

  open class func canHandle(_ request: URLRequest) -> Bool { request.url?.scheme != nil }

  open func setDelegateQueue(_ queue: OperationQueue?) { self.queue = queue ?? .main }

  open func start() {
    guard task == nil else { return }
    let task = URLSession.shared.dataTask(with: originalRequest) { data, response, error in
      self.queue.addOperation { self.finish(data, response, error) }
    }
    self.task = task
    task.resume()
  }

  open func cancel() {
    task?.cancel()
    delegate = nil
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let delegate else { return }
    self.delegate = nil
    if let error { return delegate.connection(self, didFailWithError: error) }
    guard let receiver = delegate as? any NSURLConnectionDataDelegate else { return }
    if let response { receiver.connection(self, didReceive: response) }
    if let data, !data.isEmpty { receiver.connection(self, didReceive: data) }
    receiver.connectionDidFinishLoading(self)
  }

  /// Loads a request and calls the handler on a queue.
  @available(*, deprecated, message: "use URLSession")
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }
    task.resume()
  }

  /// Loads a request while the caller waits.
  @available(*, deprecated, message: "use URLSession")
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    let result = Loaded()
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { data, response, error in
      result.value = (data, response, error)
      done.signal()
    }.resume()
    done.wait()
    response?.pointee = result.value.1
    if let error = result.value.2 { throw error }
    return result.value.0 ?? Data()
  }
}

// Written by the thread of the session before the caller reads it, in the order of the semaphore.
/// The result of a request.
private final class Loaded: @unchecked Sendable {
  var value: (Data?, URLResponse?, (any Error)?) = (nil, nil, nil)
}
