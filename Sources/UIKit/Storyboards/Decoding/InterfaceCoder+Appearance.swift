import InterfaceDocuments

@MainActor
extension InterfaceCoder {
  // MARK: Colors

  func color(_ key: String) -> UIColor? {
    guard let child = child(key), child.name == "color" else { return nil }
    return InterfaceColors.color(child, loader)
  }

  // MARK: Fonts

  func font(_ key: String) -> UIFont? {
    guard let child = child(key), child.name == "fontDescription" || child.name == "font" else { return nil }
    return InterfaceFonts.font(child)
  }

  // MARK: Images

  /// Returns the image of an attribute, or of its `imageReference` element.
  func image(_ key: String) -> UIImage? {
    if let reference = child(key), reference.name == "imageReference" {
      guard let name = reference["image"] else { return nil }
      var image = loader.image(name, isSymbol: reference["catalog"] == "system", element: reference)
      let configuration = InterfaceImages.symbolConfiguration(
        coder(for: reference), scaleKey: "symbolScale")
      if let configuration { image = image?.applyingSymbolConfiguration(configuration) }
      switch reference["renderingMode"] {
      case "template": image = image?.withRenderingMode(.alwaysTemplate)
      case "original": image = image?.withRenderingMode(.alwaysOriginal)
      case "multicolor", "hierarchical", "palette", nil: break
      default: loader.report(reference, "its rendering mode is unknown")
      }
      return image
    }
    guard let name = raw(key), !name.isEmpty else { return nil }
    return loader.image(name, isSymbol: raw("catalog") == "system", element: element)
  }

  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let child = child(key) else { return nil }
    return InterfaceImages.symbolConfiguration(coder(for: child), scaleKey: "scale")
  }

  // MARK: Attributed text

  func attributedString(_ key: String) -> NSAttributedString? {
    guard let child = child(key), child.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in child.children where fragment.name == "fragment" {
      let part = coder(for: fragment)
      let text = part.string("content") ?? ""
      result.append(NSAttributedString(string: text, attributes: self.attributes(of: fragment)))
    }
    return result
  }

  private func attributes(of fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for value in fragment.contents(of: "attributes") {
      switch value.key {
      case "NSColor", "textColor":
        attributes[.foregroundColor] = InterfaceColors.color(value, loader)
      case "NSBackgroundColor": attributes[.backgroundColor] = InterfaceColors.color(value, loader)
      case "NSFont", "fontDescription": attributes[.font] = InterfaceFonts.font(value)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(value)
      case "NSUnderline": attributes[.underlineStyle] = value.number("value").map { Int($0) }
      case "NSStrikethrough": attributes[.strikethroughStyle] = value.number("value").map { Int($0) }
      case "NSKern": attributes[.kern] = value.number("value").map { CGFloat($0) }
      case "NSLink": attributes[.link] = value["value"].flatMap { URL(string: $0) }
      default: loader.report(value, "\(value.key ?? value.name) is unknown in attributed text")
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let coder = coder(for: element)
    style.alignment = coder.choice("alignment", InterfaceNames.textAlignment) ?? .natural
    style.lineBreakMode = coder.choice("lineBreakMode", InterfaceNames.lineBreakMode) ?? .byWordWrapping
    style.lineSpacing = coder.number("lineSpacing") ?? 0
    style.paragraphSpacing = coder.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = coder.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = coder.number("firstLineHeadIndent") ?? 0
    style.headIndent = coder.number("headIndent") ?? 0
    style.tailIndent = coder.number("tailIndent") ?? 0
    style.minimumLineHeight = coder.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = coder.number("maximumLineHeight") ?? 0
    style.lineHeightMultiple = coder.number("lineHeightMultiple") ?? 0
    style.hyphenationFactor = Float(coder.number("hyphenationFactor") ?? 0)
    return style
  }
}

/// Names used by several kinds of elements.
enum InterfaceNames {
  static let textAlignment: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let lineBreakMode: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "wordWrapping": .byWordWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]
  static let contentMode: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let barStyle: KeyValuePairs<String, UIBarStyle> = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
  ]
}
