import Foundation

// Conversions between integers and numbers, and between precisions.

public func vDSP_vflt8(
  _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Float($0) }
}

public func vDSP_vflt8D(
  _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Double($0) }
}

public func vDSP_vflt16(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Float($0) }
}

public func vDSP_vflt16D(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Double($0) }
}

public func vDSP_vflt32(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Float($0) }
}

public func vDSP_vflt32D(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Double($0) }
}

public func vDSP_vfltu8(
  _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Float($0) }
}

public func vDSP_vfltu8D(
  _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Double($0) }
}

public func vDSP_vfltu16(
  _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Float($0) }
}

public func vDSP_vfltu16D(
  _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Double($0) }
}

public func vDSP_vfltu32(
  _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Float($0) }
}

public func vDSP_vfltu32D(
  _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Double($0) }
}

public func vDSP_vfix8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfix8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfix16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfix16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfix32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfix32D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfixu8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfixu8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfixu16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfixu16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.towardZero)) }
}

public func vDSP_vfixr16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.toNearestOrEven)) }
}

public func vDSP_vfixr16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.toNearestOrEven)) }
}

public func vDSP_vfixr32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.toNearestOrEven)) }
}

public func vDSP_vfixr32D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.toNearestOrEven)) }
}

public func vDSP_vfixru8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.toNearestOrEven)) }
}

public func vDSP_vfixru8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { integer($0.rounded(.toNearestOrEven)) }
}

public func vDSP_vspdp(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Double($0) }
}

public func vDSP_vdpsp(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  transform(__A, __IA, __C, __IC, __N) { Float($0) }
}

/// An integer, or the nearest one of the type.
private func integer<Number: BinaryFloatingPoint, Value: FixedWidthInteger>(_ number: Number) -> Value {
  if let value = Value(exactly: number) { return value }
  return number > 0 ? .max : number < 0 ? .min : 0
}
