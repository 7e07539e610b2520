/// A view for the insertion point of a text.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether the cursor blinks.
  var isBlinking: Bool { get set }
  /// Shows the cursor, and begins a new period.
  func resetBlinkAnimation()
}

/// A view for the selected ranges of a text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// The rectangles of the selection, in the coordinates of the view.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A view for an end of the selection that a finger drags.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The edge of the selection: leading or trailing, or top or bottom in vertical text.
  var direction: NSDirectionalRectEdge { get set }
  var isVertical: Bool { get set }
  /// A shape in place of the knob, in the coordinates of the view.
  var customShape: UIBezierPath? { get set }
  /// Returns the frame of the handle for the rectangle of the selection at its edge.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// Chooses where the views of a selection are.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// Returns the view for the highlights, which is below the text; `nil` for the view of the interaction.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
    nil
  }
}

/// Shows the cursor, the highlights and the handles of a text input that handles its own gestures.
///
/// The views can be replaced. The interaction places them when it is laid out after ``setNeedsSelectionUpdate()``, while it is
/// activated.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  open private(set) weak var textInput: (any UITextInput)?
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// Whether the selection is shown. `false` at first; an input activates the interaction when it becomes the first responder.
  open var isActivated = false {
    didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } }
  }

  open var cursorView: any UIView & UITextCursorView = TextCursorView() {
    didSet { replace(oldValue, with: cursorView) }
  }

  open var highlightView: any UIView & UITextSelectionHighlightView = TextSelectionHighlightView() {
    didSet { replace(oldValue, with: highlightView) }
  }

  /// The handles of the start and the end.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    TextSelectionHandleView(direction: .leading), TextSelectionHandleView(direction: .trailing),
  ]
  {
    didSet {
      for view in oldValue { view.removeFromSuperview() }
      setNeedsSelectionUpdate()
    }
  }

  private let layoutView = SelectionLayoutView()

  public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
    self.textInput = textInput
    self.delegate = delegate
    super.init()
    layoutView.interaction = self
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    removeViews()
    layoutView.removeFromSuperview()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    layoutView.frame = view.bounds
    view.addSubview(layoutView)
    setNeedsSelectionUpdate()
  }

  /// Places the views before the next frame.
  open func setNeedsSelectionUpdate() { layoutView.setNeedsLayout() }

  /// Places the views now. Subclasses that place them call `super`.
  open func layoutManagedSubviews() {
    guard let view, isActivated, let input = textInput, let range = input.selectedTextRange else {
      return removeViews()
    }
    let container = delegate?.selectionContainerViewBelowText(for: self) ?? view
    let source = input.textInputView
    func local(_ rect: CGRect) -> CGRect { view.convert(rect, from: source) }
    if highlightView.superview !== container {
      highlightView.removeFromSuperview()
      container.insertSubview(highlightView, at: 0)
    }
    highlightView.frame = container.bounds
    let rects = range.isEmpty ? [] : input.selectionRects(for: range)
    highlightView.selectionRects = rects.map {
      MovedSelectionRect($0, container.convert($0.rect, from: source))
    }
    guard range.isEmpty else {
      cursorView.removeFromSuperview()
      let ends = [
        rects.first { $0.containsStart } ?? rects.first, rects.last { $0.containsEnd } ?? rects.last,
      ]
      for (handle, end) in zip(handleViews, ends) {
        guard let end else {
          handle.removeFromSuperview()
          continue
        }
        if handle.superview !== view { view.addSubview(handle) }
        handle.isVertical = end.isVertical
        handle.frame = handle.preferredFrame(for: local(end.rect))
      }
      return
    }
    for handle in handleViews { handle.removeFromSuperview() }
    if cursorView.superview !== view { view.addSubview(cursorView) }
    let frame = local(input.caretRect(for: range.start))
    if cursorView.frame != frame {
      cursorView.frame = frame
      cursorView.resetBlinkAnimation()
    }
  }

  private func replace(_ old: UIView, with new: UIView) {
    guard old !== new else { return }
    old.removeFromSuperview()
    setNeedsSelectionUpdate()
  }

  private func removeViews() {
    cursorView.removeFromSuperview()
    highlightView.removeFromSuperview()
    for handle in handleViews { handle.removeFromSuperview() }
  }
}

/// Calls an interaction when it needs layout.
private final class SelectionLayoutView: UIView {
  weak var interaction: UITextSelectionDisplayInteraction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    interaction?.layoutManagedSubviews()
  }
}

/// A rectangle of a selection in the coordinates of another view.
private final class MovedSelectionRect: UITextSelectionRect {
  private let original: UITextSelectionRect
  private let moved: CGRect

  init(_ original: UITextSelectionRect, _ rect: CGRect) {
    self.original = original
    moved = rect
    super.init()
  }

  override var rect: CGRect { moved }
  override var writingDirection: NSWritingDirection { original.writingDirection }
  override var containsStart: Bool { original.containsStart }
  override var containsEnd: Bool { original.containsEnd }
  override var isVertical: Bool { original.isVertical }
}
