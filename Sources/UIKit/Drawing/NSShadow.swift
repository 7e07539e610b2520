/// The shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  private let header = CoreFoundationHeader()
  /// The offset in points, to the right and downwards.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override required init() {}

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
    // Decoding a missing object is an error.
    let hasColor = coder.containsValue(forKey: "NSShadowColor")
    shadowColor = hasColor ? coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor") : nil
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other === self
      || (other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
        && (other.shadowColor as? UIColor) == (shadowColor as? UIColor))
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
