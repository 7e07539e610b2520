extension Color {
  /// The colors with names.
  package enum SystemColor: String, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white, gray, black,
      clear

    var uiColor: UIColor {
      switch self {
      case .red: .systemRed
      case .orange: .systemOrange
      case .yellow: .systemYellow
      case .green: .systemGreen
      case .mint: .systemMint
      case .teal: .systemTeal
      case .cyan: .systemCyan
      case .blue: .systemBlue
      case .indigo: .systemIndigo
      case .purple: .systemPurple
      case .pink: .systemPink
      case .brown: .systemBrown
      case .white: .white
      case .gray: .systemGray
      case .black: .black
      case .clear: .clear
      }
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system color, `#RRGGBBAA` for components, or the description of another color's source.
  public var description: String {
    switch base {
    case .system(let color): color.rawValue
    case .primary: "primary"
    case .secondary: "secondary"
    case .accent: "accentColor"
    case .components(let color): Self.hexadecimal(color)
    case .uiColor(let color): "\(color)"
    case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mix(let a, let b, let fraction): "\(Int((fraction * 100).rounded()))% \(b) in \(a)"
    case .style(let style): "\(style.identity)"
    case .named(let name, let bundle):
      "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "Optional(\($0))" } ?? "nil"))"
    }
  }

  private static func hexadecimal(_ color: UIColor) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "#"
      + [red, green, blue, alpha].map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }
      .joined()
  }
}
