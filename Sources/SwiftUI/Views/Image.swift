/// An image or symbol.
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case system(String)
    case named(String, Bundle?)
    case uiImage(UIImage)
  }
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    fileprivate var uiKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  package var source: Source
  package var resizing: ResizingMode?
  package var capInsets = EdgeInsets()
  package var rendering: TemplateRenderingMode?
  package var label: String?
  package var isDecorative = false
  package var fontOverride: Font?
  package var keepsPixels = false
  package var isAntialiased = true
  package var symbolMode: SymbolRenderingMode?

  public init(systemName: String) { source = .system(systemName) }
  public init(systemName: String, variableValue: Double?) { source = .system(systemName) }
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  /// Creates the image of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle)
    self.label = label.plainString
  }
  /// Creates an image. `variableValue` has no effect on images of a catalog.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name, bundle)
  }
  /// Creates an image. `variableValue` has no effect on images of a catalog.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }
  /// Creates an image that a drawing closure draws at the given size, in points.
  @MainActor @preconcurrency
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let image = ImageRenderer(
      content: Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
        .frame(width: size.width, height: size.height))
    image.scale = UIScreen.main.scale
    source = .uiImage(image.uiImage ?? UIImage())
    self.label = label?.plainString
    isDecorative = label == nil
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle)
    isDecorative = true
  }
  public init(uiImage: UIImage) { source = .uiImage(uiImage) }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    source = .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit))
    self.label = label.plainString
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit))
    isDecorative = true
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
  /// Makes the image fill any proposed size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with {
      $0.resizing = resizingMode
      $0.capInsets = capInsets
    }
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.rendering = renderingMode }
  }
  /// Sets the interpolation of the scaled image: `none` keeps sharp pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.keepsPixels = interpolation == .none }
  }
  /// Sets whether the image's edges are antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// Resolves the UIKit image in an environment.
  @preconcurrency @MainActor
  package func uiImage(in environment: EnvironmentValues, font: UIFont? = nil) -> UIImage? {
    var image: UIImage?
    switch source {
    case .system(let name):
      let scale: UIImage.SymbolScale =
        switch environment.imageScale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      // The text size of the environment is final; the traits of the image view do not scale the symbol again.
      let base = font ?? TextResolver(environment).baseFont
      let font = base.withSize(base.pointSize)
      let configuration = UIImage.SymbolConfiguration(font: font, scale: scale)
      image =
        environment.symbolVariants.names(of: name).lazy
        .compactMap { UIImage(systemName: $0, withConfiguration: configuration) }.first
    case .named(let name, let bundle):
      image = UIImage(named: name, in: bundle, compatibleWith: environment.traits)
    case .uiImage(let own): image = own
    }
    if case .system = source, let mode = symbolMode ?? environment.symbolRenderingMode,
      let colors = mode.configuration(environment)
    {
      image = image?.applyingSymbolConfiguration(colors)
    }
    switch rendering {
    case .template: return image?.withRenderingMode(.alwaysTemplate)
    case .original: return image?.withRenderingMode(.alwaysOriginal)
    case nil: return image
    }
  }

  /// The label for screen readers: the meaning of a symbol, otherwise the name of the asset.
  var spokenName: String? {
    switch source {
    case .system(let name): SpokenImageName.symbol(name)
    case .named(let name, _): name
    case .uiImage: nil
    }
  }
}

public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String] = []
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let slash = SymbolVariants(parts: ["slash"])
  private init(parts: [String] = []) { self.parts = parts }
  public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
  public var circle: SymbolVariants { SymbolVariants(parts: parts + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(parts: parts + ["square"]) }
  public var slash: SymbolVariants { SymbolVariants(parts: parts + ["slash"]) }
  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

  /// The names of a symbol's variants, nearest first, and the name itself. A symbol may exist in some variants only.
  func names(of base: String) -> [String] {
    guard !parts.isEmpty else { return [base] }
    let words = base.split(separator: ".").map(String.init)
    let shapes = ["circle", "square", "rectangle"]
    let shape = words.contains(where: shapes.contains) ? nil : parts.last(where: shapes.contains)
    let slash = parts.contains("slash") && !words.contains("slash") ? "slash" : nil
    let isFilled = words.last == "fill" || parts.contains("fill")
    let stem = words.last == "fill" ? Array(words.dropLast()) : words
    var names: [String] = []
    for (slash, shape) in [(slash, shape), (nil, shape), (slash, nil), (nil, nil)] {
      for fill in isFilled ? ["fill", nil] : [nil] {
        let name = (stem + [slash, shape, fill].compactMap { $0 }).joined(separator: ".")
        if !names.contains(name) { names.append(name) }
      }
    }
    return names.contains(base) ? names : names + [base]
  }
}

extension Image: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Image, _ inputs: _NodeInputs) -> _TypedNode<Image> {
    ImageNode(view: view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class ImageNode: ItemNode<Image> {
  override func makeItem() -> LayoutItem { ImageItem(self, UIImageView()) }
  override func update(_ view: Image) {
    guard view != self.view else { return }
    super.update(view)
  }
}

private final class ImageItem: LeafItem {
  private var imageView: UIImageView { view as! UIImageView }
  private var image: UIImage?
  private var isStale = true

  override func invalidateContents() { isStale = true }

  private func refresh() {
    guard isStale, let node = node as? ImageNode else { return }
    isStale = false
    let model = node.view
    image = model.uiImage(in: environment)
    if model.resizing != nil, model.capInsets != EdgeInsets(), let image {
      let insets = model.capInsets
      self.image = image.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
        resizingMode: model.resizing == .tile ? .tile : .stretch)
    }
    imageView.image = image
    imageView.tintColor =
      environment.foregroundStyle?.color(in: environment) ?? UIColor.label
    imageView.layer.magnificationFilter = model.keepsPixels ? .nearest : .linear
    imageView.layer.minificationFilter = model.keepsPixels ? .nearest : .linear
    imageView.layer.allowsEdgeAntialiasing = model.isAntialiased
    imageView.contentMode = model.resizing == nil ? .center : .scaleToFill
    imageView.isUserInteractionEnabled = false
    let label = model.label ?? model.spokenName
    imageView.isAccessibilityElement = !model.isDecorative && label != nil
    imageView.defaultAccessibilityLabel = label
    imageView.accessibilityTraits.insert(.image)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    let size = image?.size ?? .zero
    guard let node = node as? ImageNode, node.view.resizing != nil else { return size }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }
  override func configure(_ size: CGSize) { refresh() }

  override var spacing: ViewSpacing {
    refresh()
    guard let node = node as? ImageNode, node.view.resizing == nil,
      let baseline = image?.baselineOffsetFromBottom
    else { return ViewSpacing() }
    return ViewSpacing(TextSpacing(symbolBaseline: baseline, scale: max(1, environment.displayScale)))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    refresh()
    return image?.baselineOffsetFromBottom.map { size.height - $0 }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
