import CoreGraphics
import Foundation

/// A transition from how a layer looked when the transition was added to how it looks now.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// Where what moves comes from.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in the transition it ends, from 0 to 1.
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

/// A transition with the picture that it starts from.
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

  /// The old fades into the new.
  public static let fade = Self(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new pushes the old out.
  public static let push = Self(rawValue: "push")
  /// The old slides off the new.
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
