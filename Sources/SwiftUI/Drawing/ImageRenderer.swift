/// A renderer of views to images.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size proposed to the content.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  public var isOpaque = false { willSet { objectWillChange.send() } }
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  public init(content view: Content) { content = view }

  private func withPicture<Result>(_ body: (ViewPicture) -> Result) -> Result {
    let picture = ViewPicture(AnyView(content), EnvironmentValues(), proposedSize)
    defer { picture.end() }
    return body(picture)
  }

  public var uiImage: UIImage? {
    withPicture { picture in
      guard picture.size.width > 0, picture.size.height > 0 else { return nil }
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      format.opaque = isOpaque
      return UIGraphicsImageRenderer(size: picture.size, format: format).image {
        picture.draw(in: $0.cgContext)
      }
    }
  }
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Passes the size of the content and a drawing function to `renderer`.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
  ) {
    withPicture { picture in
      // The renderer, which is isolated to the main actor, calls this before it returns.
      renderer(picture.size) { context in MainActor.assumeIsolated { picture.draw(in: context) } }
    }
  }
}

/// A tree of views that is laid out off screen for rendering.
@MainActor
final class ViewPicture {
  private let host: ViewHost
  let size: CGSize

  init(_ view: AnyView, _ environment: EnvironmentValues, _ proposal: ProposedViewSize) {
    host = ViewHost(environment: environment)
    host.respectsSafeArea = false
    host.start { AnyView._makeNode(view, $0) }
    size = host.sizeThatFits(proposal)
    host.view.frame = CGRect(origin: .zero, size: size)
    host.view.layoutIfNeeded()
  }
  func draw(in context: CGContext) { host.view.layer.renderPresentation(in: context) }
  func end() { host.end() }
}
