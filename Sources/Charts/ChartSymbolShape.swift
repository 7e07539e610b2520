import SwiftUI

/// A shape for the points of a chart.
public protocol ChartSymbolShape: Shape {
  /// The part of the area that the shape covers looks equal for all shapes.
  var perceptualUnitRect: CGRect { get }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the shape, inside its edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbol(shape: self, lineWidth: lineWidth)
  }
}

private struct OutlinedSymbol<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  let shape: Base
  let lineWidth: CGFloat

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    shape.inset(by: lineWidth / 2).path(in: rect).strokedPath(StrokeStyle(lineWidth: lineWidth))
  }
}

/// The shapes that charts use by themselves.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind
  var isStroked = false

  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }

  /// The outline of the shape.
  public func strokeBorder(lineWidth: CGFloat = 2) -> BasicChartSymbolShape {
    var copy = self
    copy.isStroked = true
    return copy
  }

  /// The order of automatic symbol scales.
  static let automatic: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    let shape = outline(in: rect)
    let width = min(rect.width, rect.height) / 5
    switch kind {
    case .plus, .cross, .asterisk: return shape.strokedPath(StrokeStyle(lineWidth: width * 1.3))
    default: return isStroked ? shape.strokedPath(StrokeStyle(lineWidth: width)) : shape
    }
  }

  private func outline(in rect: CGRect) -> Path {
    func polygon(_ corners: Int, scale: CGFloat, turn: CGFloat = -.pi / 2) -> Path {
      Path { path in
        path.addLines(
          (0..<corners).map { index in
            let angle = turn + 2 * .pi * CGFloat(index) / CGFloat(corners)
            return CGPoint(
              x: rect.midX + cos(angle) * rect.width / 2 * scale,
              y: rect.midY + sin(angle) * rect.height / 2 * scale)
          })
        path.closeSubpath()
      }
    }
    func rays(_ angles: [CGFloat]) -> Path {
      Path { path in
        for angle in angles {
          let reach = CGSize(width: cos(angle) * rect.width / 2, height: sin(angle) * rect.height / 2)
          path.move(to: CGPoint(x: rect.midX - reach.width, y: rect.midY - reach.height))
          path.addLine(to: CGPoint(x: rect.midX + reach.width, y: rect.midY + reach.height))
        }
      }
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(3, scale: 1.2)
    case .diamond: return polygon(4, scale: 1.2)
    case .pentagon: return polygon(5, scale: 1.1)
    case .plus: return rays([0, .pi / 2])
    case .cross: return rays([.pi / 4, -.pi / 4])
    case .asterisk: return rays([.pi / 2, .pi / 6, -.pi / 6])
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol shape of any type.
struct AnyChartSymbolShape {
  private let shape: any ChartSymbolShape
  init(_ shape: some ChartSymbolShape) { self.shape = shape }
  init(existential shape: any ChartSymbolShape) { self.shape = shape }
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
