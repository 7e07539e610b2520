import CoreGraphics
import Foundation

/// The particles of an emitter layer.
@MainActor
struct ParticleSystem {
  @MainActor
  private struct Particle {
    var cell: CAEmitterCell
    var birth: CFTimeInterval
    var lifetime: CFTimeInterval
    var origin: CGPoint
    var velocity: CGVector
    var scale: CGFloat
    var spin: CGFloat
    var color: SIMD4<Double>
    /// Fractions of particles that its cells will emit.
    var fractions: [Double] = []

    func position(at time: CFTimeInterval) -> CGPoint {
      let t = time - birth
      return CGPoint(
        x: origin.x + velocity.dx * t + cell.xAcceleration * t * t / 2,
        y: origin.y + velocity.dy * t + cell.yAcceleration * t * t / 2)
    }
  }

  private var particles: [Particle] = []
  private var time: CFTimeInterval
  private var begin: CFTimeInterval?
  private var fractions: [ObjectIdentifier: Double] = [:]
  private var random: Random

  /// Limits the memory and time of an emission.
  private static let maximumCount = 4000
  private static let step: CFTimeInterval = 1 / 60

  /// - Parameter begin: The layer's time at which the emission begins; nil if it began long ago.
  init(seed: UInt64, begin: CFTimeInterval?, now: CFTimeInterval) {
    random = Random(state: seed &+ 0x9E37_79B9_7F4A_7C15)
    self.begin = begin
    // A layer that is drawn for the first time shows the particles since its beginning.
    time = min(begin ?? now, now)
  }

  var count: Int { particles.count }

  // MARK: Motion

  mutating func advance(to now: CFTimeInterval, in layer: CAEmitterLayer) {
    if begin == nil {
      begin = -.infinity
      let longest = layer.emitterCells?.map { Double($0.lifetime + $0.lifetimeRange) }.max() ?? 0
      time = now - min(longest * Double(layer.lifetime), 30)
    }
    // A time that goes back begins again.
    if now < time - 1 { (particles, time) = ([], now) }
    // After a long pause, all older particles have ended.
    time = max(time, now - 60)
    while time < now - 1e-9 {
      let step = min(Self.step, now - time)
      time += step
      emit(during: step, in: layer)
    }
    particles.removeAll { now - $0.birth >= $0.lifetime }
  }

  private mutating func emit(during step: CFTimeInterval, in layer: CAEmitterLayer) {
    for cell in layer.emitterCells ?? [] where cell.isEnabled && isActive(cell) {
      let key = ObjectIdentifier(cell)
      var due = (fractions[key] ?? 0) + Double(cell.birthRate * layer.birthRate) * step
      while due >= 1 {
        due -= 1
        add(cell, at: place(in: layer), layer, direction: 0)
      }
      fractions[key] = due
    }
    emitFromParticles(during: step, in: layer)
  }

  private func isActive(_ cell: CAEmitterCell) -> Bool {
    let since = time - (begin?.isFinite == true ? begin! : 0) - cell.beginTime
    return since >= 0 && (cell.duration <= 0 || since <= cell.duration)
  }

  private mutating func emitFromParticles(during step: CFTimeInterval, in layer: CAEmitterLayer) {
    for index in particles.indices {
      guard let cells = particles[index].cell.emitterCells, !cells.isEmpty else { continue }
      let parent = particles[index]
      let age = time - parent.birth
      guard age < parent.lifetime else { continue }
      if particles[index].fractions.count != cells.count {
        particles[index].fractions = Array(repeating: 0, count: cells.count)
      }
      for (number, cell) in cells.enumerated() where cell.isEnabled {
        guard age >= cell.beginTime, cell.duration <= 0 || age <= cell.beginTime + cell.duration else {
          continue
        }
        particles[index].fractions[number] += Double(cell.birthRate) * step
        while particles[index].fractions[number] >= 1 {
          particles[index].fractions[number] -= 1
          let velocity = parent.velocity
          add(
            cell, at: parent.position(at: time), layer,
            direction: atan2(
              velocity.dy + parent.cell.yAcceleration * age, velocity.dx + parent.cell.xAcceleration * age))
        }
      }
    }
  }

  private mutating func add(
    _ cell: CAEmitterCell, at place: CGPoint, _ layer: CAEmitterLayer, direction: CGFloat
  ) {
    guard particles.count < Self.maximumCount else { return }
    let lifetime = Double((cell.lifetime + Float(random.signed()) * cell.lifetimeRange) * layer.lifetime)
    guard lifetime > 0 else { return }
    let angle = direction + cell.emissionLongitude + random.signed() * cell.emissionRange
    let speed =
      (cell.velocity + random.signed() * cell.velocityRange) * CGFloat(layer.velocity)
      * cos(cell.emissionLatitude)
    let color = cell.color.map { SIMD4($0.rgba.r, $0.rgba.g, $0.rgba.b, $0.rgba.a) } ?? SIMD4(1, 1, 1, 1)
    let range = SIMD4(
      Double(cell.redRange) * random.signed(), Double(cell.greenRange) * random.signed(),
      Double(cell.blueRange) * random.signed(), Double(cell.alphaRange) * random.signed())
    particles.append(
      Particle(
        cell: cell, birth: time, lifetime: lifetime, origin: place,
        velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
        scale: (cell.scale + random.signed() * cell.scaleRange) * CGFloat(layer.scale),
        spin: (cell.spin + random.signed() * cell.spinRange) * CGFloat(layer.spin), color: color + range))
  }

