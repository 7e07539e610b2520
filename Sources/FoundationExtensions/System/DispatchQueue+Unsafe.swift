import Dispatch

extension DispatchQueue {
  /// Runs a closure that need not be `Sendable` on the queue, soon.
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    async(group: group, qos: qos, flags: flags) { work() }
  }

  /// Runs a closure that need not be `Sendable` on the queue, at a time.
  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
  }
}
