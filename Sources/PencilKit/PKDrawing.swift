import Foundation

/// Strokes that a person drew.
public struct PKDrawing: Hashable, Codable, Sendable {
  public var strokes: [PKStroke]

  public init() { strokes = [] }
  public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke {
    self.strokes = Array(strokes)
  }

  /// Reads the data of `dataRepresentation()`. Differs from iOS: drawings of iOS cannot be read.
  public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }

  /// Returns data that can be read here only.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }

  public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

  /// Returns a picture of a part of the drawing.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale > 0 ? scale : 1
    let size = CGSize(width: max(rect.width, 1), height: max(rect.height, 1))
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      renderer.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes { stroke.draw(in: renderer.cgContext) }
    }
  }

  public func appending(_ other: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + other.strokes) }
  public mutating func append(_ other: PKDrawing) { strokes += other.strokes }

  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    PKDrawing(
      strokes: strokes.map { stroke in
        var stroke = stroke
        stroke.transform = stroke.transform.concatenating(transform)
        return stroke
      })
  }

  public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }

  // MARK: Coding

  private struct Line: Codable {
    var kind: PKInk.InkType
    var color: [CGFloat]
    var transform: [CGFloat]
    var date: Date
    /// Seven numbers for each point.
    var points: [CGFloat]
  }

  public init(from decoder: any Decoder) throws {
    let lines = try decoder.singleValueContainer().decode([Line].self)
    strokes = try lines.map { line in
      guard line.color.count == 4, line.transform.count == 6, line.points.count % 8 == 0 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a stroke is incomplete"))
      }
      let points = stride(from: 0, to: line.points.count, by: 8).map { index in
        let values = Array(line.points[index..<index + 8])
        return PKStrokePoint(
          location: CGPoint(x: values[0], y: values[1]), timeOffset: values[2],
          size: CGSize(width: values[3], height: values[4]), opacity: values[5], force: values[6],
          azimuth: values[7], altitude: .pi / 2)
      }
      let (color, matrix) = (line.color, line.transform)
      return PKStroke(
        ink: PKInk(
          line.kind, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
        path: PKStrokePath(controlPoints: points, creationDate: line.date),
        transform: CGAffineTransform(
          a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      strokes.map { stroke in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let matrix = stroke.transform
        return Line(
          kind: stroke.ink.inkType, color: [red, green, blue, alpha],
          transform: [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty],
          date: stroke.path.creationDate,
          points: stroke.path.flatMap {
            [
              $0.location.x, $0.location.y, CGFloat($0.timeOffset), $0.size.width, $0.size.height, $0.opacity,
              $0.force,
              $0.azimuth,
            ]
          })
      })
  }
}
