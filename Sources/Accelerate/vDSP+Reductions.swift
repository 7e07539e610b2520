import Foundation

/// The sum.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).sum
}

public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).sum
}

/// The sum of squares.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).sumOfSquares
}

public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).sumOfSquares
}

/// The sum of absolute values.
public func vDSP_svemg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).sumOfMagnitudes
}

public func vDSP_svemgD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).sumOfMagnitudes
}

/// The mean.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).mean
}

public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).mean
}

/// The mean of squares.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).meanSquare
}

public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).meanSquare
}

/// The mean of absolute values.
public func vDSP_meamgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).meanMagnitude
}

public func vDSP_meamgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).meanMagnitude
}

/// The root of the mean of squares.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).rootMeanSquare
}

public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).rootMeanSquare
}

/// The greatest element.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).greatest.value
}

public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).greatest.value
}

/// The smallest element.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).smallest.value
}

public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).smallest.value
}

/// The greatest absolute value.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).greatestMagnitude.value
}

public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).greatestMagnitude.value
}

/// The smallest absolute value.
public func vDSP_minmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).smallestMagnitude.value
}

public func vDSP_minmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Reduction(__A, __IA, __N).smallestMagnitude.value
}

/// The greatest element and its place, multiplied by the stride.
public func vDSP_maxvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  let found = Reduction(__A, __IA, __N).greatest
  __C.pointee = found.value
  __I.pointee = vDSP_Length(found.index * __IA)
}

public func vDSP_maxviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  let found = Reduction(__A, __IA, __N).greatest
  __C.pointee = found.value
  __I.pointee = vDSP_Length(found.index * __IA)
}

/// The smallest element and its place, multiplied by the stride.
public func vDSP_minvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  let found = Reduction(__A, __IA, __N).smallest
  __C.pointee = found.value
  __I.pointee = vDSP_Length(found.index * __IA)
}

public func vDSP_minviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  let found = Reduction(__A, __IA, __N).smallest
  __C.pointee = found.value
  __I.pointee = vDSP_Length(found.index * __IA)
}

/// The greatest absolute value and its place, multiplied by the stride.
public func vDSP_maxmgvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  let found = Reduction(__A, __IA, __N).greatestMagnitude
  __C.pointee = found.value
  __I.pointee = vDSP_Length(found.index * __IA)
}

public func vDSP_maxmgviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  let found = Reduction(__A, __IA, __N).greatestMagnitude
  __C.pointee = found.value
  __I.pointee = vDSP_Length(found.index * __IA)
}

/// The sum of the products of elements.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = sum
}

public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = sum
}

/// The sum of the squares of differences.
public func vDSP_distancesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    let difference = __A[index * __IA] - __B[index * __IB]
    sum += difference * difference
  }
  __C.pointee = sum
}

public func vDSP_distancesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    let difference = __A[index * __IA] - __B[index * __IB]
    sum += difference * difference
  }
  __C.pointee = sum
}

/// The elements minus their mean, divided by their standard deviation; `__C` may be `nil`.
public func vDSP_normalize(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?, _ __IC: vDSP_Stride,
  _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  let reduction = Reduction(__A, __IA, __N)
  let mean = reduction.mean
  let deviation = max(reduction.meanSquare - mean * mean, 0).squareRoot()
  __Mean.pointee = mean
  __StandardDeviation.pointee = deviation
  guard let __C else { return }
  transform(__A, __IA, __C, __IC, __N) { ($0 - mean) / deviation }
}

public func vDSP_normalizeD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>?,
  _ __IC: vDSP_Stride,
  _ __Mean: UnsafeMutablePointer<Double>, _ __StandardDeviation: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  let reduction = Reduction(__A, __IA, __N)
  let mean = reduction.mean
  let deviation = max(reduction.meanSquare - mean * mean, 0).squareRoot()
  __Mean.pointee = mean
  __StandardDeviation.pointee = deviation
  guard let __C else { return }
  transform(__A, __IA, __C, __IC, __N) { ($0 - mean) / deviation }
}

/// The sums of products with a filter, which moves by an element. A filter with a negative stride is a convolution.
public func vDSP_conv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    vDSP_dotpr(__A + index * __IA, __IA, __F, __IF, __C + index * __IC, __P)
  }
}

public func vDSP_convD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Double>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    vDSP_dotprD(__A + index * __IA, __IA, __F, __IF, __C + index * __IC, __P)
  }
}

/// The sums of products with a filter, which moves by a factor.
public func vDSP_desamp(
  _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) { vDSP_dotpr(__A + index * __DF, 1, __F, 1, __C + index, __P) }
}

public func vDSP_desampD(
  _ __A: UnsafePointer<Double>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) { vDSP_dotprD(__A + index * __DF, 1, __F, 1, __C + index, __P) }
}

/// The product of a matrix of M rows and P columns with one of P rows and N columns, stored row by row.
public func vDSP_mmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length,
  _ __P: vDSP_Length
) {
  let (columns, inner) = (Int(__N), Int(__P))
  for row in 0..<Int(__M) {
    for column in 0..<columns {
      vDSP_dotpr(
        __A + row * inner * __IA, __IA, __B + column * __IB, columns * __IB,
        __C + (row * columns + column) * __IC, __P)
    }
  }
}

public func vDSP_mmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length,
  _ __P: vDSP_Length
) {
  let (columns, inner) = (Int(__N), Int(__P))
  for row in 0..<Int(__M) {
    for column in 0..<columns {
      vDSP_dotprD(
        __A + row * inner * __IA, __IA, __B + column * __IB, columns * __IB,
        __C + (row * columns + column) * __IC, __P)
    }
  }
}

/// A matrix of M rows and N columns from one of N rows and M columns.
public func vDSP_mtrans(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  for row in 0..<rows {
    for column in 0..<columns {
      __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA]
    }
  }
}

public func vDSP_mtransD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  for row in 0..<rows {
    for column in 0..<columns {
      __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA]
    }
  }
}
