import Foundation
import FoundationNetworking

extension URLSession {
  /// Loads a URL. A method of its own, so that it can be passed as a function; a method that the app declares itself takes
  /// precedence, as over iOS's, which has one more parameter.
  @_disfavoredOverload
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Loads a request. A method of its own, so that it can be passed as a function.
  @_disfavoredOverload
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}

extension URLCache {
  /// Creates a cache. Without a folder it is in that of the system.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
