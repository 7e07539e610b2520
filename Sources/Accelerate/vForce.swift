import Foundation

// Functions of the elements of vectors: `vvsqrtf` for `Float`, `vvsqrt` for `Double`.

public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { sqrt($0) }
}
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { sqrt($0) }
}

public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { exp($0) }
}
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { exp($0) }
}

public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { exp2($0) }
}
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { exp2($0) }
}

public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { log($0) }
}
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { log($0) }
}

public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { log2($0) }
}
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { log2($0) }
}

public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { log10($0) }
}
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>)
{
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { log10($0) }
}

public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { sin($0) }
}
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { sin($0) }
}

public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { cos($0) }
}
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { cos($0) }
}

public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { tan($0) }
}
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { tan($0) }
}

public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { asin($0) }
}
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { asin($0) }
}

public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { acos($0) }
}
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { acos($0) }
}

public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { atan($0) }
}
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { atan($0) }
}

public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { sinh($0) }
}
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { sinh($0) }
}

public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { cosh($0) }
}
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { cosh($0) }
}

public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { tanh($0) }
}
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { tanh($0) }
}

public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { floor($0) }
}
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>)
{
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { floor($0) }
}

public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { ceil($0) }
}
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { ceil($0) }
}

public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { abs($0) }
}
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  transform(x, 1, y, 1, vDSP_Length(n.pointee)) { abs($0) }
}
