/// A type that provides previews, which `portolan preview` draws.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
  /// Sets the device of a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.previewSettings.device, value)
  }
  /// Sets the name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewSettings.name, value)
  }
  /// Sets the size of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewSettings.layout, value)
  }
  /// Sets the orientation of a preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.previewSettings.orientation, value)
  }
}

/// The settings of a preview that its modifiers have made.
package struct PreviewSettings: Sendable {
  package var name: String?
  package var device: PreviewDevice?
  package var layout = PreviewLayout.device
  package var orientation: InterfaceOrientation?
}

private enum PreviewSettingsKey: ContainerValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}

extension ContainerValues {
  fileprivate(set) package var previewSettings: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}

extension PreviewProvider {
  /// The previews of the provider: each view of a group or collection is one.
  package static func previewItems() -> [(view: AnyView, settings: PreviewSettings)] {
    var items: [(AnyView, PreviewSettings)] = []
    Previews._children(of: previews) { child in
      items.append((child.view, child.containerValues.previewSettings))
    }
    return items
  }
}
