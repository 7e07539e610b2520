import Synchronization

extension UITraitCollection {
  class var defaultCurrent: UITraitCollection {
    get {
      guard let pointer = pthread_getspecific(currentKey) else { return fallback }
      return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      let old = pthread_getspecific(currentKey)
      pthread_setspecific(currentKey, Unmanaged.passRetained(newValue).toOpaque())
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }

  final func defaultPerformAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  /// Runs `body` while this collection is `current`, and restores the previous one.
  package final func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let old = pthread_getspecific(UITraitCollection.currentKey)
    pthread_setspecific(UITraitCollection.currentKey, Unmanaged.passRetained(self).toOpaque())
    defer {
      if let now = pthread_getspecific(UITraitCollection.currentKey) {
        Unmanaged<UITraitCollection>.fromOpaque(now).release()
      }
      pthread_setspecific(UITraitCollection.currentKey, old)
    }
    return try body()
  }

  /// The value of `current` on threads where it is not set: the traits of the main screen, which the host
  /// sets.
  package static var fallback: UITraitCollection {
    get { storedFallback.withLock { $0 } }
    set { storedFallback.withLock { $0 = newValue } }
  }

  /// The pixels of a point of the default device's display.
  package static let defaultDisplayScale: CGFloat = 3

  /// Until a host changes them, the traits of a headless host's display.
  private static let storedFallback = Mutex(shared(.phone).with { $0.displayScale = defaultDisplayScale })

  private static let currentKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<UITraitCollection>.fromOpaque(pointer).release() }
    }
    return key
  }()
}

extension UITraitCollection {
  /// Returns the unique collection with these values. Environments are few and long-lived, so that a lookup
  /// rarely allocates memory, and equal collections are usually identical.
  package static func shared(_ values: TraitValues) -> UITraitCollection {
    if values.custom != nil { return UITraitCollection(values) }
    return interned.withLock { table in
      if let found = table[values] { return found }
      if table.count >= 256 { table.removeAll() }
      let collection = UITraitCollection(values)
      table[values] = collection
      return collection
    }
  }

  private static let interned = Mutex<[TraitValues: UITraitCollection]>([:])

  /// Returns this collection with everything that `other` specifies.
  package final func merging(_ other: TraitValues) -> UITraitCollection {
    var merged = values
    merged.merge(other)
    return merged == values ? self : .shared(merged)
  }

  /// Returns this collection with the overrides applied.
  package final func applying(_ overrides: UITraitOverrides?) -> UITraitCollection {
    guard let overrides, !overrides.isEmpty else { return self }
    return merging(overrides.values)
  }

  /// Returns this collection with `change` applied, interned.
  package final func with(_ change: (inout TraitValues) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return values == self.values ? self : .shared(values)
  }
}

extension TraitValues {
  /// The traits of a phone in portrait, with light appearance and the default text size.
  package static let phone: TraitValues = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 2
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.forceTouchCapability = .unavailable
    values.preferredContentSizeCategory = .large
    values.displayGamut = .SRGB
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    values.sceneCaptureState = .inactive
    return values
  }()
}
