/// The values recorded by an appearance proxy, and their targets.
@MainActor
final class AppearanceRule {
  let type: AnyClass
  let containers: [AnyClass]
  let traits: UITraitCollection?
  let order: Int
  private(set) var settings: [(key: AppearanceKey, apply: @MainActor (AnyObject) -> Void)] = []

  init(type: AnyClass, containers: [AnyClass], traits: UITraitCollection?, order: Int) {
    self.type = type
    self.containers = containers
    self.traits = traits
    self.order = order
  }

  func record(_ key: AppearanceKey, _ apply: @escaping @MainActor (AnyObject) -> Void) {
    settings.removeAll { $0.key == key }
    settings.append((key, apply))
    AppearanceRules.recorded(key)
  }

  /// The index of the outermost container in `chain`, which leads from the object to the root; `nil` if the
  /// object is not contained in the containers in order.
  func outermostContainer(in chain: [AnyObject]) -> Int? {
    var position = 0
    var last = 0
    for container in containers {
      guard let found = chain[position...].firstIndex(where: { AppearanceRules.isKind($0, of: container) })
      else { return nil }
      last = found
      position = found + 1
    }
    return chain.count - last
  }
}

/// All appearance proxies, and their application to objects.
@MainActor
enum AppearanceRules {
  /// Whether any proxy was requested. Until then, setters record nothing.
  private(set) static var isInUse = false
  private(set) static var isApplying = false
  private(set) static var version = 0

  private static var proxies: [(rule: AppearanceRule, proxy: NSObject)] = []
  private static var keys: Set<AppearanceKey> = []
  /// The rules for a class and its superclasses, starting with the base class.
  private static var byClass: [ObjectIdentifier: [AppearanceRule]] = [:]

  static func proxy<Target: UIAppearance>(
    containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
  )
    -> Target
  {
    let classes = containers.map { $0 as AnyClass }
    let existing = proxies.first {
      $0.rule.type == Target.self && $0.rule.traits == traits
        && $0.rule.containers.elementsEqual(classes, by: ==)
    }
    if let proxy = existing?.proxy as? Target { return proxy }
    let rule = AppearanceRule(
      type: Target.self as AnyClass, containers: classes, traits: traits, order: proxies.count)
    let proxy = DynamicInit.makeObject(Target.self as AnyClass)
    (proxy as! any AppearanceTarget).appearanceNotes = AppearanceRecord(rule: rule)
    proxies.append((rule, proxy))
    isInUse = true
    byClass = [:]
    return proxy as! Target
  }

  static func recorded(_ key: AppearanceKey) {
    keys.insert(key)
    version += 1
  }

  static func hasRecorded(_ key: AppearanceKey) -> Bool { keys.contains(key) }

  /// Removes all proxies, between tests.
  static func reset() {
    proxies = []
    keys = []
    byClass = [:]
    isInUse = false
    version += 1
  }

  /// Sets derived values without recording them as explicitly set.
  static func quietly(_ body: () -> Void) {
    let before = isApplying
    isApplying = true
    body()
    isApplying = before
  }

  // MARK: Applying

  /// Applies appearance values to a view that is added to a window.
  static func apply(to view: UIView) {
    guard version > 0 else { return }
    apply(to: view, in: view)
  }

  /// Applies appearance values for traits after a view's traits have changed.
  static func traitsChanged(of view: UIView) {
    if view._window != nil, proxies.contains(where: { $0.rule.traits != nil }) { apply(to: view, in: view) }
  }

  /// Applies appearance values to an object that is no view, once per state of the proxies, before `view` shows it.
  static func apply(toItem item: some AppearanceTarget, in view: UIView) {
    guard isInUse, version > 0 else { return }
    let notes = item.appearanceNotes ?? AppearanceRecord()
    item.appearanceNotes = notes
    guard notes.appliedVersion != version else { return }
    notes.appliedVersion = version
    apply(to: item as any AppearanceTarget, in: view)
  }

  private static func apply(to target: any AppearanceTarget, in view: UIView) {
    let candidates = rules(for: type(of: target))
    guard !candidates.isEmpty, target.appearanceNotes?.rule == nil else { return }
    let chain = candidates.contains { !$0.containers.isEmpty } ? chain(around: target, in: view) : []
    var matching: [(rule: AppearanceRule, rank: [Int])] = []
    for rule in candidates {
      if let traits = rule.traits, !view.traitCollection.containsTraits(in: traits) { continue }
      var place = 0
      if !rule.containers.isEmpty {
        guard let found = rule.outermostContainer(in: chain) else { continue }
        // Containers closer to the root take precedence.
        place = Int.max - found
      }
      matching.append(
        (rule, [depth(of: rule.type), place, rule.containers.count, rule.traits == nil ? 0 : 1, rule.order]))
    }
    matching.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
    let own = target.appearanceNotes?.ownKeys ?? []
    var chosen: [(key: AppearanceKey, apply: @MainActor (AnyObject) -> Void)] = []
    for (rule, _) in matching {
      for setting in rule.settings where !own.contains(setting.key) {
        if let index = chosen.firstIndex(where: { $0.key == setting.key }) { chosen.remove(at: index) }
        chosen.append(setting)
      }
    }
    guard !chosen.isEmpty else { return }
    quietly {
      for setting in chosen { setting.apply(target) }
    }
  }

  /// The ancestors of an object, from the inside out: views, and the controllers of root views.
  private static func chain(around target: any AppearanceTarget, in view: UIView) -> [AnyObject] {
    var chain: [AnyObject] = []
    var responder: UIResponder? = target is UIView ? view.next : view
    while let current = responder, !(current is UIWindowScene), !(current is UIApplication) {
      chain.append(current)
      responder = current.next
    }
    return chain
  }

  private static func rules(for type: AnyClass) -> [AppearanceRule] {
    if let known = byClass[ObjectIdentifier(type)] { return known }
    let found = proxies.map(\.rule).filter { isSubclass(type, of: $0.type) }
    byClass[ObjectIdentifier(type)] = found
    return found
  }

  private static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let checked = current {
      if checked == base { return true }
      current = _getSuperclass(checked)
    }
    return false
  }

  static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    isSubclass(Swift.type(of: object), of: type)
  }

  private static func depth(of type: AnyClass) -> Int {
    var depth = 0
    var current: AnyClass? = type
    while let checked = current {
      depth += 1
      current = _getSuperclass(checked)
    }
    return depth
  }
}
