/// Text of the system: buttons, menus, keys and accessibility labels. The raw value is the English text.
///
/// Text appears in the language that the app runs in, like UIKit's own (`AppLanguage`). `%@` and `%d` stand
/// for arguments, and `%1$d` and `%2$d` for arguments in another order. To add a language, add a case to
/// `SystemLanguage` and a property like `korean`; the compiler then requires every text.
package enum SystemString: String, CaseIterable, Sendable {
  // MARK: Actions

  case cancel = "Cancel"
  case done = "Done"
  case edit = "Edit"
  case save = "Save"
  case add = "Add"
  case remove = "Remove"
  case delete = "Delete"
  case insert = "Insert"
  case close = "Close"
  case back = "Back"
  case more = "More"
  case search = "Search"
  case ok = "OK"
  case open = "Open"
  case move = "Move"
  case rename = "Rename"
  case share = "Share"
  case shareWithDialog = "Share…"
  case saveToDownloads = "Save to Downloads"

  // MARK: Editing

  case cut = "Cut"
  case copy = "Copy"
  case paste = "Paste"
  case select = "Select"
  case selectAll = "Select All"
  case undo = "Undo"
  case redo = "Redo"
  case undoNamed = "Undo %@"
  case redoNamed = "Redo %@"
  case typing = "Typing"
  case showMoreItems = "Show more items"
  case showPreviousItems = "Show previous items"

  // MARK: Menus

  case file = "File"
  case format = "Format"
  case view = "View"
  case window = "Window"
  case help = "Help"
  case settings = "Settings"
  case settingsWithDialog = "Settings…"
  case toggleSidebar = "Toggle Sidebar"
  case toggleFullScreen = "Toggle Full Screen"
  case quitNamed = "Quit %@"
  case closeWindow = "Close Window"
  case findWithDialog = "Find…"

  // MARK: The simulated device

  case device = "Device"
  case rotateLeft = "Rotate Left"
  case rotateRight = "Rotate Right"
  case toggleAppearance = "Toggle Appearance"
  case increaseTextSize = "Increase Preferred Text Size"
  case decreaseTextSize = "Decrease Preferred Text Size"
  case nextDevice = "Next Device"
  case saveScreenshot = "Save Screenshot"
  case slowAnimations = "Slow Animations"

  // MARK: Lists and bars

  case reorder = "Reorder"
  case moreInfo = "More Info"
  case expand = "Expand"
  case collapse = "Collapse"
  case sectionIndex = "Section index"
  case sidebar = "Sidebar"
  case fullScreen = "Full Screen"
  case dismissPopup = "dismiss popup"
  case favorites = "Favorites"
  case featured = "Featured"
  case topRated = "Top Rated"
  case recents = "Recents"
  case contacts = "Contacts"
  case history = "History"
  case bookmarks = "Bookmarks"
  case downloads = "Downloads"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  case resultsList = "Results list"
  case clearText = "Clear text"

  // MARK: Empty content

  case loading = "Loading…"
  case noResults = "No Results"
  case noResultsFor = "No Results for “%@”"
  case checkTheSpelling = "Check the spelling or try a new search."

  // MARK: Controls

  case color = "Color"
  case colors = "Colors"
  case grid = "Grid"
  case sliders = "Sliders"
  case opacity = "Opacity"
  case colorGrid = "Color grid"
  case colorWell = "Color well"
  case red = "Red"
  case green = "Green"
  case blue = "Blue"
  case previousMonth = "Previous Month"
  case nextMonth = "Next Month"
  case previousMonthOfDates = "Previous month"
  case nextMonthOfDates = "Next month"
  case time = "Time"
  case showsYearPicker = "Shows the year picker"
  case month = "Month"
  case notificationPermission = "“%@” Would Like to Send You Notifications"
  case notificationPermissionDetail =
    "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
  case allow = "Allow"
  case dontAllow = "Don’t Allow"
  case datePicker = "Date Picker"
  case timePicker = "Time Picker"
  case today = "Today"
  case fonts = "Fonts"
  case positionInGroup = "%1$d of %2$d"
  case page = "page %1$d of %2$d"
  case progress = "Progress"
  case refreshing = "Refreshing"
  case increment = "Increment"
  case decrement = "Decrement"

  // MARK: Files, photos and sharing

  case photos = "Photos"
  case noPhotos = "No Photos"
  case oneImage = "1 Image"
  case images = "%d Images"
  case oneItem = "1 Item"
  case items = "%d Items"
  case enclosingFolder = "Enclosing Folder"
  case computer = "Computer"
  case name = "Name"
  case untitled = "Untitled"
  case about = "About %@"

  // MARK: On-screen keyboard

  case space
  case `return`
  case go
  case join
  case next
  case route
  case searchKey = "search"
  case send
  case doneKey = "done"
  case continueKey = "continue"
  case emergencyCall = "emergency call"
  case shift
  case deleteKey = "delete"
  case nextKeyboard = "next keyboard"
  case hideKeyboard = "hide keyboard"
  case emoji = "Emoji"
  case frequentlyUsed = "Frequently Used"
  case smileysAndPeople = "Smileys & People"
  case animalsAndNature = "Animals & Nature"
  case foodAndDrink = "Food & Drink"
  case activity = "Activity"
  case travelAndPlaces = "Travel & Places"
  case objects = "Objects"
  case symbolsCategory = "Symbols"

  // MARK: Meanings of symbols

  case checkmark = "Checkmark"
  case compose = "Compose"
  case warning = "Warning"
  case forward = "Forward"
  case up = "Up"
  case down = "Down"
  case left = "Left"
  case right = "Right"
  case refresh = "Refresh"
  case reply = "Reply"
  case love = "Love"
  case favorite = "Favorite"
  case bookmark = "Bookmark"
  case notifications = "Notifications"
  case home = "Home"
  case person = "Person"
  case account = "Account"
  case shoppingCart = "Shopping Cart"
  case camera = "Camera"
  case photo = "Photo"
  case play = "Play"
  case pause = "Pause"
  case stop = "Stop"
  case rewind = "Rewind"
  case microphone = "Microphone"
  case speaker = "Speaker"
  case phone = "Phone"
  case mail = "Mail"
  case message = "Message"
  case sendMessage = "Send"
  case folder = "Folder"
  case document = "Document"
  case link = "Link"
  case location = "Location"
  case map = "Map"
  case calendar = "Calendar"
  case clock = "Clock"
  case locked = "Locked"
  case unlocked = "Unlocked"
  case show = "Show"
  case hide = "Hide"
  case list = "List"
  case menu = "Menu"
  case filter = "Filter"
  case adjust = "Adjust"
}
