// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addSearch(to classes: _ObjCClasses) {
    classes.addProperties(of: UISearchBar.self) { table in
      table.settable("autocapitalizationType", \UISearchBar.autocapitalizationType)
      table.settable("autocorrectionType", \UISearchBar.autocorrectionType)
      table.settable("backgroundImage", \UISearchBar.backgroundImage)
      table.readable("barPosition", \UISearchBar.barPosition)
      table.settable("barStyle", \UISearchBar.barStyle)
      table.settable("barTintColor", \UISearchBar.barTintColor)
      table.settable("delegate", \UISearchBar.delegate)
      table.settable("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
      table.settable("enabled", \UISearchBar.isEnabled)
      table.settable("searchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
      table.settable("translucent", \UISearchBar.isTranslucent)
      table.settable("keyboardAppearance", \UISearchBar.keyboardAppearance)
      table.settable("keyboardType", \UISearchBar.keyboardType)
      table.settable("placeholder", \UISearchBar.placeholder)
      table.settable("prompt", \UISearchBar.prompt)
      table.settable("returnKeyType", \UISearchBar.returnKeyType)
      table.settable("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
      table.settable("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
      table.settable("searchBarStyle", \UISearchBar.searchBarStyle)
      table.settable("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment)
      table.readable("searchTextField", \UISearchBar.searchTextField)
      table.settable("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
      table.settable("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
      table.settable("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
      table.settable("showsCancelButton", \UISearchBar.showsCancelButton)
      table.settable("showsScopeBar", \UISearchBar.showsScopeBar)
      table.settable("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
      table.settable("spellCheckingType", \UISearchBar.spellCheckingType)
      table.settable("text", \UISearchBar.text)
    }
    classes.addProperties(of: UISearchController.self) { table in
      table.settable("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
      table.settable("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
      table.settable("automaticallyShowsSearchResultsController", \UISearchController.automaticallyShowsSearchResultsController)
      table.settable("delegate", \UISearchController.delegate)
      table.settable("hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
      table.settable("ignoresSearchSuggestionsForSearchBarPlacementStacked", \UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
      table.settable("active", \UISearchController.isActive)
      table.settable("obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
      table.settable("scopeBarActivation", \UISearchController.scopeBarActivation)
      table.readable("searchBar", \UISearchController.searchBar)
      table.readable("searchBarPlacement", \UISearchController.searchBarPlacement)
      table.readable("searchResultsController", \UISearchController.searchResultsController)
      table.settable("searchResultsUpdater", \UISearchController.searchResultsUpdater)
      table.settable("searchSuggestions", \UISearchController.searchSuggestions)
      table.settable("showsSearchResultsController", \UISearchController.showsSearchResultsController)
    }
    classes.addProperties(of: UISearchSuggestionItem.self) { table in
      table.readable("iconImage", \UISearchSuggestionItem.iconImage)
      table.readable("localizedAttributedSuggestion", \UISearchSuggestionItem.localizedAttributedSuggestion)
      table.readable("localizedDescription", \UISearchSuggestionItem.localizedDescription)
      table.readable("localizedSuggestion", \UISearchSuggestionItem.localizedSuggestion)
      table.settable("representedObject", \UISearchSuggestionItem.representedObject)
    }
    classes.addProperties(of: UISearchTextField.self) { table in
      table.settable("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
      table.settable("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
      table.settable("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor)
      table.settable("tokens", \UISearchTextField.tokens)
    }
    classes.addProperties(of: UISearchToken.self) { table in
      table.settable("representedObject", \UISearchToken.representedObject)
    }
  }
}
