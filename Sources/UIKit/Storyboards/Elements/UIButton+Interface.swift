import InterfaceDocuments

extension UIButton {
  /// Decodes the type of a button.
  static func type(in coder: InterfaceCoder) -> ButtonType? {
    let types: KeyValuePairs<String, ButtonType> = [
      "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    return coder.choice("buttonType", types)
  }

  func readButton(_ coder: InterfaceCoder) {
    applyButton(coder)
  }

  func applyButton(_ coder: InterfaceCoder) {
    if let font = coder.font("fontDescription") { titleLabel?.font = font }
    if let mode = coder.choice("lineBreakMode", InterfaceNames.lineBreakMode) {
      titleLabel?.lineBreakMode = mode
    }
    if let insets = coder.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = coder.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = coder.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    if let offset = coder.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
    if let shows = coder.bool("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = shows }
    if let adjusts = coder.bool("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = adjusts }
    if let adjusts = coder.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = adjusts }
    if let reverses = coder.bool("reversesTitleShadowWhenHighlighted") {
      reversesTitleShadowWhenHighlighted = reverses
    }
    if let changes = coder.bool("changesSelectionAsPrimaryAction") {
      changesSelectionAsPrimaryAction = changes
    }
    let roles: KeyValuePairs<String, Role> = [
      "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]
    if let role = coder.choice("role", roles) { self.role = role }
    if let menu = coder.child("menu"), menu.name == "menu" {
      self.menu = InterfaceMenus.menu(coder.coder(for: menu))
    }
    if let shows = coder.bool("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = shows }
    for child in coder.element.children where child.name == "state" { readState(child, coder) }
    if let child = coder.child("configuration"), child.name == "buttonConfiguration" {
      configuration = InterfaceButtons.configuration(coder.coder(for: child), button: coder.element)
    }
  }

  private func readState(_ element: InterfaceElement, _ coder: InterfaceCoder) {
    let state: State
    switch element.key {
    case "normal": state = .normal
    case "highlighted": state = .highlighted
    case "disabled": state = .disabled
    case "selected": state = .selected
    case "focused": state = .focused
    default: return coder.loader.report(element, "the state \(element.key ?? "") is unknown")
    }
    let part = coder.coder(for: element)
    let key = "\(coder.element.id ?? "").\(element.key!)Title"
    if let title = coder.loader.strings[key] ?? part.string("title") { setTitle(title, for: state) }
    if let title = part.attributedString("attributedTitle") { setAttributedTitle(title, for: state) }
    if let color = part.color("titleColor") { setTitleColor(color, for: state) }
    if let color = part.color("titleShadowColor") { setTitleShadowColor(color, for: state) }
    if let image = part.image("image") { setImage(image, for: state) }
    if let image = part.image("backgroundImage") { setBackgroundImage(image, for: state) }
    if let configuration = part.symbolConfiguration("preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }
}

/// Button configurations.
@MainActor
enum InterfaceButtons {
  static func configuration(_ coder: InterfaceCoder, button: InterfaceElement) -> UIButton.Configuration {
    var result: UIButton.Configuration
    switch coder.raw("style") {
    case "filled": result = .filled()
    case "tinted": result = .tinted()
    case "gray": result = .gray()
    case "borderless": result = .borderless()
    case "bordered": result = .bordered()
    case "borderedTinted": result = .borderedTinted()
    case "borderedProminent": result = .borderedProminent()
    default: result = .plain()
    }
    let id = button.id ?? ""
    result.title = coder.loader.strings["\(id).configuration.title"] ?? coder.string("title")
    result.subtitle = coder.loader.strings["\(id).configuration.subtitle"] ?? coder.string("subtitle")
    if let text = coder.attributedString("attributedTitle") {
      result.attributedTitle = AttributedString(text)
    }
    if let text = coder.attributedString("attributedSubtitle") {
      result.attributedSubtitle = AttributedString(text)
    }
    result.image = coder.image("image")
    result.preferredSymbolConfigurationForImage =
      coder.symbolConfiguration("preferredSymbolConfigurationForImage")
    let placements: KeyValuePairs<String, NSDirectionalRectEdge> = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let placement = coder.choice("imagePlacement", placements) { result.imagePlacement = placement }
    if let padding = coder.number("imagePadding") { result.imagePadding = padding }
    if let padding = coder.number("titlePadding") { result.titlePadding = padding }
    let alignments: KeyValuePairs<String, UIButton.Configuration.TitleAlignment> = [
      "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    if let alignment = coder.choice("titleAlignment", alignments) { result.titleAlignment = alignment }
    let corners: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let style = coder.choice("cornerStyle", corners) { result.cornerStyle = style }
    let sizes: KeyValuePairs<String, UIButton.Configuration.Size> = [
      "medium": .medium, "small": .small, "mini": .mini, "large": .large,
    ]
    if let size = coder.choice("buttonSize", sizes) { result.buttonSize = size }
    if let mode = coder.choice("titleLineBreakMode", InterfaceNames.lineBreakMode) {
      result.titleLineBreakMode = mode
    }
    if let shows = coder.bool("showsActivityIndicator") { result.showsActivityIndicator = shows }
    if let insets = coder.directionalInsets("contentInsets") { result.contentInsets = insets }
    if let color = coder.color("baseForegroundColor") { result.baseForegroundColor = color }
    if let color = coder.color("baseBackgroundColor") { result.baseBackgroundColor = color }
    if let font = coder.font("titleFontDescription") {
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = font
        return outgoing
      }
    }
    if let background = coder.child("background") { readBackground(coder.coder(for: background), &result) }
    return result
  }

  private static func readBackground(_ coder: InterfaceCoder, _ result: inout UIButton.Configuration) {
    if let color = coder.color("backgroundColor") { result.background.backgroundColor = color }
    if let color = coder.color("strokeColor") { result.background.strokeColor = color }
    if let width = coder.number("strokeWidth") { result.background.strokeWidth = width }
    if let radius = coder.number("cornerRadius") { result.background.cornerRadius = radius }
  }
}

/// Button menus.
@MainActor
enum InterfaceMenus {
  static func menu(_ coder: InterfaceCoder) -> UIMenu {
    let children = coder.list("children").compactMap { child -> UIMenuElement? in
      let part = coder.coder(for: child)
      switch child.name {
      case "menu": return menu(part)
      case "action", "command":
        let selector = child.connections.lazy.compactMap { connection -> (String, String)? in
          if case .action(let selector, let destination, _) = connection {
            (selector, destination)
          } else {
            nil
          }
        }.first
        let title = part.string("title") ?? ""
        let loader = coder.loader
        let target = selector.flatMap { loader.object($0.1) }
        return UIAction(title: title, image: part.image("image")) { [weak target] action in
          guard let selector else { return }
          UIApplication.shared.sendAction(Selector(selector.0), to: target, from: action.sender, for: nil)
        }
      default:
        coder.loader.report(child, "it is unknown in a menu")
        return nil
      }
    }
    return UIMenu(title: coder.string("title") ?? "", image: coder.image("image"), children: children)
  }
}
