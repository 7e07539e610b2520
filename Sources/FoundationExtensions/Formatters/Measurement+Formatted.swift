import Foundation

/// The purpose of a measurement, which decides the unit that a region prefers.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// ICU's name; nil keeps the unit.
  let name: String?

  /// The unit of everyday use.
  public static var general: Self { Self(name: "default") }
  /// The unit of the measurement itself.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The distance between people or places on foot.
  public static var person: Self { Self(name: "person") }
  /// A person's height.
  public static var personHeight: Self { Self(name: "person-height") }
  /// The distance of travel.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
  /// The temperature of a body.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of liquids.
  public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
  /// A format for measurements: "3.1 mi", "5 kilometres".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String

      /// The whole name: "5 kilometers".
      public static var wide: Self { Self(name: "unit-width-full-name") }
      /// The symbol: "5 km".
      public static var abbreviated: Self { Self(name: "unit-width-short") }
      /// The shortest form: "5km".
      public static var narrow: Self { Self(name: "unit-width-narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      guard let unit = MeasurementUnits.identifier(of: value.unit) else {
        return "\(value.value.formatted(numberFormatStyle ?? .number.locale(locale))) \(value.unit.symbol)"
      }
      let purpose = usage.name.map { " usage/\($0)" } ?? ""
      let text = ICU.number(
        value.value, skeleton: "measure-unit/\(unit)\(purpose) \(width.name)", locale: locale)
      guard let numberFormatStyle else { return text ?? "\(value.value) \(value.unit.symbol)" }
      return replacingNumber(of: text ?? "", value, numberFormatStyle)
    }

    /// Writes the number in the given format, in the unit that ICU has chosen.
    private func replacingNumber(
      of text: String, _ value: Measurement<UnitType>, _ style: FloatingPointFormatStyle<Double>
    ) -> String {
      var number = value.value
      if usage.name != nil {
        let (converted, _) = MeasurementUnits.localized(value.value, value.unit, locale)
        number = converted
      }
      guard let start = text.firstIndex(where: \.isNumber), let end = text.lastIndex(where: \.isNumber) else {
        return text
      }
      return text.replacingCharacters(in: start...end, with: number.formatted(style.locale(locale)))
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement in the current locale, with the unit that its region prefers: "3.1 mi".
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle {
  /// A format for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
