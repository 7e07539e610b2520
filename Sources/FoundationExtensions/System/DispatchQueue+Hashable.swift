import Dispatch

/// Queues are objects on iOS, and are compared by identity.
extension DispatchQueue: @retroactive Equatable {
  public static func == (lhs: DispatchQueue, rhs: DispatchQueue) -> Bool { lhs === rhs }
}

extension DispatchQueue: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
