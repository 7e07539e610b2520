// Values: the table of Apple's Human Interface Guidelines for iOS 13 to 18, light, dark, and both with
// increased contrast; labels, fills and backgrounds according to Metrics.md 1.9, with the alphas for increased
// contrast one step higher.
extension UIColor {
  public class var systemRed: UIColor { SystemColor.systemRed }
  public class var systemGreen: UIColor { SystemColor.systemGreen }
  public class var systemBlue: UIColor { SystemColor.systemBlue }
  public class var systemOrange: UIColor { SystemColor.systemOrange }
  public class var systemYellow: UIColor { SystemColor.systemYellow }
  public class var systemPink: UIColor { SystemColor.systemPink }
  public class var systemPurple: UIColor { SystemColor.systemPurple }
  public class var systemTeal: UIColor { SystemColor.systemTeal }
  public class var systemIndigo: UIColor { SystemColor.systemIndigo }
  public class var systemBrown: UIColor { SystemColor.systemBrown }
  public class var systemMint: UIColor { SystemColor.systemMint }
  public class var systemCyan: UIColor { SystemColor.systemCyan }
  public class var systemGray: UIColor { SystemColor.systemGray }
  public class var systemGray2: UIColor { SystemColor.systemGray2 }
  public class var systemGray3: UIColor { SystemColor.systemGray3 }
  public class var systemGray4: UIColor { SystemColor.systemGray4 }
  public class var systemGray5: UIColor { SystemColor.systemGray5 }
  public class var systemGray6: UIColor { SystemColor.systemGray6 }

  // MARK: Text colors

  public class var label: UIColor { SystemColor.label }
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
  public class var link: UIColor { SystemColor.link }
  public class var placeholderText: UIColor { SystemColor.placeholderText }

  // MARK: Separators

  public class var separator: UIColor { SystemColor.separator }
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }

  // MARK: Fills

  public class var systemFill: UIColor { SystemColor.systemFill }
  public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }

  // MARK: Backgrounds

  public class var systemBackground: UIColor { SystemColor.systemBackground }
  public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }
  /// The former name of `systemGroupedBackground`.
  @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { SystemColor.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground }
  public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground }

  /// Black in both styles.
  public class var darkText: UIColor { SystemColor.darkText }
  /// White at 60 percent in both styles.
  public class var lightText: UIColor { SystemColor.lightText }

  /// The tint color of the view that is being drawn.
  public class var tintColor: UIColor { SystemColor.tintColor }

  // MARK: Fixed colors

  public class var black: UIColor { SystemColor.black }
  public class var darkGray: UIColor { SystemColor.darkGray }
  public class var lightGray: UIColor { SystemColor.lightGray }
  public class var white: UIColor { SystemColor.white }
  public class var gray: UIColor { SystemColor.gray }
  public class var red: UIColor { SystemColor.red }
  public class var green: UIColor { SystemColor.green }
  public class var blue: UIColor { SystemColor.blue }
  public class var cyan: UIColor { SystemColor.cyan }
  public class var yellow: UIColor { SystemColor.yellow }
  public class var magenta: UIColor { SystemColor.magenta }
  public class var orange: UIColor { SystemColor.orange }
  public class var purple: UIColor { SystemColor.purple }
  public class var brown: UIColor { SystemColor.brown }
  public class var clear: UIColor { SystemColor.clear }
}

