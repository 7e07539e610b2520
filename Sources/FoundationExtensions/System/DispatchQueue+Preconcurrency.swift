import Dispatch

// Closures of Dispatch are `Sendable` without exception on Linux. On iOS they are `@preconcurrency`, so the language mode 6 warns
// about captured values instead of refusing them. The compiler prefers these methods because they have fewer default arguments.
// Each has one, so that an app's own method with the same labels, which has none, is preferred to both.

extension DispatchQueue {
  @preconcurrency @inlinable
  public func async(
    group: DispatchGroup? = nil, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: .unspecified, flags: [], execute: work)
  }

  @preconcurrency @inlinable
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: qos, flags: [], execute: work)
  }

  @preconcurrency @inlinable
  public func async(
    group: DispatchGroup? = nil, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: .unspecified, flags: flags, execute: work)
  }

  @preconcurrency @inlinable
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
  }

  @preconcurrency @inlinable
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: [], execute: work)
  }
}

extension DispatchGroup {
  @preconcurrency @inlinable
  public func notify(
    qos: DispatchQoS = .unspecified, queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    notify(qos: qos, flags: [], queue: queue, execute: work)
  }
}
