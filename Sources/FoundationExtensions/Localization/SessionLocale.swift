import Foundation
import Synchronization

/// Sets `Locale.current` as iOS does: the app's language with the region of the user's formats.
///
/// Foundation on Linux always returns `en_001`, which has no currency. It keeps the current locale in a
/// single object; replacing the fields of that object with those of another locale makes `Locale.current`,
/// `.autoupdatingCurrent`, formatters and calendars all follow.
package enum SessionLocale {
  private static let adopted = Mutex("")

  /// Makes `Locale.current` the session's locale.
  /// - Parameter languages: The languages that the app supports, in order of preference.
  package static func adopt(languages: [String]) {
    adopt(
      identifier(
        languages: languages, arguments: CommandLine.arguments,
        environment: ProcessInfo.processInfo.environment))
  }

  /// The identifier of the session's locale.
  /// - Parameters:
  ///   - languages: The languages that the app supports, in order of preference.
  ///   - arguments: The command line; `-AppleLocale` names a locale, as in Xcode schemes.
  ///   - environment: `LC_ALL`, `LC_TIME` and `LANG` name the region.
  package static func identifier(
    languages: [String], arguments: [String], environment: [String: String]
  ) -> String {
    if let index = arguments.firstIndex(of: "-AppleLocale"), arguments.indices.contains(index + 1) {
      return arguments[index + 1]
    }
    let formats = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = formats.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
    // The "C" locale has no region, and Foundation's default language is `en-001`.
    let language = languages.first.flatMap { $0 == "en-001" ? nil : $0 } ?? "en-US"
    let parts = language.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
    let tag = parts.filter { $0 != region }.joined(separator: "-")
    lazy var likely = Locale.Language(identifier: language).maximalIdentifier.split(separator: "-").last
    let chosen = name.split(separator: "_").dropFirst().first ?? region ?? likely ?? "US"
    return "\(tag)_\(chosen)"
  }

  /// Replaces `Locale.current`.
  package static func adopt(_ identifier: String) {
    adopted.withLock { adopted in
      guard adopted != identifier else { return }
      adopted = identifier
      replaceFields(of: Locale.current, with: Locale(identifier: identifier))
    }
  }

  /// The offset of an object's fields, after its type and reference count.
  private static let fields = 16
  /// The offset of the instance size in Swift's class metadata.
  private static let instanceSize = 24

  private static func replaceFields(of locale: Locale, with other: Locale) {
    // A `Locale` value is an object reference and a witness table.
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return }
    let (target, source) = (object(of: locale), object(of: other))
    guard target !== source, type(of: target) == type(of: source) else { return }
    let metadata = unsafeBitCast(type(of: target) as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: instanceSize, as: UInt32.self))
    guard size > fields, size < 4096 else { return }
    // Both objects own the fields from now on, so neither may ever be deallocated.
    let from = Unmanaged.passRetained(source).toOpaque()
    let to = Unmanaged.passRetained(target).toOpaque()
    (to + fields).copyMemory(from: from + fields, byteCount: size - fields)
  }

  private static func object(of locale: Locale) -> AnyObject {
    withUnsafeBytes(of: locale) {
      Unmanaged<AnyObject>.fromOpaque($0.load(as: UnsafeRawPointer.self)).takeUnretainedValue()
    }
  }
}

/// Called before `main`, so that no code observes another locale. The app's localizations are read later, at
/// launch.
///
/// In a program that links Foundation statically, Core Foundation may not be initialized yet: nothing that is called here uses
/// its strings, as `replacingOccurrences(of:with:)` does.
@_cdecl("portolan_adopt_session_locale")
package func adoptSessionLocale() {
  AppContainer.adoptInherited()
  SessionLocale.adopt(languages: PreferredLanguages.current)
}
