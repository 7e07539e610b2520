import Foundation

extension ProcessInfo {
  /// How warm the machine is, and what a program is to do about it.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Whether the person wants to save power: the desktop's power profile is "power-saver".
  public var isLowPowerModeEnabled: Bool {
    (try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }

  /// How warm the machine is, by the nearest of the trip points that its kernel names.
  public var thermalState: ThermalState {
    var state = ThermalState.nominal
    let zones = (try? FileManager.default.contentsOfDirectory(atPath: "/sys/class/thermal")) ?? []
    for zone in zones where zone.hasPrefix("thermal_zone") {
      let folder = "/sys/class/thermal/\(zone)/"
      guard let temperature = Self.millidegrees(folder + "temp") else { continue }
      for point in 0..<12 {
        guard let threshold = Self.millidegrees(folder + "trip_point_\(point)_temp"), threshold > 0 else {
          continue
        }
        guard temperature >= threshold,
          let kind = try? String(contentsOfFile: folder + "trip_point_\(point)_type", encoding: .utf8)
        else { continue }
        let reached: ThermalState =
          switch kind.trimmingCharacters(in: .whitespacesAndNewlines) {
          case "critical": .critical
          case "hot": .serious
          default: .fair
          }
        if reached.rawValue > state.rawValue { state = reached }
      }
    }
    return state
  }

  private static func millidegrees(_ path: String) -> Int? {
    (try? String(contentsOfFile: path, encoding: .utf8))
      .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}

extension NSNotification.Name {
  /// The person began or stopped to save power.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
  /// The machine became warmer or cooler.
  public static let thermalStateDidChangeNotification =
    NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
