/// A sequence of lengths with a common estimate and measured exceptions.
///
/// Memory depends on the number of measured lengths; sums, searches and changes take O(log n).
package struct ExtentIndex {
  package let count: Int
  /// The length of unmeasured elements, in points.
  package let estimate: CGFloat
  /// Measured lengths in blocks; NaN is unmeasured.
  private var blocks: [ContiguousArray<CGFloat>?] = []
  /// Binary indexed sums of the blocks' differences to the estimate.
  private var sums: ContiguousArray<CGFloat> = []
  private static let blockSize = 128

  package init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  /// Creates an index of known lengths.
  package init(_ lengths: [CGFloat]) {
    self.init(count: lengths.count, estimate: 0)
    allocate()
    for block in blocks.indices {
      let start = block * Self.blockSize
      let end = min(count, start + Self.blockSize)
      var values = ContiguousArray<CGFloat>(lengths[start..<end])
      if end - start < Self.blockSize {
        values.append(contentsOf: repeatElement(.nan, count: Self.blockSize - (end - start)))
      }
      blocks[block] = values
      add(lengths[start..<end].reduce(0, +), toBlock: block)
    }
  }

  private mutating func allocate() {
    guard blocks.isEmpty, count > 0 else { return }
    let number = (count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(repeating: nil, count: number)
    sums = ContiguousArray(repeating: 0, count: number + 1)
  }

  private mutating func add(_ difference: CGFloat, toBlock block: Int) {
    var index = block + 1
    while index < sums.count {
      sums[index] += difference
      index += index & -index
    }
  }

  /// The sum of the differences of all preceding blocks.
  private func differences(before block: Int) -> CGFloat {
    guard !sums.isEmpty else { return 0 }
    var sum: CGFloat = 0
    var index = block
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  // MARK: Lengths

  /// The measured length; `nil` if unmeasured.
  package func measured(_ index: Int) -> CGFloat? {
    guard !blocks.isEmpty, let block = blocks[index / Self.blockSize] else { return nil }
    let value = block[index % Self.blockSize]
    return value.isNaN ? nil : value
  }

  package subscript(index: Int) -> CGFloat { measured(index) ?? estimate }

  package mutating func setMeasured(_ length: CGFloat?, at index: Int) {
    allocate()
    let block = index / Self.blockSize
    if blocks[block] == nil {
      guard length != nil else { return }
      blocks[block] = ContiguousArray(repeating: .nan, count: Self.blockSize)
    }
    let old = blocks[block]![index % Self.blockSize]
    blocks[block]![index % Self.blockSize] = length ?? .nan
    let difference = (length ?? estimate) - (old.isNaN ? estimate : old)
    if difference != 0 { add(difference, toBlock: block) }
  }

  /// Visits all measured lengths in ascending order.
  package func forEachMeasured(_ body: (Int, CGFloat) -> Void) {
    for (number, block) in blocks.enumerated() {
      guard let block else { continue }
      for (offset, value) in block.enumerated() where !value.isNaN {
        body(number * Self.blockSize + offset, value)
      }
    }
  }

  // MARK: Sums

  package var total: CGFloat { offset(of: count) }

  /// The start of an element.
  package func offset(of index: Int) -> CGFloat {
    let block = index / Self.blockSize
    var sum = CGFloat(index) * estimate
    guard !blocks.isEmpty else { return sum }
    sum += differences(before: block)
    if block < blocks.count, let values = blocks[block] {
      for position in 0..<(index % Self.blockSize) where !values[position].isNaN {
        sum += values[position] - estimate
      }
    }
    return sum
  }

  /// The element at an offset: the last that starts at or before it, clamped to `0..<count`.
  package func index(at offset: CGFloat) -> Int {
    guard count > 0, offset > 0 else { return 0 }
    guard !blocks.isEmpty else {
      return estimate > 0 ? min(count - 1, Int(offset / estimate)) : count - 1
    }
    var block = 0
    var start: CGFloat = 0
    var step = 1
    while step * 2 <= blocks.count { step *= 2 }
    let blockLength = CGFloat(Self.blockSize) * estimate
    while step > 0 {
      let next = block + step
      if next < sums.count {
        let end = start + sums[next] + CGFloat(step) * blockLength
        if end <= offset {
          block = next
          start = end
        }
      }
      step /= 2
    }
    guard block < blocks.count else { return count - 1 }
    var index = block * Self.blockSize
    let end = min(count, index + Self.blockSize)
    while index < end - 1 {
      let length = self[index]
      if start + length > offset { return index }
      start += length
      index += 1
    }
    return index
  }
}
