import CCairo
import CoreGraphics
import Foundation

/// Writes animated GIF files: a palette of 256 colors for each frame, and only the part of a frame that changed.
package struct GIFEncoder {
  private let width: Int
  private let height: Int
  private var output: [UInt8] = []
  private var previous: [UInt32] = []
  /// The position of the last frame's duration in the output.
  private var durationOffset = 0
  private var duration = 0.0

  /// - Parameters:
  ///   - width: The width in pixels, at most 65535.
  ///   - height: The height in pixels, at most 65535.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    output = Array("GIF89a".utf8)
    append(width)
    append(height)
    // No global palette; eight bits for each color.
    output += [0x70, 0, 0]
    // Repeats without end.
    output += [0x21, 0xFF, 0x0B] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  /// Adds a frame. A frame equal to the last one prolongs it.
  /// - Parameter seconds: The duration; GIF stores hundredths.
  package mutating func add(_ image: CGImage, seconds: Double) {
    guard image.width == width, image.height == height, let pixels = pixels(of: image) else { return }
    guard let area = changedArea(pixels) else {
      duration += seconds
      return storeDuration()
    }
    previous = pixels
    let palette = Palette(pixels, area, width: width)
    output += [0x21, 0xF9, 4, 0x04]
    durationOffset = output.count
    output += [0, 0, 0, 0]
    duration = seconds
    storeDuration()
    output.append(0x2C)
    for number in [area.x, area.y, area.width, area.height] { append(number) }
    output.append(0x87)
    output += palette.bytes
    var indices: [UInt8] = []
    indices.reserveCapacity(area.width * area.height)
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width { indices.append(palette.index(pixels[y * width + x])) }
    }
    compress(indices)
  }

  /// The file.
  package func data() -> Data { Data(output + [0x3B]) }

  private mutating func append(_ number: Int) {
    output.append(UInt8(number & 0xFF))
    output.append(UInt8(number >> 8 & 0xFF))
  }

  private mutating func storeDuration() {
    let hundredths = min(max(Int((duration * 100).rounded()), 2), 0xFFFF)
    output[durationOffset] = UInt8(hundredths & 0xFF)
    output[durationOffset + 1] = UInt8(hundredths >> 8)
  }

  private func pixels(of image: CGImage) -> [UInt32]? {
    guard let bytes = cairo_image_surface_get_data(image.surface) else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = UnsafeRawPointer(bytes + y * image.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { pixels.append(row[x] & 0xFF_FFFF) }
    }
    return pixels
  }

  private struct Area {
    var x, y, width, height: Int
  }

  /// The bounds of the pixels that differ from the last frame; `nil` if there are none.
  private func changedArea(_ pixels: [UInt32]) -> Area? {
    if previous.isEmpty { return Area(x: 0, y: 0, width: width, height: height) }
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] != previous[y * width + x] {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    return right < 0 ? nil : Area(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  // MARK: Colors

  /// The colors of a frame: all of them if there are at most 256, otherwise by median cut of colors with five bits for
  /// each component.
  private struct Palette {
    private(set) var bytes = [UInt8](repeating: 0, count: 768)
    private var exact: [UInt32: UInt8] = [:]
    private var reduced: [UInt8] = []

    init(_ pixels: [UInt32], _ area: Area, width: Int) {
      var counts = [Int](repeating: 0, count: 32768)
      var sums = [SIMD3<Int>](repeating: .zero, count: 32768)
      var isExact = true
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width {
          let pixel = pixels[y * width + x]
          let color = Self.reduced(pixel)
          counts[color] += 1
          sums[color] &+= SIMD3(
            Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
          guard isExact, exact[pixel] == nil else { continue }
          if exact.count == 256 {
            isExact = false
          } else {
            exact[pixel] = UInt8(exact.count)
            set(Int(exact[pixel]!), red: pixel >> 16 & 0xFF, green: pixel >> 8 & 0xFF, blue: pixel & 0xFF)
          }
        }
      }
      if isExact { return }
      exact = [:]
      cut(counts, sums)
    }

    func index(_ pixel: UInt32) -> UInt8 {
      reduced.isEmpty ? exact[pixel] ?? 0 : reduced[Self.reduced(pixel)]
    }

    private static func reduced(_ pixel: UInt32) -> Int {
      let red = (pixel >> 19) & 0x1F
      let green = (pixel >> 11) & 0x1F
      let blue = (pixel >> 3) & 0x1F
      return Int(red << 10 | green << 5 | blue)
    }

    private mutating func set(_ index: Int, red: UInt32, green: UInt32, blue: UInt32) {
      bytes[index * 3] = UInt8(red)
      bytes[index * 3 + 1] = UInt8(green)
      bytes[index * 3 + 2] = UInt8(blue)
    }

    private static func component(_ color: Int, _ number: Int) -> Int { color >> (10 - 5 * number) & 0x1F }

    private mutating func cut(_ counts: [Int], _ sums: [SIMD3<Int>]) {
      var boxes = [counts.indices.filter { counts[$0] > 0 }]
      func extent(_ box: [Int], _ number: Int) -> Int {
        let values = box.map { Self.component($0, number) }
        return (values.max() ?? 0) - (values.min() ?? 0)
      }
      while boxes.count < 256 {
        let best = boxes.indices.filter { boxes[$0].count > 1 }
          .max { a, b in
            boxes[a].reduce(0) { $0 + counts[$1] } < boxes[b].reduce(0) { $0 + counts[$1] }
          }
        guard let best else { break }
        let box = boxes[best]
        let axis = (0..<3).max { extent(box, $0) < extent(box, $1) } ?? 0
        let sorted = box.sorted { Self.component($0, axis) < Self.component($1, axis) }
        let half = sorted.reduce(0) { $0 + counts[$1] } / 2
        var sum = 0
        var split = 0
        while split < sorted.count - 1, split == 0 || sum + counts[sorted[split]] <= half {
          sum += counts[sorted[split]]
          split += 1
        }
        boxes[best] = Array(sorted[..<split])
        boxes.append(Array(sorted[split...]))
      }
      reduced = [UInt8](repeating: 0, count: 32768)
      for (index, box) in boxes.enumerated() {
        let total = max(1, box.reduce(0) { $0 + counts[$1] })
        let sum = box.reduce(into: SIMD3<Int>.zero) { $0 &+= sums[$1] }
        set(
          index, red: UInt32(sum.x / total), green: UInt32(sum.y / total), blue: UInt32(sum.z / total))
        for color in box { reduced[color] = UInt8(index) }
      }
    }
  }

  // MARK: Compression

  /// Appends the indices in the variable-length codes of GIF's LZW.
  private mutating func compress(_ indices: [UInt8]) {
    output.append(8)
    let clear = 256
    var bits: UInt32 = 0
    var bitCount = 0
    var block: [UInt8] = []
    var size = 9
    var next = 258
    var table: [Int: Int] = [:]
    func flush(_ output: inout [UInt8]) {
      if block.isEmpty { return }
      output.append(UInt8(block.count))
      output += block
      block = []
    }
    func emit(_ code: Int, _ output: inout [UInt8]) {
      bits |= UInt32(code) << bitCount
      bitCount += size
      while bitCount >= 8 {
        block.append(UInt8(bits & 0xFF))
        bits >>= 8
        bitCount -= 8
        if block.count == 255 { flush(&output) }
      }
    }
    emit(clear, &output)
    var prefix = Int(indices[0])
    for index in indices.dropFirst() {
      let key = prefix << 8 | Int(index)
      if let code = table[key] {
        prefix = code
        continue
      }
      emit(prefix, &output)
      if next < 4096 {
        table[key] = next
        // The decoder adds each code one step later.
        if next == 1 << size, size < 12 { size += 1 }
        next += 1
      } else {
        emit(clear, &output)
        table = [:]
        size = 9
        next = 258
      }
      prefix = Int(index)
    }
    emit(prefix, &output)
    emit(257, &output)
    if bitCount > 0 { block.append(UInt8(bits & 0xFF)) }
    flush(&output)
    output.append(0)
  }
}
