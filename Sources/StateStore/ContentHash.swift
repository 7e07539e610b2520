/// A 64-bit FNV-1a hash of bytes, which is the same in every process.
package struct ContentHash {
  @usableFromInline package var value: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable
  package init() {}

  @inlinable
  package mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  @inlinable
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }
}
