/// Archives of views.
extension UIView {
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let backgroundColor = "UIBackgroundColor"
    static let tintColor = "UITintColor"
    static let alpha = "UIAlpha"
    static let isHidden = "UIHidden"
    static let isOpaque = "UIOpaque"
    static let clipsToBounds = "UIClipsToBounds"
    static let isUserInteractionDisabled = "UIUserInteractionDisabled"
    static let tag = "UITag"
    static let contentMode = "UIContentMode"
    static let autoresizingMask = "UIAutoresizingMask"
    static let subviews = "UISubviews"
  }

  func encodeProperties(with coder: NSCoder) {
    coder.encode(bounds, forKey: Key.bounds)
    coder.encode(center, forKey: Key.center)
    coder.encode(backgroundColor, forKey: Key.backgroundColor)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(isHidden, forKey: Key.isHidden)
    coder.encode(isOpaque, forKey: Key.isOpaque)
    coder.encode(clipsToBounds, forKey: Key.clipsToBounds)
    coder.encode(!isUserInteractionEnabled, forKey: Key.isUserInteractionDisabled)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(contentMode.rawValue, forKey: Key.contentMode)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizingMask)
    let archived = archivedSubviews
    if !archived.isEmpty { coder.encode(NSArray(array: archived), forKey: Key.subviews) }
  }

  /// The subviews, if the app has added all of them: other views of the framework than plain ones create theirs again. Archives
  /// name top-level classes only.
  private var archivedSubviews: [UIView] {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror, !String(reflecting: part.subjectType).hasPrefix("UIKit.") {
      mirror = part.superclassMirror
    }
    guard mirror?.subjectType == UIView.self else { return [] }
    return subviews.filter { view in
      let name = String(reflecting: type(of: view))
      return !name.contains("(") && name.split(separator: ".").count == 2
    }
  }

  /// Decodes the properties of an archived view; changes nothing if the coder is not at a view.
  func decode(from archive: NSKeyedUnarchiver) {
    guard archive.containsValue(forKey: Key.bounds), archive.containsValue(forKey: Key.center) else { return }
    bounds = archive.decodeCGRect(forKey: Key.bounds)
    center = archive.decodeCGPoint(forKey: Key.center)
    backgroundColor = archive.objectIfPresent(forKey: Key.backgroundColor)
    alpha = archive.decodeDouble(forKey: Key.alpha)
    isHidden = archive.decodeBool(forKey: Key.isHidden)
    isOpaque = archive.decodeBool(forKey: Key.isOpaque)
    clipsToBounds = archive.decodeBool(forKey: Key.clipsToBounds)
    isUserInteractionEnabled = !archive.decodeBool(forKey: Key.isUserInteractionDisabled)
    tag = archive.decodeInteger(forKey: Key.tag)
    if let mode = ContentMode(rawValue: archive.decodeInteger(forKey: Key.contentMode)) { contentMode = mode }
    autoresizingMask = AutoresizingMask(rawValue: UInt(archive.decodeInteger(forKey: Key.autoresizingMask)))
    let subviews: NSArray? = archive.objectIfPresent(forKey: Key.subviews)
    for view in (subviews ?? []).compactMap({ $0 as? UIView }) { addSubview(view) }
  }
}

extension NSKeyedUnarchiver {
  /// Returns the object for `key`; nil without one, which Foundation reports as an error.
  func objectIfPresent<Object>(forKey key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(forKey: key) as? Object : nil
  }
}
