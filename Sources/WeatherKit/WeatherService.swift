@_exported import CoreLocation
@_exported import Foundation

/// Errors of requests for the weather.
public enum WeatherError: LocalizedError, Sendable { case permissionDenied, unknown }

/// Requests the weather. Each request fails with `WeatherError.permissionDenied`, as without an entitlement.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}

  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  /// Returns a part of the weather.
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    throw WeatherError.permissionDenied
  }
  /// Returns several parts of the weather.
  public func weather<each T>(
    for location: CLLocation, including dataSets: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) { throw WeatherError.permissionDenied }
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

public struct WeatherAttribution: Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let squareMarkURL: URL
  public let combinedMarkDarkURL: URL
  public let combinedMarkLightURL: URL
}

public enum WeatherCondition: String, Codable, CaseIterable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms,
    mostlyClear
  case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
  case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
}

extension WeatherCondition: CustomStringConvertible {
  /// The name of the condition, such as "Mostly Cloudy".
  public var description: String {
    rawValue.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += text.isEmpty ? letter.uppercased() : String(letter)
    }
  }
  public var accessibilityDescription: String { description }
}

/// A part of the weather to ask for.
public struct WeatherQuery<T>: Sendable {
  fileprivate init() {}
}
extension WeatherQuery where T == CurrentWeather { public static var current: WeatherQuery { .init() } }
extension WeatherQuery where T == Forecast<HourWeather> { public static var hourly: WeatherQuery { .init() } }
extension WeatherQuery where T == Forecast<DayWeather> { public static var daily: WeatherQuery { .init() } }
extension WeatherQuery where T == Forecast<MinuteWeather>? {
  public static var minute: WeatherQuery { .init() }
}

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

/// The weather at a time.
public struct CurrentWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var humidity: Double
  public var wind: Wind
  public var isDaylight: Bool
  public var cloudCover: Double
  public var dewPoint: Measurement<UnitTemperature>
  public var pressure: Measurement<UnitPressure>
  public var visibility: Measurement<UnitLength>
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var precipitationChance: Double
}

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var precipitationChance: Double
  public var isDaylight: Bool
  public var cloudCover: Double
  public var apparentTemperature: Measurement<UnitTemperature>
  public var humidity: Double
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitationChance: Double
}

/// A forecast.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
  Sendable
{
  public var forecast: [Element]
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather of a place.
public struct Weather: Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
}
