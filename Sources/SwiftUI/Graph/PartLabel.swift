/// The title and the image of a view that is represented by another object.
struct PartLabel: Equatable {
  var title: String
  var image: UIImage?
}

extension ViewParts {
  /// The title and the image of all parts together.
  var label: PartLabel { PartLabel(title: Self.title(of: root) ?? "", image: Self.image(of: root)) }
}

/// The title and the image of a view, without the rest of its appearance.
struct PartLabelView: View {
  typealias Body = Never
  let content: AnyView

  static func _makeNode(_ view: PartLabelView, _ inputs: _NodeInputs) -> _TypedNode<PartLabelView> {
    PartLabelNode(view, inputs)
  }
  static var _rows: _RowShape { .one }
}

private final class PartLabelNode: _TypedNode<PartLabelView> {
  private var view: PartLabelView
  private var child: _TypedNode<PartLabelContent>!

  init(_ view: PartLabelView, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    child = PartLabelContent._makeNode(PartLabelContent(label: label), self.inputs)
  }

  private var label: PartLabel { ViewParts(view.content, parent: self).label }

  override func update(_ view: PartLabelView) {
    self.view = view
    child.update(PartLabelContent(label: label))
  }
  override func environmentDidChange() {
    super.environmentDidChange()
    child.update(PartLabelContent(label: label))
  }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}

private struct PartLabelContent: View {
  let label: PartLabel

  /// The space between the image and the title of a menu's button, in points, as recorded on iOS 17 (Fidelity.md).
  private static let spacing: CGFloat = 2

  var body: some View {
    HStack(spacing: Self.spacing) {
      if let image = label.image { Image(uiImage: image).modifier(RowControlContent()) }
      if !label.title.isEmpty { Text(label.title) }
    }
  }
}
