/// Key positions as USB HID usages on page 7.
enum KeyboardUsage {
  /// The Linux input codes of usages 0x00 to 0x94; zero if there is none. From the HID usage tables 1.12,
  /// section 10, and `linux/input-event-codes.h`.
  private static let codes: [UInt8] = [
    0, 0, 0, 0, 30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38,
    50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26,
    27, 43, 0, 39, 40, 41, 51, 52, 53, 58, 59, 60, 61, 62, 63, 64,
    65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106,
    105, 108, 103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71,
    72, 73, 82, 83, 86, 127, 116, 117, 183, 184, 185, 186, 187, 188, 189, 190,
    191, 192, 193, 194, 134, 138, 130, 132, 128, 129, 131, 137, 133, 135, 136, 113,
    115, 114, 0, 0, 0, 121, 0, 89, 93, 124, 92, 94, 95, 0, 0, 0,
    122, 123, 90, 91, 85,
  ]

  /// The Linux codes of usages 0xE0 to 0xE7: control, shift, alternate and GUI, left then right.
  private static let modifierCodes: [UInt8] = [29, 42, 56, 125, 97, 54, 100, 126]

  private static let usages: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for (usage, code) in codes.enumerated() where code != 0 { table[Int(code)] = UInt8(usage) }
    for (index, code) in modifierCodes.enumerated() { table[Int(code)] = UInt8(0xE0 + index) }
    return table
  }()

  /// The usage of an X11 or Wayland keycode, which is the Linux code plus eight; 0 if there is none.
  static func usage(forKeycode keycode: UInt32) -> Int {
    keycode >= 8 && keycode < 264 ? Int(usages[Int(keycode) - 8]) : 0
  }
}
