/// Multiplies each pixel of four 8-bit channels, as a row, by a matrix of four rows and columns.
///
/// Each channel of the result is the sum of the products and its bias, divided by the divisor, rounded toward zero and clamped.
///
/// - Parameters:
///   - matrix: Sixteen elements, row by row.
///   - divisor: The common divisor of the elements.
///   - pre_bias: Four numbers that are added to the channels before the multiplication; may be null.
///   - post_bias: Four numbers that are added to the sums before the division; may be null.
///   - flags: Ignored.
/// - Returns: Zero or an error.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>!,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, destination) = (src.pointee, dest.pointee)
  guard let matrix, let input = source.data, let output = destination.data else {
    return kvImageNullPointerArgument
  }
  guard divisor != 0 else { return kvImageInvalidParameter }
  guard source.width >= destination.width, source.height >= destination.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  func row(_ index: Int) -> SIMD4<Int32> {
    let at = index * 4
    return SIMD4(
      Int32(matrix[at]), Int32(matrix[at + 1]), Int32(matrix[at + 2]), Int32(matrix[at + 3]))
  }
  let rows = (row(0), row(1), row(2), row(3))
  let before = pre_bias.map { SIMD4(Int32($0[0]), Int32($0[1]), Int32($0[2]), Int32($0[3])) } ?? .zero
  let after = post_bias.map { SIMD4($0[0], $0[1], $0[2], $0[3]) } ?? .zero
  let (least, greatest) = (SIMD4<Int32>.zero, SIMD4<Int32>(repeating: 255))
  for line in 0..<Int(destination.height) {
    let from = (input + line * source.rowBytes).assumingMemoryBound(to: UInt8.self)
    let to = (output + line * destination.rowBytes).assumingMemoryBound(to: UInt8.self)
    for column in stride(from: 0, to: Int(destination.width) * 4, by: 4) {
      let pixel =
        before
        &+ SIMD4(
          Int32(from[column]), Int32(from[column + 1]), Int32(from[column + 2]), Int32(from[column + 3]))
      var sum = after &+ rows.0 &* pixel[0] &+ rows.1 &* pixel[1]
      sum = sum &+ rows.2 &* pixel[2] &+ rows.3 &* pixel[3]
      let result = (sum / divisor).clamped(lowerBound: least, upperBound: greatest)
      for channel in 0..<4 { to[column + channel] = UInt8(truncatingIfNeeded: result[channel]) }
    }
  }
  return kvImageNoError
}
