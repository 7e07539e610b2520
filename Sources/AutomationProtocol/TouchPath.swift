import Foundation

/// The path of a finger during a gesture: its position over time. It touches at the first point and lifts at
/// the last.
package struct TouchPath: Hashable, Sendable, Transferable {
  package struct Point: Hashable, Sendable, Transferable {
    /// Seconds since the start of the gesture.
    package var time: Double
    /// The location in screen coordinates.
    package var location: CGPoint

    package init(time: Double, location: CGPoint) {
      self.time = time
      self.location = location
    }

    package func write(to writer: inout MessageWriter) {
      writer.write(time)
      writer.write(location)
    }

    package init(from reader: inout MessageReader) throws {
      time = try reader.read()
      location = try reader.read()
    }
  }

  package var points: [Point]

  package init(_ points: [Point]) { self.points = points }

  package func write(to writer: inout MessageWriter) { writer.write(points) }

  package init(from reader: inout MessageReader) throws { points = try reader.read() }

  /// A touch at a fixed location.
  package static func press(_ place: CGPoint, from start: Double = 0, duration: Double) -> TouchPath {
    TouchPath([Point(time: start, location: place), Point(time: start + duration, location: place)])
  }

  /// A press followed by a straight movement and a hold before lifting.
  /// - Parameters:
  ///   - press: The time at rest before the movement, in seconds.
  ///   - duration: The duration of the movement, in seconds.
  ///   - hold: The time at rest after the movement, in seconds.
  package static func drag(
    from start: CGPoint, to end: CGPoint, press: Double, duration: Double, hold: Double
  ) -> TouchPath {
    var points = [Point(time: 0, location: start)]
    if press > 0 { points.append(Point(time: press, location: start)) }
    points.append(Point(time: press + duration, location: end))
    if hold > 0 { points.append(Point(time: press + duration + hold, location: end)) }
    return TouchPath(points)
  }

  /// The location at a time; `nil` before touching and after lifting.
  package func location(at time: Double) -> CGPoint? {
    guard let first = points.first, let last = points.last, time >= first.time, time <= last.time else {
      return nil
    }
    guard let next = points.firstIndex(where: { $0.time >= time }), next > 0 else { return first.location }
    let (a, b) = (points[next - 1], points[next])
    let share = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
    return CGPoint(
      x: a.location.x + (b.location.x - a.location.x) * share,
      y: a.location.y + (b.location.y - a.location.y) * share)
  }
}
