import Synchronization

/// What links the end of a stretch of time to its start.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The identifier the stretch was begun with.
  public let signpostID: OSSignpostID
  private let isOpen = Atomic<Bool>(true)

  init(id: OSSignpostID) {
    signpostID = id
  }

  /// Makes a state for a stretch that was begun elsewhere.
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

  /// Whether this is the first end of the stretch.
  func close() -> Bool {
    isOpen.exchange(false, ordering: .relaxed)
  }
}
