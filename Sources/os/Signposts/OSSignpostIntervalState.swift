import Synchronization

/// The state that connects the end of an interval to its beginning.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID
  private let isOpen = Atomic<Bool>(true)

  init(id: OSSignpostID) {
    signpostID = id
  }

  /// Creates the state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  public convenience init(from decoder: any Decoder) throws {
    self.init(id: OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(signpostID.rawValue)
  }

  /// Closes the interval. Returns whether it was still open.
  func close() -> Bool {
    isOpen.exchange(false, ordering: .relaxed)
  }
}
