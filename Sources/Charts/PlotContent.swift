import SwiftUI

/// Grid lines and marks, in the plot area.
struct PlotContent: View {
  let geometry: ChartGeometry
  let configuration: ChartConfiguration
  /// The room for symbols and lines at the edges of the plot area, in points.
  private static let margin: CGFloat = 24

  var body: some View {
    let canvas = ZStack {
      Canvas { context, _ in
        context.translateBy(x: Self.margin, y: Self.margin)
        draw(&context)
      }
      .padding(-Self.margin)
      MarkAccessibilityView(geometry: geometry)
    }
    if let style = configuration.plotStyle { style(AnyView(canvas)) } else { canvas }
  }

  private func draw(_ context: inout GraphicsContext) {
    for axis in [geometry.xAxis, geometry.yAxis] {
      for line in axis.gridLines { AxisLabels.draw(line, in: context) }
    }
    for shape in geometry.shapes { draw(shape, context) }
  }

  private func draw(_ shape: MarkShape, _ outer: GraphicsContext) {
    var context = outer
    let mark = geometry.marks[shape.mark]
    context.opacity = mark.style.opacity
    if let shadow = mark.style.shadow {
      context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    if mark.style.blurRadius > 0 { context.addFilter(.blur(radius: mark.style.blurRadius)) }
    let shading = GraphicsContext.Shading.style(geometry.styles.style(of: mark))
    if mark.style.usesPlotArea {
      // The gradient covers the plot area; the mark's outline cuts it.
      let outline = shape.stroke.map { shape.path.strokedPath($0) } ?? shape.path
      context.clip(to: outline)
      context.fill(Path(CGRect(origin: .zero, size: geometry.plot.size)), with: shading)
    } else if let stroke = shape.stroke {
      context.stroke(shape.path, with: shading, style: stroke)
    } else {
      context.fill(shape.path, with: shading)
    }
  }
}

/// The ticks and labels of axes, in the chart.
struct AxisLabels: View {
  let axes: [AxisGeometry]
  let size: CGSize
  var origin = CGPoint.zero

  static func draw(_ line: AxisGeometry.Line, in context: GraphicsContext) {
    let path = Path {
      $0.move(to: line.from)
      $0.addLine(to: line.to)
    }
    context.stroke(
      path, with: .style(line.style ?? AnyShapeStyle(Color(.separator))), style: line.stroke)
  }

  var body: some View {
    let labels = axes.flatMap(\.labels)
    let views = labels.indices.filter { if case .view = labels[$0].content { true } else { false } }
    ZStack(alignment: .topLeading) {
      Canvas { context, _ in
        context.translateBy(x: -origin.x, y: -origin.y)
        for axis in axes { for tick in axis.ticks { Self.draw(tick, in: context) } }
        for label in labels {
          guard case .text(let text) = label.content else { continue }
          context.draw(
            Text(verbatim: text).font(label.font)
              .foregroundStyle(label.style ?? AnyShapeStyle(.secondary)),
            in: label.frame)
        }
      }
      ForEach(views, id: \.self) { index in
        let label = labels[index]
        if case .view(let view) = label.content {
          view.font(label.font).foregroundStyle(label.style ?? AnyShapeStyle(.secondary)).fixedSize()
            .offset(x: label.frame.minX - origin.x, y: label.frame.minY - origin.y)
        }
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .accessibilityHidden(true)
  }
}

/// The annotations and symbol views of marks, in the chart.
struct AnnotationViews: View {
  let geometry: ChartGeometry
  /// The origin of the plot area.
  let origin: CGPoint

  private struct Item: Identifiable {
    let id: Int
    let view: AnyView
    let frame: CGRect
    let annotation: MarkAnnotation?
  }

  private var items: [Item] {
    var items: [Item] = []
    for (index, mark) in geometry.marks.enumerated() {
      guard let frame = geometry.frames[index] else { continue }
      let target = frame.offsetBy(dx: origin.x, dy: origin.y)
      if case .view(let view)? = mark.style.symbol {
        items.append(Item(id: items.count, view: view, frame: target, annotation: nil))
      }
      for annotation in mark.annotations {
        items.append(
          Item(
            id: items.count, view: annotation.content(AnnotationContext(targetSize: frame.size)),
            frame: target, annotation: annotation))
      }
    }
    return items
  }

  var body: some View {
    let items = items
    let bounds = CGRect(origin: .zero, size: geometry.size)
    AnnotationLayout(bounds: bounds) {
      ForEach(items) { item in
        item.view.font(.caption2).allowsHitTesting(false)
          .layoutValue(
            key: AnnotationPlaceKey.self,
            value: AnnotationPlace(frame: item.frame, annotation: item.annotation))
      }
    }
  }
}

/// The mark and placement of an annotation.
private struct AnnotationPlace {
  var frame = CGRect.zero
  var annotation: MarkAnnotation?
}

private enum AnnotationPlaceKey: LayoutValueKey {
  static var defaultValue: AnnotationPlace { AnnotationPlace() }
}

/// Places annotations beside their marks.
private struct AnnotationLayout: Layout {
  let bounds: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { bounds.size }

  func placeSubviews(
    in rect: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let place = subview[AnnotationPlaceKey.self]
      let target = place.frame
      let size = subview.sizeThatFits(.unspecified)
      var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
      if let annotation = place.annotation {
        let (x, y) = (annotation.position.x, annotation.position.y)
        if x < 0 { origin.x = target.minX - annotation.spacing - size.width }
        if x > 0 { origin.x = target.maxX + annotation.spacing }
        if y < 0 { origin.y = target.minY - annotation.spacing - size.height }
        if y > 0 { origin.y = target.maxY + annotation.spacing }
        if x == 0 {
          if annotation.alignment.horizontal == .leading { origin.x = target.minX }
          if annotation.alignment.horizontal == .trailing { origin.x = target.maxX - size.width }
        }
        if y == 0 {
          if annotation.alignment.vertical == .top { origin.y = target.minY }
          if annotation.alignment.vertical == .bottom { origin.y = target.maxY - size.height }
        }
        let resolution = annotation.resolution
        if resolution.x.kind != .disabled {
          origin.x = max(bounds.minX, min(origin.x, bounds.maxX - size.width))
        }
        if resolution.y.kind == .fit || resolution.y.kind == .padScale {
          origin.y = max(bounds.minY, min(origin.y, bounds.maxY - size.height))
        }
      }
      subview.place(
        at: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y), proposal: .unspecified)
    }
  }
}
