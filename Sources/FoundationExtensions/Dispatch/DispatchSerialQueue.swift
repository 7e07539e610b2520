import Dispatch

/// A queue that runs one block after another, and can run the code of actors.
///
/// Differs from iOS: it is the same class as `DispatchQueue`.
public typealias DispatchSerialQueue = DispatchQueue

extension DispatchQueue: @retroactive TaskExecutor {}

extension DispatchQueue: @retroactive SerialExecutor {
  /// Runs a job of an actor, or of a task that prefers this queue, on the queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    async {
      job.runSynchronously(
        isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
    }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Ends the process unless the current code runs on the queue, as `Actor.assumeIsolated(_:)` requires.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
