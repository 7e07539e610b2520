/// A value in a range, shown on a line or ring.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyleBox) private var style

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
    _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    configuration = GaugeStyleConfiguration(
      value: max(0, min(1, part)), label: .init(AnyView(label)),
      currentValueLabel: current.map { .init(AnyView($0)) },
      minimumValueLabel: minimum.map { .init(AnyView($0)) },
      maximumValueLabel: maximum.map { .init(AnyView($0)) })
  }
  public var body: some View { style.makeBody(configuration) }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, label(), nil, nil, nil) }
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
}
extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

public struct GaugeStyleConfiguration {
  public typealias Label = _StyleLabel
  public typealias CurrentValueLabel = _StyleLabel
  public typealias MinimumValueLabel = _StyleLabel
  public typealias MaximumValueLabel = _StyleLabel
  /// The value from 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

/// A custom gauge style.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}
package struct GaugeStyleBox {
  let makeBody: @MainActor (GaugeStyleConfiguration) -> AnyView
  init<S: GaugeStyle>(_ style: S) {
    makeBody = { StyleHost.hosting(style, $0) { $0.makeBody(configuration: $1) } }
  }
}
private struct GaugeStyleKey: EnvironmentKey {
  static let defaultValue = GaugeStyleBox(DefaultGaugeStyle())
}
extension EnvironmentValues {
  package var gaugeStyleBox: GaugeStyleBox {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, isFilled: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary).font(.footnote)
    }
  }
}
/// A marker on a line.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GaugeBar(value: configuration.value, isFilled: false)
      configuration.maximumValueLabel
    }
    .font(.footnote)
  }
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isClosed: false)
  }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isClosed: true)
  }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style, \.gaugeStyleBox) { style, _ in GaugeStyleBox(style) }
  }
}

private struct GaugeBar: View {
  let value: Double
  let isFilled: Bool
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemFill)).frame(height: 6)
        if isFilled {
          Capsule().fill(.tint).frame(width: max(6, proxy.size.width * value), height: 6)
        } else {
          Circle().fill(.tint).frame(width: 10, height: 10).offset(x: (proxy.size.width - 10) * value)
        }
      }
      .frame(height: proxy.size.height)
    }
    .frame(height: 10)
  }
}

private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool
  private var range: (start: Double, length: Double) { isClosed ? (0, 1) : (0.125, 0.75) }
  var body: some View {
    ZStack {
      Circle().trim(from: range.start, to: range.start + range.length)
        .stroke(Color(.systemFill), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(isClosed ? -90 : 90))
      Circle().trim(from: range.start, to: range.start + range.length * configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(isClosed ? -90 : 90))
      if let current = configuration.currentValueLabel { current } else { configuration.label }
    }
    .padding(3)
    .frame(width: 56, height: 56)
  }
}
