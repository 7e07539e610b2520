import Foundation
@_exported import UIKit

// Colors are immutable.
/// The color and the kind of a stroke.
public struct PKInk: Hashable, @unchecked Sendable {
  public enum InkType: String, Codable, Hashable, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
  }

  public var inkType: InkType
  public var color: UIColor

  public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// A point of a stroke.
public struct PKStrokePoint: Hashable, Sendable {
  public let location: CGPoint
  public let timeOffset: TimeInterval
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public let azimuth: CGFloat
  public let altitude: CGFloat

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat,
    altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
    (self.opacity, self.force, self.azimuth, self.altitude) = (opacity, force, azimuth, altitude)
  }
}

/// The points of a stroke.
public struct PKStrokePath: RandomAccessCollection, Hashable, Sendable {
  private let points: [PKStrokePoint]
  public let creationDate: Date

  public init<Points: Sequence>(controlPoints: Points, creationDate: Date)
  where Points.Element == PKStrokePoint {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(position: Int) -> PKStrokePoint { points[position] }
}

/// A line that a person drew.
public struct PKStroke: Hashable, Sendable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform

  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil
  ) {
    (self.ink, self.path, self.transform) = (ink, path, transform)
  }

  public static func == (first: PKStroke, second: PKStroke) -> Bool {
    first.ink == second.ink && first.path == second.path && first.transform == second.transform
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The box of what is visible.
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) { box, point in
      box.union(
        CGRect(
          x: point.location.x - point.size.width / 2, y: point.location.y - point.size.height / 2,
          width: point.size.width, height: point.size.height))
    }.applying(transform)
  }

  func draw(in context: CGContext) {
    guard let first = path.first else { return }
    context.saveGState()
    context.concatenate(transform)
    context.setStrokeColor(ink.color.cgColor)
    context.setFillColor(ink.color.cgColor)
    if ink.inkType == .marker {
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
    }
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(path.reduce(0) { $0 + $1.size.width } / CGFloat(path.count))
    if path.count == 1 {
      context.fillEllipse(
        in: CGRect(
          x: first.location.x - first.size.width / 2, y: first.location.y - first.size.width / 2,
          width: first.size.width, height: first.size.width))
    } else {
      context.beginPath()
      context.move(to: first.location)
      // Curves through the middles of the segments, with the points as controls.
      for (point, next) in zip(path.dropFirst(), path.dropFirst(2)) {
        let middle = CGPoint(
          x: (point.location.x + next.location.x) / 2, y: (point.location.y + next.location.y) / 2)
        context.addQuadCurve(to: middle, control: point.location)
      }
      if let last = path.last { context.addLine(to: last.location) }
      context.strokePath()
    }
    context.restoreGState()
  }
}
