/// An action that dismisses the current presentation: pops a screen or dismisses a sheet.
@MainActor @preconcurrency
public struct DismissAction {
  let screen: PresentedScreenAction?
  public func callAsFunction() { screen?.dismiss() }
}

/// A screen that can be dismissed.
@MainActor
package final class PresentedScreenAction {
  package let dismiss: @MainActor () -> Void
  init(_ dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
}

private struct PresentedScreenKey: EnvironmentKey { static var defaultValue: PresentedScreenAction? { nil } }

extension EnvironmentValues {
  package var presentedScreen: PresentedScreenAction? {
    get { self[PresentedScreenKey.self] }
    set { self[PresentedScreenKey.self] = newValue }
  }
  public var dismiss: DismissAction {
    let screen = presentedScreen
    // Views read their environment on the main thread.
    return MainActor.assumeIsolated { DismissAction(screen: screen) }
  }
  public var isPresented: Bool { presentedScreen != nil }
  @available(*, deprecated, message: "Use isPresented or dismiss.")
  public var presentationMode: Binding<PresentationMode> {
    let screen = presentedScreen
    return Binding(
      get: { PresentationMode(isPresented: screen != nil) },
      // Views use their presentation mode on the main thread.
      set: { if !$0.isPresented { MainActor.assumeIsolated { screen?.dismiss() } } })
  }
}

public struct PresentationMode {
  public internal(set) var isPresented: Bool
  public mutating func dismiss() { isPresented = false }
}
