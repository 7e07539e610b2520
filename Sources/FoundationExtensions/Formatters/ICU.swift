import Foundation
internal import _FoundationICU

/// Wrappers for functions of Foundation's copy of ICU.
enum ICU {
  /// The text that an ICU function writes. Calls the function again with a larger buffer if the first is too
  /// small.
  static func text(
    _ body: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var capacity: Int32 = 128
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) {
        buffer -> String? in
        length = body(buffer.baseAddress!, capacity, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= capacity else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
      }
      if let text { return text }
      guard length > capacity else { return nil }
      capacity = length
    }
    return nil
  }

  /// A localized list of measures, such as "3 hours, 1 minute".
  static func measures(
    _ measures: [(value: Double, unit: UAMeasureUnit)], width: UAMeasureFormatWidth, locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    guard let format = uameasfmt_open(locale.identifier, width, nil, &status) else { return nil }
    defer { uameasfmt_close(format) }
    let list = measures.map { UAMeasure(value: $0.value, unit: $0.unit) }
    return text { buffer, capacity, status in
      uameasfmt_formatMultiple(format, list, Int32(list.count), buffer, capacity, &status)
    }
  }

  /// A relative time: "yesterday", or "1 day ago" if `isNumeric`.
  static func relative(
    _ offset: Double, _ unit: URelativeDateTimeUnit, style: UDateRelativeDateTimeFormatterStyle,
    isNumeric: Bool, capitalizes: Bool, locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    let context =
      capitalizes ? UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE : UDISPCTX_CAPITALIZATION_NONE
    guard let format = swift_ureldatefmt_open(locale.identifier, nil, style, context, &status) else {
      return nil
    }
    defer { swift_ureldatefmt_close(format) }
    return text { buffer, capacity, status in
      isNumeric
        ? swift_ureldatefmt_formatNumeric(format, offset, unit, buffer, capacity, &status)
        : swift_ureldatefmt_format(format, offset, unit, buffer, capacity, &status)
    }
  }

  /// A number with a unit, formatted by an ICU number skeleton.
  static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(
        units, Int32(units.count), locale.identifier, &status),
      let result = swift_unumf_openResult(&status)
    else { return nil }
    defer {
      swift_unumf_closeResult(result)
      swift_unumf_close(formatter)
    }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return text { buffer, capacity, status in swift_unumf_resultToString(result, buffer, capacity, &status) }
  }
}
