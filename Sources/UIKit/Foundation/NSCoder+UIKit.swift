extension NSCoder {
  /// Returns the point for `key`, or zero.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Returns the size for `key`, or zero.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Returns the rectangle for `key`, or zero.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Returns the insets for `key`, or zero.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    text(forKey: key).map(NSCoder.uiEdgeInsets(for:)) ?? .zero
  }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Returns the insets for `key`, or zero.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    text(forKey: key).map(NSCoder.nsDirectionalEdgeInsets(for:)) ?? .zero
  }

  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }

  /// Returns the offset for `key`, or zero.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    text(forKey: key).map(NSCoder.uiOffset(for:)) ?? .zero
  }

  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }

  /// Returns the vector for `key`, or zero.
  public func decodeCGVector(forKey key: String) -> CGVector {
    text(forKey: key).map(NSCoder.cgVector(for:)) ?? .zero
  }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// Returns the transform for `key`, or the identity.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(forKey: key).map(NSCoder.cgAffineTransform(for:)) ?? .identity
  }

  private func text(forKey key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
  }
}

extension NSCoder {
  /// Returns the point as a string, such as "{10, 20}".
  public class func string(for point: CGPoint) -> String { text(nested: [[point.x, point.y]]) }

  /// Returns the size as a string, such as "{10, 20}".
  public class func string(for size: CGSize) -> String { text(nested: [[size.width, size.height]]) }

  /// Returns the rectangle as a string, such as "{{0, 0}, {10, 20}}".
  public class func string(for rect: CGRect) -> String {
    text(nested: [[rect.origin.x, rect.origin.y], [rect.size.width, rect.size.height]])
  }

  /// Returns the insets as a string in the order top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(nested: [[insets.top, insets.left, insets.bottom, insets.right]])
  }

  /// Returns the insets as a string in the order top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(nested: [[insets.top, insets.leading, insets.bottom, insets.trailing]])
  }

  /// Returns the offset as a string in the order horizontal, vertical.
  public class func string(for offset: UIOffset) -> String {
    text(nested: [[offset.horizontal, offset.vertical]])
  }

  /// Returns the vector as a string, such as "{10, 20}".
  public class func string(for vector: CGVector) -> String { text(nested: [[vector.dx, vector.dy]]) }

  /// Returns the transform as a string in the order of its matrix, such as "[1, 0, 0, 1, 0, 0]".
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(shortest).joined(separator: ", ") + "]"
  }

  /// Returns the vector in `string`, or zero.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = geometryNumbers(in: string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Returns the transform in `string`, or the identity.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = geometryNumbers(in: string, count: 6)
    guard numbers.contains(where: { $0 != 0 }) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns the point in `string`, or zero.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = geometryNumbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the size in `string`, or zero.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = geometryNumbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle in `string`, or zero.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = geometryNumbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the insets in `string`, or zero.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = geometryNumbers(in: string, count: 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the insets in `string`, or zero.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = geometryNumbers(in: string, count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Returns the offset in `string`, or zero.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = geometryNumbers(in: string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  private class func text(nested groups: [[CGFloat]]) -> String {
    let parts = groups.map { "{" + $0.map(shortest).joined(separator: ", ") + "}" }
    return parts.count == 1 ? parts[0] : "{" + parts.joined(separator: ", ") + "}"
  }
}

/// Returns the shortest decimal form, without ".0" after an integer.
private func shortest(_ number: CGFloat) -> String {
  let text = "\(Double(number))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns the numbers in a geometry string, or zeros if there are not exactly `count`.
private func geometryNumbers(in text: String, count: Int) -> [CGFloat] {
  let separators: Set<Character> = ["{", "}", "[", "]", ",", " "]
  let numbers = text.split { separators.contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  return numbers.count == count ? numbers : Array(repeating: 0, count: count)
}

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
