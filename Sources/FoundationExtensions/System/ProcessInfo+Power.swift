import Foundation

extension ProcessInfo {
  /// The thermal state of the system.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Whether low power mode is enabled: the desktop's power profile is "power-saver".
  public var isLowPowerModeEnabled: Bool {
    (try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }

  /// The thermal state, derived from the nearest trip point that the kernel reports.
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
  /// Posted when low power mode is turned on or off.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
  /// Posted when the thermal state changes.
  public static let thermalStateDidChangeNotification =
    NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