extension UIColor {
  /// Creates a color from 0xRRGGBBAA.
  package convenience init(rgba: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xff) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

/// The shared instances.
private enum SystemColor {
  static let systemRed = make("systemRed", 0xff3b30ff, 0xff453aff, 0xd70015ff, 0xff6961ff)
  static let systemGreen = make("systemGreen", 0x34c759ff, 0x30d158ff, 0x248a3dff, 0x30db5bff)
  static let systemBlue = make("systemBlue", 0x007affff, 0x0a84ffff, 0x0040ddff, 0x409cffff)
  static let systemOrange = make("systemOrange", 0xff9500ff, 0xff9f0aff, 0xc93400ff, 0xffb340ff)
  static let systemYellow = make("systemYellow", 0xffcc00ff, 0xffd60aff, 0xb25000ff, 0xffd426ff)
  static let systemPink = make("systemPink", 0xff2d55ff, 0xff375fff, 0xd30f45ff, 0xff6482ff)
  static let systemPurple = make("systemPurple", 0xaf52deff, 0xbf5af2ff, 0x8944abff, 0xda8fffff)
  static let systemTeal = make("systemTeal", 0x30b0c7ff, 0x40c8e0ff, 0x008299ff, 0x5de6ffff)
  static let systemIndigo = make("systemIndigo", 0x5856d6ff, 0x5e5ce6ff, 0x3634a3ff, 0x7d7affff)
  static let systemBrown = make("systemBrown", 0xa2845eff, 0xac8e68ff, 0x7f6545ff, 0xb59469ff)
  static let systemMint = make("systemMint", 0x00c7beff, 0x63e6e2ff, 0x0c817bff, 0x66d4cfff)
  static let systemCyan = make("systemCyan", 0x32ade6ff, 0x64d2ffff, 0x0071a4ff, 0x70d7ffff)
  static let systemGray = make("systemGray", 0x8e8e93ff, 0x8e8e93ff, 0x6c6c70ff, 0xaeaeb2ff)
  static let systemGray2 = make("systemGray2", 0xaeaeb2ff, 0x636366ff, 0x8e8e93ff, 0x7c7c80ff)
  static let systemGray3 = make("systemGray3", 0xc7c7ccff, 0x48484aff, 0xaeaeb2ff, 0x545456ff)
  static let systemGray4 = make("systemGray4", 0xd1d1d6ff, 0x3a3a3cff, 0xbcbcc0ff, 0x444446ff)
  static let systemGray5 = make("systemGray5", 0xe5e5eaff, 0x2c2c2eff, 0xd8d8dcff, 0x363638ff)
  static let systemGray6 = make("systemGray6", 0xf2f2f7ff, 0x1c1c1eff, 0xebebf0ff, 0x242426ff)
  static let label = make("label", 0x000000ff, 0xffffffff)
  static let secondaryLabel = make("secondaryLabel", 0x3c3c4399, 0xebebf599, 0x3c3c43cc, 0xebebf5b3)
  static let tertiaryLabel = make("tertiaryLabel", 0x3c3c434c, 0xebebf54c, 0x3c3c43b3, 0xebebf58c)
  static let quaternaryLabel = make("quaternaryLabel", 0x3c3c432d, 0xebebf528, 0x3c3c438c, 0xebebf566)
  static let link = make("link", 0x007affff, 0x0a84ffff, 0x0040ddff, 0x409cffff)
  static let placeholderText = make("placeholderText", 0x3c3c434c, 0xebebf54c, 0x3c3c43b3, 0xebebf58c)
  static let separator = make("separator", 0x3c3c4349, 0x54545899, 0x3c3c435e, 0x545458cc)
  static let opaqueSeparator = make("opaqueSeparator", 0xc6c6c8ff, 0x38383aff, 0xb8b8bbff, 0x464649ff)
  static let systemFill = make("systemFill", 0x78788033, 0x7878805c, 0x78788052, 0x78788070)
  static let secondarySystemFill = make("secondarySystemFill", 0x78788028, 0x78788052, 0x78788047, 0x78788066)
  static let tertiarySystemFill = make("tertiarySystemFill", 0x7676801e, 0x7676803d, 0x7676803d, 0x76768051)
  static let quaternarySystemFill = make(
    "quaternarySystemFill", 0x74748014, 0x7676802e, 0x7474802e, 0x76768042)
  static let systemBackground = make(
    "systemBackground", 0xffffffff, 0x000000ff, nil, nil, 0x1c1c1eff, 0x242426ff)
  static let secondarySystemBackground = make(
    "secondarySystemBackground", 0xf2f2f7ff, 0x1c1c1eff, 0xebebf0ff, 0x242426ff, 0x2c2c2eff, 0x363638ff)
  static let tertiarySystemBackground = make(
    "tertiarySystemBackground", 0xffffffff, 0x2c2c2eff, nil, 0x363638ff, 0x3a3a3cff, 0x444446ff)
  static let systemGroupedBackground = make(
    "systemGroupedBackground", 0xf2f2f7ff, 0x000000ff, 0xebebf0ff, nil, 0x1c1c1eff, 0x242426ff)
  static let secondarySystemGroupedBackground = make(
    "secondarySystemGroupedBackground", 0xffffffff, 0x1c1c1eff, nil, 0x242426ff, 0x2c2c2eff, 0x363638ff)
  static let tertiarySystemGroupedBackground = make(
    "tertiarySystemGroupedBackground", 0xf2f2f7ff, 0x2c2c2eff, 0xebebf0ff, 0x363638ff, 0x3a3a3cff, 0x444446ff)
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let tintColor = UIColor { $0.values.tintColor ?? systemBlue }

  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)

  private static func make(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32? = nil,
    _ darkHighContrast: UInt32? = nil, _ darkElevated: UInt32? = nil,
    _ darkElevatedHighContrast: UInt32? = nil
  ) -> UIColor {
    UIColor(
      .variants(
        ColorVariants(
          name: name, light: UIColor(rgba: light), dark: UIColor(rgba: dark),
          lightHighContrast: lightHighContrast.map(UIColor.init(rgba:)),
          darkHighContrast: darkHighContrast.map(UIColor.init(rgba:)),
          darkElevated: darkElevated.map(UIColor.init(rgba:)),
          darkElevatedHighContrast: darkElevatedHighContrast.map(UIColor.init(rgba:)))))
  }
}
