import Foundation

/// ICU's unit identifiers, and the units preferred by each region.
enum MeasurementUnits {
  static func identifier(of unit: Foundation.Unit) -> String? {
    identifiers[ObjectIdentifier(type(of: unit))]?[unit.symbol]
  }

  private static let identifiers: [ObjectIdentifier: [String: String]] = [
    ObjectIdentifier(UnitLength.self): [
      "Mm": "length-megameter", "km": "length-kilometer", "hm": "length-hectometer", "m": "length-meter",
      "dm": "length-decimeter", "cm": "length-centimeter", "mm": "length-millimeter",
      "µm": "length-micrometer",
      "nm": "length-nanometer", "pm": "length-picometer", "in": "length-inch", "ft": "length-foot",
      "yd": "length-yard", "mi": "length-mile", "smi": "length-mile-scandinavian", "ly": "length-light-year",
      "NM": "length-nautical-mile", "ftm": "length-fathom", "fur": "length-furlong",
      "ua": "length-astronomical-unit", "pc": "length-parsec",
    ],
    ObjectIdentifier(UnitMass.self): [
      "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "µg": "mass-microgram",
      "oz": "mass-ounce",
      "lb": "mass-pound", "st": "mass-stone", "t": "mass-tonne", "ton": "mass-ton", "ct": "mass-carat",
      "oz t": "mass-ounce-troy",
    ],
    ObjectIdentifier(UnitTemperature.self): [
      "K": "temperature-kelvin", "°C": "temperature-celsius", "°F": "temperature-fahrenheit",
    ],
    ObjectIdentifier(UnitDuration.self): [
      "hr": "duration-hour", "min": "duration-minute", "s": "duration-second", "ms": "duration-millisecond",
      "µs": "duration-microsecond", "ns": "duration-nanosecond",
    ],
    ObjectIdentifier(UnitSpeed.self): [
      "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour", "mph": "speed-mile-per-hour",
      "kn": "speed-knot",
    ],
    ObjectIdentifier(UnitVolume.self): [
      "ML": "volume-megaliter", "L": "volume-liter", "dL": "volume-deciliter", "cL": "volume-centiliter",
      "mL": "volume-milliliter", "m³": "volume-cubic-meter", "cm³": "volume-cubic-centimeter",
      "km³": "volume-cubic-kilometer", "tsp": "volume-teaspoon", "tbsp": "volume-tablespoon",
      "fl oz": "volume-fluid-ounce", "cup": "volume-cup", "pt": "volume-pint", "qt": "volume-quart",
      "gal": "volume-gallon", "in³": "volume-cubic-inch", "ft³": "volume-cubic-foot",
      "metric cup": "volume-cup-metric",
    ],
    ObjectIdentifier(UnitArea.self): [
      "m²": "area-square-meter", "km²": "area-square-kilometer", "cm²": "area-square-centimeter",
      "in²": "area-square-inch", "ft²": "area-square-foot", "yd²": "area-square-yard",
      "mi²": "area-square-mile",
      "ac": "area-acre", "ha": "area-hectare",
    ],
    ObjectIdentifier(UnitEnergy.self): [
      "kJ": "energy-kilojoule", "J": "energy-joule", "kCal": "energy-foodcalorie", "cal": "energy-calorie",
      "kWh": "energy-kilowatt-hour",
    ],
    ObjectIdentifier(UnitPower.self): [
      "GW": "power-gigawatt", "MW": "power-megawatt", "kW": "power-kilowatt", "W": "power-watt",
      "mW": "power-milliwatt", "hp": "power-horsepower",
    ],
    ObjectIdentifier(UnitPressure.self): [
      "hPa": "pressure-hectopascal", "inHg": "pressure-inch-ofhg", "bar": "pressure-bar",
      "mbar": "pressure-millibar", "mmHg": "pressure-millimeter-ofhg",
      "psi": "pressure-pound-force-per-square-inch",
      "kPa": "pressure-kilopascal",
    ],
    ObjectIdentifier(UnitAngle.self): [
      "°": "angle-degree", "ʹ": "angle-arc-minute", "ʹʹ": "angle-arc-second", "rad": "angle-radian",
      "rev": "angle-revolution",
    ],
    ObjectIdentifier(UnitFrequency.self): [
      "GHz": "frequency-gigahertz", "MHz": "frequency-megahertz", "kHz": "frequency-kilohertz",
      "Hz": "frequency-hertz",
    ],
    ObjectIdentifier(UnitInformationStorage.self): [
      "bit": "digital-bit", "kbit": "digital-kilobit", "Mbit": "digital-megabit", "Gbit": "digital-gigabit",
      "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte", "GB": "digital-gigabyte",
      "TB": "digital-terabyte", "PB": "digital-petabyte",
    ],
    ObjectIdentifier(UnitElectricCurrent.self): ["A": "electric-ampere", "mA": "electric-milliampere"],
    ObjectIdentifier(UnitElectricPotentialDifference.self): ["V": "electric-volt"],
    ObjectIdentifier(UnitElectricResistance.self): ["Ω": "electric-ohm"],
    ObjectIdentifier(UnitFuelEfficiency.self): [
      "L/100km": "consumption-liter-per-100-kilometer", "mpg": "consumption-mile-per-gallon",
    ],
  ]

