import SwiftUI

/// The settings that modifiers make for charts.
struct ChartConfiguration {
  struct AxisSettings {
    var visibility = Visibility.automatic
    var groups: [_AxisGroup]?
    var domain: _ScaleDomain?
    var range: _PositionRange?
    var type: ScaleType?
    var title: AxisTitle?
    var isScrollable = false
    /// The length of the visible part of the domain, in its numbers or seconds; the count of categories.
    var visibleLength: Double?
    var scrollPosition: (get: @MainActor () -> _PlotDatum?, set: @MainActor (_PlotDatum) -> Void)?
    /// The value at which scrolling comes to rest, near another.
    var alignment: ((_PlotDatum) -> _PlotDatum)?
    var select: (@MainActor (_PlotDatum?) -> Void)?
    var selectRange: (@MainActor (_PlotDatum, _PlotDatum) -> Void)?
    var clearRange: (@MainActor () -> Void)?
  }

  struct AxisTitle {
    var content: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// The values and styles of a style scale.
  struct StyleScale<Style> {
    var domain: [_PlotDatum]?
    var range: [Style]?
    var mapping: ((_PlotDatum) -> Style?)?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleScale<AnyShapeStyle>()
  var symbols = StyleScale<AnyChartSymbolShape>()
  var lines = StyleScale<StrokeStyle>()
  var symbolAreas: ClosedRange<CGFloat>?
  var legend = Legend()
  var plotStyle: (@MainActor (AnyView) -> AnyView)?
  var overlays: [(alignment: Alignment, content: @MainActor (ChartProxy) -> AnyView)] = []
  var backgrounds: [(alignment: Alignment, content: @MainActor (ChartProxy) -> AnyView)] = []
  var gesture: (@MainActor (ChartProxy, AnyView) -> AnyView)?
  var selectAngle: (@MainActor (_PlotDatum?) -> Void)?
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}
