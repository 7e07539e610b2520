extension Publishers {
  /// A publisher that prints all events.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The prefix of each line.
    public let prefix: String
    /// The stream; `nil` is standard output.
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let writer = LineWriter(prefix: prefix, stream: stream)
      upstream.subscribe(
        Observer(
          "Print", subscriber,
          EventHandlers(
            receiveSubscription: { writer.write("receive subscription: (\($0))") },
            receiveOutput: { writer.write("receive value: (\($0))") },
            receiveCompletion: {
              switch $0 {
              case .finished: writer.write("receive finished")
              case .failure(let error): writer.write("receive error: (\(error))")
              }
            },
            receiveCancel: { writer.write("receive cancel") },
            receiveRequest: { writer.write($0.max.map { "request max: (\($0))" } ?? "request unlimited") })))
    }
  }
}

private final class LineWriter {
  private let prefix: String
  private var stream: (any TextOutputStream)?
  private let lock = Lock()

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
  }
}

extension Publisher {
  /// Prints all events, to standard output unless a stream is given.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
