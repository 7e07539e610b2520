import Foundation

/// The setup of transforms of sizes up to a power of two; `vDSP_destroy_fftsetup` releases it.
public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer

public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
  OpaquePointer(Unmanaged.passRetained(FourierTransform<Float>(count: 1 << Int(__Log2n))).toOpaque())
}

public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
  guard let __setup else { return }
  Unmanaged<FourierTransform<Float>>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

/// Transforms complex numbers in place. The inverse is not divided by their count.
public func vDSP_fft_zip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  transform(__Setup).run(
    __C.pointee.realp, __C.pointee.imagp, stride: __IC, count: 1 << Int(__Log2N), isInverse: __Direction < 0)
}

/// Transforms complex numbers.
public func vDSP_fft_zop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  copy(__A.pointee.realp, __IA, __C.pointee.realp, __IC, 1 << __Log2N)
  copy(__A.pointee.imagp, __IA, __C.pointee.imagp, __IC, 1 << __Log2N)
  vDSP_fft_zip(__Setup, __C, __IC, __Log2N, __Direction)
}

/// Transforms real numbers in place. Those with even places are the real parts, the others the imaginary ones. The first
/// pair of the result has the values of frequency zero and of the highest frequency. The forward transform is twice the
/// mathematical one; the inverse is not divided by the count.
public func vDSP_fft_zrip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  transform(__Setup).runReal(
    __C.pointee.realp, __C.pointee.imagp, stride: __IC, count: 1 << Int(__Log2N), isInverse: __Direction < 0)
}

/// Transforms real numbers, as `vDSP_fft_zrip` does.
public func vDSP_fft_zrop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  copy(__A.pointee.realp, __IA, __C.pointee.realp, __IC, 1 << __Log2N / 2)
  copy(__A.pointee.imagp, __IA, __C.pointee.imagp, __IC, 1 << __Log2N / 2)
  vDSP_fft_zrip(__Setup, __C, __IC, __Log2N, __Direction)
}

private func transform(_ setup: FFTSetup) -> FourierTransform<Float> {
  Unmanaged<FourierTransform<Float>>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
}

public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? {
  OpaquePointer(Unmanaged.passRetained(FourierTransform<Double>(count: 1 << Int(__Log2n))).toOpaque())
}

public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) {
  guard let __setup else { return }
  Unmanaged<FourierTransform<Double>>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

/// Transforms complex numbers in place. The inverse is not divided by their count.
public func vDSP_fft_zipD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  transformD(__Setup).run(
    __C.pointee.realp, __C.pointee.imagp, stride: __IC, count: 1 << Int(__Log2N), isInverse: __Direction < 0)
}

/// Transforms complex numbers.
public func vDSP_fft_zopD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  copy(__A.pointee.realp, __IA, __C.pointee.realp, __IC, 1 << __Log2N)
  copy(__A.pointee.imagp, __IA, __C.pointee.imagp, __IC, 1 << __Log2N)
  vDSP_fft_zipD(__Setup, __C, __IC, __Log2N, __Direction)
}

/// Transforms real numbers in place. Those with even places are the real parts, the others the imaginary ones. The first
/// pair of the result has the values of frequency zero and of the highest frequency. The forward transform is twice the
/// mathematical one; the inverse is not divided by the count.
public func vDSP_fft_zripD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  transformD(__Setup).runReal(
    __C.pointee.realp, __C.pointee.imagp, stride: __IC, count: 1 << Int(__Log2N), isInverse: __Direction < 0)
}

/// Transforms real numbers, as `vDSP_fft_zripD` does.
public func vDSP_fft_zropD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  copy(__A.pointee.realp, __IA, __C.pointee.realp, __IC, 1 << __Log2N / 2)
  copy(__A.pointee.imagp, __IA, __C.pointee.imagp, __IC, 1 << __Log2N / 2)
  vDSP_fft_zripD(__Setup, __C, __IC, __Log2N, __Direction)
}

private func transformD(_ setup: FFTSetupD) -> FourierTransform<Double> {
  Unmanaged<FourierTransform<Double>>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
}
