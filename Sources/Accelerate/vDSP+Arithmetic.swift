import Foundation

/// The sums of elements.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 }
}

public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 }
}

/// The products of elements.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 }
}

public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 }
}

/// The second vector minus the first: the operands are named in Apple's order.
public func vDSP_vsub(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 - $1 }
}

public func vDSP_vsubD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 - $1 }
}

/// The second vector divided by the first: the operands are named in Apple's order.
public func vDSP_vdiv(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 / $1 }
}

public func vDSP_vdivD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 / $1 }
}

/// The greater elements.
public func vDSP_vmax(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { max($0, $1) }
}

public func vDSP_vmaxD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { max($0, $1) }
}

/// The smaller elements.
public func vDSP_vmin(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { min($0, $1) }
}

public func vDSP_vminD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { min($0, $1) }
}

/// The lengths of vectors with two components.
public func vDSP_vdist(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { ($0 * $0 + $1 * $1).squareRoot() }
}

public func vDSP_vdistD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  combine(__A, __IA, __B, __IB, __C, __IC, __N) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// The elements plus a number.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { $0 + scalar }
}

public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { $0 + scalar }
}

/// The elements multiplied by a number.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { $0 * scalar }
}

public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { $0 * scalar }
}

/// The elements divided by a number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { $0 / scalar }
}

public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { $0 / scalar }
}

/// The elements, or a lower limit for smaller ones.
public func vDSP_vthr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { max($0, scalar) }
}

public func vDSP_vthrD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { max($0, scalar) }
}

/// The elements, or zero for those below a limit.
public func vDSP_vthres(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { $0 >= scalar ? $0 : 0 }
}

public func vDSP_vthresD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let scalar = __B.pointee
  transform(__A, __IA, __C, __IC, __N) { $0 >= scalar ? $0 : 0 }
}

/// Absolute values.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { abs($0) }
}

public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { abs($0) }
}

/// Negative values.
public func vDSP_vneg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { -$0 }
}

public func vDSP_vnegD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { -$0 }
}

/// Squares.
public func vDSP_vsq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { $0 * $0 }
}

public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { $0 * $0 }
}

/// Squares with the sign of the element.
public func vDSP_vssq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { $0 * abs($0) }
}

public func vDSP_vssqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { $0 * abs($0) }
}

/// The parts behind the decimal point.
public func vDSP_vfrac(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { $0 - $0.rounded(.towardZero) }
}

public func vDSP_vfracD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { $0 - $0.rounded(.towardZero) }
}

/// The products of elements plus those of a third vector.
public func vDSP_vma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC]
  }
}

public func vDSP_vmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC]
  }
}

/// The elements multiplied by a number, plus those of another vector.
public func vDSP_vsma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let factor = __B.pointee
  combine(__A, __IA, __C, __IC, __D, __ID, __N) { $0 * factor + $1 }
}

public func vDSP_vsmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>,
  _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let factor = __B.pointee
  combine(__A, __IA, __C, __IC, __D, __ID, __N) { $0 * factor + $1 }
}

/// The elements multiplied by a number, plus another number.
public func vDSP_vsmsa(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (factor, summand) = (__B.pointee, __C.pointee)
  transform(__A, __IA, __D, __ID, __N) { $0 * factor + summand }
}

public func vDSP_vsmsaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (factor, summand) = (__B.pointee, __C.pointee)
  transform(__A, __IA, __D, __ID, __N) { $0 * factor + summand }
}

/// The elements, limited to a range.
public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  transform(__A, __IA, __D, __ID, __N) { min(max($0, low), high) }
}

public func vDSP_vclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  transform(__A, __IA, __D, __ID, __N) { min(max($0, low), high) }
}

/// Decibels relative to a reference: 20 times the logarithm of amplitudes with flag 1, 10 times that of powers with flag 0.
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let reference = __B.pointee
  let factor: Float = __F == 1 ? 20 : 10
  transform(__A, __IA, __C, __IC, __N) { factor * log10($0 / reference) }
}

public func vDSP_vdbconD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let reference = __B.pointee
  let factor: Double = __F == 1 ? 20 : 10
  transform(__A, __IA, __C, __IC, __N) { factor * log10($0 / reference) }
}

/// A number in all elements.
public func vDSP_vfill(
  _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  generate(__C, __IC, __N) { _ in __A.pointee }
}

public func vDSP_vfillD(
  _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  generate(__C, __IC, __N) { _ in __A.pointee }
}

/// Zero in all elements.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  generate(__C, __IC, __N) { _ in 0 }
}

public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  generate(__C, __IC, __N) { _ in 0 }
}

/// Numbers that begin with one and grow by another.
public func vDSP_vramp(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  generate(__C, __IC, __N) { __A.pointee + Float($0) * __B.pointee }
}

public func vDSP_vrampD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  generate(__C, __IC, __N) { __A.pointee + Double($0) * __B.pointee }
}

/// Numbers from one to another, in equal steps.
public func vDSP_vgen(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let step = __N > 1 ? (__B.pointee - __A.pointee) / Float(__N - 1) : 0
  generate(__C, __IC, __N) { __A.pointee + Float($0) * step }
}

public func vDSP_vgenD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let step = __N > 1 ? (__B.pointee - __A.pointee) / Double(__N - 1) : 0
  generate(__C, __IC, __N) { __A.pointee + Double($0) * step }
}

/// The elements in the opposite order, in place.
public func vDSP_vrvrs(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) / 2 {
    let other = (Int(__N) - 1 - index) * __IC
    (__C[index * __IC], __C[other]) = (__C[other], __C[index * __IC])
  }
}

public func vDSP_vrvrsD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) / 2 {
    let other = (Int(__N) - 1 - index) * __IC
    (__C[index * __IC], __C[other]) = (__C[other], __C[index * __IC])
  }
}
