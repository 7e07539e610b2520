import CoreGraphics
import Foundation
import UIKit

/// Derives phases and velocity of touchpad scrolling from movements alone.
struct ScrollTracker {
  /// Whether fingers are on the touchpad.
  private(set) var isActive = false

  /// Whether the fingers rest and have not moved yet.
  private(set) var isHeld = false

  private var samples: [(time: TimeInterval, delta: CGPoint)] = []

  /// The duration of movements considered for the velocity, in seconds.
  private static let window: TimeInterval = 0.1

  mutating func move(
    by delta: CGPoint, at location: CGPoint, modifiers: HostModifiers, time: TimeInterval
  ) -> HostScrollEvent? {
    let phase: HostScrollEvent.Phase = isActive ? .changed : .began
    if !isActive { samples.removeAll(keepingCapacity: true) }
    isActive = true
    isHeld = false
    samples.removeAll { $0.time < time - Self.window }
    samples.append((time, delta))
    return HostScrollEvent(phase, location: location, delta: delta, modifiers: modifiers, timestamp: time)
  }

  mutating func end(at location: CGPoint, modifiers: HostModifiers, time: TimeInterval) -> HostScrollEvent? {
    guard isActive else { return nil }
    let velocity = velocity(at: time)
    isActive = false
    isHeld = false
    return HostScrollEvent(
      .ended, location: location, delta: .zero, velocity: velocity, modifiers: modifiers, timestamp: time)
  }

  mutating func hold(at location: CGPoint, time: TimeInterval) -> HostScrollEvent? {
    guard !isActive else { return nil }
    isActive = true
    isHeld = true
    samples.removeAll(keepingCapacity: true)
    return HostScrollEvent(.began, location: location, delta: .zero, timestamp: time)
  }

  /// Called when the fingers no longer rest. Unless a movement follows soon, they were lifted.
  mutating func release() { isHeld = false }

  mutating func cancel(at location: CGPoint, time: TimeInterval) -> HostScrollEvent? {
    guard isActive else { return nil }
    isActive = false
    isHeld = false
    return HostScrollEvent(.cancelled, location: location, delta: .zero, timestamp: time)
  }

  /// The velocity over the last tenth of a second, in points per second; zero if the fingers rested before
  /// they were lifted.
  private func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= time - Self.window }
    guard let first = recent.first, let last = recent.last, recent.count > 1, last.time > first.time else {
      return .zero
    }
    // The first movement happened before the measured interval.
    let sum = recent.dropFirst().reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.delta.x, y: $0.y + $1.delta.y)
    }
    let seconds = last.time - first.time
    return CGPoint(x: sum.x / seconds, y: sum.y / seconds)
  }
}
