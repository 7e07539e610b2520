import Foundation

// Members of Foundation's classes that Foundation on Linux lacks.

extension NSMutableDictionary {
  /// The value for a key. Setting nil removes it.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      if let newValue {
        setObject(newValue, forKey: key as! NSObject)
      } else {
        removeObject(forKey: key)
      }
    }
  }
}

extension URL {
  /// Returns whether a file exists. Differs from iOS: files are never promised by a file provider.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension ProcessInfo {
  /// Whether the process is an app for iPad on a Mac.
  public var isMacCatalystApp: Bool { false }
  /// Whether the process is an app for iPhone or iPad that runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
}

@_silgen_name("swift_retainCount")
private func swiftRetainCount(_ object: UnsafeMutableRawPointer) -> UInt

/// Returns the number of strong references to an object.
public func CFGetRetainCount(_ object: AnyObject!) -> Int {
  Int(swiftRetainCount(Unmanaged.passUnretained(object).toOpaque()))
}

extension URLResourceKey {
  /// The room for important data. Differs from iOS: that of all data, because nothing is purged.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
  /// The room for data that can be loaded again. Differs from iOS: that of all data, because nothing is purged.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey
    .volumeAvailableCapacityKey
}

extension URLResourceValues {
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}

extension NSCalendar {
  /// Finds the interval of a unit that contains a date. Returns whether there is one.
  public func range(
    of unit: Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?,
    for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    datep?.pointee = found.start as NSDate
    tip?.pointee = found.duration
    return true
  }
}

extension Calendar {
  /// Finds the interval of a component that contains a date. Returns whether there is one.
  public func dateInterval(
    of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool {
    guard let found = dateInterval(of: component, for: date) else { return false }
    (start, interval) = (found.start, found.duration)
    return true
  }

  /// Finds the weekend that contains a date. Returns whether there is one.
  public func dateIntervalOfWeekend(
    containing date: Date, start: inout Date, interval: inout TimeInterval
  ) -> Bool {
    guard let found = dateIntervalOfWeekend(containing: date) else { return false }
    (start, interval) = (found.start, found.duration)
    return true
  }

  /// Finds the weekend after a date, or before it. Returns whether there is one.
  public func nextWeekend(
    startingAfter date: Date, start: inout Date, interval: inout TimeInterval,
    direction: SearchDirection = .forward
  ) -> Bool {
    guard let found = nextWeekend(startingAfter: date, direction: direction) else { return false }
    (start, interval) = (found.start, found.duration)
    return true
  }
}

extension NSLocale {
  private var value: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

  /// Returns the name of a country or region in the language of the locale.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    value.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language in the language of the locale.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    value.localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a currency in the language of the locale.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    value.localizedString(forCurrencyCode: currencyCode)
  }

  /// Returns the name of a locale in the language of this one.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    value.localizedString(forIdentifier: localeIdentifier)
      ?? localeIdentifier
  }
}
