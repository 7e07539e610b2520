import UIKit

/// Where a registered font is visible.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  /// Differs from iOS: fonts are visible to the app only, as with `process`.
  case persistent = 2
  case session = 3

  public static let user = CTFontManagerScope.persistent
}

/// Codes of errors in `kCTFontManagerErrorDomain`.
public enum CTFontManagerError: CFIndex, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case exceededResourceLimit = 106
  case assetNotFound = 107
  case notRegistered = 201
  case inUse = 202
  case systemRequired = 203
  case registrationFailed = 301
  case missingEntitlement = 302
  case insufficientInfo = 303
  case cancelledByUser = 304
  case duplicatedName = 305
  case invalidFilePath = 306
  case unsupportedScope = 307
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
/// The name of the notification after fonts were registered or unregistered.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString =
  "CTFontManagerFontChangedNotification"

/// The fonts that the app registers while it runs.
enum RegisteredFonts {
  /// Registers a file; nil if that succeeds.
  static func register(_ url: URL) -> CTFontManagerError? {
    onMainThread {
      guard FileManager.default.fileExists(atPath: url.path) else { return .fileNotFound }
      if FontLibrary.shared.isRegistered(url) { return .alreadyRegistered }
      guard let provider = CGDataProvider(url: url), isCollection(provider) || CGFont(provider) != nil else {
        return .unrecognizedFormat
      }
      guard FontLibrary.shared.register(url) else { return .unrecognizedFormat }
      announce()
      return nil
    }
  }

  static func unregister(_ url: URL) -> CTFontManagerError? {
    onMainThread {
      guard FontLibrary.shared.unregister(url) else { return .notRegistered }
      announce()
      return nil
    }
  }

  /// Registers a font in memory through a file, because the text engine reads files only.
  static func register(_ font: CGFont) -> CTFontManagerError? {
    guard let file = file(of: font), let data = font.data else { return .invalidFontData }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if !FileManager.default.fileExists(atPath: file.path) { try data.write(to: file, options: .atomic) }
    } catch { return .registrationFailed }
    return register(file)
  }

  static func unregister(_ font: CGFont) -> CTFontManagerError? {
    guard let file = file(of: font) else { return .notRegistered }
    return unregister(file)
  }

  private static func file(of font: CGFont) -> URL? {
    guard let data = font.data, let name = font.postScriptName else { return nil }
    // The length tells apart versions of a font.
    let safe = name.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("Fonts-\(ProcessInfo.processInfo.processIdentifier)")
      .appendingPathComponent("\(safe)-\(data.count).otf")
  }

  private static func isCollection(_ provider: CGDataProvider) -> Bool {
    provider.data?.starts(with: Array("ttcf".utf8)) ?? false
  }

  private static func announce() {
    NotificationCenter.default.post(
      name: Notification.Name(kCTFontManagerRegisteredFontsChangedNotification), object: nil)
  }

  /// Fills in an error for the app, and returns whether there is none.
  static func report(
    _ failure: CTFontManagerError?, _ url: URL?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool {
    guard let failure else { return true }
    error?.pointee = Unmanaged.passRetained(failure.error(url))
    return false
  }
}

extension CTFontManagerError {
  func error(_ url: URL?) -> NSError {
    let info: [String: Any] = url.map { [kCTFontManagerErrorFontURLsKey: [$0]] } ?? [:]
    return NSError(domain: kCTFontManagerErrorDomain, code: rawValue, userInfo: info)
  }
}

/// Registers the fonts of a file, which `UIFont` and SwiftUI's `Font` then find by name.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.report(RegisteredFonts.register(fontURL), fontURL, error)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.report(RegisteredFonts.unregister(fontURL), fontURL, error)
}

/// Registers a font in memory, which `UIFont` and SwiftUI's `Font` then find by name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.report(RegisteredFonts.register(font), nil, error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.report(RegisteredFonts.unregister(font), nil, error)
}

/// Registers the fonts of files.
///
/// - Parameter registrationHandler: Receives the errors of all files, and whether all are done; a return value of false
///   stops.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let urls = fontURLs.compactMap { $0 as? URL }
  let errors = urls.compactMap { url in RegisteredFonts.register(url)?.error(url) }
  _ = registrationHandler?(errors, true)
}

public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let urls = fontURLs.compactMap { $0 as? URL }
  let errors = urls.compactMap { url in RegisteredFonts.unregister(url)?.error(url) }
  _ = registrationHandler?(errors, true)
}

/// Registers the fonts of files.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<AnyObject>?>?
) -> Bool {
  fontURLs.compactMap { $0 as? URL }.allSatisfy { RegisteredFonts.register($0) == nil }
}

/// Returns the descriptors of the fonts in a file; nil if it is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  CGDataProvider(url: fileURL).flatMap { CGFont($0) }?.postScriptName.map { name in
    [UIFontDescriptor(fontAttributes: [.name: name, .init(rawValue: kCTFontURLAttribute): fileURL])]
  }
}

public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  CTFontManagerCreateFontDescriptorFromData(data).map { [$0] } ?? []
}

public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  CGDataProvider(data: data).flatMap { CGFont($0) }?.postScriptName.map {
    UIFontDescriptor(name: $0, size: 0)
  }
}

/// The PostScript names of the installed fonts.
private var postScriptNames: [String] {
  UIFont.familyNames.reduce(into: []) { $0 += UIFont.fontNames(forFamilyName: $1) }
}

public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  postScriptNames
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

/// Returns the descriptors of the registered fonts. Differs from iOS: none.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool)
  -> CFArray
{
  []
}

// MARK: Collections

/// The fonts that match descriptors.
public final class CTFontCollection {
  fileprivate let descriptors: [CTFontDescriptor]

  fileprivate init(_ descriptors: [CTFontDescriptor]) { self.descriptors = descriptors }
}

/// Returns the installed fonts. The options have no effect.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection {
  CTFontCollection(
    postScriptNames.map { UIFontDescriptor(name: $0, size: 0) })
}

public func CTFontCollectionCreateWithFontDescriptors(
  _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
  CTFontCollection(queryDescriptors?.compactMap { $0 as? CTFontDescriptor } ?? [])
}

public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> CFArray? {
  collection.descriptors.isEmpty ? nil : collection.descriptors
}
