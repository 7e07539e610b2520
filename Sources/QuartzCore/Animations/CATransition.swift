import CoreGraphics
import Foundation

/// A transition from a layer's appearance when the transition was added to its current appearance.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The edge from which the moving content comes.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1
  @available(*, unavailable, message: "Core Image filters are not available")
  open var filter: Any? {
    get { nil }
    set {}
  }

  override func emptyCopy() -> CAAnimation { CATransition() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CATransition
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    .transition(
      TransitionEffect(
        type: type, subtype: subtype ?? .fromLeft, start: Double(startProgress), end: Double(endProgress),
        old: LayerSnapshot(of: layer)))
  }
}

/// A transition with a snapshot of its initial appearance.
struct TransitionEffect {
  var type: CATransitionType
  var subtype: CATransitionSubtype
  var start: Double
  var end: Double
  var old: LayerSnapshot

  func progress(_ moment: AnimationMoment) -> Double { start + (end - start) * moment.progress }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cross-fades from the old content to the new.
  public static let fade = Self(rawValue: "fade")
  /// Slides the new content over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// Pushes the old content out with the new.
  public static let push = Self(rawValue: "push")
  /// Slides the old content off the new.
  public static let reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
