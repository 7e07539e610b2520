import Foundation

// Formatting changes no state. The app configures a formatter before it is shared, as on iOS.
/// A formatter for measurements: "5 km", "5 kilometers".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Keeps the measurement's unit instead of converting to the locale's preferred unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Converts to the unit of a natural scale.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Writes temperatures in degrees without the scale: "20°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: UnitStyle = .medium
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for the numeric value.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.defaultNumberFormatter()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func defaultNumberFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }

  /// Formats a measurement.
  open func string<UnitType: Foundation.Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Formats the name of a unit.
  open func string(from unit: Foundation.Unit) -> String {
    text(1, unit, converts: false).trimmingCharacters(
      in: .decimalDigits.union(.whitespaces).union(CharacterSet(charactersIn: ".,\u{a0}\u{202f}")))
  }

  open override func string(for obj: Any?) -> String? {
    guard let measurement = obj as? Measurement<Foundation.Unit> else { return nil }
    return string(from: measurement)
  }

  private func text(_ value: Double, _ unit: Foundation.Unit, converts: Bool = true) -> String {
    let locale = locale ?? .autoupdatingCurrent
    var (value, unit) = (value, unit)
    if converts, let dimension = unit as? Dimension {
      if !unitOptions.contains(.providedUnit) {
        (value, unit) = MeasurementUnits.localized(value, dimension, locale)
      }
      if unitOptions.contains(.naturalScale), let dimension = unit as? Dimension {
        (value, unit) = MeasurementUnits.scaled(value, dimension)
      }
    }
    let number = localizedNumber(value, locale)
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number + "°" }
    guard let name = MeasurementUnits.identifier(of: unit) else { return "\(number) \(unit.symbol)" }
    let width =
      switch unitStyle {
      case .short: "unit-width-narrow"
      case .medium: "unit-width-short"
      case .long: "unit-width-full-name"
      @unknown default: "unit-width-short"
      }
    // ICU formats a placeholder number with the unit; the digits are then replaced with those of
    // `numberFormatter`.
    let skeleton = "measure-unit/\(name) \(width) .###############"
    let plain = ICU.number(value, skeleton: ".###############", locale: locale)
    guard let text = ICU.number(value, skeleton: skeleton, locale: locale), let plain,
      let range = text.range(of: plain)
    else { return "\(number) \(unit.symbol)" }
    return text.replacingCharacters(in: range, with: number)
  }

  private func localizedNumber(_ value: Double, _ locale: Locale) -> String {
    let formatter = numberFormatter ?? Self.defaultNumberFormatter()
    if formatter.locale != locale, let copy = formatter.copy() as? NumberFormatter {
      copy.locale = locale
      return copy.string(from: NSNumber(value: value)) ?? "\(value)"
    }
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