  /// Returns a random position in the shape of the layer.
  private mutating func place(in layer: CAEmitterLayer) -> CGPoint {
    let (center, size, mode) = (layer.emitterPosition, layer.emitterSize, layer.emitterMode)
    switch layer.emitterShape {
    case .line:
      let x = mode == .points ? (random.unit() < 0.5 ? -0.5 : 0.5) : random.unit() - 0.5
      return CGPoint(x: center.x + x * size.width, y: center.y)
    case .rectangle, .cuboid:
      var (x, y) = (random.unit() - 0.5, random.unit() - 0.5)
      if mode == .points { (x, y) = (x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5) }
      if mode == .outline {
        let along = random.unit() * 2 * (size.width + size.height)
        if along < 2 * size.width {
          y = along < size.width ? -0.5 : 0.5
        } else {
          x = along < 2 * size.width + size.height ? -0.5 : 0.5
        }
      }
      return CGPoint(x: center.x + x * size.width, y: center.y + y * size.height)
    case .circle, .sphere:
      let angle = random.unit() * 2 * .pi
      var radius = size.width
      if mode == .surface || mode == .volume { radius *= random.unit().squareRoot() }
      if mode == .points { radius = 0 }
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    default: return center
    }
  }

  // MARK: Drawing

  private struct Shown {
    var image: CGImage
    var size: CGSize
    var position: CGPoint
    var angle: CGFloat
    var scale: CGFloat
    var color: SIMD4<Double>
  }

  private var shown: [Shown] {
    particles.compactMap { particle in
      let cell = particle.cell
      let age = time - particle.birth
      let scale = particle.scale + cell.scaleSpeed * age
      let speed = SIMD4(
        Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed))
      let color = (particle.color + speed * age).clamped(lowerBound: .zero, upperBound: .one)
      guard let image = cell.contents as? CGImage, scale > 0, color.w > 0 else { return nil }
      let pixels = max(cell.contentsScale, 0.01)
      return Shown(
        image: image,
        size: CGSize(
          width: CGFloat(image.width) * cell.contentsRect.width / pixels,
          height: CGFloat(image.height) * cell.contentsRect.height / pixels),
        position: particle.position(at: time), angle: particle.spin * age, scale: scale, color: color)
    }
  }

  /// The bounds of all particles.
  var extent: CGRect {
    shown.reduce(CGRect.null) { result, particle in
      let reach = hypot(particle.size.width, particle.size.height) / 2 * particle.scale + 1
      return result.union(
        CGRect(
          x: particle.position.x - reach, y: particle.position.y - reach, width: 2 * reach, height: 2 * reach)
      )
    }
  }

  func draw(in context: CGContext, mode: CAEmitterLayerRenderMode) {
    let particles = mode == .oldestLast ? shown.reversed() : shown
    for particle in particles {
      context.saveGState()
      if mode == .additive { context.setBlendMode(.plusLighter) }
      context.translateBy(x: particle.position.x, y: particle.position.y)
      if particle.angle != 0 { context.rotate(by: particle.angle) }
      // Images are drawn with the first row at the bottom.
      context.scaleBy(x: particle.scale, y: -particle.scale)
      context.setAlpha(particle.color.w)
      let rect = CGRect(
        x: -particle.size.width / 2, y: -particle.size.height / 2, width: particle.size.width,
        height: particle.size.height)
      context.draw(TintedImages.shared.image(particle.image, particle.color), in: rect)
      context.restoreGState()
    }
  }
}

/// Images multiplied by colors.
@MainActor
private final class TintedImages {
  static let shared = TintedImages()

  private struct Key: Hashable {
    var image: ObjectIdentifier
    var color: SIMD4<UInt8>
  }

  private var images: [Key: (source: CGImage, tinted: CGImage)] = [:]

  func image(_ image: CGImage, _ color: SIMD4<Double>) -> CGImage {
    func level(_ value: Double) -> UInt8 { UInt8((value * 15).rounded()) }
    let levels = SIMD4(level(color.x), level(color.y), level(color.z), 15)
    guard levels != SIMD4(15, 15, 15, 15) else { return image }
    let key = Key(image: ObjectIdentifier(image), color: levels)
    if let known = images[key] { return known.tinted }
    guard
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return image }
    let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.draw(image, in: rect)
    context.setBlendMode(.multiply)
    context.setFillColor(
      red: Double(levels.x) / 15, green: Double(levels.y) / 15, blue: Double(levels.z) / 15, alpha: 1)
    context.fill(rect)
    // The transparency of the image.
    context.setBlendMode(.destinationIn)
    context.draw(image, in: rect)
    guard let tinted = context.makeImage() else { return image }
    if images.count > 512 { images = [:] }
    images[key] = (image, tinted)
    return tinted
  }
}

/// A small generator of random numbers (SplitMix64).
private struct Random {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to 1.
  mutating func unit() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }
  /// A number from -1 to 1.
  mutating func signed() -> CGFloat { unit() * 2 - 1 }
}
