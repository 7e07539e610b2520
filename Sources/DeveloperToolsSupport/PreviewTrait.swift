/// A setting of a preview: its size, its orientation or a modifier.
@preconcurrency @MainActor
public struct PreviewTrait<T>: Sendable {
  package enum Setting: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
    case all([Setting])
  }

  package nonisolated let setting: Setting

  package nonisolated init(setting: Setting) { self.setting = setting }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(setting: .layout(.device)) }
  /// The size that fits the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(setting: .layout(.sizeThatFits)) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(setting: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: PreviewTrait { PreviewTrait(setting: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(setting: .orientation(.portraitUpsideDown))
  }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(setting: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(setting: .orientation(.landscapeRight)) }

  /// Combines a trait with others.
  public init(_ trait: PreviewTrait, _ additional: PreviewTrait...) {
    setting = .all([trait.setting] + additional.map(\.setting))
  }

  /// Applies a modifier to the content of the preview.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    PreviewTrait(
      setting: .modifier { content in
        let context = try await PreviewContexts.context(of: M.self)
        return AnyView(modifier.body(content: PreviewModifierContent(content), context: context))
      })
  }
}

/// A modifier of previews with a context that all previews share.
@preconcurrency @MainActor
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  /// Creates the context, once for all previews.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The content that a preview's modifier modifies.
public struct PreviewModifierContent: View {
  private let content: AnyView
  init(_ content: AnyView) { self.content = content }
  public var body: some View { content }
}

/// The shared contexts of modifiers.
@MainActor
private enum PreviewContexts {
  private static var known: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    if let context = known[ObjectIdentifier(type)] as? M.Context { return context }
    let context = try await M.makeSharedContext()
    known[ObjectIdentifier(type)] = context
    return context
  }
}
