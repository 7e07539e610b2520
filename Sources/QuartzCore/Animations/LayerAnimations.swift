import CoreGraphics
import Foundation

/// An animation on a layer.
@MainActor
final class AnimationRecord {
  let key: String?
  let animation: CAAnimation
  let effect: AnimationEffect
  var timeline: AnimationTimeline
  let completion: CompletionGroup?
  /// Waits for the commit that gives it its begin time.
  var isPending = true
  /// Has been reported as stopped but stays to hold its last value.
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

  /// The moment at the layer's time; nil where the animation shows nothing.
  func moment(layerTime: CFTimeInterval, now: CFTimeInterval) -> AnimationMoment? {
    if let clock = animation.clock { return timeline.moment(at: clock.time(at: now), holds: true) }
    return timeline.moment(at: isPending && timeline.begin == 0 ? 0 : layerTime)
  }
}

/// The animations of one layer, and the values they give it.
@MainActor
final class LayerAnimations {
  // The layer's `deinit` empties the animations and marks them as gone.
  unowned(unsafe) let layer: CALayer
  private(set) var records: [AnimationRecord] = []
  /// The values on screen, in place of the model's.
  private(set) var values = PresentationValues()
  /// A transition under way, with its progress.
  private(set) var transition: (effect: TransitionEffect, progress: Double)?
  /// The layer was in a shown tree: leaving it ends the animations.
  var wasShown = false
  nonisolated(unsafe) var isGone = false

  init(layer: CALayer) { self.layer = layer }

  var isEmpty: Bool { records.isEmpty }

  /// The value on screen, if an animation gives one.
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

  /// The layer is being freed: what waited for its animations is told later.
  nonisolated func layerIsGone() {
    isGone = true
    MainActor.assumeIsolated { AnimationScheduler.shared.layerIsGone(self) }
  }

  /// Works out the values at `now`, and marks what they change unless somebody only asks.
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
        if let inner = member.timeline.moment(at: moment.seconds) { apply(member.effect, inner) }
      }
    case .together(let effects):
      for effect in effects { apply(effect, moment) }
    case .transition(let effect): transition = (effect, effect.progress(moment))
    }
  }
}

/// Values that animations give to a layer's properties.
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
