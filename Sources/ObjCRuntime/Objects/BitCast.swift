import Foundation

/// A closure behind a pointer.
private final class ClosureBox {
  let closure: Any
  init(_ closure: Any) { self.closure = closure }
}

/// Reinterprets a value, in sources that pass blocks through the pointers of C functions.
///
/// Blocks are pointers to objects on iOS and closures here. A closure becomes a pointer to an object that exists until the end of
/// the turn of the run loop, and such a pointer a closure again.
public func _bitCast<T, U>(_ value: T, to type: U.Type) -> U {
  let pointer = MemoryLayout<UnsafeRawPointer>.size
  if MemoryLayout<T>.size == 2 * pointer, MemoryLayout<U>.size == pointer {
    let box = ClosureBox(value)
    if Thread.isMainThread { MainActor.assumeIsolated { AutoreleasePool.keepForTurn(box) } }
    let kept = Thread.isMainThread ? Unmanaged.passUnretained(box) : Unmanaged.passRetained(box)
    return unsafeBitCast(kept.toOpaque(), to: type)
  }
  if MemoryLayout<T>.size == pointer, MemoryLayout<U>.size == 2 * pointer,
    let address = unsafeBitCast(value, to: UnsafeRawPointer?.self),
    let closure = Unmanaged<ClosureBox>.fromOpaque(address).takeUnretainedValue().closure as? U
  {
    return closure
  }
  return unsafeBitCast(value, to: type)
}
