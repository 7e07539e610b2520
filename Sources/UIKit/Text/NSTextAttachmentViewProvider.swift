/// Provides the view that a text view shows for an attachment.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  open private(set) weak var textAttachment: NSTextAttachment?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open private(set) var location: any NSTextLocation
  private weak var parentView: UIView?
  private var storedView: UIView?

  public required init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.parentView = parentView
    self.textLayoutManager = textLayoutManager
    self.location = location
  }

  /// The view, loaded when it is first needed.
  open var view: UIView? {
    get {
      if storedView == nil { loadView() }
      return storedView
    }
    set { storedView = newValue }
  }

  /// Whether `attachmentBounds` decides about the size, instead of the attachment.
  open var tracksTextAttachmentViewBounds = false

  /// Creates the view. Subclasses override it, and set `view`.
  open func loadView() { storedView = UIView() }

  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    textAttachment?.bounds ?? .zero
  }
}

/// The views of the attachments of a text view.
@MainActor
final class AttachmentViews {
  private struct Shown {
    var provider: NSTextAttachmentViewProvider
    var view: UIView
  }

  private var shown: [ObjectIdentifier: Shown] = [:]

  /// Shows the views of the attachments in the visible part of a text view.
  func layOut(_ flow: TextFlow, in view: UITextView, content: UIView, visible: CGRect) {
    var kept: Set<ObjectIdentifier> = []
    for fragment in flow.fragments(from: visible.minY, to: visible.maxY)
    where !fragment.layout.layout.attachments.isEmpty {
      let start = flow.text.start(ofParagraph: flow.paragraphIndex(atY: fragment.frame.minY + 0.01))
      for (index, frame) in fragment.layout.layout.attachments {
        guard
          let attachment = flow.text.attributes(at: start + index)[.attachment] as? NSTextAttachment,
          let made = show(attachment, at: start + index, in: view)
        else { continue }
        kept.insert(ObjectIdentifier(attachment))
        if made.view.superview !== content { content.addSubview(made.view) }
        let origin = view.flowOrigin
        let place = frame.offsetBy(dx: origin.x, dy: origin.y + fragment.frame.minY - fragment.offset)
        if made.view.frame != place { made.view.frame = place }
      }
    }
    for (key, old) in shown where !kept.contains(key) {
      old.view.removeFromSuperview()
      shown[key] = nil
    }
  }

  private func show(_ attachment: NSTextAttachment, at offset: Int, in view: UITextView) -> Shown? {
    if let known = shown[ObjectIdentifier(attachment)] { return known }
    guard
      let provider = attachment.viewProvider(
        for: view, location: ContentLocation(offset), textContainer: view.textContainer),
      let made = provider.view
    else { return nil }
    let result = Shown(provider: provider, view: made)
    shown[ObjectIdentifier(attachment)] = result
    return result
  }
}
