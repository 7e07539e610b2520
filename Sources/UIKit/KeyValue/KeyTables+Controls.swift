// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addControls(to classes: _ObjCClasses) {
    classes.addProperties(of: UIActivityIndicatorView.self) { table in
      table.settable("color", \UIActivityIndicatorView.color)
      table.settable("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
      table.readable("animating", \UIActivityIndicatorView.isAnimating)
      table.settable("style", \UIActivityIndicatorView.style)
    }
    classes.addProperties(of: UIButton.self) { table in
      table.settable("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
      table.settable("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
      table.settable("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
      table.readable("behavioralStyle", \UIButton.behavioralStyle)
      table.readable("buttonType", \UIButton.buttonType)
      table.settable("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
      table.settable("configuration", \UIButton.configuration)
      table.settable("configurationUpdateHandler", \UIButton.configurationUpdateHandler)
      table.settable("contentEdgeInsets", \UIButton.contentEdgeInsets)
      table.readable("currentAttributedTitle", \UIButton.currentAttributedTitle)
      table.readable("currentBackgroundImage", \UIButton.currentBackgroundImage)
      table.readable("currentImage", \UIButton.currentImage)
      table.readable("currentPreferredSymbolConfiguration", \UIButton.currentPreferredSymbolConfiguration)
      table.readable("currentTitle", \UIButton.currentTitle)
      table.readable("currentTitleColor", \UIButton.currentTitleColor)
      table.readable("currentTitleShadowColor", \UIButton.currentTitleShadowColor)
      table.settable("imageEdgeInsets", \UIButton.imageEdgeInsets)
      table.readable("imageView", \UIButton.imageView)
      table.readable("held", \UIButton.isHeld)
      table.readable("hovered", \UIButton.isHovered)
      table.settable("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
      table.settable("symbolAnimationEnabled", \UIButton.isSymbolAnimationEnabled)
      table.settable("menu", \UIButton.menu)
      table.settable("pointerStyleProvider", \UIButton.pointerStyleProvider)
      table.settable("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle)
      table.settable("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
      table.settable("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
      table.settable("role", \UIButton.role)
      table.settable("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
      table.readable("subtitleLabel", \UIButton.subtitleLabel)
      table.settable("titleEdgeInsets", \UIButton.titleEdgeInsets)
      table.readable("titleLabel", \UIButton.titleLabel)
    }
    classes.addProperties(of: UICalendarSelectionMultiDate.self) { table in
      table.settable("delegate", \UICalendarSelectionMultiDate.delegate)
      table.settable("selectedDates", \UICalendarSelectionMultiDate.selectedDates)
    }
    classes.addProperties(of: UICalendarSelectionSingleDate.self) { table in
      table.settable("delegate", \UICalendarSelectionSingleDate.delegate)
      table.settable("selectedDate", \UICalendarSelectionSingleDate.selectedDate)
    }
    classes.addProperties(of: UICalendarView.self) { table in
      table.settable("availableDateRange", \UICalendarView.availableDateRange)
      table.settable("calendar", \UICalendarView.calendar)
      table.settable("delegate", \UICalendarView.delegate)
      table.settable("fontDesign", \UICalendarView.fontDesign)
      table.settable("locale", \UICalendarView.locale)
      table.settable("selectionBehavior", \UICalendarView.selectionBehavior)
      table.settable("timeZone", \UICalendarView.timeZone)
      table.settable("visibleDateComponents", \UICalendarView.visibleDateComponents)
      table.settable("wantsDateDecorations", \UICalendarView.wantsDateDecorations)
    }
    classes.addProperties(of: UIColorPickerViewController.self) { table in
      table.settable("delegate", \UIColorPickerViewController.delegate)
      table.settable("selectedColor", \UIColorPickerViewController.selectedColor)
      table.settable("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
    }
    classes.addProperties(of: UIColorWell.self) { table in
      table.settable("selectedColor", \UIColorWell.selectedColor)
      table.settable("supportsAlpha", \UIColorWell.supportsAlpha)
      table.settable("title", \UIColorWell.title)
    }
    classes.addProperties(of: UIControl.self) { table in
      table.readable("allControlEvents", \UIControl.allControlEvents)
      table.readable("allTargets", \UIControl.allTargets)
      table.settable("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
      table.settable("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
      table.readable("contextMenuInteraction", \UIControl.contextMenuInteraction)
      table.readable("effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment)
      table.settable("contextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
      table.settable("enabled", \UIControl.isEnabled)
      table.settable("highlighted", \UIControl.isHighlighted)
      table.settable("selected", \UIControl.isSelected)
      table.readable("touchInside", \UIControl.isTouchInside)
      table.readable("tracking", \UIControl.isTracking)
      table.settable("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
      table.readable("state", \UIControl.state)
      table.settable("toolTip", \UIControl.toolTip)
      table.readable("toolTipInteraction", \UIControl.toolTipInteraction)
    }
    classes.addProperties(of: UIDatePicker.self) { table in
      table.settable("calendar", \UIDatePicker.calendar)
      table.settable("countDownDuration", \UIDatePicker.countDownDuration)
      table.settable("date", \UIDatePicker.date)
      table.settable("datePickerMode", \UIDatePicker.datePickerMode)
      table.readable("datePickerStyle", \UIDatePicker.datePickerStyle)
      table.settable("locale", \UIDatePicker.locale)
      table.settable("maximumDate", \UIDatePicker.maximumDate)
      table.settable("minimumDate", \UIDatePicker.minimumDate)
      table.settable("minuteInterval", \UIDatePicker.minuteInterval)
      table.settable("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
      table.settable("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
      table.settable("timeZone", \UIDatePicker.timeZone)
    }
    classes.addProperties(of: UIPageControl.self) { table in
      table.settable("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
      table.settable("backgroundStyle", \UIPageControl.backgroundStyle)
      table.settable("currentPage", \UIPageControl.currentPage)
      table.settable("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
      table.settable("direction", \UIPageControl.direction)
      table.settable("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
      table.readable("interactionState", \UIPageControl.interactionState)
      table.settable("numberOfPages", \UIPageControl.numberOfPages)
      table.settable("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
      table.settable("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
      table.settable("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
      table.settable("progress", \UIPageControl.progress)
    }
    classes.addProperties(of: UIPageControlProgress.self) { table in
      table.settable("currentProgress", \UIPageControlProgress.currentProgress)
      table.settable("delegate", \UIPageControlProgress.delegate)
      table.readable("progressVisible", \UIPageControlProgress.isProgressVisible)
    }
    classes.addProperties(of: UIPageControlTimerProgress.self) { table in
      table.readable("running", \UIPageControlTimerProgress.isRunning)
      table.settable("preferredDuration", \UIPageControlTimerProgress.preferredDuration)
      table.settable("resetsToInitialPageAfterEnd", \UIPageControlTimerProgress.resetsToInitialPageAfterEnd)
    }
    classes.addProperties(of: UIPasteControl.self) { table in
      table.readable("configuration", \UIPasteControl.configuration)
      table.settable("target", \UIPasteControl.target)
    }
    classes.addProperties(of: UIPasteControl.Configuration.self) { table in
      table.settable("baseBackgroundColor", \UIPasteControl.Configuration.baseBackgroundColor)
      table.settable("baseForegroundColor", \UIPasteControl.Configuration.baseForegroundColor)
      table.settable("cornerRadius", \UIPasteControl.Configuration.cornerRadius)
      table.settable("cornerStyle", \UIPasteControl.Configuration.cornerStyle)
      table.settable("displayMode", \UIPasteControl.Configuration.displayMode)
    }
    classes.addProperties(of: UIPickerView.self) { table in
      table.settable("dataSource", \UIPickerView.dataSource)
      table.settable("delegate", \UIPickerView.delegate)
      table.readable("numberOfComponents", \UIPickerView.numberOfComponents)
      table.settable("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
    }
    classes.addProperties(of: UIProgressView.self) { table in
      table.settable("observedProgress", \UIProgressView.observedProgress)
      table.settable("progress", \UIProgressView.progress)
      table.settable("progressImage", \UIProgressView.progressImage)
      table.settable("progressTintColor", \UIProgressView.progressTintColor)
      table.settable("progressViewStyle", \UIProgressView.progressViewStyle)
      table.settable("trackImage", \UIProgressView.trackImage)
      table.settable("trackTintColor", \UIProgressView.trackTintColor)
    }
    classes.addProperties(of: UIRefreshControl.self) { table in
      table.settable("attributedTitle", \UIRefreshControl.attributedTitle)
      table.readable("refreshing", \UIRefreshControl.isRefreshing)
    }
    classes.addProperties(of: UISegmentedControl.self) { table in
      table.settable("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
      table.settable("momentary", \UISegmentedControl.isMomentary)
      table.readable("numberOfSegments", \UISegmentedControl.numberOfSegments)
      table.settable("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
      table.settable("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    }
    classes.addProperties(of: UISlider.self) { table in
      table.readable("behavioralStyle", \UISlider.behavioralStyle)
      table.readable("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage)
      table.readable("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage)
      table.readable("currentThumbImage", \UISlider.currentThumbImage)
      table.settable("continuous", \UISlider.isContinuous)
      table.settable("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
      table.settable("maximumValue", \UISlider.maximumValue)
      table.settable("maximumValueImage", \UISlider.maximumValueImage)
      table.settable("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
      table.settable("minimumValue", \UISlider.minimumValue)
      table.settable("minimumValueImage", \UISlider.minimumValueImage)
      table.settable("preferredBehavioralStyle", \UISlider.preferredBehavioralStyle)
      table.settable("thumbTintColor", \UISlider.thumbTintColor)
      table.settable("value", \UISlider.value)
    }
    classes.addProperties(of: UIStepper.self) { table in
      table.settable("autorepeat", \UIStepper.autorepeat)
      table.settable("continuous", \UIStepper.isContinuous)
      table.settable("maximumValue", \UIStepper.maximumValue)
      table.settable("minimumValue", \UIStepper.minimumValue)
      table.settable("stepValue", \UIStepper.stepValue)
      table.settable("value", \UIStepper.value)
      table.settable("wraps", \UIStepper.wraps)
    }
    classes.addProperties(of: UISwitch.self) { table in
      table.settable("on", \UISwitch.isOn)
      table.settable("offImage", \UISwitch.offImage)
      table.settable("onImage", \UISwitch.onImage)
      table.settable("onTintColor", \UISwitch.onTintColor)
      table.settable("preferredStyle", \UISwitch.preferredStyle)
      table.readable("style", \UISwitch.style)
      table.settable("thumbTintColor", \UISwitch.thumbTintColor)
      table.settable("title", \UISwitch.title)
    }
    classes.addProperties(of: UIToolTipConfiguration.self) { table in
      table.readable("sourceRect", \UIToolTipConfiguration.sourceRect)
      table.readable("toolTip", \UIToolTipConfiguration.toolTip)
    }
    classes.addProperties(of: UIToolTipInteraction.self) { table in
      table.settable("defaultToolTip", \UIToolTipInteraction.defaultToolTip)
      table.settable("delegate", \UIToolTipInteraction.delegate)
      table.settable("enabled", \UIToolTipInteraction.isEnabled)
      table.readable("view", \UIToolTipInteraction.view)
    }
  }
}
