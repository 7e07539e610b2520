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
      upstream.subscribe(PrintInner(subscriber, prefix, stream))
    }
  }
}

/// A stream that `print` can write to.
private struct LineStream: TextOutputStream {
  var base: any TextOutputStream

  mutating func write(_ string: String) { base.write(string) }
}

/// Writes each event in a line.
private final class PrintInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let prefix: String
  private let stream: LineStream?

  init(_ downstream: Downstream, _ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream.map(LineStream.init)
    super.init("Print", downstream)
  }

  private func write(_ text: String) {
    guard var stream else { return Swift.print(prefix + text) }
    Swift.print(prefix + text, to: &stream)
  }

  private func text(_ demand: Subscribers.Demand) -> String {
    demand.max.map { "request max: (\($0))" } ?? "request unlimited"
  }

  override func receive(subscription: any Subscription) {
    write("receive subscription: (\(subscription))")
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    write("receive value: (\(input))")
    let demand = downstream.receive(input)
    if demand > .none { write(text(demand) + " (synchronous)") }
    return demand
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: write("receive finished")
    case .failure(let error): write("receive error: (\(error))")
    }
    lock.with { state = .terminal }
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    write(text(demand))
    super.request(demand)
  }

  override func cancel() {
    write("receive cancel")
    super.cancel()
  }
}

extension Publisher {
  /// Prints all events, to standard output unless a stream is given.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
