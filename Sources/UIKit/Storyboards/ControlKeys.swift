import ObjCRuntime

/// The properties of controls, bars and layers that documents and code set by name.
private enum ControlKeys {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      let classes = _ObjCClasses.at(registry!)
      addControls(to: classes)
      addTexts(to: classes)
      addContainers(to: classes)
      addLayer(to: classes)
    }
  }

  private static func addControls(to classes: _ObjCClasses) {
    classes.add(UIControl.self) { table in
      table.property("highlighted", \UIControl.isHighlighted)
      table.property("toolTip", \UIControl.toolTip)
    }
    classes.add(UISwitch.self) { table in
      table.property("on", \UISwitch.isOn)
      table.property("onTintColor", \UISwitch.onTintColor)
      table.property("thumbTintColor", \UISwitch.thumbTintColor)
    }
    classes.add(UISlider.self) { table in
      table.property("value", \UISlider.value)
      table.property("minimumValue", \UISlider.minimumValue)
      table.property("maximumValue", \UISlider.maximumValue)
    }
    classes.add(UIStepper.self) { table in
      table.property("value", \UIStepper.value)
      table.property("minimumValue", \UIStepper.minimumValue)
      table.property("maximumValue", \UIStepper.maximumValue)
      table.property("stepValue", \UIStepper.stepValue)
    }
    classes.add(UIProgressView.self) { table in
      table.property("progress", \UIProgressView.progress)
      table.property("progressTintColor", \UIProgressView.progressTintColor)
      table.property("trackTintColor", \UIProgressView.trackTintColor)
    }
    classes.add(UISegmentedControl.self) { table in
      table.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
      table.property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    }
    classes.add(UIPageControl.self) { table in
      table.property("currentPage", \UIPageControl.currentPage)
      table.property("numberOfPages", \UIPageControl.numberOfPages)
    }
    classes.add(UIDatePicker.self) { table in
      table.property("date", \UIDatePicker.date)
      table.property("minimumDate", \UIDatePicker.minimumDate)
      table.property("maximumDate", \UIDatePicker.maximumDate)
    }
    classes.add(UIActivityIndicatorView.self) { table in
      table.property("color", \UIActivityIndicatorView.color)
      table.property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    }
    classes.add(UIImageView.self) { table in
      table.property("highlightedImage", \UIImageView.highlightedImage)
      table.property("highlighted", \UIImageView.isHighlighted)
    }
    classes.add(UIGestureRecognizer.self) { table in
      table.property("enabled", \UIGestureRecognizer.isEnabled)
      table.property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    }
  }

  private static func addTexts(to classes: _ObjCClasses) {
    classes.add(UILabel.self) { table in
      table.property("attributedText", \UILabel.attributedText)
      table.property("highlightedTextColor", \UILabel.highlightedTextColor)
      table.property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    }
    classes.add(UITextField.self) { table in
      table.property("attributedText", \UITextField.attributedText)
      table.property("attributedPlaceholder", \UITextField.attributedPlaceholder)
      table.property("textColor", \UITextField.textColor)
      table.property("font", \UITextField.font)
      table.property("secureTextEntry", \UITextField.isSecureTextEntry)
      table.property("leftView", \UITextField.leftView)
      table.property("rightView", \UITextField.rightView)
    }
    classes.add(UITextView.self) { table in
      table.property("attributedText", \UITextView.attributedText)
      table.property("textColor", \UITextView.textColor)
      table.property("font", \UITextView.font)
      table.property("editable", \UITextView.isEditable)
      table.property("selectable", \UITextView.isSelectable)
    }
    classes.add(UISearchBar.self) { table in
      table.property(
        "delegate", (any UISearchBarDelegate)?.self,
        get: { unsafeDowncast($0, to: UISearchBar.self).delegate },
        set: { unsafeDowncast($0, to: UISearchBar.self).delegate = $1 })
      table.property("text", \UISearchBar.text)
      table.property("placeholder", \UISearchBar.placeholder)
      table.property("prompt", \UISearchBar.prompt)
      table.property("barTintColor", \UISearchBar.barTintColor)
      table.property("searchTextField", \UISearchBar.searchTextField)
      // The name of before it was public, which apps still ask for.
      table.property("searchField", \UISearchBar.searchTextField)
    }
  }

  private static func addContainers(to classes: _ObjCClasses) {
    classes.add(UIToolbar.self) { table in
      table.property(
        "delegate", (any UIToolbarDelegate)?.self,
        get: { unsafeDowncast($0, to: UIToolbar.self).delegate },
        set: { unsafeDowncast($0, to: UIToolbar.self).delegate = $1 })
      table.property("barTintColor", \UIToolbar.barTintColor)
      table.property("items", \UIToolbar.items)
    }
    classes.add(UINavigationBar.self) { table in
      table.property("barTintColor", \UINavigationBar.barTintColor)
      table.property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    }
    classes.add(UITabBar.self) { table in
      table.property("barTintColor", \UITabBar.barTintColor)
      table.property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    }
    classes.add(UIBarItem.self) { table in
      table.property("title", \UIBarItem.title)
      table.property("image", \UIBarItem.image)
      table.property("enabled", \UIBarItem.isEnabled)
      table.property("tag", \UIBarItem.tag)
    }
    classes.add(UITabBarItem.self) { table in
      table.property("badgeValue", \UITabBarItem.badgeValue)
      table.property("badgeColor", \UITabBarItem.badgeColor)
      table.property("selectedImage", \UITabBarItem.selectedImage)
    }
    classes.add(UIStackView.self) { table in table.property("spacing", \UIStackView.spacing) }
    classes.add(UIScrollView.self) { table in
      table.property("contentOffset", \UIScrollView.contentOffset)
      table.property("contentSize", \UIScrollView.contentSize)
      table.property("refreshControl", \UIScrollView.refreshControl)
    }
    classes.add(UITableView.self) { table in
      table.property("rowHeight", \UITableView.rowHeight)
      table.property("estimatedRowHeight", \UITableView.estimatedRowHeight)
      table.property("separatorColor", \UITableView.separatorColor)
    }
    classes.add(UIViewController.self) { table in
      table.property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
      table.property("tabBarItem", \UIViewController.tabBarItem)
      table.property("modalInPresentation", \UIViewController.isModalInPresentation)
      table.property("restorationIdentifier", \UIViewController.restorationIdentifier)
      table.property("preferredContentSize", \UIViewController.preferredContentSize)
    }
  }

  private static func addLayer(to classes: _ObjCClasses) {
    classes.add(CALayer.self) { table in
      table.property("borderColor", \CALayer.borderColor)
      table.property("backgroundColor", \CALayer.backgroundColor)
      table.property("shadowColor", \CALayer.shadowColor)
      table.property("shadowOpacity", \CALayer.shadowOpacity)
      table.property("shadowRadius", \CALayer.shadowRadius)
      table.property("shadowOffset", \CALayer.shadowOffset)
      table.property("opacity", \CALayer.opacity)
      table.property("zPosition", \CALayer.zPosition)
      table.property("hidden", \CALayer.isHidden)
      table.property("name", \CALayer.name)
      table.property("speed", \CALayer.speed)
    }
  }
}
