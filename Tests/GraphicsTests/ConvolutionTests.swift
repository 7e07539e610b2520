import Accelerate
import XCTest

/// Tests of vImage's box and tent filters.
final class ConvolutionTests: XCTestCase {
  /// Filters one row of pixels whose four channels are equal.
  private func filter(
    _ values: [UInt8], _ width: UInt32, _ flags: vImage_Flags, tent: Bool = false, background: UInt8 = 0
  ) -> (error: vImage_Error, values: [UInt8]) {
    var input = values.flatMap { [$0, $0, $0, $0] }
    var output = [UInt8](repeating: 1, count: input.count)
    let color = [background, background, background, background]
    let error = input.withUnsafeMutableBytes { input in
      output.withUnsafeMutableBytes { output in
        let count = vImagePixelCount(values.count)
        var source = vImage_Buffer(
          data: input.baseAddress, height: 1, width: count, rowBytes: values.count * 4)
        var target = vImage_Buffer(
          data: output.baseAddress, height: 1, width: count, rowBytes: values.count * 4)
        let function = tent ? vImageTentConvolve_ARGB8888 : vImageBoxConvolve_ARGB8888
        return function(&source, &target, nil, 0, 0, 1, width, color, flags)
      }
    }
    return (error, stride(from: 0, to: output.count, by: 4).map { output[$0] })
  }

  func testMeansAndEdges() {
    let row: [UInt8] = [0, 90, 0, 0, 30]
    XCTAssertEqual(filter(row, 3, kvImageEdgeExtend).values, [30, 30, 30, 10, 20])
    XCTAssertEqual(filter(row, 3, kvImageTruncateKernel).values, [45, 30, 30, 10, 15])
    XCTAssertEqual(filter(row, 3, kvImageCopyInPlace).values, [0, 30, 30, 10, 30])
    XCTAssertEqual(filter(row, 3, kvImageBackgroundColorFill, background: 60).values, [50, 30, 30, 10, 30])
  }

  func testATentWeighsTheMiddleMost() {
    XCTAssertEqual(filter([0, 0, 80, 0, 0], 3, kvImageEdgeExtend, tent: true).values, [0, 20, 40, 20, 0])
  }

  func testInvalidArguments() {
    XCTAssertEqual(filter([1, 2], 2, kvImageEdgeExtend).error, kvImageInvalidKernelSize)
    XCTAssertEqual(filter([1, 2], 3, kvImageNoFlags).error, kvImageInvalidEdgeStyle)
    XCTAssertEqual(filter([1, 2], 3, kvImageEdgeExtend).error, kvImageNoError)
  }

  func testColumnsAndRegions() {
    // Three rows of two pixels; the region is the lower right corner.
    var input: [UInt8] = [0, 0, 30, 90, 60, 120].flatMap { [$0, $0, $0, $0] }
    var output: [UInt8] = [0, 0, 0, 0]
    let error = input.withUnsafeMutableBytes { input in
      output.withUnsafeMutableBytes { output in
        var source = vImage_Buffer(data: input.baseAddress, height: 3, width: 2, rowBytes: 8)
        var target = vImage_Buffer(data: output.baseAddress, height: 1, width: 1, rowBytes: 4)
        return vImageBoxConvolve_ARGB8888(&source, &target, nil, 1, 2, 3, 1, nil, kvImageTruncateKernel)
      }
    }
    XCTAssertEqual(error, kvImageNoError)
    XCTAssertEqual(output, [105, 105, 105, 105])
  }

  /// Pixels are rows, and the bias after the multiplication is added before the division.
  func testPixelsAreMultipliedByAMatrix() {
    var input: [UInt8] = [10, 20, 30, 40, 200, 0, 0, 255]
    var output = [UInt8](repeating: 9, count: 8)
    let matrix: [Int16] = [0, 256, 0, 0, 256, 0, 0, 0, 0, 0, 128, 0, 0, 0, -256, 512]
    let error = input.withUnsafeMutableBytes { input in
      output.withUnsafeMutableBytes { output in
        var source = vImage_Buffer(data: input.baseAddress, height: 1, width: 2, rowBytes: 8)
        var target = vImage_Buffer(data: output.baseAddress, height: 1, width: 2, rowBytes: 8)
        return vImageMatrixMultiply_ARGB8888(
          &source, &target, matrix, 256, nil, [0, 0, 256 * 100, 0], vImage_Flags(kvImageNoFlags))
      }
    }
    XCTAssertEqual(error, kvImageNoError)
    XCTAssertEqual(output, [20, 10, 75, 80, 0, 200, 0, 255])
  }
}