  /// A value converted to the unit that the locale prefers.
  static func localized(_ value: Double, _ unit: Dimension, _ locale: Locale) -> (Double, Foundation.Unit) {
    let isAmerican = locale.measurementSystem == .us
    let usesMiles = isAmerican || locale.measurementSystem == .uk
    var target: Dimension?
    switch unit {
    case let unit as UnitTemperature where unit != .kelvin:
      target = isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case let unit as UnitLength:
      let metres = unit.converter.baseUnitValue(fromValue: abs(value))
      if usesMiles {
        target =
          metres >= 300 ? UnitLength.miles : isAmerican ? (metres >= 0.3 ? UnitLength.feet : .inches) : unit
      } else if [.miles, .feet, .yards, .inches].contains(unit) {
        target =
          metres >= 1_000 ? UnitLength.kilometers : metres >= 1 ? UnitLength.meters : UnitLength.centimeters
      } else if unit == .meters, metres >= 1_000 {
        target = UnitLength.kilometers
      }
    case let unit as UnitMass:
      if isAmerican {
        target =
          unit.converter.baseUnitValue(fromValue: abs(value)) >= 0.45 ? UnitMass.pounds : UnitMass.ounces
      } else if [.pounds, .ounces, .stones].contains(unit) {
        target =
          unit.converter.baseUnitValue(fromValue: abs(value)) >= 1 ? UnitMass.kilograms : UnitMass.grams
      }
    case is UnitSpeed: target = usesMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    default: break
    }
    guard let target, target != unit else { return (value, unit) }
    return (target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value)), target)
  }

  private static let scales: [ObjectIdentifier: [Dimension]] = [
    ObjectIdentifier(UnitLength.self): [
      UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters,
    ],
    ObjectIdentifier(UnitMass.self): [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
    ObjectIdentifier(UnitVolume.self): [UnitVolume.liters, UnitVolume.milliliters],
    ObjectIdentifier(UnitDuration.self): [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
    ObjectIdentifier(UnitInformationStorage.self): [
      UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes, UnitInformationStorage.megabytes,
      UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
    ],
  ]

  /// A value converted to the largest unit of its scale in which it is at least one.
  static func scaled(_ value: Double, _ unit: Dimension) -> (Double, Foundation.Unit) {
    guard let scale = scales[ObjectIdentifier(type(of: unit))], scale.contains(unit) else {
      return (value, unit)
    }
    let base = unit.converter.baseUnitValue(fromValue: value)
    for target in scale {
      let amount = target.converter.value(fromBaseUnitValue: base)
      if abs(amount) >= 1 { return (amount, target) }
    }
    return (value, unit)
  }
}
