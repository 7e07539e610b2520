import UIKit

/// Draws a growing timeline: a lane for each screen, a dot for each callback.
final class TimelineView: UIView {
  private let timeline: Timeline

  init(_ timeline: Timeline) {
    self.timeline = timeline
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    contentMode = .redraw
    isUserInteractionEnabled = false
    timeline.didChange = { [weak self] in self?.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let inset = 16 + max(safeAreaInsets.left, safeAreaInsets.right)
    let title = timeline.title.isEmpty ? "Choose a way to screen 2" : timeline.title
    writeTitle(title, in: CGRect(x: inset, y: 8, width: bounds.width - 2 * inset, height: 40))
    let lanes = CGFloat(Timeline.Lane.allCases.count)
    let height = (bounds.height - 44 - safeAreaInsets.bottom) / lanes
    let scale = (bounds.width - 2 * inset - 110) / CGFloat(timeline.duration)
    for lane in Timeline.Lane.allCases {
      let y = 52 + CGFloat(lane.rawValue - 1) * height
      let color: UIColor = lane == .first ? .systemBlue : .systemPink
      color.withAlphaComponent(0.35).setFill()
      UIRectFill(CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: 1))
      var last: (x: CGFloat, row: CGFloat)?
      for entry in timeline.entries where entry.lane == lane {
        let x = inset + 6 + CGFloat(entry.time) * scale
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: x - 3.5, y: y - 3, width: 7, height: 7)).fill()
        let row = last.map { x - $0.x < 110 ? $0.row + 1 : 0 } ?? 0
        last = (row == 0 ? x : last?.x ?? x, row)
        write(
          entry.callback, at: CGPoint(x: x - 3, y: y + 6 + row * 12), font: .systemFont(ofSize: 10),
          color: .secondaryLabel)
      }
    }
  }

  /// Writes the title in one line, at the side where lines begin.
  private func writeTitle(_ title: String, in rect: CGRect) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    style.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    let font = UIFontMetrics(forTextStyle: .headline)
      .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 26)
    (title as NSString).draw(
      in: rect, withAttributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style])
  }

  private func write(_ text: String, at place: CGPoint, font: UIFont, color: UIColor) {
    (text as NSString).draw(at: place, withAttributes: [.font: font, .foregroundColor: color])
  }
}
