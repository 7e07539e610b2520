import UIKit

/// An annotation that stands for several annotations whose views would overlap
/// (https://developer.apple.com/documentation/mapkit/mkclusterannotation).
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  /// The title; by default that of the first member.
  open var title: String?
  /// The subtitle; by default the number of the other members.
  open var subtitle: String?

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.title ?? nil
    subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1)" : nil
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
    let count = Double(max(points.count, 1))
    coordinate =
      MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
      .coordinate
  }

  func hasMembers(_ members: [any MKAnnotation]) -> Bool {
    members.count == memberAnnotations.count && zip(members, memberAnnotations).allSatisfy { $0 === $1 }
  }

  /// The mean of the members' places.
  open private(set) var coordinate: CLLocationCoordinate2D
}

/// How eagerly a view is displayed where views overlap.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

extension MKAnnotationView {
  /// The area of a view that collides with other views.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
}

/// The groups of annotation views that overlap.
@MainActor
struct AnnotationGroups {
  struct Item {
    var frame: CGRect
    var identifier: String
    var isCircle: Bool
  }

  /// Returns the indices of items of one identifier that overlap the first of them, in the order of the items.
  static func groups(_ items: [Item]) -> [[Int]] {
    // Only items in neighboring cells can overlap, since no item is larger than a cell.
    let side = max(items.reduce(1) { max($0, $1.frame.width, $1.frame.height) }, 1)
    var cells: [Cell: [Int]] = [:]
    func cell(_ item: Item) -> Cell {
      Cell(x: Int((item.frame.midX / side).rounded(.down)), y: Int((item.frame.midY / side).rounded(.down)))
    }
    for (index, item) in items.enumerated() { cells[cell(item), default: []].append(index) }
    var isGrouped = Array(repeating: false, count: items.count)
    var result: [[Int]] = []
    for (index, item) in items.enumerated() where !isGrouped[index] {
      let place = cell(item)
      var group = [index]
      for x in place.x - 1...place.x + 1 {
        for y in place.y - 1...place.y + 1 {
          for other in cells[Cell(x: x, y: y)] ?? []
          where other > index && !isGrouped[other] && collides(item, items[other]) {
            group.append(other)
          }
        }
      }
      for member in group { isGrouped[member] = true }
      result.append(group.sorted())
    }
    return result
  }

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private static func collides(_ one: Item, _ other: Item) -> Bool {
    guard one.identifier == other.identifier, one.frame.intersects(other.frame) else { return false }
    guard one.isCircle, other.isCircle else { return true }
    let distance = hypot(one.frame.midX - other.frame.midX, one.frame.midY - other.frame.midY)
    let reach = min(one.frame.width, one.frame.height) + min(other.frame.width, other.frame.height)
    return distance < reach / 2
  }
}
