import Accessibility
import QuartzCore
import XCTest
import simd

/// Tests of the vectors and matrices of simd, and of the names of Accessibility.
final class SIMDTests: XCTestCase {
  func testFunctionsOfVectors() {
    let (x, y) = (SIMD3<Double>(3, 4, 0), simd_double3(0, 0, 2))
    XCTAssertEqual(simd_length(x), 5)
    XCTAssertEqual(simd_dot(x, y), 0)
    XCTAssertEqual(simd_cross(x, y), SIMD3(8, -6, 0))
    XCTAssertEqual(normalize(x), SIMD3(0.6, 0.8, 0))
    XCTAssertEqual(distance(SIMD2<Float>(1, 1), SIMD2(4, 5)), 5)
    XCTAssertEqual(mix(x, y, t: 0.5), SIMD3(1.5, 2, 1))
    XCTAssertEqual(abs(SIMD2<Float>(-1, 2)), SIMD2(1, 2))
    XCTAssertEqual(min(2, 1), 1, "the functions of numbers are not hidden")
  }

  func testProductsOfMatrices() {
    let matrix = double2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
    XCTAssertEqual(matrix.columns.0, SIMD2(1, 3), "a matrix is stored by columns")
    XCTAssertEqual(matrix[1, 0], 2)
    XCTAssertEqual(matrix * SIMD2(1, 1), SIMD2(3, 7))
    XCTAssertEqual(SIMD2(1, 1) * matrix, SIMD2(4, 6))
    XCTAssertEqual(matrix * matrix, double2x2(rows: [SIMD2(7, 10), SIMD2(15, 22)]))
    XCTAssertEqual(matrix.transpose, double2x2(rows: [SIMD2(1, 3), SIMD2(2, 4)]))
    XCTAssertEqual(2 * matrix - matrix, matrix)
  }

  func testInverseAndDeterminant() {
    let matrix = simd_double3x3(rows: [SIMD3(0, 2, 0), SIMD3(4, 0, 0), SIMD3(0, 0, 8)])
    XCTAssertEqual(matrix.determinant, -64)
    XCTAssertEqual(
      matrix.inverse, simd_double3x3(rows: [SIMD3(0, 0.25, 0), SIMD3(0.5, 0, 0), SIMD3(0, 0, 0.125)]))
    XCTAssertEqual(simd_mul(matrix, matrix.inverse), matrix_identity_double3x3)
    XCTAssertFalse(float2x2(rows: [SIMD2(1, 2), SIMD2(2, 4)]).inverse[0, 0].isFinite)
  }

  /// A row vector times the matrix of a transform is the transformed point.
  func testTransformsOfLayers() {
    let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    let matrix = double4x4(
      SIMD4(transform.m11, transform.m21, transform.m31, transform.m41),
      SIMD4(transform.m12, transform.m22, transform.m32, transform.m42),
      SIMD4(transform.m13, transform.m23, transform.m33, transform.m43),
      SIMD4(transform.m14, transform.m24, transform.m34, transform.m44))
    XCTAssertEqual(SIMD4(1, 1, 0, 1) * matrix, SIMD4(22, 63, 0, 1))
    XCTAssertEqual(matrix.inverse * matrix, matrix_identity_double4x4)
  }

  func testAccessibilityNamesUIKitsTypes() {
    let content = AXCustomContent(label: "Depth", value: "3 m")
    XCTAssertEqual(content.value, "3 m")
    let block: AXStringReturnBlock = { content.label }
    XCTAssertEqual(MainActor.assumeIsolated { block() }, "Depth")
  }
}
