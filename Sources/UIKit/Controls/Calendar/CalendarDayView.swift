extension UICalendarView {
  /// The decoration of a day, shown below its number.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The size of a decoration: 5 points for small, 8 for medium, 11 for large.
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    enum Content {
      case dot(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Creates a dot in the color of placeholder text.
    public override convenience init() { self.init(.dot(nil, .medium)) }

    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(.image(image, color, size))
    }

    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium)
      -> UICalendarView.Decoration
    {
      UICalendarView.Decoration(.dot(color, size))
    }

    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> UICalendarView.Decoration
    { UICalendarView.Decoration(.image(image, color, size)) }

    /// Returns a decoration with a view, at its preferred size limited by the space below the number.
    open class func customView(_ provider: @escaping () -> UIView) -> UICalendarView.Decoration {
      UICalendarView.Decoration(.view(provider))
    }
  }
}

/// A day with its decoration.
@MainActor
package final class CalendarDayView: UIControl {
  /// Sizes in points.
  struct Metrics {
    /// The largest diameter of the disc behind a selected day.
    var disc: CGFloat
    /// The height below the number.
    var decoration: CGFloat

    static let datePicker = Metrics(disc: 44, decoration: 0)
    static let calendarView = Metrics(disc: 40, decoration: 14)
  }

  /// `nil` where the month has no day.
  var date: Date?
  var text = ""
  var design = UIFontDescriptor.SystemDesign.default
  var isChosen = false
  var isToday = false
  /// Whether the day is among the available dates.
  var isAllowed = true
  var isSelectable = true
  private let metrics: Metrics
  private let disc = UIView()
  private let label = UILabel()
  private var decorationView: UIView?

  init(metrics: Metrics) {
    self.metrics = metrics
    super.init(frame: .zero)
    disc.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  package override var triggersPrimaryActionOnTap: Bool { true }

  /// Shows no day.
  func clear() {
    date = nil
    isHidden = true
    decorate(nil)
  }

  func decorate(_ decoration: UICalendarView.Decoration?) {
    guard decorationView != nil || decoration != nil else { return }
    decorationView?.removeFromSuperview()
    decorationView = decoration.map { Self.view(of: $0.content) }
    if let decorationView {
      decorationView.isUserInteractionEnabled = false
      insertSubview(decorationView, belowSubview: label)
    }
    setNeedsLayout()
  }

  private static func view(of content: UICalendarView.Decoration.Content) -> UIView {
    switch content {
    case .dot(let color, let size):
      let side = self.side(size)
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      dot.backgroundColor = color ?? .placeholderText
      dot.layer.cornerRadius = side / 2
      return dot
    case .image(let image, let color, let size):
      let view = UIImageView(image: image)
      view.tintColor = color ?? .placeholderText
      view.contentMode = .scaleAspectFit
      let side = self.side(size) + 3
      view.bounds.size = CGSize(width: side, height: side)
      return view
    case .view(let make):
      let view = make()
      if view.bounds.isEmpty {
        view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      return view
    }
  }

  private static func side(_ size: UICalendarView.Decoration.DecorationSize) -> CGFloat {
    switch size {
    case .small: 5
    case .medium: 8
    case .large: 11
    }
  }

  /// Shows the values of the properties.
  func update() {
    isHidden = false
    label.text = text
    isEnabled = isAllowed && isSelectable
    updateColors()
  }

  private func updateColors() {
    let tint: UIColor = tintColor
    disc.isHidden = !isChosen && !isHighlighted
    disc.backgroundColor =
      isChosen ? (isToday ? tint : tint.withAlphaComponent(0.15)) : UIColor.tertiarySystemFill
    label.font = Self.font(isChosen ? 21 : 20, isChosen ? .semibold : .regular, design)
    label.textColor =
      !isAllowed ? .tertiaryLabel : isChosen ? (isToday ? .white : tint) : isToday ? tint : .label
  }

  static func font(_ size: CGFloat, _ weight: UIFont.Weight, _ design: UIFontDescriptor.SystemDesign)
    -> UIFont
  {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.height - metrics.decoration)
    let side = min(metrics.disc, bounds.width, room)
    disc.bounds.size = CGSize(width: side, height: side)
    disc.center = CGPoint(x: bounds.midX, y: room / 2)
    disc.layer.cornerRadius = side / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
    guard let decorationView else { return }
    decorationView.bounds.size.width = min(decorationView.bounds.width, bounds.width)
    decorationView.bounds.size.height = min(decorationView.bounds.height, metrics.decoration)
    decorationView.center = CGPoint(x: bounds.midX, y: room + metrics.decoration / 2)
  }

  package override var roleTraits: UIAccessibilityTraits { isChosen ? [.button, .selected] : .button }
  package override var isElementByDefault: Bool { date != nil }
}
