/// One side of a constraint: an attribute of a view or guide, or the distance between two.
@MainActor
final class LayoutTerm {
  @BackReference private var view: UIView?
  @BackReference private var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute
  /// The origin of a distance; `nil` for a plain attribute.
  let origin: LayoutTerm?

  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutTerm? = nil) {
    self.attribute = attribute
    self.origin = origin
    if let view = item as? UIView { self.view = view } else { guide = item as? UILayoutGuide }
  }

  /// Creates a term without an item.
  nonisolated init() {
    attribute = .notAnAttribute
    origin = nil
  }

  /// The view or guide; nil after it was deallocated.
  var object: AnyObject? { view ?? guide }

  var item: LayoutItem? {
    if let view { return .view(view) }
    return guide.map { .guide($0) }
  }

  /// The axis of the term's value.
  var axis: NSLayoutConstraint.Axis? { attribute.axis }
  var isSize: Bool { origin != nil || attribute.edge == .size }

  func isEqual(to other: LayoutTerm) -> Bool {
    guard object === other.object, attribute == other.attribute else { return false }
    guard let origin, let otherOrigin = other.origin else { return origin == nil && other.origin == nil }
    return origin.isEqual(to: otherOrigin)
  }
}

/// An item of Auto Layout.
@MainActor
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  init?(_ object: AnyObject?) {
    if let view = object as? UIView {
      self = .view(view)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide)
    } else {
      return nil
    }
  }

  /// The view whose subtree contains the item: itself, or the owner of the guide.
  var host: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  var layout: ItemLayout {
    switch self {
    case .view(let view): view.layoutState
    case .guide(let guide): guide.layout
    }
  }
}

/// A location on an axis that an attribute refers to.
enum LayoutEdge: Sendable { case min, max, center, size, firstBaseline, lastBaseline }

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// The edge of the attribute in a left-to-right layout.
  var edge: LayoutEdge {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .min
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .max
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .width, .height, .notAnAttribute: .size
    }
  }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute refers to left or right regardless of the layout direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The name used in messages.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
