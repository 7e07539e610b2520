/// A two-dimensional gradient with colors at the points of a grid.
public struct MeshGradient: View, Equatable {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color
  let smoothsColors: Bool

  /// - `points`: `width` times `height` points in row-major order, in unit coordinates.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    precondition(
      points.count == width * height && colors.count == width * height, "one point and colour each")
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  public var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(background))
      context.withCGContext { draw($0, size, context.environment) }
    }
  }

  /// The number of cells per side of a patch, small enough to appear as a smooth gradient.
  private static var cells: Int { 24 }

  @MainActor
  private func draw(_ context: CGContext, _ size: CGSize, _ environment: EnvironmentValues) {
    guard width > 1, height > 1 else { return }
    let resolved: [SIMD4<Double>] = colors.map { color in
      var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.uiColor(in: environment).resolvedColor(with: environment.traits)
        .getRed(&r, green: &g, blue: &b, alpha: &a)
      return SIMD4(Double(r), Double(g), Double(b), Double(a))
    }
    func ease(_ t: Double) -> Double { smoothsColors ? t * t * (3 - 2 * t) : t }
    context.setShouldAntialias(false)
    let cells = Self.cells
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let corners = [
          row * width + column, row * width + column + 1, (row + 1) * width + column,
          (row + 1) * width + column + 1,
        ]
        let places = corners.map {
          SIMD2(Double(points[$0].x) * Double(size.width), Double(points[$0].y) * Double(size.height))
        }
        func place(_ u: Double, _ v: Double) -> CGPoint {
          let top = places[0] + (places[1] - places[0]) * u
          let bottom = places[2] + (places[3] - places[2]) * u
          let p = top + (bottom - top) * v
          return CGPoint(x: p.x, y: p.y)
        }
        for y in 0..<cells {
          for x in 0..<cells {
            let (u0, v0) = (Double(x) / Double(cells), Double(y) / Double(cells))
            let (u1, v1) = (Double(x + 1) / Double(cells), Double(y + 1) / Double(cells))
            let (u, v) = (ease((u0 + u1) / 2), ease((v0 + v1) / 2))
            let top = resolved[corners[0]] + (resolved[corners[1]] - resolved[corners[0]]) * u
            let bottom = resolved[corners[2]] + (resolved[corners[3]] - resolved[corners[2]]) * u
            let color = top + (bottom - top) * v
            context.setFillColor(red: color.x, green: color.y, blue: color.z, alpha: color.w)
            context.move(to: place(u0, v0))
            context.addLine(to: place(u1, v0))
            context.addLine(to: place(u1, v1))
            context.addLine(to: place(u0, v1))
            context.closePath()
            context.fillPath()
          }
        }
      }
    }
  }
}
