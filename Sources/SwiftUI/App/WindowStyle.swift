/// The appearance of a scene's windows, on systems with title bars.
public protocol WindowStyle {}

/// The system's window style.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a background.
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { .init() }
}
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { .init() } }
