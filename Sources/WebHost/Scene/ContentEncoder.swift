import CCairo
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Converts paintings, masks and filters to styles and resources of a page.
@MainActor
final class ContentEncoder {
  /// The appearance of a painted element.
  struct Painted {
    var rect: CGRect
    var style = ""
    /// The digest of the drawing or image; 0 for none.
    var content: UInt64 = 0
  }

  private var sent: SentResources
  private let renderer = CairoRenderer()
  /// Drawings and images by the identity of their objects, which are kept alive with them.
  private var converted = ConversionCache()

  init(resourceLimit: Int) { sent = SentResources(limit: resourceLimit) }

  func forgetSentResources() { sent.removeAll() }

  /// Makes the page discard resources that no element shows, once it has many.
  func discardUnused(_ elements: some Sequence<PageElement>, _ updates: inout ElementUpdates) {
    guard sent.isFull else { return }
    var used: Set<UInt64> = []
    for element in elements {
      used.insert(element.content)
      used.formUnion(Self.resources(inStyle: element.style))
    }
    updates.discard(sent.removeUnused(used))
  }

  private func define(_ resource: PageResource, _ updates: inout ElementUpdates) {
    if sent.insert(resource) { updates.define(resource) }
  }

  // MARK: Resources of styles

  private static func maskStyle(_ resource: PageResource) -> String {
    "--mask:\(String(resource.digest, radix: 36));"
  }

  private static func filterStyle(_ resource: PageResource) -> String {
    "url(#r\(String(resource.digest, radix: 36)))"
  }

