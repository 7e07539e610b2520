import Synchronization

// The atomic operations of `libkern/OSAtomic.h`. Each is a full barrier, and returns the new value.

/// Calls a function with the atomic integer at an address. Its layout is that of the integer.
private func with<Number: AtomicRepresentable, Result>(
  _ value: UnsafeMutablePointer<Number>, _ body: (borrowing Atomic<Number>) -> Result
) -> Result {
  body(UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Number>.self).pointee)
}

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  with(value) { $0.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue }
}

@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  with(value) { $0.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue }
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }

@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(1, value) }

@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(-1, value) }

@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

/// Replaces a value if it is the expected one. Returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  with(value) {
    $0.compareExchange(expected: oldValue, desired: newValue, ordering: .sequentiallyConsistent).exchanged
  }
}

@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  OSAtomicCompareAndSwap32(oldValue, newValue, value)
}
