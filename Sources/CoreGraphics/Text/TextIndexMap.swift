/// A mapping between Pango's byte indices and Foundation's UTF-16 indices.
struct TextIndexMap {
  let utf8Count: Int
  let utf16Count: Int
  /// The UTF-16 index of the character at each byte; empty if both counts are equal.
  private let utf16Indices: [Int32]

  init(_ string: String) {
    let utf8 = string.utf8
    utf8Count = utf8.count
    utf16Count = string.utf16.count
    guard utf8Count != utf16Count else {
      utf16Indices = []
      return
    }
    var indices: [Int32] = []
    indices.reserveCapacity(utf8Count + 1)
    var next: Int32 = 0
    var current: Int32 = 0
    for byte in utf8 {
      if byte & 0xC0 != 0x80 {
        current = next
        next += byte >= 0xF0 ? 2 : 1
      }
      indices.append(current)
    }
    indices.append(next)
    utf16Indices = indices
  }

  func utf16(fromUTF8 index: Int) -> Int {
    let index = min(max(index, 0), utf8Count)
    return utf16Indices.isEmpty ? index : Int(utf16Indices[index])
  }

  /// The first byte of the character at an index. An index within a surrogate pair belongs to its start.
  func utf8(fromUTF16 index: Int) -> Int {
    let index = min(max(index, 0), utf16Count)
    guard !utf16Indices.isEmpty else { return index }
    var low = 0
    var high = utf8Count
    while low < high {
      let middle = (low + high) / 2
      if utf16Indices[middle] < Int32(index) { low = middle + 1 } else { high = middle }
    }
    // Within a surrogate pair, the search ends at the next character.
    if utf16Indices[low] > Int32(index) {
      low -= 1
      while low > 0, utf16Indices[low - 1] == utf16Indices[low] { low -= 1 }
    }
    return low
  }
}
