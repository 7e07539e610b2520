/// Resolves a text with its modifiers and environment for a label.
@preconcurrency @MainActor
package struct TextResolver {
  private let environment: EnvironmentValues
  private let base: Style

  private struct Style {
    var font: Font
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var design: Font.Design?
    var width: Font.Width?
    var scale = Text.Scale.default
    var color: UIColor
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var background: UIColor?
    var custom: [CustomTextAttribute] = []
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0

    @MainActor
    mutating func apply(_ modifier: Text.Modifier, _ environment: EnvironmentValues) {
      switch modifier {
      case .font(let font): self.font = font ?? environment.font ?? .body
      case .weight(let value): weight = value
      case .bold(let on): isBold = on
      case .italic(let on): isItalic = on
      case .monospacedDigit: hasMonospacedDigits = true
      case .monospaced(let on): isMonospaced = on
      case .color(let style): color = style.color(in: environment)
      case .underline(let style): underline = style
      case .strikethrough(let style): strikethrough = style
      case .custom(let attribute): custom.append(attribute)
      case .spoken, .heading: break
      case .kerning(let value), .tracking(let value): kerning = value
      case .baselineOffset(let value): baselineOffset = value
      case .design(let value): design = value
      case .width(let value): width = value
      case .scale(let value): scale = value
      }
    }

    /// Applies the attributes of SwiftUI's scope.
    @MainActor
    mutating func apply(_ attributes: AttributeContainer, _ environment: EnvironmentValues) {
      typealias Scope = AttributeScopes.SwiftUIAttributes
      if let font = attributes[Scope.FontAttribute.self] { self.font = font }
      if let color = attributes[Scope.ForegroundColorAttribute.self] {
        self.color = color.uiColor(in: environment)
      }
      if let color = attributes[Scope.BackgroundColorAttribute.self] {
        background = color.uiColor(in: environment)
      }
      if let line = attributes[Scope.UnderlineStyleAttribute.self] { underline = line }
      if let line = attributes[Scope.StrikethroughStyleAttribute.self] { strikethrough = line }
      if let value = attributes[Scope.KerningAttribute.self] ?? attributes[Scope.TrackingAttribute.self] {
        kerning = value
      }
      if let value = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = value }
    }

    @MainActor
    func uiFont(_ traits: UITraitCollection) -> UIFont {
      var font = self.font
      if let design {
        switch font.base {
        case .style(let style, _, let weight): font.base = .style(style, design, weight)
        case .system(let size, let weight, _): font.base = .system(size: size, weight, design)
        default: break
        }
      }
      if let weight { font = font.weight(weight) }
      if isBold { font = font.bold() }
      if isItalic { font = font.italic() }
      if isMonospaced { font = font.monospaced() }
      if hasMonospacedDigits { font = font.monospacedDigit() }
      if let width { font = font.width(width) }
      let found = FontCache.font(font, traits)
      return scale == .default ? found : found.withSize(found.pointSize * scale.factor)
    }

    var isPlain: Bool {
      underline == nil && strikethrough == nil && kerning == 0 && baselineOffset == 0 && custom.isEmpty
    }
  }

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    var style = Style(
      font: environment.font ?? .body,
      color: environment.foregroundStyle?.color(in: environment) ?? Color.primary.uiColor(in: environment))
    for modifier in environment.textStyles { style.apply(modifier, environment) }
    base = style
  }

  package var baseFont: UIFont { base.uiFont(environment.traits) }

  /// The font of a text's characters, where its parts and attributes have none of their own.
  package func font(of text: Text) -> UIFont {
    style(of: text).uiFont(environment.traits)
  }

  /// The style of a text's characters, where its parts and attributes have none of their own.
  private func style(of text: Text) -> Style {
    var style = base
    for modifier in text.modifiers { style.apply(modifier, environment) }
    return style
  }

  /// The distances that a text keeps from other views.
  package func spacing(of text: Text) -> TextSpacing {
    let style = style(of: text)
    let font = style.uiFont(environment.traits)
    var leading: CGFloat = 0
    if case .style(let textStyle, _, _) = style.font.base {
      let row = DynamicType.row(textStyle.uiKit, environment.traits.preferredContentSizeCategory)
      leading = row.leading - font.lineHeight
    }
    return TextSpacing(
      font, leading: max(0, leading + style.font.extraLeading), scale: max(1, environment.displayScale))
  }

  private func cased(_ text: String) -> String {
    switch environment.textCase {
    case .uppercase: text.uppercased(with: environment.locale)
    case .lowercase: text.lowercased(with: environment.locale)
    case nil: text
    }
  }

  /// The text with a single style, which is the most frequent case; `nil` if it needs an attributed string.
  package func plain(_ text: Text) -> (text: String, font: UIFont, color: UIColor)? {
    guard environment.lineSpacing == 0 else { return nil }
    let string: String
    switch text.storage {
    case .verbatim(let value): string = value
    case .key(let key, let table, let bundle):
      if key.hasMarkup || !key.parts.isEmpty { return nil }
      string = key.string(table: table, bundle: bundle, locale: environment.locale)
    case .date(let date, let style): string = style.text(date)
    case .attributed, .image, .joined: return nil
    }
    let style = style(of: text)
    guard style.isPlain else { return nil }
    return (cased(string), style.uiFont(environment.traits), style.color)
  }

  /// The style of a text with a single style that is not a color.
  package func fill(_ text: Text) -> AnyShapeStyle? {
    var style = environment.foregroundStyle
    for case .color(let own) in text.modifiers { style = own }
    guard let style else { return nil }
    switch style.paint(in: environment).plain {
    case .gradient, .image: return plain(text) == nil ? nil : style
    default: return nil
    }
  }

  package func attributed(_ text: Text) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    append(text, base, to: result)
    let leading = environment.font?.extraLeading ?? 0
    if environment.lineSpacing + leading != 0, result.length > 0 {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = environment.lineSpacing
      paragraph.lineBreakStrategy = .standard
      if leading != 0 {
        let line = base.uiFont(environment.traits).lineHeight
        paragraph.lineHeightMultiple = (line + leading) / max(1, line)
      }
      result.addAttribute(
        .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: result.length))
    }
    return result
  }

  private func append(_ text: Text, _ outer: Style, to result: NSMutableAttributedString) {
    var style = outer
    for modifier in text.modifiers { style.apply(modifier, environment) }
    switch text.storage {
    case .verbatim(let value): append(value, style, to: result)
    case .date(let date, let dateStyle): append(dateStyle.text(date), style, to: result)
    case .key(let key, let table, let bundle):
      let string = key.markedString(table: table, bundle: bundle, locale: environment.locale)
      if key.hasMarkup,
        let marked = try? AttributedString(
          markdown: string,
          options: .init(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace))
      {
        append(marked, style, key, to: result)
      } else {
        key.forEachPiece(of: string) { append($0, style, to: result) }
      }
    case .attributed(let string): append(string, style, "", to: result)
    case .image(let image):
      let attachment = NSTextAttachment()
      attachment.image = image.uiImage(in: environment, font: style.uiFont(environment.traits))
      let piece = NSMutableAttributedString(attachment: attachment)
      piece.addAttributes(attributes(style), range: NSRange(location: 0, length: piece.length))
      result.append(piece)
    case .joined(let a, let b):
      append(a, style, to: result)
      append(b, style, to: result)
    }
  }

  private func append(
    _ piece: LocalizedStringKey.Piece, _ style: Style, to result: NSMutableAttributedString
  ) {
    switch piece {
    case .string(let string): append(string, style, to: result)
    case .text(let text): append(text, style, to: result)
    }
  }

  /// Appends a string with the parts of a key at its marks.
  private func append(
    _ string: AttributedString, _ outer: Style, _ key: LocalizedStringKey,
    to result: NSMutableAttributedString
  ) {
    for run in string.runs {
      var style = outer
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { style.isBold = true }
        if intent.contains(.emphasized) { style.isItalic = true }
        if intent.contains(.code) { style.isMonospaced = true }
        if intent.contains(.strikethrough) { style.strikethrough = .single }
      }
      if run.link != nil {
        style.color = environment.tint?.color(in: environment) ?? Color.accentColor.uiColor(in: environment)
      }
      if let color = run.attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
        style.color = color
      }
      style.apply(run.attributes, environment)
      var attributes = attributes(style)
      if let font = run.attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] {
        attributes[.font] = font
      }
      if let link = run.link { attributes[.link] = link }
      key.forEachPiece(of: String(string[run.range].characters)) { piece in
        switch piece {
        case .string(let string):
          result.append(NSAttributedString(string: cased(string), attributes: attributes))
        case .text(let text):
          let start = result.length
          append(text, style, to: result)
          guard let link = run.link else { return }
          result.addAttribute(
            .link, value: link, range: NSRange(location: start, length: result.length - start))
        }
      }
    }
  }

  private func append(_ string: String, _ style: Style, to result: NSMutableAttributedString) {
    result.append(NSAttributedString(string: cased(string), attributes: attributes(style)))
  }

  private func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: style.uiFont(environment.traits), .foregroundColor: style.color,
    ]
    if let line = style.underline {
      attributes[.underlineStyle] = line.uiKit.rawValue
      if let color = line.color { attributes[.underlineColor] = color.uiColor(in: environment) }
    }
    if let line = style.strikethrough {
      attributes[.strikethroughStyle] = line.uiKit.rawValue
      if let color = line.color { attributes[.strikethroughColor] = color.uiColor(in: environment) }
    }
    if let background = style.background { attributes[.backgroundColor] = background }
    if !style.custom.isEmpty { attributes[CustomTextAttribute.key] = style.custom }
    if style.kerning != 0 { attributes[.kern] = style.kerning }
    if style.baselineOffset != 0 { attributes[.baselineOffset] = style.baselineOffset }
    return attributes
  }
}

