import CCairo

/// The fonts available for text, identical on all machines with the listed Debian packages.
///
/// The font settings of the user and the system are ignored: only these folders are searched, through
/// fontconfig's cache, and glyphs are drawn without hinting and subpixel rendering. Created when text is
/// first measured; for the main thread only.
package final class FontLibrary {
  // Used on the main thread only.
  nonisolated(unsafe) package static let shared = FontLibrary(systemConfiguration)
  // Used on the main thread only.
  nonisolated(unsafe) private static let systemConfiguration = FontConfiguration(folders: standardFolders)

  /// Finds the files of the system's fonts. Unlike the first text, this starts no threads.
  package static func findSystemFonts() { _ = systemConfiguration }

  /// The folders of the packages fonts-inter, fonts-noto-cjk, fonts-noto-core, fonts-noto-color-emoji and
  /// fonts-dejavu-core.
  private static let standardFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/truetype/dejavu",
  ]

  /// Languages that use different glyphs for the same Chinese characters.
  enum Script: Int {
    case other
    case japanese
    case korean
    case simplifiedChinese
    case traditionalChinese

    var language: String {
      ["en", "ja", "ko", "zh-cn", "zh-tw"][rawValue]
    }

    var chineseFamilySuffix: String {
      ["SC", "JP", "KR", "SC", "TC"][rawValue]
    }
  }

  private let configuration: FontConfiguration
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private var contexts: [OpaquePointer?] = Array(repeating: nil, count: 10)
  private var families: [String: String]?
  private var postScriptNames: [String: Member] = [:]
  private var missing: Set<String> = []
  /// The paths of the app's font files.
  private var registered: [String] = []
  /// Incremented when fonts are added.
  private(set) var generation = 0
  /// Receives warnings, one line each.
  package var report: (String) -> Void = {
    FileHandle.standardError.write(Data("portolan: \($0)\n".utf8))
  }

  /// A face of a font file.
  package struct Member {
    package var family: String
    package var postScriptName: String
    /// 100...900
    package var weight: Int
    package var isItalic: Bool
  }

  /// - Parameter folders: Font folders. Missing ones are ignored.
  package convenience init(folders: [String]) {
    self.init(FontConfiguration(folders: folders))
  }

  private init(_ configuration: FontConfiguration) {
    self.configuration = configuration
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    if let map { pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer) }
    if installedFamilies.isEmpty {
      report("no fonts were found; text is not drawn (Debian packages fonts-inter, fonts-dejavu-core)")
    }
  }

  package var isEmpty: Bool { installedFamilies.isEmpty }

  /// The shared Pango context of a language and a base direction.
  func context(_ script: Script, rightToLeft: Bool) -> OpaquePointer {
    let index = script.rawValue * 2 + (rightToLeft ? 1 : 0)
    if let context = contexts[index] { return context }
    let context = makeContext(script, rightToLeft: rightToLeft)
    contexts[index] = context
    return context
  }

  /// Creates a Pango context that is not shared.
  func makeContext(_ script: Script, rightToLeft: Bool) -> OpaquePointer {
    let context = pango_font_map_create_context(map)!
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(script.language))
    pango_context_set_base_dir(context, rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    return context
  }

  // MARK: Available fonts

  /// The family with a name, ignoring case; `nil` if it is not installed.
  package func family(named name: String) -> String? { installedFamilies[name.lowercased()] }

  package var familyNames: [String] { Set(installedFamilies.values).sorted() }

  /// The face with a PostScript name.
  package func member(postScriptName: String) -> Member? {
    _ = installedFamilies
    return postScriptNames[postScriptName.lowercased()]
  }

  /// The PostScript name of the face with a weight and a slope.
  package func postScriptName(family: String, weight: Int, isItalic: Bool) -> String? {
    _ = installedFamilies
    return postScriptNames.values.filter {
      $0.family == family && abs($0.weight - weight) <= 50 && $0.isItalic == isItalic
    }.map(\.postScriptName).min { ($0.count, $0) < ($1.count, $1) }
  }

  package func postScriptNames(ofFamily family: String) -> [String] {
    _ = installedFamilies
    return postScriptNames.values.filter { $0.family == family }.map(\.postScriptName).sorted()
  }

  private var installedFamilies: [String: String] {
    if let families { return families }
    var found: [String: String] = [:]
    postScriptNames = [:]
    for set in [FcSetSystem, FcSetApplication] {
      guard let config = configuration.pointer, let fonts = FcConfigGetFonts(config, set) else { continue }
      for index in 0..<Int(fonts.pointee.nfont) {
        guard let pattern = fonts.pointee.fonts[index], let name = string(pattern, "family") else { continue }
        found[name.lowercased()] = name
        guard let postScriptName = string(pattern, "postscriptname") else { continue }
        var weight: Double = 80
        var slant: Int32 = 0
        FcPatternGetDouble(pattern, "weight", 0, &weight)
        FcPatternGetInteger(pattern, "slant", 0, &slant)
        postScriptNames[postScriptName.lowercased()] = Member(
          family: name, postScriptName: postScriptName, weight: Int(FcWeightToOpenTypeDouble(weight)),
          isItalic: slant != 0)
      }
    }
    families = found
    return found
  }

  private func string(_ pattern: OpaquePointer, _ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  /// Registers an app's font file; `false` if it is not a font.
  package func register(_ url: URL) -> Bool {
    guard let config = configuration.pointer, FcConfigAppFontAddFile(config, url.path) != 0 else {
      return false
    }
    registered.append(url.path)
    fontsChanged()
    return true
  }

  /// Removes a registered font file; `false` if it is not registered.
  package func unregister(_ url: URL) -> Bool {
    guard let config = configuration.pointer, let index = registered.firstIndex(of: url.path) else {
      return false
    }
    registered.remove(at: index)
    // Fontconfig removes the fonts of an app only all at once.
    FcConfigAppFontClear(config)
    for path in registered { FcConfigAppFontAddFile(config, path) }
    fontsChanged()
    return true
  }

  /// Whether a font file is registered.
  package func isRegistered(_ url: URL) -> Bool { registered.contains(url.path) }

  private func fontsChanged() {
    families = nil
    generation += 1
    if let map { pango_fc_font_map_config_changed(OpaquePointer(map)) }
    TextLayoutCache.shared.removeAll()
  }

  /// The first installed family. Warns once if a preferred family is missing.
  package func firstInstalled(_ names: [(family: String, package: String)]) -> String {
    for (index, candidate) in names.enumerated() {
      if let family = family(named: candidate.family) {
        if index > 0 { reportMissing(names[0], replacement: family) }
        return family
      }
    }
    reportMissing(names[0], replacement: installedFamilies.values.min() ?? "nothing")
    return installedFamilies.values.min() ?? names[0].family
  }

  private func reportMissing(_ font: (family: String, package: String), replacement: String) {
    guard !isEmpty, missing.insert(font.family).inserted else { return }
    report("the font \(font.family) is missing (Debian package \(font.package)); \(replacement) is used")
  }
}
