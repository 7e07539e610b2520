/// The symbols that Interface Builder writes and that UIKit has, for comparison with the supported ones.
enum CoverageCatalog {
  private static let view = [
    "contentMode", "opaque", "hidden", "alpha", "tag", "userInteractionEnabled", "multipleTouchEnabled",
    "clipsSubviews",
    "clearsContextBeforeDrawing", "autoresizesSubviews", "semanticContentAttribute", "backgroundColor",
    "tintColor", "frame",
    "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "fixedFrame",
    "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority",
    "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea",
    "accessibilityConfiguration", "restorationIdentifier",
  ]
  private static let scroll = [
    "pagingEnabled", "scrollEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
    "bouncesZoom",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle",
    "delaysContentTouches",
    "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale", "keyboardDismissMode",
    "directionalLockEnabled",
    "contentInsetAdjustmentBehavior", "contentInset", "scrollIndicatorInsets",
  ]
  private static let control = [
    "enabled", "selected", "highlighted", "contentHorizontalAlignment", "contentVerticalAlignment",
    "showsMenuAsPrimaryAction",
    "toolTip",
  ]
  private static let text = [
    "fontDescription", "textColor", "textAlignment", "text", "attributedText",
    "adjustsFontForContentSizeCategory",
  ]
  private static let controller = [
    "title", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "restorationIdentifier",
    "modalPresentationStyle", "modalTransitionStyle", "hidesBottomBarWhenPushed",
    "automaticallyAdjustsScrollViewInsets",
    "extendedLayoutIncludesOpaqueBars", "definesPresentationContext",
    "providesPresentationContextTransitionStyle",
    "interactivelyDismissable", "preferredContentSize", "edgesForExtendedLayout", "navigationItem",
    "tabBarItem",
    "<toolbarItems>", "autoresizesArchivedViewToFullSize",
  ]
  private static let gesture = [
    "enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
  ]
  private static let item = [
    "title", "image", "landscapeImage", "enabled", "tag", "imageInsets", "accessibilityConfiguration",
  ]

