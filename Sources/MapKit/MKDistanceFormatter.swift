import CoreLocation
import Foundation

// Configured and used on one thread at a time, as other formatters.
/// Writes distances as maps do: rounded, in the units of a region.
///
/// Meters are rounded to 5 below 100 and to 50 above, feet to 10 and 50; kilometers and miles have one digit after the point
/// below 10. Differs from iOS: the steps are those of a few published results.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

  open var locale: Locale! = .current
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (value, unit) = rounded(distance)
    let formatter = MeasurementFormatter()
    formatter.locale = locale ?? .current
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    formatter.numberFormatter.maximumFractionDigits = 1
    formatter.numberFormatter.locale = formatter.locale
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  /// The distance that a text names, in meters; -1 if it names none.
  open func distance(from distance: String) -> CLLocationDistance {
    let scanner = Scanner(string: distance)
    scanner.locale = locale
    guard let value = scanner.scanDouble() else { return -1 }
    let symbol = distance[scanner.currentIndex...].trimmingCharacters(in: .whitespaces).lowercased()
    guard let unit = Self.units.first(where: { symbol.hasPrefix($0.name) }) else { return -1 }
    return Measurement(value: value, unit: unit.unit).converted(to: .meters).value
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
  }

  // Longer names come before those that they begin with.
  private static let units: [(name: String, unit: UnitLength)] = [
    ("km", .kilometers), ("kilom", .kilometers), ("mi", .miles), ("ft", .feet), ("feet", .feet),
    ("foot", .feet), ("yd", .yards), ("yard", .yards), ("m", .meters),
  ]

  private var system: Units {
    guard units == .default else { return units }
    return switch (locale ?? .current).measurementSystem {
    case .us: .imperial
    case .uk: .imperialWithYards
    default: .metric
    }
  }

  private func rounded(_ meters: Double) -> (Double, UnitLength) {
    func value(_ unit: UnitLength) -> Double {
      Measurement(value: meters, unit: UnitLength.meters).converted(to: unit).value
    }
    func stepped(_ unit: UnitLength, _ small: Double) -> (Double, UnitLength) {
      let exact = value(unit)
      let step = abs(exact) < 100 ? small : 50
      return ((exact / step).rounded() * step, unit)
    }
    let large: UnitLength = system == .metric ? .kilometers : .miles
    let exact = value(large)
    let tenths = (exact * 10).rounded() / 10
    switch system {
    case .metric where abs(meters) < 975: return stepped(.meters, 5)
    case .imperial where value(.feet) < 975: return stepped(.feet, 10)
    case .imperialWithYards where value(.yards) < 775: return stepped(.yards, 10)
    default: return (abs(tenths) < 10 ? tenths : exact.rounded(), large)
    }
  }
}
