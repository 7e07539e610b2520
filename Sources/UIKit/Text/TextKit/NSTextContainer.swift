/// The area for text layout.
@preconcurrency @MainActor
open class NSTextContainer: NSObject, @preconcurrency NSCoding {
  open package(set) weak var layoutManager: NSLayoutManager? { didSet { areaVersion += 1 } }
  /// The text layout manager whose container this is.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?

  /// The size in points; 0 and very large numbers set no limit.
  open var size: CGSize {
    get { storedSize }
    set {
      guard newValue != storedSize else { return }
      storedSize = newValue
      containerDidChange()
    }
  }
  private var storedSize: CGSize
  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { containerDidChange() } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { containerDidChange() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { containerDidChange() } }
  /// Areas that lines leave out, in the container's coordinates. Between two areas, lines are on both sides.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      holes = exclusionPaths.map { PathOutline($0.cgPath) }
      containerDidChange()
    }
  }
  private var holes: [PathOutline] = []
  /// Whether the width follows that of the text view.
  open var widthTracksTextView = false { didSet { containerDidChange() } }
  open var heightTracksTextView = false
  /// Whether lines fill the whole width. Subclasses that override `lineFragmentRect` return false.
  open var isSimpleRectangularTextContainer: Bool {
    exclusionPaths.isEmpty && type(of: self) == NSTextContainer.self
  }

  public init(size: CGSize) { storedSize = size }

  public convenience override init() { self.init(size: .zero) }

  public required init(coder: NSCoder) {
    storedSize = CGSize(
      width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
    lineFragmentPadding =
      coder.containsValue(forKey: "padding") ? coder.decodeDouble(forKey: "padding") : 5
    maximumNumberOfLines = coder.decodeInteger(forKey: "lines")
  }

  /// Encodes the size, the padding and the number of lines.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(storedSize.width), forKey: "width")
    coder.encode(Double(storedSize.height), forKey: "height")
    coder.encode(Double(lineFragmentPadding), forKey: "padding")
    coder.encode(maximumNumberOfLines, forKey: "lines")
  }

  package var onChange: (() -> Void)?

  private func containerDidChange() {
    areaVersion += 1
    layoutManager?.textContainerChangedGeometry(self)
    textLayoutManager?.contentDidChange()
    onChange?()
  }

  /// Replaces the layout manager in its text storage and containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let containers = old.textContainers
    let storage = old.textStorage
    for _ in containers { old.removeTextContainer(at: 0) }
    storage?.removeLayoutManager(old)
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  // MARK: Lines

  /// Returns the largest part of a proposed line that is inside the container and outside of its exclusion paths; an empty rectangle if
  /// the line has no place there. `remainingRect` receives the rest of the proposed line beyond an exclusion path.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let limit = storedSize.width > 0 ? storedSize.width : Self.unlimited
    var (left, right) = (max(proposedRect.minX, 0), min(proposedRect.maxX, limit))
    if storedSize.height > 0, proposedRect.maxY > storedSize.height + 0.001 { return .zero }
    let blocked = holes.flatMap { $0.extents(from: proposedRect.minY, to: proposedRect.maxY) }
      .sorted { $0.lowerBound < $1.lowerBound }
    for hole in blocked where hole.upperBound > left && hole.lowerBound < right {
      if hole.lowerBound - left > minimumLineWidth {
        let rest = CGRect(
          x: hole.upperBound, y: proposedRect.minY, width: max(0, right - hole.upperBound),
          height: proposedRect.height)
        remainingRect?.pointee = rest.width > minimumLineWidth ? rest : .zero
        right = hole.lowerBound
        break
      }
      left = hole.upperBound
    }
    guard right - left > minimumLineWidth else { return .zero }
    return CGRect(x: left, y: proposedRect.minY, width: right - left, height: proposedRect.height)
  }

  private static let unlimited: CGFloat = 1e7
  private var minimumLineWidth: CGFloat { 2 * lineFragmentPadding }

  // MARK: Areas

  /// Changes when the area of the lines may have changed.
  package private(set) var areaVersion = 1

  /// Sets the size that follows the text view.
  package func setTrackedSize(_ size: CGSize) {
    guard size != storedSize else { return }
    storedSize = size
    if needsArea { areaVersion += 1 }
  }

  func areaDidChange() {
    areaVersion += 1
    onChange?()
  }

  /// The width of the text in a line, without padding; infinite without a limit.
  package var lineWidth: CGFloat {
    let isLimited = storedSize.width > 0 && storedSize.width < 1e6
    return isLimited || widthTracksTextView ? max(0, storedSize.width - 2 * lineFragmentPadding) : .infinity
  }

  /// Whether lines are placed one by one.
  package var needsArea: Bool { layoutManager?.needsArea ?? !isSimpleRectangularTextContainer }

  /// The area of the lines in this container, or in all containers of its layout manager.
  package func area() -> LineArea {
    layoutManager?.area() ?? LineArea(row: { [weak self] in self?.row(top: $0, height: $1, index: $2) })
  }

  /// The vertical part of the layout that belongs to this container.
  package var region: (top: CGFloat, height: CGFloat) {
    layoutManager?.region(of: self) ?? (0, .infinity)
  }

  /// Returns the segments for a line of a height, in the container's coordinates; nil if there is no space left.
  func row(top: CGFloat, height: CGFloat, index: Int) -> LineArea.Row? {
    let isLimited = storedSize.height > 0 && storedSize.height < 1e6
    let width = storedSize.width > 0 ? storedSize.width : Self.unlimited
    var y = top
    // Areas that leave no place for a line are passed point by point.
    for _ in 0..<20_000 {
      if isLimited, y + height > storedSize.height + 0.001 { return nil }
      var segments: [LineSegment] = []
      var proposed = CGRect(x: 0, y: y, width: width, height: height)
      while segments.count < 64 {
        var remaining = CGRect.zero
        let rect = lineFragmentRect(
          forProposedRect: proposed, at: index, writingDirection: .natural, remaining: &remaining)
        guard rect.width > minimumLineWidth else { break }
        segments.append(LineSegment(left: rect.minX, width: rect.width - 2 * lineFragmentPadding))
        guard !remaining.isEmpty, remaining.minX > proposed.minX else { break }
        proposed = remaining
      }
      if !segments.isEmpty { return LineArea.Row(top: y, segments: segments) }
      y += 1
    }
    return nil
  }
}

