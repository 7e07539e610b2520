/// What CoreFoundation reads of an object behind its reference count: a type number, and a mark that it is static.
///
/// Attributed strings compare the values of neighbouring runs with CoreFoundation's `CFEqual`. That asks an object only if
/// its number is not 0, and traps if it is: for a Swift class, whatever its first stored property begins with. So this is
/// the first stored property of every class whose objects are such values.
struct CoreFoundationHeader {
  private let bits: UInt64 = 1 << 8 | 0x80
}
