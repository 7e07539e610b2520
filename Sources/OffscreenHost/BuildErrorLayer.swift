import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The errors of a build, over the lower part of a window. Touches pass to the app below.
@MainActor
package final class BuildErrorLayer: CALayer {
  private var messages: [String] = []

  package override init() {
    super.init()
    zPosition = 20_000
    contentsGravity = .topLeft
    cornerRadius = 12
    masksToBounds = true
    opacity = 0.94
  }

  package override init(layer: Any) { super.init(layer: layer) }
  package required init?(coder: NSCoder) { nil }

  /// Shows messages at the lower edge of a window.
  /// - Parameter messages: One for each error, each with file and line.
  package func show(_ messages: [String], in size: CGSize, scale: CGFloat, bottom: CGFloat) {
    self.messages = messages
    let width = max(0, size.width - 2 * Self.margin)
    let available = max(80, size.height * 0.6)
    let height = min(
      available, layouts(width: width).reduce(Self.padding) { $0 + $1.usedSize.height + Self.gap })
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contentsScale = scale
    frame = CGRect(
      x: Self.margin, y: size.height - height - max(Self.margin, bottom), width: width, height: height)
    setNeedsDisplay()
    CATransaction.commit()
  }

  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 8

  private func layouts(width: CGFloat) -> [TextLayout] {
    let title = messages.count == 1 ? "1 error" : "\(messages.count) errors"
    let texts =
      [(title, FontFace.make(size: 15, weight: 600))]
      + messages.map { ($0, FontFace.make(design: .monospaced, size: 12)) }
    return texts.map { text, face in
      TextLayout.make(
        TextContent(text, style: TextStyle(face: face, color: CGColor(gray: 1, alpha: 1))),
        width: width - 2 * Self.padding, maxLines: 6)
    }
  }

  package override func draw(in context: CGContext) {
    context.setFillColor(CGColor(red: 0.16, green: 0.09, blue: 0.1, alpha: 1))
    context.fill(bounds)
    context.setFillColor(CGColor(red: 1, green: 0.27, blue: 0.23, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: bounds.height))
    var y = Self.padding
    for layout in layouts(width: bounds.width) {
      if y + layout.usedSize.height > bounds.height { break }
      layout.draw(in: context, at: CGPoint(x: Self.padding, y: y))
      y += layout.usedSize.height + Self.gap
    }
  }
}
