/// The blend mode of a view.
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

/// Composites the content as a group.
public struct _GroupEffect: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  nonisolated init() {}
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.layer.effect.isGroup = true
  }
}

extension View {
  /// Sets the blend mode of the view.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
  /// Composites the view as a group before applying effects.
  nonisolated public func compositingGroup() -> some View { modifier(_GroupEffect()) }
  /// Renders the view to an image before showing it.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  {
    modifier(_GroupEffect())
  }
  /// Sets the color scheme of the view. Use `preferredColorScheme(_:)` for a whole screen.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
