/// The parts of a file that an `#if` may leave out of a build for iOS.
struct ConditionalRegions {
  private var regions: [Range<Int>] = []

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var open: [(start: Int, isCertain: Bool)] = []
    var at = 0
    var isLineStart = true
    while at < text.count {
      let byte = text[at]
      if byte == 0x0A {
        isLineStart = true
      } else if byte == UInt8(ascii: "#"), isLineStart {
        let end = text[at...].firstIndex(of: 0x0A) ?? text.count
        read(String(decoding: text[at..<end], as: UTF8.self), at: at, &open)
        at = end
        continue
      } else if byte != 0x20, byte != 0x09 {
        isLineStart = false
      }
      at += 1
    }
  }

  func contains(_ offset: Int) -> Bool {
    regions.contains { $0.contains(offset) }
  }

  private mutating func read(_ line: String, at offset: Int, _ open: inout [(start: Int, isCertain: Bool)]) {
    if line.hasPrefix("#if ") || line.hasPrefix("#if(") {
      open.append((offset, PlatformCondition.value(ofLine: line.dropFirst(3)) == true))
    } else if line.hasPrefix("#else"), let last = open.last {
      close(last, at: offset)
      // A later branch is certain only if the first one is known to be off.
      open[open.count - 1] = (offset, false)
    } else if line.hasPrefix("#endif"), let last = open.popLast() {
      close(last, at: offset)
    }
  }

  private mutating func close(_ region: (start: Int, isCertain: Bool), at offset: Int) {
    if !region.isCertain { regions.append(region.start..<offset) }
  }
}