  /// The elements with their attributes, in the order of the editor's library.
  static let elements: [(String, [String])] = [
    ("view", view), ("containerView", view),
    (
      "label",
      view + text + [
        "numberOfLines", "lineBreakMode", "baselineAdjustment", "adjustsFontSizeToFit", "minimumFontSize",
        "minimumScaleFactor",
        "adjustsLetterSpacingToFitWidth", "highlightedColor", "shadowColor", "shadowOffset", "enabled",
        "highlighted",
        "preferredMaxLayoutWidth",
      ]
    ),
    (
      "button",
      view + control + [
        "buttonType", "fontDescription", "lineBreakMode", "contentEdgeInsets", "titleEdgeInsets",
        "imageEdgeInsets",
        "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
        "reversesTitleShadowWhenHighlighted", "titleShadowOffset", "configuration", "menu", "role",
        "changesSelectionAsPrimaryAction", "springLoaded", "pointerInteraction",
      ]
    ),
    (
      "imageView",
      view + [
        "image", "highlightedImage", "highlighted", "preferredSymbolConfiguration",
        "adjustsImageSizeForAccessibilityContentSizeCategory",
      ]
    ),
    (
      "textField",
      view + control + text + [
        "placeholder", "attributedPlaceholder", "borderStyle", "clearButtonMode", "clearsOnBeginEditing",
        "minimumFontSize",
        "adjustsFontSizeToFit", "background", "disabledBackground", "textInputTraits",
      ]
    ),
    (
      "textView",
      view + scroll + text + [
        "editable", "selectable", "allowsEditingTextAttributes", "textInputTraits", "dataDetectorType",
      ]
    ),
    (
      "slider",
      view + control + [
        "value", "minValue", "maxValue", "continuous", "minimumTrackTintColor", "maximumTrackTintColor",
        "thumbTintColor",
        "minimumValueImage", "maximumValueImage",
      ]
    ),
    (
      "switch",
      view + control + [
        "on", "onTintColor", "thumbTintColor", "onImage", "offImage", "title", "preferredStyle",
      ]
    ),
    (
      "stepper",
      view + control + [
        "value", "minimumValue", "maximumValue", "stepValue", "continuous", "autorepeat", "wraps",
      ]
    ),
    (
      "segmentedControl",
      view + control + [
        "<segments>", "selectedSegmentIndex", "momentary", "selectedSegmentTintColor",
        "apportionsSegmentWidthsByContent", "segmentControlStyle",
      ]
    ),
    (
      "progressView",
      view + [
        "progress", "progressViewStyle", "progressTintColor", "trackTintColor", "progressImage", "trackImage",
      ]
    ),
    ("activityIndicatorView", view + ["style", "color", "animating", "hidesWhenStopped"]),
    (
      "pageControl",
      view + control + [
        "numberOfPages", "currentPage", "hidesForSinglePage", "pageIndicatorTintColor",
        "currentPageIndicatorTintColor",
        "preferredIndicatorImage", "backgroundStyle", "allowsContinuousInteraction",
        "defersCurrentPageDisplay",
      ]
    ),
    (
      "datePicker",
      view + control + [
        "datePickerMode", "minuteInterval", "style", "date", "minimumDate", "maximumDate", "locale",
        "useCurrentDate", "countDownDuration",
      ]
    ),
    ("pickerView", view), ("colorWell", view + control + ["selectedColor", "title", "supportsAlpha"]),
    ("refreshControl", view + control + ["attributedTitle"]),
    ("searchBar", view + ["placeholder", "prompt", "text", "scopeButtonTitles", "showsCancelButton"]),
    (
      "stackView",
      view + [
        "axis", "distribution", "alignment", "spacing", "baselineRelativeArrangement",
        "layoutMarginsRelativeArrangement",
      ]
    ),
    ("scrollView", view + scroll), ("visualEffectView", view + ["contentView"]),
    (
      "tableView",
      view + scroll + [
        "style", "dataMode", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "separatorStyle", "separatorColor",
        "separatorInset",
        "separatorInsetReference", "allowsSelection", "allowsMultipleSelection",
        "allowsSelectionDuringEditing",
        "allowsMultipleSelectionDuringEditing", "sectionIndexMinimumDisplayRowCount", "sectionIndexColor",
        "tableHeaderView",
        "tableFooterView", "backgroundView", "springLoaded",
      ]
    ),
    (
      "tableViewCell",
      view + [
        "style", "reuseIdentifier", "selectionStyle", "accessoryType", "editingAccessoryType",
        "indentationLevel",
        "indentationWidth", "showsReorderControl", "shouldIndentWhileEditing", "separatorInset",
        "contentView",
        "accessoryView", "backgroundView", "selectedBackgroundView", "focusStyle",
      ]
    ),
    (
      "collectionView",
      view + scroll + ["collectionViewLayout", "dataMode", "prefetchingEnabled", "allowsMultipleSelection"]
    ),
    ("collectionViewCell", view + ["contentView", "backgroundView", "selectedBackgroundView"]),
    ("collectionReusableView", view),
    (
      "navigationBar",
      view + [
        "barStyle", "translucent", "largeTitles", "barTintColor", "titleTextAttributes",
        "largeTitleTextAttributes", "<items>", "standardAppearance", "scrollEdgeAppearance",
      ]
    ),
    ("toolbar", view + ["barStyle", "translucent", "barTintColor", "<items>", "standardAppearance"]),
    (
      "tabBar",
      view + [
        "barStyle", "translucent", "barTintColor", "unselectedItemTintColor", "itemPositioning", "<items>",
        "standardAppearance",
      ]
    ),
    ("mapView", view), ("wkWebView", view), ("webView", view), ("sceneKitView", view), ("arscnView", view),
    ("mtkView", view),
    ("viewController", controller),
    (
      "navigationController",
      controller + [
        "navigationBarHidden", "toolbarHidden", "hidesBarsOnTap", "hidesBarsOnSwipe",
        "hidesBarsWhenKeyboardAppears",
        "hidesBarsWhenVerticallyCompact", "navigationBar", "toolbar",
      ]
    ),
    ("tabBarController", controller + ["tabBar"]),
    ("tableViewController", controller + ["clearsSelectionOnViewWillAppear", "refreshControl"]),
    ("collectionViewController", controller + ["clearsSelectionOnViewWillAppear"]),
    (
      "splitViewController",
      controller + [
        "style", "preferredDisplayMode", "behavior", "presentsWithGesture", "showsSecondaryOnlyButton",
        "primaryEdge",
        "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth",
      ]
    ),
    (
      "pageViewController",
      controller + [
        "transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing", "doubleSided",
      ]
    ),
    ("glkViewController", controller), ("avPlayerViewController", controller),
    ("hostingController", controller),
    (
      "barButtonItem", item + ["systemItem", "style", "width", "tintColor", "customView", "menu", "selected"]
    ),
    ("tabBarItem", item + ["systemItem", "selectedImage", "badgeValue"]),
    (
      "navigationItem",
      [
        "title", "prompt", "backButtonTitle", "hidesBackButton", "leftItemsSupplementBackButton",
        "largeTitleDisplayMode",
        "titleView", "backBarButtonItem", "leftBarButtonItem", "rightBarButtonItem", "<leftBarButtonItems>",
        "<rightBarButtonItems>", "searchController",
      ]
    ),
    ("tapGestureRecognizer", gesture + ["numberOfTapsRequired", "numberOfTouchesRequired"]),
    (
      "pongPressGestureRecognizer",
      gesture + ["minimumPressDuration", "allowableMovement", "numberOfTapsRequired"]
    ),
    ("panGestureRecognizer", gesture + ["minimumNumberOfTouches", "maximumNumberOfTouches"]),
    ("swipeGestureRecognizer", gesture + ["numberOfTouchesRequired"]), ("pinchGestureRecognizer", gesture),
    ("rotationGestureRecognizer", gesture), ("screenEdgePanGestureRecognizer", gesture + ["edges"]),
  ]

