import Foundation
import Synchronization

/// `Locale.current` as iOS makes it: the application's language in the region whose formats the person has chosen.
///
/// Foundation on Linux answers `en_001` in every session, which has no currency. It keeps the current locale in one object;
/// the fields of that object are replaced with those of another locale, so that `Locale.current`, `.autoupdatingCurrent`,
/// formatters and calendars all follow.
package enum SessionLocale {
  private static let adopted = Mutex("")

  /// Makes `Locale.current` that of the session.
  /// - Parameter languages: those that the application may show, best first.
  package static func adopt(languages: [String]) {
    adopt(
      identifier(
        languages: languages, arguments: CommandLine.arguments,
        environment: ProcessInfo.processInfo.environment))
  }

  /// The identifier of the locale.
  /// - Parameters:
  ///   - languages: those that the application may show, best first.
  ///   - arguments: the command line; `-AppleLocale` names a locale, as in Xcode's schemes.
  ///   - environment: `LC_ALL`, `LC_TIME` and `LANG` name the region.
  package static func identifier(
    languages: [String], arguments: [String], environment: [String: String]
  ) -> String {
    if let index = arguments.firstIndex(of: "-AppleLocale"), arguments.indices.contains(index + 1) {
      return arguments[index + 1]
    }
    let formats = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = formats.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
    // The locale of programs has no region, and Foundation's default language is that of the world.
    let language = languages.first.flatMap { $0 == "en-001" ? nil : $0 } ?? "en-US"
    let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
    let tag = parts.filter { $0 != region }.joined(separator: "-")
    lazy var likely = Locale.Language(identifier: language).maximalIdentifier.split(separator: "-").last
    let chosen = name.split(separator: "_").dropFirst().first ?? region ?? likely ?? "US"
    return "\(tag)_\(chosen)"
  }

  /// Makes `Locale.current` another one.
  package static func adopt(_ identifier: String) {
    adopted.withLock { adopted in
      guard adopted != identifier else { return }
      adopted = identifier
      replaceFields(of: Locale.current, with: Locale(identifier: identifier))
    }
  }

  /// The fields of an object begin behind its type and its reference count.
  private static let fields = 16
  /// Where Swift's metadata of a class has the size of its instances.
  private static let instanceSize = 24

  private static func replaceFields(of locale: Locale, with other: Locale) {
    // A locale is a reference to an object and the table of its protocol.
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return }
    let (target, source) = (object(of: locale), object(of: other))
    guard target !== source, type(of: target) == type(of: source) else { return }
    let metadata = unsafeBitCast(type(of: target) as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: instanceSize, as: UInt32.self))
    guard size > fields, size < 4096 else { return }
    // Both objects own the fields from now on, so that neither may ever go.
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

/// Called before `main`, so that no code has seen another locale. Which localizations the application has is read when
/// it is launched.
@_cdecl("portolan_adopt_session_locale")
package func adoptSessionLocale() { SessionLocale.adopt(languages: PreferredLanguages.current) }
