/// UIKit's text for a view in `description` and `recursiveDescription`.
///
/// The format is that of recorded hierarchies (pointfreeco/swift-snapshot-testing, `testTraits` and
/// `testUIView`).
@MainActor
package struct ViewDescription {
  /// The part after the frame: the text of a label.
  package var content: [String] = []
  /// The part after the gesture recognizers: the text and border of a field.
  package var attributes: [String] = []
  /// The part after the layer: the content of a scroll view.
  package var suffix: [String] = []
  /// The class name of the layer, if the view has no corresponding class of its own.
  package var layerClass: String?

  static func text(of view: UIView) -> String {
    var description = ViewDescription()
    view.describe(&description)
    let layer = description.layerClass.flatMap { type(of: view.ownLayer) == CALayer.self ? $0 : nil }
    var parts = ["<\(className(of: view)): \(view.address)"]
    if let base = baseClass(of: view) { parts.append("baseClass = \(base)") }
    parts.append("frame = \(text(view.ownLayer.frame))")
    let transform = view.ownLayer.affineTransform()
    if !transform.isIdentity { parts.append("transform = \(text(transform))") }
    parts += description.content
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque || view.describesItselfAsTransparent { parts.append("opaque = NO") }
    if let mask = text(view.autoresizingMask) { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let keys = view.ownLayer.animationKeys(), !keys.isEmpty {
      let animations = keys.map { key in
        let animation = view.ownLayer.animation(forKey: key)
        return
          "\(key)=<\(animation.map { "\(type(of: $0))" } ?? "CAAnimation"): \(animation?.address ?? "0x0")>; "
      }
      parts.append("animations = { \(animations.joined())}")
    }
    if let recognizers = view.gestureRecognizers, let first = recognizers.first {
      parts.append("gestureRecognizers = <NSArray: \(first.address)>")
    }
    parts += description.attributes
    parts.append("layer = <\(layer ?? "\(type(of: view.ownLayer))"): \(view.ownLayer.address)>")
    parts += description.suffix
    return parts.joined(separator: "; ") + ">"
  }

  /// Returns the descriptions of the view and its descendants, one per line.
  static func recursiveText(of view: UIView, depth: Int = 0) -> String {
    let indent = String(repeating: "   | ", count: depth)
    let own = indent + view.description
    return view._subviews.reduce(own) { $0 + "\n" + recursiveText(of: $1, depth: depth + 1) }
  }

  // MARK: Names

  /// Returns the name of the class in Objective-C: with its module, except for classes of the framework.
  static func className(of object: AnyObject) -> String {
    if let view = object as? UIView, let name = containerName(of: view) { return name }
    return name(of: type(of: object))
  }

  private static func name(_ name: String) -> String {
    for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }
  private static func name(of type: AnyClass) -> String { name(_typeName(type, qualified: true)) }

  /// Returns the framework class from which an app's class is derived, unless that is a plain view.
  private static func baseClass(of view: UIView) -> String? {
    var type: AnyClass? = Swift.type(of: view)
    guard let own = type, !isFrameworks(own) else { return nil }
    while let current = type, !isFrameworks(current) { type = _getSuperclass(current) }
    guard let base = type, base != UIView.self else { return nil }
    return name(of: base)
  }

  private static func isFrameworks(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return name.hasPrefix("UIKit.")
  }

  /// Returns UIKit's name for the root view of a container.
  private static func containerName(of view: UIView) -> String? {
    guard let owner = view.owningController, isFrameworks(type(of: view)) else { return nil }
    return owner.rootViewClassName
  }

  // MARK: Values

  static func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  private static func text(_ transform: CGAffineTransform) -> String {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + values.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "]"
  }

  private static func text(_ mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let present = names.filter { mask.contains($0.0) }.map(\.1)
    return present.isEmpty ? nil : present.joined(separator: "+")
  }

  /// Formats a number with six significant digits.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  /// Returns a quoted text, of which the first 25 characters are shown.
  package static func quoted(_ text: String) -> String {
    "'\(text.count > 25 ? text.prefix(25) + "..." : text[...])'"
  }

  package static func point(_ point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
  package static func size(_ size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
  package static func insets(_ insets: UIEdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ") + "}"
  }
}
