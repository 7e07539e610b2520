/// A gradient of colors.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  @MainActor
  func paint(
    _ kind: _GradientPaint.Kind, _ start: UnitPoint, _ end: UnitPoint, _ environment: EnvironmentValues
  ) -> _Paint {
    .gradient(
      _GradientPaint(
        kind: kind, colors: stops.map { $0.color.uiColor(in: environment) }, locations: stops.map(\.location),
        start: start, end: end))
  }
}

extension Gradient: ShapeStyle {
  /// As a style, a gradient goes from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    paint(.linear, .top, .bottom, environment)
  }
}

public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient._paint(in: environment)
  }
}

public struct LinearGradient: ShapeStyle, Hashable, View {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.linear, startPoint, endPoint, environment)
  }
  public var body: some View { Rectangle().fill(self) }
}

public struct RadialGradient: ShapeStyle, Hashable, View {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.radial(startRadius, endRadius), center, center, environment)
  }
  public var body: some View { Rectangle().fill(self) }
}

public struct AngularGradient: ShapeStyle, Hashable, View {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.angular(startAngle, endAngle), center, center, environment)
  }
  public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}
