import CoreGraphics
import Foundation

/// Mixes `x` into the digest `h`.
@inline(__always)
func mix(_ h: UInt64, _ x: UInt64) -> UInt64 {
  var h = (h ^ x) &* 0x9e37_79b9_7f4a_7c15
  h ^= h >> 29
  return h &* 0xbf58_476d_1ce4_e5b9 ^ (h >> 32)
}

@inline(__always)
func mix(_ h: UInt64, _ x: UInt64, _ y: UInt64) -> UInt64 { mix(mix(h, x), y) }

@inline(__always)
func mix(_ h: UInt64, _ x: UInt64, _ y: UInt64, _ z: UInt64) -> UInt64 { mix(mix(mix(h, x), y), z) }

@inline(__always)
func hash(_ m: CGAffineTransform) -> UInt64 {
  mix(
    mix(mix(0, bits(m.a), bits(m.b), bits(m.c)), bits(m.d)), bits(m.tx), bits(m.ty))
}

@inline(__always)
func hash(_ r: CGRect) -> UInt64 {
  mix(mix(0, bits(r.origin.x), bits(r.origin.y), bits(r.size.width)), bits(r.size.height))
}

/// Positive and negative zero are the same coordinate.
@inline(__always)
private func bits(_ x: CGFloat) -> UInt64 { (Double(x) + 0).bitPattern }
