import SwiftUI

/// A view of data as marks between two axes.
@preconcurrency @MainActor
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartConfiguration) private var configuration

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data: data, id: { $0.id }, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, id: { $0[keyPath: id] }, content: content)
  }

  private var marks: [Mark] {
    var list = _MarkList()
    content._append(to: &list)
    return list.marks
  }

  public var body: some View {
    let marks = marks
    ChartLegendLayout(marks: marks, configuration: configuration) {
      ChartTitleLayout(x: configuration.x.title, y: configuration.y.title) {
        ChartArea(marks: marks, configuration: configuration)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    // The settings are those of this chart, not of charts in its annotations and overlays.
    .environment(\.chartConfiguration, ChartConfiguration())
  }
}

/// The titles of axes around the plot area.
private struct ChartTitleLayout<Content: View>: View {
  let x: ChartConfiguration.AxisTitle?
  let y: ChartConfiguration.AxisTitle?
  @ViewBuilder let content: Content

  var body: some View {
    let titles = [
      x.map { ($0, $0.position.isAutomatic ? AnnotationPosition.bottom : $0.position, Alignment.center) },
      y.map { ($0, $0.position.isAutomatic ? AnnotationPosition.top : $0.position, Alignment.trailing) },
    ].compactMap { $0 }
    func title(_ wanted: (AnnotationPosition) -> Bool) -> some View {
      ForEach(titles.indices.filter { wanted(titles[$0].1) }, id: \.self) { index in
        let (title, _, alignment) = titles[index]
        title.content.font(.caption).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: title.alignment ?? alignment)
      }
    }
    func side(_ wanted: Int) -> some View {
      ForEach(titles.indices.filter { titles[$0].1.y == 0 && titles[$0].1.x == wanted }, id: \.self) {
        index in
        titles[index].0.content.font(.caption).foregroundStyle(.secondary).fixedSize()
          .rotationEffect(.degrees(wanted * 90 < 0 ? -90 : 90)).frame(width: 16)
          .frame(maxHeight: .infinity, alignment: titles[index].0.alignment ?? .center)
      }
    }
    return VStack(spacing: titles.first?.0.spacing ?? 4) {
      title { $0.y < 0 }
      HStack(spacing: 4) {
        side(-1)
        content
        side(1)
      }
      title { $0.y > 0 }
    }
  }
}

/// The plot area with its axes.
private struct ChartArea: View {
  let marks: [Mark]
  let configuration: ChartConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { reader in
      let geometry = ChartGeometry(marks, configuration, environment, size: reader.size)
      let isScrolling = geometry.plot.size != geometry.viewport.size
      ZStack(alignment: .topLeading) {
        Color.clear.frame(width: reader.size.width, height: reader.size.height)
        if isScrolling {
          ScrollingPlot(geometry: geometry, configuration: configuration)
        } else {
          PlotContent(geometry: geometry, configuration: configuration)
            .frame(width: geometry.plot.width, height: geometry.plot.height)
            .offset(x: geometry.plot.minX, y: geometry.plot.minY)
          AxisLabels(axes: [geometry.xAxis, geometry.yAxis], size: reader.size)
        }
        AnnotationViews(geometry: geometry, origin: geometry.plot.origin)
          .frame(width: reader.size.width, height: reader.size.height, alignment: .topLeading)
          .opacity(isScrolling ? 0 : 1)
      }
      .modifier(ChartProxyLayers(geometry: geometry, configuration: configuration))
    }
  }
}

/// The views of modifiers that need a chart's proxy.
private struct ChartProxyLayers: ViewModifier {
  let geometry: ChartGeometry
  let configuration: ChartConfiguration

  func body(content: Content) -> some View {
    content.backgroundPreferenceValue(PlotAnchorKey.self) { anchor in
      let proxy = ChartProxy(geometry: geometry, plotAnchor: anchor, configuration: configuration)
      ForEach(configuration.backgrounds.indices, id: \.self) { index in
        configuration.backgrounds[index].content(proxy)
          .frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: configuration.backgrounds[index].alignment)
      }
    }
    .anchorPreference(key: PlotAnchorKey.self, value: .rect(geometry.viewport)) { $0 }
    .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
      let proxy = ChartProxy(geometry: geometry, plotAnchor: anchor, configuration: configuration)
      ZStack {
        SelectionLayer(proxy: proxy, configuration: configuration)
        ForEach(configuration.overlays.indices, id: \.self) { index in
          configuration.overlays[index].content(proxy)
            .frame(
              maxWidth: .infinity, maxHeight: .infinity, alignment: configuration.overlays[index].alignment)
        }
      }
    }
  }
}

private struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// The gestures that select values.
private struct SelectionLayer: View {
  let proxy: ChartProxy
  let configuration: ChartConfiguration

  private var isSelecting: Bool {
    configuration.x.select != nil || configuration.y.select != nil || configuration.selectAngle != nil
      || configuration.x.selectRange != nil || configuration.y.selectRange != nil
  }

  var body: some View {
    let viewport = proxy.geometry.viewport
    let surface = Color.clear.contentShape(Rectangle()).frame(width: viewport.width, height: viewport.height)
    Group {
      if let gesture = configuration.gesture {
        gesture(proxy, AnyView(surface))
      } else if isSelecting {
        surface.gesture(
          DragGesture(minimumDistance: 0).onChanged(select).onEnded { _ in clear() })
      }
    }
    .offset(x: viewport.minX, y: viewport.minY)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func select(_ drag: DragGesture.Value) {
    func inside(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(0, point.x), proxy.plotSize.width - 0.01),
        y: min(max(0, point.y), proxy.plotSize.height - 0.01))
    }
    let (start, point) = (inside(drag.startLocation), inside(drag.location))
    proxy.selectXValue(at: point.x)
    proxy.selectYValue(at: point.y)
    proxy.selectAngleValue(at: proxy.angle(at: point))
    if start.x != point.x { proxy.selectXRange(from: start.x, to: point.x) }
    if start.y != point.y { proxy.selectYRange(from: start.y, to: point.y) }
  }

  private func clear() {
    configuration.x.select?(nil)
    configuration.y.select?(nil)
    configuration.selectAngle?(nil)
    configuration.x.clearRange?()
    configuration.y.clearRange?()
  }
}
