extension ResizeGames {
  /// The games of all mixes.
  package static let all: [ResizeGames] = [
    ResizeGames(StackMix.self),
    ResizeGames(TabsMix.self),
    ResizeGames(SplitInTabMix.self),
    ResizeGames(UIKitSwapMix.self),
    ResizeGames(SheetsMix.self),
    ResizeGames(PagesMix.self),
    ResizeGames(CollectionMix.self),
    ResizeGames(TextMix.self),
    ResizeGames(LayoutMix.self),
    ResizeGames(TripleSplitMix.self),
    ResizeGames(BarsMix.self),
    ResizeGames(
      MenusMix.self, knownFailure: "an open context menu stays where its row was before the rotation"),
    ResizeGames(
      DragsMix.self,
      knownFailure: "a list whose insets grow while a finger is down on a control in it stays below the bar"),
    ResizeGames(SwapMix.self),
    ResizeGames(SwiftUITabMix.self),
    ResizeGames(SwiftUISheetMix.self),
    ResizeGames(SwiftUISearchMix.self),
    ResizeGames(SwiftUIColumnsMix.self),
    ResizeGames(SwiftUILayoutMix.self),
    ResizeGames(
      SwiftUIPagesMix.self,
      knownFailure: "a page that is swiped to in landscape ignores the safe area at its side"),
    ResizeGames(SwiftUIInspectorMix.self),
    ResizeGames(SwiftUISplitSearchMix.self),
    ResizeGames(SwiftUIPopoverMix.self),
    ResizeGames(
      SwiftUIKeyboardMix.self,
      knownFailure: "a bar keeps the background of a scroll view that its screen no longer has"),
    ResizeGames(CatalogMix.self),
    ResizeGames(GalleryMix.self),
    ResizeGames(FlowsMix.self),
    ResizeGames(LifecycleLabMix.self),
    ResizeGames(AlbumsMix.self),
    ResizeGames(CookbookMix.self),
  ]
}
