import UIKit

/// A source of particles. Particles are not drawn.
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleScale: CGFloat = 1
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleAction: SKAction?
  open var emissionAngle: CGFloat = 0
  open weak var targetNode: SKNode?
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  open func resetSimulation() {}
}

/// A sound. It is not played.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = false
  public override init() { super.init() }
  public init(fileNamed name: String) { super.init() }
  public init(url: URL) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