/// The outline of a path as straight lines.
private struct PathOutline {
  private var parts: [[CGPoint]] = []

  init(_ path: CGPath) {
    var part: [CGPoint] = []
    var found: [[CGPoint]] = []
    func curve(_ steps: Int = 24, _ point: (CGFloat) -> CGPoint) {
      for step in 1...steps { part.append(point(CGFloat(step) / CGFloat(steps))) }
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      let start = part.last ?? .zero
      switch element.pointee.type {
      case .moveToPoint:
        if part.count > 1 { found.append(part) }
        part = [points[0]]
      case .addLineToPoint: part.append(points[0])
      case .addQuadCurveToPoint:
        let (a, b) = (points[0], points[1])
        curve { t in
          let u = 1 - t
          let (p, q, r) = (u * u, 2 * u * t, t * t)
          return CGPoint(x: p * start.x + q * a.x + r * b.x, y: p * start.y + q * a.y + r * b.y)
        }
      case .addCurveToPoint:
        let (a, b, c) = (points[0], points[1], points[2])
        curve { t in
          let u = 1 - t
          let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: p * start.x + q * a.x + r * b.x + s * c.x, y: p * start.y + q * a.y + r * b.y + s * c.y)
        }
      case .closeSubpath: if let first = part.first { part.append(first) }
      @unknown default: break
      }
    }
    if part.count > 1 { found.append(part) }
    parts = found
  }

  /// Returns the horizontal extent of each part between two vertical positions.
  func extents(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    parts.compactMap { points in
      var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
      for index in points.indices {
        var (a, b) = (points[index], points[(index + 1) % points.count])
        if a.y > b.y { swap(&a, &b) }
        guard b.y > top, a.y < bottom else { continue }
        for y in [max(a.y, top), min(b.y, bottom)] {
          let x = b.y == a.y ? a.x : a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
          (low, high) = (min(low, x), max(high, x))
        }
        if b.y == a.y { (low, high) = (min(low, b.x), max(high, b.x)) }
      }
      return low < high ? low...high : nil
    }
  }
}
