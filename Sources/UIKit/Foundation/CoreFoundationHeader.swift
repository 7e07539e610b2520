/// The header that CoreFoundation reads after the reference count of an object: a type ID, and a flag for
/// static objects.
///
/// Attributed strings compare the values of adjacent runs with CoreFoundation's `CFEqual`, which sends a
/// comparison to an object only if its type ID is not 0, and traps if it is. In a Swift class, the first
/// stored property is at this position. So this is the first stored property of every class whose instances
/// are such values.
struct CoreFoundationHeader {
  private let bits: UInt64 = 1 << 8 | 0x80
}
