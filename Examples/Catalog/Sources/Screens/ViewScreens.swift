import UIKit

/// Screens of views that show and arrange content.
@MainActor
enum ViewScreens {
  static let all = [images, symbols, colors, stacks, layers, effects, scrolling, refresh, table, collection]

  private static func swatch(_ color: UIColor, _ side: CGFloat = 44) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.layer.cornerRadius = 8
    view.widthAnchor.constraint(equalToConstant: side).isActive = true
    view.heightAnchor.constraint(equalToConstant: side).isActive = true
    return view
  }

  static let images = CatalogScreen("Image Views", symbol: "photo") { form in
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60))
    let picture = renderer.image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 120, height: 60))
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 30, y: 10, width: 40, height: 40)).fill()
    }
    let modes: [(String, UIView.ContentMode)] = [
      ("Scale to fill", .scaleToFill), ("Aspect fit", .scaleAspectFit), ("Aspect fill", .scaleAspectFill),
      ("Centre", .center),
    ]
    for (name, mode) in modes {
      let view = UIImageView(image: picture)
      view.contentMode = mode
      view.clipsToBounds = true
      view.backgroundColor = .systemGray5
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      form.add(name, view, height: 80)
    }
  }

  static let symbols = CatalogScreen("Symbols", symbol: "star") { form in
    @MainActor func image(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImageView {
      UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    }
    let names = ["heart.fill", "star", "bell", "trash", "folder", "gear"]
    form.add("Plain", row: names.map { image($0, .init(pointSize: 24)) })
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
    form.add("Weights", row: weights.map { image("heart", .init(pointSize: 28, weight: $0)) })
    form.add(
      "Scales",
      row: [UIImage.SymbolScale.small, .medium, .large].map {
        image("bell", .init(pointSize: 28, weight: .regular, scale: $0))
      })
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemIndigo]
    form.add(
      "Tints",
      row: colors.map { color in
        let view = image("leaf.fill", .init(pointSize: 28))
        view.tintColor = color
        return view
      })
  }

  static let colors = CatalogScreen("Colours", symbol: "paintbrush") { form in
    let groups: [(String, [UIColor])] = [
      ("System", [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal]),
      (
        "System, continued",
        [.systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown]
      ),
      ("Greys", [.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]),
      ("Labels", [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]),
      ("Fills", [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]),
      ("Backgrounds", [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]),
    ]
    for (name, colors) in groups { form.add(name, row: colors.map { swatch($0, 40) }) }
  }

  static let stacks = CatalogScreen("Stack Views", symbol: "square.stack.3d.up") { form in
    @MainActor func stack(_ distribution: UIStackView.Distribution) -> UIStackView {
      let views = [60, 30, 90].enumerated().map { index, width in
        let view = UIView()
        view.backgroundColor = [UIColor.systemRed, .systemGreen, .systemBlue][index]
        view.layer.cornerRadius = 6
        let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
        wish.priority = .defaultLow
        wish.isActive = true
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = distribution
      stack.spacing = 8
      return stack
    }
    let kinds: [(String, UIStackView.Distribution)] = [
      ("Fill equally", .fillEqually), ("Fill proportionally", .fillProportionally),
      ("Equal spacing", .equalSpacing), ("Equal centring", .equalCentering),
    ]
    for (name, kind) in kinds { form.add(name, stack(kind), stretches: true, height: 36) }
  }

  static let layers = CatalogScreen("Layers", symbol: "square.on.circle") { form in
    let shadow = swatch(.systemBlue, 60)
    shadow.layer.shadowOpacity = 0.4
    shadow.layer.shadowRadius = 6
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    let border = swatch(.systemYellow, 60)
    border.layer.borderWidth = 4
    border.layer.borderColor = UIColor.systemOrange.cgColor
    // A layer's color does not follow the appearance.
    border.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) {
      (border: UIView, _) in
      border.layer.borderColor = UIColor.systemOrange.resolvedColor(with: border.traitCollection).cgColor
    }
    let circle = swatch(.systemPink, 60)
    circle.layer.cornerRadius = 30
    let turned = swatch(.systemGreen, 60)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 8)
    form.add("Shadow, border, corners, turn", row: [shadow, border, circle, turned])
    let gradient = GradientView()
    form.add("Gradient", gradient, stretches: true, height: 60)
  }

  static let effects = CatalogScreen("Visual Effects", symbol: "drop") { form in
    let styles: [(String, UIBlurEffect.Style)] = [
      ("Thin material", .systemThinMaterial), ("Material", .systemMaterial),
      ("Chrome", .systemChromeMaterial),
    ]
    for (name, style) in styles {
      let back = GradientView()
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
      effect.frame = CGRect(x: 20, y: 15, width: 140, height: 50)
      effect.layer.cornerRadius = 10
      effect.clipsToBounds = true
      let label = UILabel(frame: effect.bounds)
      label.text = "Blurred"
      label.textAlignment = .center
      effect.contentView.addSubview(label)
      back.addSubview(effect)
      form.add(name, back, stretches: true, height: 80)
    }
    let back = GradientView()
    let blur = UIBlurEffect(style: .systemMaterial)
    let effect = UIVisualEffectView(effect: blur)
    effect.frame = CGRect(x: 20, y: 15, width: 220, height: 50)
    effect.layer.cornerRadius = 10
    effect.clipsToBounds = true
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    vibrancy.frame = effect.bounds
    let label = UILabel(frame: CGRect(x: 50, y: 0, width: 170, height: 50))
    label.text = "Vibrant"
    label.textAlignment = .left
    let symbol = UIImageView(image: UIImage(systemName: "heart.fill"))
    symbol.frame = CGRect(x: 16, y: 14, width: 24, height: 22)
    vibrancy.contentView.addSubview(symbol)
    vibrancy.contentView.addSubview(label)
    effect.contentView.addSubview(vibrancy)
    back.addSubview(effect)
    form.add("Vibrancy", back, stretches: true, height: 80)
  }

  static let scrolling = CatalogScreen("Zooming", symbol: "plus.magnifyingglass") { ZoomViewController() }
  static let refresh = CatalogScreen("Refresh Control", symbol: "arrow.clockwise") { RefreshViewController() }
  static let table = CatalogScreen("Table", symbol: "list.bullet.rectangle") { SettingsViewController() }
  static let collection = CatalogScreen("Collection", symbol: "square.grid.3x3") { GridViewController() }
}

/// A view with color gradients.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple].map(
      \.cgColor)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
