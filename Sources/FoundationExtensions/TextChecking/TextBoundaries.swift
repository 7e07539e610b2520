import Foundation

/// The boundaries of words or sentences in a text, by the rules of Unicode.
///
/// Source: Unicode Standard Annex #29, with the dictionaries of ICU for languages without spaces.
struct TextBoundaries {
  enum Unit: Int32 { case word = 1, sentence = 3 }

  /// The ranges of words, without spaces and punctuation, or of sentences with the spaces that follow, in UTF-16 units.
  static func ranges(of unit: Unit, in text: [UInt16], locale: Locale = .current) -> [Range<Int>] {
    var status: Int32 = 0
    var ranges: [Range<Int>] = []
    text.withUnsafeBufferPointer { text in
      guard
        let iterator = openIterator(
          unit.rawValue, locale.identifier, text.baseAddress, Int32(text.count), &status)
      else { return }
      defer { closeIterator(iterator) }
      guard status <= 0 else { return }
      var start = firstBoundary(iterator)
      while case let end = nextBoundary(iterator), end >= 0 {
        // Spaces and punctuation have a status below 100.
        if unit == .sentence || ruleStatus(iterator) >= 100 { ranges.append(Int(start)..<Int(end)) }
        start = end
      }
    }
    return ranges
  }
}

// Foundation's ICU exports these functions, but its headers do not declare them.

@_silgen_name("swift_ubrk_open")
private func openIterator(
  _ type: Int32, _ locale: UnsafePointer<CChar>, _ text: UnsafePointer<UInt16>?, _ length: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?

@_silgen_name("swift_ubrk_close")
private func closeIterator(_ iterator: OpaquePointer)

@_silgen_name("swift_ubrk_first")
private func firstBoundary(_ iterator: OpaquePointer) -> Int32

@_silgen_name("swift_ubrk_next")
private func nextBoundary(_ iterator: OpaquePointer) -> Int32

@_silgen_name("swift_ubrk_getRuleStatus")
private func ruleStatus(_ iterator: OpaquePointer) -> Int32
