import Dispatch

// Closures of Dispatch are `Sendable` without exception on Linux. On iOS they are `@preconcurrency`, so the language mode 6 warns
// about captured values instead of refusing them. The compiler prefers these methods because they have no default arguments.

extension DispatchQueue {
  @preconcurrency @inlinable
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  @preconcurrency @inlinable
  public func async(
    group: DispatchGroup?, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: .unspecified, flags: [], execute: work)
  }

  @preconcurrency @inlinable
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: qos, flags: [], execute: work)
  }

  @preconcurrency @inlinable
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: .unspecified, flags: flags, execute: work)
  }

  @preconcurrency @inlinable
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
  }

  @preconcurrency @inlinable
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: [], execute: work)
  }
}

extension DispatchGroup {
  @preconcurrency @inlinable
  public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    notify(qos: .unspecified, flags: [], queue: queue, execute: work)
  }
}
