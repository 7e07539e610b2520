/// The style of page indicators.
public protocol IndexViewStyle { var _backgroundStyle: UIPageControl.BackgroundStyle { get } }
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    let style: UIPageControl.BackgroundStyle
    public static let automatic = BackgroundDisplayMode(style: .automatic)
    public static let interactive = BackgroundDisplayMode(style: .automatic)
    public static let always = BackgroundDisplayMode(style: .prominent)
    public static let never = BackgroundDisplayMode(style: .minimal)
  }
  private let mode: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public var _backgroundStyle: UIPageControl.BackgroundStyle { mode.style }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}
private struct PageIndexKey: EnvironmentKey {
  static var defaultValue: UIPageControl.BackgroundStyle { .automatic }
}
extension EnvironmentValues {
  package var pageIndexBackground: UIPageControl.BackgroundStyle {
    get { self[PageIndexKey.self] }
    set { self[PageIndexKey.self] = newValue }
  }
}
extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexBackground, style._backgroundStyle)
  }
}
