import SwiftUI

/// The plot area of a chart that scrolls, and its axes.
struct ScrollingPlot: View {
  let geometry: ChartGeometry
  let configuration: ChartConfiguration
  @State private var position = ScrollPosition()

  private var axes: Axis.Set {
    var axes: Axis.Set = []
    if geometry.plot.width > geometry.viewport.width { axes.insert(.horizontal) }
    if geometry.plot.height > geometry.viewport.height { axes.insert(.vertical) }
    return axes
  }

  var body: some View {
    let (plot, viewport, size) = (geometry.plot, geometry.viewport, geometry.size)
    let scrollsX = axes.contains(.horizontal)
    // The axis along the scrolling direction moves with the plot area.
    let origin = CGPoint(x: scrollsX ? viewport.minX : 0, y: scrollsX ? 0 : viewport.minY)
    let content = CGSize(
      width: scrollsX ? plot.width : size.width, height: scrollsX ? size.height : plot.height)
    ZStack(alignment: .topLeading) {
      ScrollView(axes, showsIndicators: false) {
        ZStack(alignment: .topLeading) {
          PlotContent(geometry: geometry, configuration: configuration)
            .frame(width: plot.width, height: plot.height)
            .offset(x: plot.minX - origin.x, y: plot.minY - origin.y)
          AxisLabels(
            axes: [scrollsX ? geometry.xAxis : geometry.yAxis], size: content, origin: origin)
          AnnotationViews(
            geometry: geometry, origin: CGPoint(x: plot.minX - origin.x, y: plot.minY - origin.y))
        }
        .frame(width: content.width, height: content.height, alignment: .topLeading)
      }
      .scrollPosition($position)
      .scrollTargetBehavior(
        ChartScrollTarget(scale: scale, isHorizontal: scrollsX, alignment: settings.alignment)
      )
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in report(offset) }
      .onAppear(perform: scroll)
      .onChange(of: target) { scroll() }
      .frame(
        width: scrollsX ? viewport.width : size.width, height: scrollsX ? size.height : viewport.height
      )
      .offset(x: origin.x, y: origin.y)
      AxisLabels(axes: [scrollsX ? geometry.yAxis : geometry.xAxis], size: size).allowsHitTesting(false)
    }
  }

  private var settings: ChartConfiguration.AxisSettings {
    axes.contains(.horizontal) ? configuration.x : configuration.y
  }

  private var scale: PlotScale { axes.contains(.horizontal) ? geometry.x : geometry.y }

  private var target: _PlotDatum? { settings.scrollPosition?.get() }

  /// Scrolls to the value of the binding.
  private func scroll() {
    guard let target, var place = scale.position(target) else { return }
    if scale.isCategory { place -= scale.bandWidth / 2 }
    if axes.contains(.horizontal) { position.scrollTo(x: place) } else { position.scrollTo(y: place) }
  }

  private func report(_ offset: CGPoint) {
    let place = axes.contains(.horizontal) ? offset.x : offset.y
    guard let datum = scale.datum(at: place), datum != target else { return }
    settings.scrollPosition?.set(datum)
  }
}
