extension Publishers {
  /// A publisher that decodes the upstream's values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let decoder = decoder
      upstream.subscribe(
        FilterInner<Upstream.Output, Upstream.Failure, S>(
          "Decode", subscriber, codingRules, trying: { .emit(try decoder.decode(Output.self, from: $0)) }))
    }
  }

  /// A publisher that encodes the upstream's values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let encoder = encoder
      upstream.subscribe(
        FilterInner<Upstream.Output, Upstream.Failure, S>(
          "Encode", subscriber, codingRules, trying: { .emit(try encoder.encode($0)) }))
    }
  }
}

private let codingRules = FilterRules(
  unexpectedValues: .processEarly, requiresDemand: false,
  children: { [("finished", false), ("upstreamSubscription", Optional<any Subscription>.none as Any)] })

extension Publisher {
  /// Decodes the values of this publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Encodes the values of this publisher.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
