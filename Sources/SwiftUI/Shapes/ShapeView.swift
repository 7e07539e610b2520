/// A view that draws a shape. Further fills and strokes are drawn on top of it.
@preconcurrency @MainActor
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A view that fills its shape on top of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  nonisolated public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var background: Background

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public var body: some View {
    ShapeOverBackground(
      background: background, drawing: _ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }
}

/// A view that strokes its shape on top of another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  nonisolated public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Without effect: edges are always smooth.
  public var isAntialiased: Bool
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var background: Background

  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    ShapeOverBackground(
      background: background, drawing: _ShapeView(shape: shape, style: style, stroke: strokeStyle))
  }
}

/// A view that strokes its shape inside the edge, on top of another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView
{
  nonisolated public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Without effect: edges are always smooth.
  public var isAntialiased: Bool
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var background: Background

  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    ShapeOverBackground(
      background: background, drawing: _ShapeView(shape: inner, style: style, stroke: strokeStyle))
  }
}

/// A drawing over a background that has the size of both; alone if there is none.
private struct ShapeOverBackground<Background: View, Drawing: View>: View {
  let background: Background
  let drawing: Drawing

  var body: some View {
    if Background.self == EmptyView.self {
      drawing
    } else {
      background.overlay { drawing }
    }
  }
}

extension ShapeView {
  /// Fills the shape on top of the preceding drawing.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> FillShapeView<
    Content, ForegroundStyle, Self
  > {
    fill(ForegroundStyle(), style: style)
  }
  /// Strokes the shape on top of the preceding drawing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  nonisolated public func stroke(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, ForegroundStyle, Self> {
    stroke(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  nonisolated public func stroke(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, ForegroundStyle, Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the shape inside its edge, on top of the preceding drawing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, ForegroundStyle, Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, ForegroundStyle, Self> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}
