/// Calls a main-actor method from a nonisolated one that runs on the main thread.
///
/// Lowering inserts it where a main-actor class overrides a framework method that is called on the main
/// thread.
public func _onMainActor<T>(_ object: T, _ body: @MainActor (T) throws -> Void) rethrows {
  MainActor.preconditionIsolated("a method of the main actor was called on another thread")
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: ((T) throws -> Void).self)(object)
  }
}
