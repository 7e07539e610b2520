/// The simulated location of a device.
package struct DeviceLocation: Hashable, Sendable {
  /// Degrees.
  package var latitude, longitude: Double
  /// Meters.
  package var altitude, accuracy: Double
  /// Degrees from north; negative if unknown.
  package var course: Double
  /// Meters per second; negative if unknown.
  package var speed: Double

  package init(
    latitude: Double, longitude: Double, altitude: Double, accuracy: Double, course: Double, speed: Double
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.accuracy = accuracy
    self.course = course
    self.speed = speed
  }

  /// The form in environment variables: the numbers in the order of the properties, separated by commas.
  package var text: String {
    [latitude, longitude, altitude, accuracy, course, speed].map { "\($0)" }.joined(separator: ",")
  }

  package init?(text: String) {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    self.init(
      latitude: numbers[0], longitude: numbers[1], altitude: numbers[2], accuracy: numbers[3],
      course: numbers[4], speed: numbers[5])
  }
}

extension DeviceLocation: Transferable {
  package func write(to writer: inout MessageWriter) {
    for number in [latitude, longitude, altitude, accuracy, course, speed] { writer.write(number) }
  }

  package init(from reader: inout MessageReader) throws {
    self.init(
      latitude: try reader.read(), longitude: try reader.read(), altitude: try reader.read(),
      accuracy: try reader.read(), course: try reader.read(), speed: try reader.read())
  }
}
