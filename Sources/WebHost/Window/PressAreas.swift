import CoreGraphics
import QuartzCore
import UIKit

/// The controls and rows of a window, whose highlight a page shows before the app answers.
@MainActor
struct PressAreas {
  private var last: [UInt8] = []

  /// Returns the message with all visible areas, from back to front; `nil` if it has not changed.
  ///
  /// Asks the delegates of lists which rows are highlighted, as a touch would.
  mutating func update(_ scene: UIWindowScene, _ encoder: SceneEncoder) -> [UInt8]? {
    var writer = ByteWriter()
    scene.forEachVisibleView { view in
      guard view.isUserInteractionEnabled,
        let feedback = (view as? any PressFeedbackProvider)?.pressFeedback
      else { return }
      let shown: UIView
      switch feedback {
      case .fade(_, let content): shown = content
      case .fill: shown = view
      }
      let rect = view.convert(view.bounds, to: nil)
      guard let element = encoder.element(of: shown.layer), rect.width > 0, rect.height > 0,
        let hit = scene.hitTest(CGPoint(x: rect.midX, y: rect.midY), with: nil)?.view,
        hit.isDescendant(of: view)
      else { return }
      writer.write(compact: element)
      writer.write(rect)
      writer.write(Float(touchDelay(of: view)))
      write(feedback, of: view, to: &writer)
    }
    guard writer.bytes != last else { return nil }
    last = writer.bytes
    return last
  }

  mutating func forgetSentAreas() { last = [] }

  private func write(_ feedback: PressFeedback, of view: UIView, to writer: inout ByteWriter) {
    switch feedback {
    case .fade(let opacity, _):
      writer.write(0 as UInt8)
      writer.write(Float(opacity))
    case .fill(let color):
      let color = color.resolvedColor(with: view.traitCollection)
      writer.write(blending(color, view.traitCollection).rawValue)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      writer.write(CSS.color(SIMD4(red, green, blue, alpha)))
    }
  }

  /// How the page mixes a fill with the row below it. The fill lies above the text, which an opaque one would cover.
  private enum Blending: UInt8 {
    case normal = 1
    case multiply = 2
    case lighten = 3
  }

  private func blending(_ color: UIColor, _ traits: UITraitCollection) -> Blending {
    guard color.cgColor.alpha == 1 else { return .normal }
    return traits.userInterfaceStyle == .dark ? .lighten : .multiply
  }

  /// The delay before a view receives a touch, in seconds.
  private func touchDelay(of view: UIView) -> TimeInterval {
    sequence(first: view, next: \.superview).dropFirst().lazy
      .compactMap { ($0 as? UIScrollView)?.restingTouchDelay }.first ?? 0
  }
}
