// Declares the bridge `CGFloat as NSNumber`.
import FoundationExtensions

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(cgVector vector: CGVector) {
    var value = vector
    self.init(bytes: &value, objCType: vectorEncoding)
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var value = transform
    self.init(bytes: &value, objCType: transformEncoding)
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  /// The wrapped vector, or zero if the value contains something else.
  public var cgVectorValue: CGVector {
    var value = CGVector()
    if String(cString: objCType) == vectorEncoding { getValue(&value) }
    return value
  }

  /// The wrapped transform, or the identity if the value contains something else.
  public var cgAffineTransformValue: CGAffineTransform {
    var value = CGAffineTransform()
    if String(cString: objCType) == transformEncoding { getValue(&value) }
    return value
  }
}

// Foundation on Linux encodes arrays but not structures. Their memory layouts are the same.
private let vectorEncoding = "[2d]"
private let transformEncoding = "[6d]"