/// A cache of resolved fonts.
@MainActor
private enum FontCache {
  private struct Key: Hashable {
    let font: Font
    let category: String
    let isBold: Bool
  }
  private static var fonts: [Key: UIFont] = [:]

  static func font(_ font: Font, _ traits: UITraitCollection) -> UIFont {
    let key = Key(
      font: font, category: traits.preferredContentSizeCategory.rawValue,
      isBold: traits.legibilityWeight == .bold)
    if let known = fonts[key] { return known }
    let found = font.resolve(traits)
    if fonts.count > 500 { fonts.removeAll() }
    fonts[key] = found
    return found
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension View {
  nonisolated private func textStyle(_ modifier: Text.Modifier) -> some View {
    transformEnvironment(\.textStyles) { $0.append(modifier) }
  }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(.weight(weight)) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textStyle(.design(design)) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textStyle(.bold(isActive)) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyle(.italic(isActive)) }
  nonisolated public func monospacedDigit() -> some View { textStyle(.monospacedDigit) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textStyle(.monospaced(isActive))
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { textStyle(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { textStyle(.kerning(kerning)) }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { textStyle(.tracking(tracking)) }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    textStyle(.baselineOffset(offset))
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// Removes the limit of lines. Differs from iOS: no space is reserved for the minimum number.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservesLineSpace, reservesSpace)
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
