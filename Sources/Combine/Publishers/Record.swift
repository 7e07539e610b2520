/// A publisher that plays back recorded values and a completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// A recording of values and a completion.
  public struct Recording {
    public private(set) var output: [Output] = []
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isComplete = false

    public init() {}

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Records a value. Nothing may follow the completion.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "Receiving values after completion is not allowed.")
      output.append(input)
    }

    /// Records the completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Receiving a second completion is not allowed.")
      self.completion = completion
      isComplete = true
    }
  }

  /// The recording to play back.
  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard let first = recording.output.first else {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: recording.completion)
    }
    subscriber.receive(
      subscription: SequenceSubscription(
        recording.output, first: first, rest: recording.output.dropFirst().makeIterator(), subscriber,
        completion: recording.completion))
  }
}

extension Record: Sendable where Output: Sendable, Failure: Sendable {}
extension Record.Recording: Sendable where Output: Sendable, Failure: Sendable {}
extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output
    case completion
  }

  /// Decodes a complete recording.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      output: container.decode([Output].self, forKey: .output),
      completion: container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording where Output: Codable, Failure: Codable {
  /// Writes the recording to an encoder.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }
}
