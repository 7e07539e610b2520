// Modifiers for parts of the system that do not exist here. Apps that use them compile and run without them.

extension View {
  /// Has no effect: there is no find bar.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Has no effect: there is no find bar.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect: there is no find bar.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect: titles of documents have no menu of files.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// Has no effect: titles of documents have no menu of files.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Has no effect: titles of documents have no menu of files.
  nonisolated public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View { self }
  /// Has no effect: dialogs on iOS have no toggle.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Has no effect: dialogs on iOS have no toggle.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Has no effect: views have the standard hover effect, or the one that they set.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Has no effect: file dialogs show files as they are.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Has no effect: file dialogs have no state to restore.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Has no effect: links between files are always followed.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Has no effect: the field for the name has no label.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Has no effect: every language is set in lines of the same height.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
  /// Has no effect: every language is set in lines of the same height.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  /// Has no effect: a search tab is not replaced by its field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  /// Has no effect: a palette shows its selection by a background.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

extension Text {
  /// Has no effect: every language is set in lines of the same height.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// Has no effect: every language is set in lines of the same height.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

extension NavigationLink {
  /// Has no effect: a link in a column shows its destination in the next one, if there is one.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The language by which lines are set. Has no effect.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
/// Options of file dialogs. They have no effect.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
/// When the search of a tab becomes active. Has no effect.
public struct TabSearchActivation: Equatable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
/// The appearance of the selection of a palette. Has no effect.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}
/// The system that previews are for. Has no effect: previews are drawn as on iOS.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The marker of a selected view in Xcode's previews, which libraries look through.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}
/// A view with an identifier for tools.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var identifier: Identifier
  nonisolated public init(identifier: Identifier) { self.identifier = identifier }
  public func body(content: Content) -> some View { content }
}
