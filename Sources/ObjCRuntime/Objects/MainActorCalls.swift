/// Calls a method of the main actor from one that does not say so but runs on the main thread.
///
/// Lowering writes it where a class of the main actor overrides a method of a framework that calls it there.
public func _onMainActor<T>(_ object: T, _ body: @MainActor (T) throws -> Void) rethrows {
  MainActor.preconditionIsolated("a method of the main actor was called on another thread")
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: ((T) throws -> Void).self)(object)
  }
}
