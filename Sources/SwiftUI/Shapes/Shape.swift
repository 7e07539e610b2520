/// A two-dimensional shape that can be used as a view.
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled or stroked with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  nonisolated public var shape: Content
  public var style: Style
  public var fillStyle = FillStyle()
  var stroke: StrokeStyle?
  nonisolated init(
    shape: Content, style: Style, fillStyle: FillStyle = FillStyle(), stroke: StrokeStyle? = nil
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.stroke = stroke
  }
  public static func _makeNode(_ view: _ShapeView, _ inputs: _NodeInputs) -> _TypedNode<_ShapeView> {
    ShapeNode(view: view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class ShapeNode<S: Shape, Style: ShapeStyle>: ItemNode<_ShapeView<S, Style>> {
  let interpolation = Interpolation<S>()
  override func makeItem() -> LayoutItem { ShapeItem(self) }
  override func update(_ view: _ShapeView<S, Style>) {
    interpolation.change(from: self.view.shape, to: view.shape, UpdateQueue.current.animation) {
      [weak self] in
      self?.invalidateLayout()
    }
    super.update(view)
  }
}

private final class ShapeItem<S: Shape, Style: ShapeStyle>: LeafItem {
  init(_ node: ShapeNode<S, Style>) { super.init(node, PaintView()) }
  private var shapeNode: ShapeNode<S, Style>? { node as? ShapeNode<S, Style> }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shapeNode?.view.shape.sizeThatFits(proposal) ?? .zero
  }
  override func configure(_ size: CGSize) {
    guard let node = shapeNode else { return }
    let shape = node.interpolation.current(node.view.shape)
    let rect = CGRect(origin: .zero, size: size)
    // A filled outline is drawn as a stroke.
    let outline = node.view.stroke == nil ? shape as? any OutlineShape : nil
    let drawn: any Shape = outline?.inner ?? shape
    let paint = node.view.style._paint(in: environment)
    let (stroke, isEOFilled) = (outline?.style ?? node.view.stroke, node.view.fillStyle.isEOFilled)
    let canvas = view as! PaintView
    guard let surrounded = drawn as? any SurroundedShape else {
      return canvas.show(drawn.path(in: rect).cgPath, paint, stroke: stroke, isEOFilled: isEOFilled)
    }
    surrounded.show(in: rect, of: canvas, environment) { [weak canvas] in
      canvas?.show($0.cgPath, paint, stroke: stroke, isEOFilled: isEOFilled)
    }
  }
}

/// A shape that is the outline of another.
@MainActor
private protocol OutlineShape {
  var inner: any Shape { get }
  var style: StrokeStyle { get }
}

/// The outline of a shape.
public struct _StrokedShape<Content: Shape>: Shape, OutlineShape {
  public var shape: Content
  public var style: StrokeStyle
  fileprivate var inner: any Shape { shape }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension _StrokedShape: Equatable where Content: Equatable {}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, stroke: style)
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the outline of the shape as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(shape.path(in: rect).cgPath.part(from: startFraction, to: endFraction))
  }
  nonisolated public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A shape with an inset.
public struct _InsetShape<S: Shape>: InsettableShape {
  let shape: S
  let amount: CGFloat
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated public func inset(by more: CGFloat) -> _InsetShape<S> {
    _InsetShape(shape: shape, amount: amount + more)
  }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    let inner = RoundedRectangle(
      cornerSize: CGSize(
        width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
      style: style)
    return _InsetShape(shape: inner, amount: amount)
  }
  nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let r = cornerRadii
    return Path { path in
      path.move(to: CGPoint(x: rect.minX + min(r.topLeading, limit), y: rect.minY))
      func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double) {
        path.addArc(
          center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start),
          endAngle: .degrees(start + 90),
          clockwise: false)
      }
      let (tr, br, bl, tl) = (
        min(r.topTrailing, limit), min(r.bottomTrailing, limit), min(r.bottomLeading, limit),
        min(r.topLeading, limit)
      )
      corner(rect.maxX - tr, rect.minY + tr, tr, -90)
      corner(rect.maxX - br, rect.maxY - br, br, 0)
      corner(rect.minX + bl, rect.maxY - bl, bl, 90)
      corner(rect.minX + tl, rect.minY + tl, tl, 180)
      path.closeSubpath()
    }
  }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(shape: self, amount: amount)
  }
}

public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(shape: self, amount: amount)
  }
}

public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(shape: self, amount: amount)
  }
}

public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let draw: @Sendable (CGRect) -> Path
  private let measure: @Sendable (ProposedViewSize) -> CGSize
  nonisolated public init<S: Shape>(_ shape: S) {
    draw = { shape.path(in: $0) }
    measure = { shape.sizeThatFits($0) }
  }
  nonisolated public func path(in rect: CGRect) -> Path { draw(rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    .init(cornerRadius: cornerRadius, style: style)
  }
}