  /// The UIKit classes of iOS 17.
  static let classes = """
    UIAction UIActivity UIActivityIndicatorView UIActivityViewController UIAlertAction UIAlertController UIApplication UIBarAppearance
    UIBarButtonItem UIBarButtonItemGroup UIBarItem UIBezierPath UIBlurEffect UIButton UICollectionReusableView UICollectionView
    UICollectionViewCell UICollectionViewCompositionalLayout UICollectionViewController UICollectionViewFlowLayout UICollectionViewLayout
    UICollectionViewLayoutAttributes UICollectionViewListCell UICollectionViewTransitionLayout UIColor UIColorPickerViewController
    UIColorWell UICommand UIContextMenuInteraction UIControl UIDatePicker UIDeferredMenuElement UIDevice UIDictationPhrase UIDocument
    UIDocumentPickerViewController UIDragInteraction UIDropInteraction UIDynamicAnimator UIEditMenuInteraction UIEvent UIFeedbackGenerator
    UIFocusGuide UIFocusSystem UIFont UIFontDescriptor UIFontMetrics UIFontPickerViewController UIGestureRecognizer UIGraphicsImageRenderer
    UIGraphicsPDFRenderer UIHoverGestureRecognizer UIImage UIImageAsset UIImagePickerController UIImageView UIImpactFeedbackGenerator
    UIInputViewController UIKey UIKeyCommand UILabel UILayoutGuide UIListContentView UILocalNotification UILongPressGestureRecognizer
    UIManagedDocument UIMenu UIMenuController UIMenuElement UIMotionEffect UINavigationBar UINavigationBarAppearance
    UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIPageControl UIPageViewController
    UIPanGestureRecognizer UIPasteControl UIPasteboard UIPencilInteraction UIPercentDrivenInteractiveTransition UIPickerView
    UIPinchGestureRecognizer UIPointerInteraction UIPopoverPresentationController UIPresentationController UIPress UIPrintInteractionController
    UIProgressView UIReferenceLibraryViewController UIRefreshControl UIResponder UIRotationGestureRecognizer UIScene UISceneConfiguration
    UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar UISearchController UISearchTextField
    UISegmentedControl UISelectionFeedbackGenerator UISheetPresentationController UISlider UISplitViewController UIStackView UIStatusBarManager
    UIStepper UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch
    UITabBar UITabBarAppearance UITabBarController UITabBarItem UITableView UITableViewCell UITableViewController UITableViewDiffableDataSource
    UITableViewHeaderFooterView UITapGestureRecognizer UITextChecker UITextField UITextInteraction UITextView UIToolbar UIToolbarAppearance
    UITouch UITraitCollection UIUserNotificationSettings UIVibrancyEffect UIVideoEditorController UIView UIViewController
    UIViewPropertyAnimator UIVisualEffectView UIWindow UIWindowScene UIWindowSceneGeometryPreferences NSDataAsset NSLayoutConstraint
    NSLayoutManager NSShadow NSTextAttachment NSTextContainer NSTextStorage
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
