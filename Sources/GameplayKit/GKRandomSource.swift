// Every `@unchecked Sendable`: the app draws numbers from a source on one thread at a time, as on iOS.

@_exported import Foundation

/// A generator of random numbers.
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers; this class uses the system's generator.
///
/// Differs from iOS: a source with a seed repeats its own sequence, but the sequence of a seed is not that of iOS.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
  private static let shared = GKRandomSource()

  open class func sharedRandom() -> GKRandomSource { shared }

  public override init() { super.init() }

  /// Returns 32 random bits. Subclasses override it.
  func nextBits() -> UInt32 { .random(in: .min ... .max) }

  func copied() -> GKRandomSource { GKRandomSource() }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// A number from the whole range of 32 bits, with a sign.
  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

  /// A number from 0 to below a bound, every one equally probable.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    var bits = BitSource(source: self)
    return Int.random(in: 0..<upperBound, using: &bits)
  }

  /// A number from 0 to 1.
  open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(0xFF_FFFF) }
  open func nextBool() -> Bool { nextBits() & 1 == 1 }

  /// Returns the objects in random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var bits = BitSource(source: self)
    return array.shuffled(using: &bits)
  }

  fileprivate struct BitSource: RandomNumberGenerator {
    let source: GKRandomSource
    mutating func next() -> UInt64 { UInt64(source.nextBits()) << 32 | UInt64(source.nextBits()) }
  }
}

extension NSArray {
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}

/// The RC4 stream cipher as a generator.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: Data { didSet { cipher = Cipher(seed) } }
  private var cipher: Cipher

  private struct Cipher {
    var state = Array(UInt8.min...UInt8.max)
    var i: UInt8 = 0
    var j: UInt8 = 0

    init(_ seed: Data) {
      let key = seed.isEmpty ? [0] : Array(seed)
      var j: UInt8 = 0
      for i in 0..<256 {
        j = j &+ state[i] &+ key[i % key.count]
        state.swapAt(i, Int(j))
      }
    }

    mutating func next() -> UInt8 {
      i &+= 1
      j = j &+ state[Int(i)]
      state.swapAt(Int(i), Int(j))
      return state[Int(state[Int(i)] &+ state[Int(j)])]
    }
  }

  public convenience override init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
  }

  public init(seed: Data) {
    self.seed = seed
    cipher = Cipher(seed)
    super.init()
  }

  /// Discards values, because the first ones are predictable.
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextBits() } }

  override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(cipher.next()) } }
  override func copied() -> GKRandomSource {
    let copy = GKARC4RandomSource(seed: seed)
    copy.cipher = cipher
    return copy
  }
}

/// A linear congruential generator, with Knuth's constants for 64 bits.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64 { didSet { state = seed } }
  private var state: UInt64

  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    state = seed
    super.init()
  }

  override func nextBits() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 32)
  }
  override func copied() -> GKRandomSource {
    let copy = GKLinearCongruentialRandomSource(seed: seed)
    copy.state = state
    return copy
  }
}

/// The generator MT19937-64 of Matsumoto and Nishimura.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64 { didSet { twister = Twister(seed) } }
  private var twister: Twister

  private struct Twister {
    private var state: [UInt64]
    private var index = 312

    init(_ seed: UInt64) {
      state = [seed]
      for i in 1..<312 {
        let last = state[i - 1]
        state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(i))
      }
    }

    mutating func next() -> UInt64 {
      if index == 312 { twist() }
      var x = state[index]
      index += 1
      x ^= (x >> 29) & 0x5555_5555_5555_5555
      x ^= (x << 17) & 0x71D6_7FFF_EDA6_0000
      x ^= (x << 37) & 0xFFF7_EEE0_0000_0000
      return x ^ (x >> 43)
    }

    private mutating func twist() {
      for i in 0..<312 {
        let x = (state[i] & 0xFFFF_FFFF_8000_0000) | (state[(i + 1) % 312] & 0x7FFF_FFFF)
        state[i] = state[(i + 156) % 312] ^ (x >> 1) ^ (x & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
      }
      index = 0
    }
  }

  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    twister = Twister(seed)
    super.init()
  }

  override func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: twister.next() >> 32) }
  override func copied() -> GKRandomSource {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    copy.twister = twister
    return copy
  }
}
