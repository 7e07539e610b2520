import CoreGraphics
import Foundation

/// An animation added to a layer.
@MainActor
final class AnimationRecord {
  let key: String?
  let animation: CAAnimation
  let effect: AnimationEffect
  var timeline: AnimationTimeline
  let completion: CompletionGroup?
  /// Whether the begin time has yet to be set by a commit.
  var isPending = true
  /// Whether the animation was reported as stopped but still holds its last value.
  var hasEnded = false
  var isStopped = false

  init(key: String?, animation: CAAnimation, layer: CALayer) {
    self.key = key
    self.animation = animation
    effect = animation.compile(for: layer)
    timeline = AnimationTimeline(
      animation, defaultDuration: CATransaction.animationDuration(),
      defaultFunction: CATransaction.animationTimingFunction())
    completion = CATransaction.currentCompletion
    completion?.enter()
  }

  /// The moment at the layer's time; `nil` if the animation has no effect then.
  func moment(layerTime: CFTimeInterval, now: CFTimeInterval) -> AnimationMoment? {
    if let clock = animation.clock { return timeline.moment(at: clock.time(at: now), holds: true) }
    return timeline.moment(at: isPending && timeline.begin == 0 ? 0 : layerTime)
  }
}

/// The animations of a layer and the resulting presentation values.
@MainActor
final class LayerAnimations {
  // The layer's `deinit` removes the animations and calls `layerWasDeallocated()`.
  unowned(unsafe) let layer: CALayer
  private(set) var records: [AnimationRecord] = []
  /// The presentation values that replace model values.
  private(set) var values = PresentationValues()
  /// The current transition and its progress.
  private(set) var transition: (effect: TransitionEffect, progress: Double)?
  /// Whether the layer was in a visible tree. Leaving it ends the animations.
  var wasShown = false
  // Also set by the deinitializer of the layer, which runs on the main thread.
  nonisolated(unsafe) var isGone = false

  init(layer: CALayer) { self.layer = layer }

  var isEmpty: Bool { records.isEmpty }

  /// The presentation value, if it is animated.
  @inline(__always)
  func value(_ property: LayerProperty) -> AnimatableValue? {
    values.has(property) ? values.value(property) : nil
  }

  func add(_ record: AnimationRecord) { records.append(record) }

  func record(forKey key: String) -> AnimationRecord? { records.first { $0.key == key } }

  @discardableResult
  func remove(where condition: (AnimationRecord) -> Bool) -> [AnimationRecord] {
    let removed = records.filter(condition)
    if !removed.isEmpty { records.removeAll(where: condition) }
    return removed
  }

  /// Called when the layer is deallocated. Waiting delegates and completion blocks are notified later.
  nonisolated func layerWasDeallocated() {
    isGone = true
    MainActor.assumeIsolated { AnimationScheduler.shared.layerWasDeallocated(self) }
  }

  /// Computes the values at `now`. `marksChanges` marks the changed properties of the layer.
  func evaluate(at now: CFTimeInterval, marksChanges: Bool = true) {
    let layerTime = layer.localTime(at: now)
    let old = values.mask
    let hadTransition = transition != nil
    values.removeAll()
    transition = nil
    for record in records {
      guard let moment = record.moment(layerTime: layerTime, now: now) else { continue }
      apply(record.effect, moment)
    }
    guard marksChanges else { return }
    let touched = values.mask | old
    if touched & PresentationValues.contentMask != 0 || hadTransition || transition != nil {
      layer.contentVersion &+= 1
    }
    if values.hasCustom { layer.customValuesChanged(values) }
    if touched & PresentationValues.sortMask != 0 { layer.parent?.flags.insert(.sortsSublayers) }
    layer.markVisualChange()
  }

  /// Values that are set aside while model values are drawn.
  struct Suspended {
    fileprivate let values: PresentationValues
    fileprivate let transition: (effect: TransitionEffect, progress: Double)?
  }

  func suspend() -> Suspended {
    let suspended = Suspended(values: values, transition: transition)
    invalidateEncoding()
    values.removeAll()
    transition = nil
    return suspended
  }

  func resume(_ suspended: Suspended) {
    values = suspended.values
    transition = suspended.transition
    invalidateEncoding()
  }

  private func invalidateEncoding() {
    layer.contentVersion &+= 1
    if values.mask & PresentationValues.sortMask != 0 { layer.parent?.flags.insert(.sortsSublayers) }
  }

  private func apply(_ effect: AnimationEffect, _ moment: AnimationMoment) {
    switch effect {
    case .none: break
    case .track(let track):
      let target = track.target
      guard let base = values.value(target) ?? layer.modelValue(of: target) else { return }
      if target.component == .whole {
        values.set(track.value(at: moment, base: base), for: target)
      } else {
        values.set(
          target.insert(track.value(at: moment, base: target.extract(from: base)), into: base), for: target)
      }
    case .group(let members):
      for member in members {
        if let inner = member.timeline.moment(at: moment.seconds, includesEnd: true) {
          apply(member.effect, inner)
        }
      }
    case .together(let effects):
      for effect in effects { apply(effect, moment) }
    case .transition(let effect): transition = (effect, effect.progress(moment))
    }
  }
}

/// Animated values of a layer's properties.
struct PresentationValues {
  private(set) var mask: UInt64 = 0
  private var entries: ContiguousArray<(property: LayerProperty, value: AnimatableValue)> = []
  private var custom: [String: AnimatableValue]?

  static let contentMask = LayerProperty.allCases.reduce(UInt64(0)) { $1.affectsContent ? $0 | $1.bit : $0 }
  static let sortMask = LayerProperty.zPosition.bit

  var hasCustom: Bool { custom != nil }
  var customValues: [String: AnimatableValue] { custom ?? [:] }

  @inline(__always)
  func has(_ property: LayerProperty) -> Bool { mask & property.bit != 0 }

  func value(_ property: LayerProperty) -> AnimatableValue? {
    guard has(property) else { return nil }
    for entry in entries where entry.property == property { return entry.value }
    return nil
  }

  func value(_ target: AnimationTarget) -> AnimatableValue? {
    if let property = target.property { return value(property) }
    return custom?[target.custom ?? ""]
  }

  mutating func set(_ value: AnimatableValue, for target: AnimationTarget) {
    guard let property = target.property else {
      custom = custom ?? [:]
      custom?[target.custom ?? ""] = value
      return
    }
    if has(property), let i = entries.firstIndex(where: { $0.property == property }) {
      entries[i].value = value
    } else {
      entries.append((property, value))
      mask |= property.bit
    }
  }

  mutating func removeAll() {
    mask = 0
    entries.removeAll(keepingCapacity: true)
    custom = nil
  }

  func forEach(_ body: (LayerProperty, AnimatableValue) -> Void) {
    for entry in entries { body(entry.property, entry.value) }
  }
}

extension LayerProperty {
  @inline(__always)
  var bit: UInt64 { 1 << UInt64(rawValue) }
}
