/// Filters pixels of four 8-bit channels with a box: each result is the mean of the pixels in a rectangle around its pixel.
///
/// - Parameters:
///   - tempBuffer: Ignored; may be null.
///   - srcOffsetToROI_X: The column of the source that corresponds to the first column of the destination.
///   - srcOffsetToROI_Y: The row of the source that corresponds to the first row of the destination.
///   - kernel_height: The height of the rectangle, an odd number.
///   - kernel_width: The width of the rectangle, an odd number.
///   - backgroundColor: The pixel beyond the edges, for `kvImageBackgroundColorFill`.
///   - flags: One edge style, `kvImageCopyInPlace`, `kvImageBackgroundColorFill`, `kvImageEdgeExtend` or
///     `kvImageTruncateKernel`.
/// - Returns: Zero or an error; the size of the temporary buffer, which is zero, for `kvImageGetTempBufferSize`.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src.pointee, dest.pointee, (srcOffsetToROI_X, srcOffsetToROI_Y), kernel_height, kernel_width,
    backgroundColor, flags
  ) { Array(repeating: 1, count: $0) }
}

/// Filters pixels of four 8-bit channels with a tent: each result is the mean of the pixels in a rectangle around its pixel,
/// with weights that fall linearly toward the edges of the rectangle.
///
/// The parameters are those of `vImageBoxConvolve_ARGB8888`.
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src.pointee, dest.pointee, (srcOffsetToROI_X, srcOffsetToROI_Y), kernel_height, kernel_width,
    backgroundColor, flags
  ) { size in (0..<size).map { Int32(min($0, size - 1 - $0) + 1) } }
}

/// The treatment of pixels beyond the edges of the source.
private enum EdgeStyle {
  case copy, background, extend, truncate

  init?(_ flags: vImage_Flags) {
    switch flags
      & (kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend | kvImageTruncateKernel)
    {
    case kvImageCopyInPlace: self = .copy
    case kvImageBackgroundColorFill: self = .background
    case kvImageEdgeExtend: self = .extend
    case kvImageTruncateKernel: self = .truncate
    default: return nil
    }
  }
}

/// Convolves with a separable kernel: first the rows that are needed, then the columns.
private func convolve(
  _ source: vImage_Buffer, _ destination: vImage_Buffer, _ offset: (vImagePixelCount, vImagePixelCount),
  _ kernelHeight: UInt32, _ kernelWidth: UInt32, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags,
  _ weights: (Int) -> [Int32]
) -> vImage_Error {
  if flags & kvImageGetTempBufferSize != 0 { return 0 }
  guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
  guard let style = EdgeStyle(flags) else { return kvImageInvalidEdgeStyle }
  guard let input = source.data, let output = destination.data, style != .background || background != nil
  else {
    return kvImageNullPointerArgument
  }
  guard source.width >= destination.width + offset.0, source.height >= destination.height + offset.1 else {
    return kvImageRoiLargerThanInputBuffer
  }
  let (width, height) = (Int(destination.width), Int(destination.height))
  let (left, top) = (Int(offset.0), Int(offset.1))
  let (sourceWidth, sourceHeight) = (Int(source.width), Int(source.height))
  guard width > 0, height > 0 else { return kvImageNoError }
  let fill = background.map { SIMD4<Int32>(Int32($0[0]), Int32($0[1]), Int32($0[2]), Int32($0[3])) } ?? .zero
  let (rowWeights, columnWeights) = (weights(Int(kernelWidth)), weights(Int(kernelHeight)))

  /// Adds the weighted pixels around a position along one axis; the last lane of the result is the sum of the weights.
  func sum(
    _ weights: [Int32], around center: Int, limit: Int, _ pixel: (Int) -> SIMD4<Float>, _ fill: SIMD4<Float>
  ) -> (SIMD4<Float>, Float) {
    var total = SIMD4<Float>.zero
    var weight: Float = 0
    let first = center - weights.count / 2
    for index in weights.indices {
      let position = first + index
      let factor = Float(weights[index])
      if position >= 0, position < limit {
        total += pixel(position) * factor
      } else {
        switch style {
        case .truncate: continue
        case .background: total += fill * factor
        case .extend, .copy: total += pixel(min(max(position, 0), limit - 1)) * factor
        }
      }
      weight += factor
    }
    return (total, weight)
  }

  func pixel(_ row: Int, _ column: Int) -> SIMD4<Float> {
    let bytes = (input + row * source.rowBytes + column * 4).assumingMemoryBound(to: UInt8.self)
    return SIMD4(Float(bytes[0]), Float(bytes[1]), Float(bytes[2]), Float(bytes[3]))
  }

  let half = columnWeights.count / 2
  let rows = max(0, top - half)..<min(sourceHeight, top + height + half)
  let floatFill = SIMD4<Float>(fill)
  var filtered: [SIMD4<Float>] = []
  filtered.reserveCapacity(rows.count * width)
  for row in rows {
    for column in 0..<width {
      let (total, weight) = sum(
        rowWeights, around: left + column, limit: sourceWidth, { pixel(row, $0) }, floatFill)
      filtered.append(total / weight)
    }
  }
  filtered.withUnsafeBufferPointer { filtered in
    for row in 0..<height {
      let target = (output + row * destination.rowBytes).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let isInside =
          top + row >= half && top + row + half < sourceHeight && left + column >= rowWeights.count / 2
          && left + column + rowWeights.count / 2 < sourceWidth
        var result: SIMD4<Float>
        if style == .copy, !isInside {
          result = pixel(top + row, left + column)
        } else {
          let (total, weight) = sum(
            columnWeights, around: top + row, limit: sourceHeight,
            { filtered[($0 - rows.lowerBound) * width + column] }, floatFill)
          result = (total / weight).rounded(.toNearestOrAwayFromZero)
        }
        result.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        if flags & kvImageLeaveAlphaUnchanged != 0 { result[0] = pixel(top + row, left + column)[0] }
        for channel in 0..<4 { target[column * 4 + channel] = UInt8(result[channel]) }
      }
    }
  }
  return kvImageNoError
}
