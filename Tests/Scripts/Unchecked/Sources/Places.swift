final class Bare: @unchecked Sendable {}

/// A description that gives no reason.
nonisolated(unsafe) var bare = 0

// The lock guards the values.
/// A type with a reason.
final class Guarded: @unchecked Sendable {}

// Guarded by the lock.
nonisolated(unsafe) var first = 0
nonisolated(unsafe) var second = 0

nonisolated(unsafe) var third = 0

nonisolated(unsafe) var fourth = 0  // Written once, by `main`.
nonisolated(unsafe) var fifth = 0  // The number of views.

func before() { MainActor.assumeIsolated { update() } }

// Every `assumeIsolated`: GTK calls back on the main thread.

func after() { MainActor.assumeIsolated { update() } }
