import Foundation

/// A Blackman window.
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
  fillWindow(__C, __N, __Flag) { angle in 0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle) }
}

public func vDSP_blkman_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  fillWindow(__C, __N, __Flag) { angle in 0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle) }
}

/// A Hamming window.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
  fillWindow(__C, __N, __Flag) { angle in 0.54 - 0.46 * cos(angle) }
}

public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  fillWindow(__C, __N, __Flag) { angle in 0.54 - 0.46 * cos(angle) }
}

/// A Hann window. With `vDSP_HANN_NORM` it has the power of a rectangle.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let factor: Float = __Flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  fillWindow(__C, __N, __Flag) { angle in factor * (1 - cos(angle)) }
}

public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let factor: Double = __Flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  fillWindow(__C, __N, __Flag) { angle in factor * (1 - cos(angle)) }
}

/// Squares of absolute values.
public func vDSP_zvmags(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __A.pointee
  combine(vector.realp, __IA, vector.imagp, __IA, __C, __IC, __N) { re, im in re * re + im * im }
}

public func vDSP_zvmagsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __A.pointee
  combine(vector.realp, __IA, vector.imagp, __IA, __C, __IC, __N) { re, im in re * re + im * im }
}

/// Absolute values.
public func vDSP_zvabs(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __A.pointee
  combine(vector.realp, __IA, vector.imagp, __IA, __C, __IC, __N) { re, im in (re * re + im * im).squareRoot()
  }
}

public func vDSP_zvabsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __A.pointee
  combine(vector.realp, __IA, vector.imagp, __IA, __C, __IC, __N) { re, im in (re * re + im * im).squareRoot()
  }
}

/// Angles in radians.
public func vDSP_zvphas(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __A.pointee
  combine(vector.realp, __IA, vector.imagp, __IA, __C, __IC, __N) { re, im in atan2(im, re) }
}

public func vDSP_zvphasD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __A.pointee
  combine(vector.realp, __IA, vector.imagp, __IA, __C, __IC, __N) { re, im in atan2(im, re) }
}

/// Complex numbers from pairs. The stride of pairs counts real numbers, two for adjacent pairs.
public func vDSP_ctoz(
  _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __Z.pointee
  for index in 0..<Int(__N) {
    let pair = __C[index * __IC / 2]
    vector.realp[index * __IZ] = pair.real
    vector.imagp[index * __IZ] = pair.imag
  }
}

public func vDSP_ctozD(
  _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __Z.pointee
  for index in 0..<Int(__N) {
    let pair = __C[index * __IC / 2]
    vector.realp[index * __IZ] = pair.real
    vector.imagp[index * __IZ] = pair.imag
  }
}

/// Pairs from complex numbers.
public func vDSP_ztoc(
  _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __Z.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC / 2] = DSPComplex(real: vector.realp[index * __IZ], imag: vector.imagp[index * __IZ])
  }
}

public func vDSP_ztocD(
  _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride,
  _ __C: UnsafeMutablePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let vector = __Z.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC / 2] = DSPDoubleComplex(
      real: vector.realp[index * __IZ], imag: vector.imagp[index * __IZ])
  }
}