  private static func resources(inStyle style: String) -> [UInt64] {
    style.matches(of: #/(?:--mask:|url\(#r)([0-9a-z]+)/#).compactMap { UInt64($0.1, radix: 36) }
  }

  func kind(of painting: DisplayCommand) -> PageElement.Kind {
    switch painting.op {
    case .drawing, .shape: .drawing
    case .gradient: painting.gradient()?.shape == .conic ? .box : .drawing
    case .shadow: painting.object == nil ? .box : .drawing
    case .image: .image
    default: .box
    }
  }

  func paint(_ painting: DisplayCommand, _ updates: inout ElementUpdates) -> Painted {
    let corners = CSS.corners(painting.a, painting.flags)
    switch painting.op {
    case .fill:
      return Painted(rect: painting.rect, style: "background:\(CSS.color(painting.color));" + corners)
    case .border:
      return Painted(
        rect: painting.rect,
        style: "box-sizing:border-box;border:\(CSS.pixels(painting.b)) solid \(CSS.color(painting.color));"
          + corners)
    case .shadow: return shadow(painting, corners, &updates)
    case .image: return image(painting, &updates)
    case .drawing: return drawing(painting, &updates)
    case .shape: return shape(painting, &updates)
    case .gradient: return gradient(painting, corners, &updates)
    default: return Painted(rect: painting.rect)
    }
  }

  // MARK: Drawings

  private func drawing(_ painting: DisplayCommand, _ updates: inout ElementUpdates) -> Painted {
    guard let recording = painting.recording() else { return Painted(rect: painting.rect) }
    let result = converted.drawing(of: recording)
    for glyph in result.glyphs { define(glyph, &updates) }
    define(result.drawing, &updates)
    return Painted(rect: result.bounds.applying(painting.matrix), content: result.drawing.digest)
  }

  private func svg(_ markup: String, in rect: CGRect, _ updates: inout ElementUpdates) -> Painted {
    let box = [rect.minX, rect.minY, rect.width, rect.height].map(CSS.number).joined(separator: " ")
    let resource = PageResource(.drawing, box + "\n" + markup)
    define(resource, &updates)
    return Painted(rect: rect, content: resource.digest)
  }

  private func shape(_ painting: DisplayCommand, _ updates: inout ElementUpdates) -> Painted {
    guard let shape = painting.shape(), !shape.extent.isNull else { return Painted(rect: painting.rect) }
    var markup = ""
    if shape.fill.w > 0 {
      let rule = shape.fillRule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      markup += "<path d=\"\(CSS.path(shape.path))\" fill=\"\(CSS.color(shape.fill))\"\(rule)/>"
    }
    if shape.stroke.w > 0, shape.lineWidth > 0 {
      let cap = shape.lineCap == .round ? "round" : shape.lineCap == .square ? "square" : "butt"
      let join = shape.lineJoin == .round ? "round" : shape.lineJoin == .bevel ? "bevel" : "miter"
      let dashes =
        shape.dashes.isEmpty
        ? ""
        : " stroke-dasharray=\"\(shape.dashes.map(CSS.number).joined(separator: " "))\" stroke-dashoffset=\"\(CSS.number(shape.dashPhase))\""
      markup +=
        "<path d=\"\(CSS.path(shape.strokePath))\" fill=\"none\" stroke=\"\(CSS.color(shape.stroke))\" "
        + "stroke-width=\"\(CSS.number(shape.lineWidth))\" stroke-linecap=\"\(cap)\" stroke-linejoin=\"\(join)\" "
        + "stroke-miterlimit=\"\(CSS.number(shape.miterLimit))\"\(dashes)/>"
    }
    return svg(markup, in: shape.extent.integral, &updates)
  }

  private func gradient(
    _ painting: DisplayCommand, _ corners: String, _ updates: inout ElementUpdates
  ) -> Painted {
    guard let gradient = painting.gradient() else { return Painted(rect: painting.rect) }
    let rect = painting.rect
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    let (start, end) = (point(gradient.start), point(gradient.end))
    if gradient.shape == .conic {
      let angle = atan2(end.y - start.y, end.x - start.x) * 180 / .pi + 90
      let stops = gradient.stops.map { "\(CSS.color($0.color)) \(CSS.number($0.location * 100))%" }
      let center = "\(CSS.number(gradient.start.x * 100))% \(CSS.number(gradient.start.y * 100))%"
      return Painted(
        rect: rect,
        style:
          "background:conic-gradient(from \(CSS.number(angle))deg at \(center),\(stops.joined(separator: ",")));"
          + corners)
    }
    let stops = gradient.stops.map {
      "<stop offset=\"\(CSS.number($0.location))\" stop-color=\"\(CSS.color($0.color))\"/>"
    }.joined()
    let element: String
    if gradient.shape == .axial {
      element =
        "<linearGradient id=\"ID\" gradientUnits=\"userSpaceOnUse\" x1=\"\(CSS.number(start.x))\" "
        + "y1=\"\(CSS.number(start.y))\" x2=\"\(CSS.number(end.x))\" y2=\"\(CSS.number(end.y))\">\(stops)</linearGradient>"
    } else {
      let (rx, ry) = (max(abs(end.x - start.x), 0.001), max(abs(end.y - start.y), 0.001))
      element =
        "<radialGradient id=\"ID\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"translate("
        + "\(CSS.number(start.x)) \(CSS.number(start.y))) scale(\(CSS.number(rx)) \(CSS.number(ry)))\">\(stops)</radialGradient>"
    }
    let name = "f" + String(PageResource.digest(element.utf8), radix: 36)
    let box =
      "x=\"\(CSS.number(rect.minX))\" y=\"\(CSS.number(rect.minY))\" width=\"\(CSS.number(rect.width))\" height=\"\(CSS.number(rect.height))\""
    let markup =
      element.replacingOccurrences(of: "\"ID\"", with: "\"\(name)\"")
      + "<rect \(box) fill=\"url(#\(name))\"/>"
    var painted = svg(markup, in: rect, &updates)
    painted.style = corners
    return painted
  }

  private func shadow(
    _ painting: DisplayCommand, _ corners: String, _ updates: inout ElementUpdates
  ) -> Painted {
    let color = CSS.color(painting.color)
    guard let path = painting.path() else {
      return Painted(
        rect: painting.rect,
        style:
          "box-shadow:\(CSS.pixels(painting.b)) \(CSS.pixels(painting.c)) \(CSS.pixels(painting.d * 2)) \(color);"
          + corners)
    }
    let outline = path.boundingBoxOfPath.offsetBy(dx: painting.b, dy: painting.c).integral
    var painted = svg(
      "<path d=\"\(CSS.path(path))\" fill=\"\(color)\" transform=\"translate(\(CSS.number(painting.b)) \(CSS.number(painting.c)))\"/>",
      in: outline, &updates)
    painted.style = "filter:blur(\(CSS.pixels(painting.d)));"
    return painted
  }

  // MARK: Images

  private func image(_ painting: DisplayCommand, _ updates: inout ElementUpdates) -> Painted {
    let (rect, source) = (painting.rect, painting.source)
    guard let image = painting.image(), source.width > 0, source.height > 0 else {
      return Painted(rect: rect)
    }
    let resource = converted.resource(of: image)
    define(resource, &updates)
    let (sx, sy) = (rect.width / source.width, rect.height / source.height)
    var style =
      "background-size:\(CSS.pixels(CGFloat(image.width) * sx)) \(CSS.pixels(CGFloat(image.height) * sy));"
      + "background-position:\(CSS.pixels(-source.minX * sx)) \(CSS.pixels(-source.minY * sy));"
    if painting.flags.contains(.nearest) { style += "image-rendering:pixelated;" }
    return Painted(rect: rect, style: style, content: resource.digest)
  }

  // MARK: Groups

  func style(ofBackdrop command: DisplayCommand) -> String {
    "backdrop-filter:blur(\(CSS.pixels(command.b))) saturate(\(CSS.number(command.c)));"
      + CSS.corners(command.a, command.flags)
  }

  func style(ofShadow command: DisplayCommand) -> String {
    "filter:drop-shadow(\(CSS.pixels(command.a)) \(CSS.pixels(command.b)) \(CSS.pixels(command.c)) \(CSS.color(command.color)));"
  }

  /// The shadow of a shape, as a box that is blurred: a material shows the shadow below itself.
  func style(ofShadow command: DisplayCommand, around shape: BackdropShape) -> String {
    "background:\(CSS.color(command.color));filter:blur(\(CSS.pixels(command.c)));"
      + CSS.corners(shape.radius, shape.flags)
  }

  func style(of filter: FilterContent, _ updates: inout ElementUpdates) -> String {
    let effect = filter.effect
    var filters: [String] = []
    if let colors = effect.colors {
      let values = colors.values.map { CSS.number($0) }.joined(separator: " ")
      let markup = "<feColorMatrix color-interpolation-filters=\"sRGB\" values=\"\(values)\"/>"
      let resource = PageResource(.filter, markup)
      define(resource, &updates)
      filters.append(Self.filterStyle(resource))
    }
    if effect.blurRadius > 0 { filters.append("blur(\(CSS.pixels(effect.blurRadius)))") }
    var style = filters.isEmpty ? "" : "filter:\(filters.joined(separator: " "));"
    if let mode = CSS.blendMode(effect.blendMode) { style += "mix-blend-mode:\(mode);" }
    if effect.isGroup { style += "isolation:isolate;" }
    return style
  }

  /// An opaque rectangle clips; other masks are drawn at two pixels for each point.
  func style(
    ofMask commands: [DisplayCommand], in rect: CGRect, _ updates: inout ElementUpdates
  ) -> String {
    if let clip = Self.opaqueRectangle(commands) { return "clip-path:path(\"\(CSS.path(clip))\");" }
    let area = rect.integral
    guard area.width > 0, area.height > 0, area.width < 4096, area.height < 4096 else { return "" }
    let scale: CGFloat = 2
    guard
      let surface = makeImageSurface(
        width: Int(area.width * scale), height: Int(area.height * scale), hasAlpha: true)
    else { return "" }
    var shift = DisplayCommand(.beginLayer)
    shift.matrix = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    shift.rect = area
    shift.count = Int32(commands.count)
    let list = DisplayList(commands: [shift] + commands + [DisplayCommand(.endLayer)])
    renderer.render(list, on: surface, scale: scale)
    guard let data = UIImage(cgImage: CGImage(surface: surface, hasAlpha: true)).pngData() else { return "" }
    let resource = PageResource(.png, Array(data))
    define(resource, &updates)
    return
      Self.maskStyle(resource) + "mask-size:\(CSS.pixels(area.width)) \(CSS.pixels(area.height));"
      + "mask-repeat:no-repeat;" + Self.box(around: area)
  }

  /// The rectangle that a mask consists of; `nil` for other masks.
  private static func opaqueRectangle(_ commands: [DisplayCommand]) -> CGRect? {
    var matrices = [CGAffineTransform.identity]
    var found: CGRect?
    for command in commands {
      let matrix = matrices[matrices.count - 1]
      switch command.op {
      case .beginLayer: matrices.append(command.matrix.concatenating(matrix))
      case .endLayer: matrices.removeLast()
      case .none, .content: break
      case .fill
      where found == nil && command.a == 0 && command.color.w == 1 && matrix.b == 0 && matrix.c == 0:
        found = command.rect.applying(matrix)
      default: return nil
      }
    }
    return found
  }

  /// The box of an element that is masked in an area of its own coordinates. The border moves the edge, but not the
  /// coordinates of the children.
  private static func box(around area: CGRect) -> String {
    let (left, top) = (max(-area.minX, 0), max(-area.minY, 0))
    return
      "left:\(CSS.pixels(-left));top:\(CSS.pixels(-top));border-left:\(CSS.pixels(left)) solid transparent;"
      + "border-top:\(CSS.pixels(top)) solid transparent;"
      + "width:\(CSS.pixels(max(area.maxX, 0)));height:\(CSS.pixels(max(area.maxY, 0)));"
      + "mask-position:\(CSS.pixels(max(area.minX, 0))) \(CSS.pixels(max(area.minY, 0)));"
  }
}

/// Converted drawings and images. Objects are immutable, so that their identity is their content while they are alive.
@MainActor
private struct ConversionCache {
  private final class Entry<Object: AnyObject, Value> {
    weak var object: Object?
    let value: Value
    init(_ object: Object, _ value: Value) {
      self.object = object
      self.value = value
    }
  }

  private var drawings: [ObjectIdentifier: Entry<Recording, VectorDrawing.Result>] = [:]
  private var images: [ObjectIdentifier: Entry<CGImage, PageResource>] = [:]
  private var limit = 512

  mutating func drawing(of recording: Recording) -> VectorDrawing.Result {
    let id = ObjectIdentifier(recording)
    if let known = drawings[id], known.object === recording { return known.value }
    let result = VectorDrawing.convert(recording)
    drawings[id] = Entry(recording, result)
    removeReleased()
    return result
  }

  mutating func resource(of image: CGImage) -> PageResource {
    let id = ObjectIdentifier(image)
    if let known = images[id], known.object === image { return known.value }
    let picture = UIImage(cgImage: image)
    let isPhoto = !image.hasAlpha && image.width * image.height > 64 * 64
    let jpeg = isPhoto ? picture.jpegData(compressionQuality: 0.92) : nil
    let resource =
      jpeg.map { PageResource(.jpeg, Array($0)) }
      ?? PageResource(.png, Array(picture.pngData() ?? Data()))
    images[id] = Entry(image, resource)
    removeReleased()
    return resource
  }

  private mutating func removeReleased() {
    guard drawings.count + images.count > limit else { return }
    drawings = drawings.filter { $0.value.object != nil }
    images = images.filter { $0.value.object != nil }
    limit = max(512, 2 * (drawings.count + images.count))
  }
}
