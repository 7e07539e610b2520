/// How the colours of a view mix with those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter

  var mode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

public struct _BlendModeEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  public var blendMode: BlendMode
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.layer.effect.blendMode = blendMode.mode
  }
}

/// Composes what is inside by itself before it meets what lies behind.
public struct _GroupEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.layer.effect.isGroup = true
  }
}

/// Shows a part of the interface light or dark, whatever surrounds it.
public struct _ColorSchemeEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  let scheme: ColorScheme
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.overrideUserInterfaceStyle = scheme == .dark ? .dark : .light
  }
}

extension View {
  /// Mixes the colours of the view with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
  /// Draws the view as one layer before effects are applied.
  public func compositingGroup() -> some View { modifier(_GroupEffect()) }
  /// Draws the view as one picture before it is shown.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_GroupEffect())
  }
  /// Shows the view light or dark. `preferredColorScheme(_:)` does the same for a whole screen.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme).modifier(_ColorSchemeEffect(scheme: colorScheme))
  }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
