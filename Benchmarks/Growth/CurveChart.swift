import Foundation

/// Draws curves as an SVG picture: small charts side by side, with logarithmic axes.
@MainActor
struct CurveChart {
  let curves: [Curve]

  private static let columns = 3
  private static let cell = (width: 300.0, height: 220.0)
  private static let plot = (left: 56.0, top: 40.0, width: 224.0, height: 132.0)

  var svg: String {
    let rows = (curves.count + Self.columns - 1) / Self.columns
    let (width, height) = (Self.cell.width * Double(Self.columns), Self.cell.height * Double(rows))
    let charts = curves.enumerated().map { index, curve in
      let x = Double(index % Self.columns) * Self.cell.width
      let y = Double(index / Self.columns) * Self.cell.height
      return "<g transform=\"translate(\(x) \(y))\">\(chart(curve))</g>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" font-family="sans-serif" font-size="11">
      <rect width="100%" height="100%" fill="white"/>
      \(charts.joined(separator: "\n"))
      </svg>

      """
  }

  private func chart(_ curve: Curve) -> String {
    let plot = Self.plot
    let sizes = decades(curve.points.map { Double($0.size) })
    let times = decades(curve.points.map(\.seconds))
    func x(_ size: Double) -> Double { plot.left + plot.width * sizes.position(size) }
    func y(_ seconds: Double) -> Double { plot.top + plot.height * (1 - times.position(seconds)) }
    var parts = [
      "<text x=\"\(plot.left)\" y=\"18\" font-weight=\"bold\">\(curve.name)</text>",
      "<text x=\"\(plot.left)\" y=\"32\" fill=\"#666\">\(String(format: "exponent %.2f", curve.exponent))</text>",
    ]
    for power in sizes.lowest...sizes.highest {
      let place = text(x(pow(10, Double(power))))
      parts.append(line(place, text(plot.top), place, text(plot.top + plot.height)))
      parts.append(
        "<text x=\"\(place)\" y=\"\(plot.top + plot.height + 14)\" text-anchor=\"middle\">\(size(power))</text>"
      )
    }
    for power in times.lowest...times.highest {
      let place = text(y(pow(10, Double(power))))
      parts.append(line(text(plot.left), place, text(plot.left + plot.width), place))
      parts.append(
        "<text x=\"\(plot.left - 6)\" y=\"\(place)\" dy=\"4\" text-anchor=\"end\">\(time(power))</text>")
    }
    parts.append(
      "<text x=\"\(plot.left + plot.width / 2)\" y=\"\(plot.top + plot.height + 30)\" text-anchor=\"middle\" fill=\"#666\">\(curve.unit)</text>"
    )
    let places = curve.points.map { (text(x(Double($0.size))), text(y($0.seconds))) }
    let path = places.map { "\($0.0),\($0.1)" }.joined(separator: " ")
    parts.append("<polyline points=\"\(path)\" fill=\"none\" stroke=\"#0a60ff\" stroke-width=\"2\"/>")
    parts += places.map { "<circle cx=\"\($0.0)\" cy=\"\($0.1)\" r=\"3\" fill=\"#0a60ff\"/>" }
    return parts.joined(separator: "\n")
  }

  /// The powers of ten around values.
  private struct Decades {
    var lowest: Int
    var highest: Int

    func position(_ value: Double) -> Double {
      (log10(value) - Double(lowest)) / Double(max(1, highest - lowest))
    }
  }

  private func decades(_ values: [Double]) -> Decades {
    let logarithms = values.map { log10($0) }
    let lowest = Int((logarithms.min() ?? 0).rounded(.down))
    return Decades(lowest: lowest, highest: max(lowest + 1, Int((logarithms.max() ?? 0).rounded(.up))))
  }

  private func line(_ x1: String, _ y1: String, _ x2: String, _ y2: String) -> String {
    "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\" stroke=\"#ddd\"/>"
  }

  private func text(_ value: Double) -> String { String(format: "%.1f", value) }

  private func size(_ power: Int) -> String {
    let units = ["", "k", "M", "G"]
    let unit = min(max(power, 0) / 3, units.count - 1)
    return String(Int(pow(10, Double(power - unit * 3)))) + units[unit]
  }

  private func time(_ power: Int) -> String {
    switch power {
    case ..<(-6): "\(Int(pow(10, Double(power + 9)))) ns"
    case ..<(-3): "\(Int(pow(10, Double(power + 6)))) µs"
    case ..<0: "\(Int(pow(10, Double(power + 3)))) ms"
    default: "\(Int(pow(10, Double(power)))) s"
    }
  }
}
