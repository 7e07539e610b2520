import Dispatch

// A set of options; it is `Sendable` on iOS.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}
