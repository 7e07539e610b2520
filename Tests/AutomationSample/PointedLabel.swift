import UIKit

/// A text that names the latest action of a pointer in another text.
final class PointedLabel: UILabel, UIContextMenuInteractionDelegate {
  private weak var state: UILabel?
  private let hover = UIHoverGestureRecognizer()
  private let click = UITapGestureRecognizer()
  private let doubleClick = UITapGestureRecognizer()

  init(showing state: UILabel) {
    self.state = state
    super.init(frame: .zero)
    text = "Pointed"
    isUserInteractionEnabled = true
    doubleClick.numberOfTapsRequired = 2
    for (recognizer, name) in [(click, "Clicked"), (doubleClick, "Clicked twice")] {
      recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
      recognizer.addHandler { [weak state] in if $0.state == .ended { state?.text = name } }
      addGestureRecognizer(recognizer)
    }
    hover.addHandler { [weak state] in if $0.state == .began { state?.text = "Hovered" } }
    addGestureRecognizer(hover)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak state] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in state?.text = "Copied" }])
    })
  }
}
