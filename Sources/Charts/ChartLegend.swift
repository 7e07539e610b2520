import SwiftUI

/// A chart with its legend.
struct ChartLegendLayout<Content: View>: View {
  let marks: [Mark]
  let configuration: ChartConfiguration
  @ViewBuilder let content: Content
  @Environment(\.self) private var environment

  var body: some View {
    let styles = StyleScales(marks, configuration, environment)
    let legend = configuration.legend
    let isEmpty = styles.foregroundDomain.isEmpty && styles.symbolDomain.isEmpty && styles.lineDomain.isEmpty
    let isShown = legend.visibility != .hidden && (!isEmpty || legend.content != nil)
    let spacing = legend.spacing ?? 8
    let position = legend.position
    if !isShown {
      content
    } else if position.isAutomatic || position.y > 0 {
      VStack(alignment: .leading, spacing: spacing) {
        content
        row(styles)
      }
    } else if position.y < 0 {
      VStack(alignment: .leading, spacing: spacing) {
        row(styles)
        content
      }
    } else if position.x < 0 {
      HStack(spacing: spacing) {
        column(styles)
        content
      }
    } else if position.x > 0 {
      HStack(spacing: spacing) {
        content
        column(styles)
      }
    } else {
      content.overlay(alignment: legend.alignment ?? .topLeading) { column(styles) }
    }
  }

  private func row(_ styles: StyleScales) -> some View {
    Group {
      if let custom = configuration.legend.content {
        custom
      } else if styles.gradientBounds != nil {
        GradientLegend(styles: styles)
      } else {
        LegendFlow { LegendEntries(entries: LegendEntry.all(marks, styles)) }
      }
    }
    .frame(maxWidth: .infinity, alignment: configuration.legend.alignment ?? .leading)
  }

  private func column(_ styles: StyleScales) -> some View {
    Group {
      if let custom = configuration.legend.content {
        custom
      } else {
        VStack(alignment: .leading, spacing: 4) { LegendEntries(entries: LegendEntry.all(marks, styles)) }
      }
    }
  }
}

/// One series of a legend.
@MainActor
private struct LegendEntry: Identifiable {
  let id: Int
  let text: String
  let style: AnyShapeStyle
  let symbol: AnyChartSymbolShape

  /// The values of all style scales, each once.
  static func all(_ marks: [Mark], _ styles: StyleScales) -> [LegendEntry] {
    var data = styles.foregroundDomain
    for datum in styles.symbolDomain + styles.lineDomain where !data.contains(datum) { data.append(datum) }
    let format = ValueFormat(data)
    return data.enumerated().map { index, datum in
      LegendEntry(
        id: index, text: format.text(datum),
        style: styles.foregroundDomain.contains(datum)
          ? styles.style(datum) : AnyShapeStyle(Color.accentColor),
        symbol: styles.symbolDomain.contains(datum)
          ? styles.symbol(datum) : AnyChartSymbolShape(BasicChartSymbolShape.circle))
    }
  }
}

private struct LegendEntries: View {
  let entries: [LegendEntry]

  var body: some View {
    ForEach(entries) { entry in
      HStack(spacing: 4) {
        Canvas { context, size in
          context.fill(entry.symbol.path(in: CGRect(origin: .zero, size: size)), with: .style(entry.style))
        }
        .frame(width: 8, height: 8)
        Text(verbatim: entry.text).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// The colors of a continuous scale with its bounds.
private struct GradientLegend: View {
  let styles: StyleScales

  var body: some View {
    let bounds = styles.gradientBounds ?? 0...1
    VStack(spacing: 2) {
      LinearGradient(colors: styles.gradientColors, startPoint: .leading, endPoint: .trailing)
        .frame(height: 8).clipShape(Capsule())
      HStack {
        Text(verbatim: bounds.lowerBound.formatted())
        Spacer()
        Text(verbatim: bounds.upperBound.formatted())
      }
      .font(.caption2).foregroundStyle(.secondary)
    }
    .frame(maxWidth: 160)
  }
}

/// Entries in rows from the leading edge.
private struct LegendFlow: Layout {
  private let spacing = CGSize(width: 12, height: 4)

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], size: CGSize) {
    var places: [CGPoint] = []
    var (x, y, rowHeight, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, rowHeight) = (0, y + rowHeight + spacing.height, 0)
      }
      places.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + spacing.width
      rowHeight = max(rowHeight, size.height)
    }
    return (places, CGSize(width: widest, height: y + rowHeight))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, arrange(bounds.width, subviews).places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
}
