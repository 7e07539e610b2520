import CoreGraphics
import Foundation

/// The shape of the area in which particles appear.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let cuboid = Self(rawValue: "cuboid")
  public static let circle = Self(rawValue: "circle")
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape in which particles appear.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners and ends.
  public static let points = Self(rawValue: "points")
  public static let outline = Self(rawValue: "outline")
  public static let surface = Self(rawValue: "surface")
  public static let volume = Self(rawValue: "volume")
}

/// The order and composition of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = Self(rawValue: "unordered")
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast")
  public static let backToFront = Self(rawValue: "backToFront")
  /// Adds the colors of overlapping particles.
  public static let additive = Self(rawValue: "additive")
}

/// A layer that emits particles: images that move, grow, turn and fade.
///
/// Particles move while the layer is in a visible window. Differs from iOS: particles stay in the plane of the layer, so that
/// `emitterZPosition`, `emitterDepth`, `preservesDepth` and the z parts of cells have no effect; the properties have no animations.
open class CAEmitterLayer: CALayer {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    emitterCells = other.emitterCells
    emitterPosition = other.emitterPosition
    emitterSize = other.emitterSize
    emitterShape = other.emitterShape
    emitterMode = other.emitterMode
    renderMode = other.renderMode
    (birthRate, lifetime, velocity, scale, spin) = (
      other.birthRate, other.lifetime, other.velocity, other.scale, other.spin
    )
    seed = other.seed
  }

  open var emitterCells: [CAEmitterCell]? { didSet { emissionDidChange() } }
  /// The factor of the birth rates of all cells.
  open var birthRate: Float = 1 { didSet { emissionDidChange() } }
  /// The factor of the lifetimes of new particles.
  open var lifetime: Float = 1
  /// The factor of the speeds of new particles.
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { emissionDidChange() } }
  open var preservesDepth = false
  /// The start of the random numbers.
  open var seed: UInt32 = 0 { didSet { system = nil } }

  private var system: ParticleSystem?
  private var particleTicker: FrameClock.Ticker?

  private func emissionDidChange() {
    contentVersion &+= 1
    markVisualChange()
  }

  // MARK: Particles

  /// The number of particles that are shown.
  package var particleCount: Int { system?.count ?? 0 }

  private func advance(to now: CFTimeInterval) {
    let local = localTime(at: now)
    if system == nil {
      // Without a begin time, iOS shows the particles of an emission that began long ago.
      system = ParticleSystem(seed: UInt64(seed), begin: beginTime == 0 ? nil : 0, now: local)
    }
    system?.advance(to: local, in: self)
  }

  /// Whether particles move or will appear.
  private var isEmitting: Bool {
    (system?.count ?? 0) > 0
      || (birthRate > 0
        && emitterCells?.contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 } == true)
  }

  private func startTicking() {
    guard particleTicker == nil, isEmitting, !flags.contains(.isPresentation) else { return }
    particleTicker = FrameClock.shared.addTicker(isBackground: true) { [weak self] _ in
      guard let self else { return }
      if isShown, isEmitting {
        emissionDidChange()
      } else {
        particleTicker?.invalidate()
        particleTicker = nil
        if !isShown { system = nil }
      }
    }
  }

  override func encodeContent(into encoder: inout ContentEncoder) {
    super.encodeContent(into: &encoder)
    advance(to: FrameClock.shared.now)
    startTicking()
    guard let system, system.count > 0 else { return }
    let extent = system.extent
    guard !extent.isEmpty else { return }
    let drawing = Recording.record(bounds: extent, scale: contentsScale) {
      system.draw(in: $0, mode: renderMode)
    }
    var command = DisplayCommand(.drawing)
    command.matrix = .identity
    command.rect = extent
    encoder.add(command, extent: extent, object: drawing)
  }

  open override func setValue(_ value: Any?, forKeyPath path: String) {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count >= 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return super.setValue(value, forKeyPath: path) }
    cell.setValue(value, forKey: parts[2])
    emissionDidChange()
  }

  open override func value(forKeyPath path: String) -> Any? {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count >= 3, parts[0] == "emitterCells" else { return super.value(forKeyPath: path) }
    return emitterCells?.first { $0.name == parts[1] }?.value(forKey: parts[2])
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    let number = value.flatMap(AnimatableValue.number) ?? 0
    switch key {
    case "birthRate": birthRate = Float(number)
    case "lifetime": lifetime = Float(number)
    case "velocity": velocity = Float(number)
    case "scale": scale = Float(number)
    case "spin": spin = Float(number)
    case "emitterPosition": if let point = value as? CGPoint { emitterPosition = point }
    case "emitterSize": if let size = value as? CGSize { emitterSize = size }
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    default: super.setValue(value, forKey: key)
    }
  }
}
