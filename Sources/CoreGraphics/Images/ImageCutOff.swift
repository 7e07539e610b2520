/// Whether a PNG, JPEG or WebP file is truncated.
///
/// Decoders accept some of these files and fill the rest with gray. Other formats, and files with other
/// errors, are left to their decoder.
package func isCutOff(_ data: Data) -> Bool {
  data.withUnsafeBytes { bytes in
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return isCutOffPNG(bytes) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return isCutOffJPEG(bytes) }
    if bytes.starts(with: [0x52, 0x49, 0x46, 0x46]) { return isCutOffRIFF(bytes) }
    return false
  }
}

private func isCutOffPNG(_ bytes: UnsafeRawBufferPointer) -> Bool {
  var offset = 8
  while offset + 12 <= bytes.count {
    let length = Int(bigEndian(bytes, offset, 4))
    if bytes[offset + 4..<offset + 8].elementsEqual([0x49, 0x45, 0x4E, 0x44]) { return false }
    // An invalid length is reported by the decoder; a plausible one beyond the end means that the file is
    // truncated.
    if length > 0x7FFF_FFFF { return false }
    offset += 12 + length
  }
  return true
}

private func isCutOffJPEG(_ bytes: UnsafeRawBufferPointer) -> Bool {
  var offset = 2
  while offset + 4 <= bytes.count {
    guard bytes[offset] == 0xFF else { return false }
    let marker = bytes[offset + 1]
    switch marker {
    case 0xFF: offset += 1
    case 0x01, 0xD0...0xD8: offset += 2
    case 0xD9: return false
    case 0xDA:
      offset += 2 + Int(bigEndian(bytes, offset + 2, 2))
      guard let next = endOfScan(bytes, from: offset) else { return true }
      offset = next
    default: offset += 2 + Int(bigEndian(bytes, offset + 2, 2))
    }
  }
  return !(offset + 1 < bytes.count && bytes[offset] == 0xFF && bytes[offset + 1] == 0xD9)
}

/// The next marker after compressed data, in which 0xFF is followed by 0 or a restart number.
private func endOfScan(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
  guard let base = bytes.baseAddress else { return nil }
  var offset = start
  while offset + 1 < bytes.count {
    guard let found = memchr(base + offset, 0xFF, bytes.count - offset - 1) else { return nil }
    offset = UnsafeRawPointer(found) - base
    switch bytes[offset + 1] {
    case 0, 0xD0...0xD7: offset += 2
    case 0xFF: offset += 1
    default: return offset
    }
  }
  return nil
}

/// Whether a JPEG file has several scans, each of which refines the whole image.
func isProgressiveJPEG(_ data: Data) -> Bool {
  data.withUnsafeBytes { bytes in
    guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      switch bytes[offset + 1] {
      case 0xC2, 0xC6, 0xCA, 0xCE: return true
      case 0xC0, 0xC1, 0xC3, 0xC5, 0xC7, 0xC9, 0xCB, 0xCD, 0xCF, 0xDA, 0xD9: return false
      case 0xFF: offset += 1
      default: offset += 2 + Int(bigEndian(bytes, offset + 2, 2))
      }
    }
    return false
  }
}

private func isCutOffRIFF(_ bytes: UnsafeRawBufferPointer) -> Bool {
  guard bytes.count >= 12 else { return true }
  let length = UInt(bytes[4]) | UInt(bytes[5]) << 8 | UInt(bytes[6]) << 16 | UInt(bytes[7]) << 24
  return UInt(bytes.count) < length + 8
}

private func bigEndian(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ count: Int) -> UInt {
  bytes[offset..<offset + count].reduce(0) { $0 << 8 | UInt($1) }
}
