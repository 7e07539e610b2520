import ObjCRuntime

/// The framework's properties that documents set by name: outlets, and attributes with a key path.
private enum InterfaceKeys {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      let classes = _ObjCClasses.at(registry!)
      classes.add(UIView.self) { table in
        table.property("backgroundColor", \UIView.backgroundColor)
        table.property("alpha", \UIView.alpha)
        table.property("hidden", \UIView.isHidden)
        table.property("tag", \UIView.tag)
        table.property("clipsToBounds", \UIView.clipsToBounds)
        table.property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
        table.property("tintColor", \UIView.tintColor)
        table.property("layer", \UIView.layer)
        table.property("frame", \UIView.frame)
        table.property("bounds", \UIView.bounds)
        table.property("center", \UIView.center)
        table.property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        table.property("accessibilityLabel", \UIView.accessibilityLabel)
        table.property("maskView", \UIView.mask)
        table.property("accessibilityElements", \UIView.accessibilityElements)
      }
      classes.add(UILabel.self) { table in
        table.property("text", \UILabel.text)
        table.property("textColor", \UILabel.textColor)
        table.property("font", \UILabel.font)
        table.property("numberOfLines", \UILabel.numberOfLines)
      }
      classes.add(UIImageView.self) { table in table.property("image", \UIImageView.image) }
      classes.add(UIControl.self) { table in
        table.property("enabled", \UIControl.isEnabled)
        table.property("selected", \UIControl.isSelected)
      }
      classes.add(UIScrollView.self) { table in
        table.property(
          "delegate", (any UIScrollViewDelegate)?.self,
          get: { unsafeDowncast($0, to: UIScrollView.self).delegate },
          set: { unsafeDowncast($0, to: UIScrollView.self).delegate = $1 })
      }
      classes.add(UIViewController.self) { table in
        table.property("title", \UIViewController.title)
        table.property("view", \UIViewController.view)
        table.property(
          "transitioningDelegate", (any UIViewControllerTransitioningDelegate)?.self,
          get: { unsafeDowncast($0, to: UIViewController.self).transitioningDelegate },
          set: { unsafeDowncast($0, to: UIViewController.self).transitioningDelegate = $1 })
      }
      classes.add(UINavigationController.self) { table in
        table.property(
          "delegate", (any UINavigationControllerDelegate)?.self,
          get: { unsafeDowncast($0, to: UINavigationController.self).delegate },
          set: { unsafeDowncast($0, to: UINavigationController.self).delegate = $1 })
      }
      classes.add(UITabBarController.self) { table in
        table.property(
          "delegate", (any UITabBarControllerDelegate)?.self,
          get: { unsafeDowncast($0, to: UITabBarController.self).delegate },
          set: { unsafeDowncast($0, to: UITabBarController.self).delegate = $1 })
      }
      classes.add(UINavigationBar.self) { table in
        table.property(
          "delegate", (any UINavigationBarDelegate)?.self,
          get: { unsafeDowncast($0, to: UINavigationBar.self).delegate },
          set: { unsafeDowncast($0, to: UINavigationBar.self).delegate = $1 })
      }
      classes.add(UITabBar.self) { table in
        table.property(
          "delegate", (any UITabBarDelegate)?.self, get: { unsafeDowncast($0, to: UITabBar.self).delegate },
          set: { unsafeDowncast($0, to: UITabBar.self).delegate = $1 })
      }
      classes.add(UIGestureRecognizer.self) { table in
        table.property(
          "delegate", (any UIGestureRecognizerDelegate)?.self,
          get: { unsafeDowncast($0, to: UIGestureRecognizer.self).delegate },
          set: { unsafeDowncast($0, to: UIGestureRecognizer.self).delegate = $1 })
      }
      classes.add(UITextView.self) { table in
        table.property("text", \UITextView.text)
        table.property(
          "delegate", (any UITextViewDelegate)?.self,
          get: { unsafeDowncast($0, to: UITextView.self).delegate },
          set: { unsafeDowncast($0, to: UITextView.self).delegate = $1 })
      }
      classes.add(UITextField.self) { table in
        table.property("text", \UITextField.text)
        table.property("placeholder", \UITextField.placeholder)
        table.property(
          "delegate", (any UITextFieldDelegate)?.self,
          get: { unsafeDowncast($0, to: UITextField.self).delegate },
          set: { unsafeDowncast($0, to: UITextField.self).delegate = $1 })
      }
      classes.add(UIPickerView.self) { table in
        table.property(
          "delegate", (any UIPickerViewDelegate)?.self,
          get: { unsafeDowncast($0, to: UIPickerView.self).delegate },
          set: { unsafeDowncast($0, to: UIPickerView.self).delegate = $1 })
        table.property(
          "dataSource", (any UIPickerViewDataSource)?.self,
          get: { unsafeDowncast($0, to: UIPickerView.self).dataSource },
          set: { unsafeDowncast($0, to: UIPickerView.self).dataSource = $1 })
      }
      classes.add(UICollectionView.self) { table in
        table.property(
          "delegate", (any UICollectionViewDelegate)?.self,
          get: { unsafeDowncast($0, to: UICollectionView.self).delegate },
          set: { unsafeDowncast($0, to: UICollectionView.self).delegate = $1 })
        table.property(
          "dataSource", (any UICollectionViewDataSource)?.self,
          get: { unsafeDowncast($0, to: UICollectionView.self).dataSource },
          set: { unsafeDowncast($0, to: UICollectionView.self).dataSource = $1 })
        table.property(
          "prefetchDataSource", (any UICollectionViewDataSourcePrefetching)?.self,
          get: { unsafeDowncast($0, to: UICollectionView.self).prefetchDataSource },
          set: { unsafeDowncast($0, to: UICollectionView.self).prefetchDataSource = $1 })
      }
      classes.add(UISplitViewController.self) { table in
        table.property(
          "delegate", (any UISplitViewControllerDelegate)?.self,
          get: { unsafeDowncast($0, to: UISplitViewController.self).delegate },
          set: { unsafeDowncast($0, to: UISplitViewController.self).delegate = $1 })
      }
      classes.add(UIPageViewController.self) { table in
        table.property(
          "delegate", (any UIPageViewControllerDelegate)?.self,
          get: { unsafeDowncast($0, to: UIPageViewController.self).delegate },
          set: { unsafeDowncast($0, to: UIPageViewController.self).delegate = $1 })
        table.property(
          "dataSource", (any UIPageViewControllerDataSource)?.self,
          get: { unsafeDowncast($0, to: UIPageViewController.self).dataSource },
          set: { unsafeDowncast($0, to: UIPageViewController.self).dataSource = $1 })
      }
      classes.add(UITableViewController.self) { table in
        table.property("tableView", \UITableViewController.tableView)
        table.property("refreshControl", \UITableViewController.refreshControl)
      }
      classes.add(UICollectionViewController.self) { table in
        table.property("collectionView", \UICollectionViewController.collectionView)
      }
      classes.add(UITableView.self) { table in
        table.property(
          "delegate", (any UITableViewDelegate)?.self,
          get: { unsafeDowncast($0, to: UITableView.self).delegate },
          set: { unsafeDowncast($0, to: UITableView.self).delegate = $1 })
        table.property(
          "dataSource", (any UITableViewDataSource)?.self,
          get: { unsafeDowncast($0, to: UITableView.self).dataSource },
          set: { unsafeDowncast($0, to: UITableView.self).dataSource = $1 })
        table.property(
          "prefetchDataSource", (any UITableViewDataSourcePrefetching)?.self,
          get: { unsafeDowncast($0, to: UITableView.self).prefetchDataSource },
          set: { unsafeDowncast($0, to: UITableView.self).prefetchDataSource = $1 })
        table.property("tableHeaderView", \UITableView.tableHeaderView)
        table.property("tableFooterView", \UITableView.tableFooterView)
        table.property("backgroundView", \UITableView.backgroundView)
      }
      classes.add(UITableViewCell.self) { table in
        table.property("accessoryView", \UITableViewCell.accessoryView)
        table.property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
        table.property("backgroundView", \UITableViewCell.backgroundView)
        table.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        table.property("textLabel", \UITableViewCell.textLabel)
        table.property("detailTextLabel", \UITableViewCell.detailTextLabel)
        table.property("imageView", \UITableViewCell.imageView)
      }
      classes.add(UICollectionViewCell.self) { table in
        table.property("backgroundView", \UICollectionViewCell.backgroundView)
        table.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
      }
      classes.add(UIBarButtonItem.self) { table in
        table.property("title", \UIBarButtonItem.title)
        table.property("customView", \UIBarButtonItem.customView)
        table.property("tintColor", \UIBarButtonItem.tintColor)
      }
      classes.add(UINavigationItem.self) { table in
        table.property("titleView", \UINavigationItem.titleView)
        table.property("title", \UINavigationItem.title)
        table.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        table.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        table.property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        table.property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
      }
      classes.add(NSLayoutConstraint.self) { table in table.property("constant", \NSLayoutConstraint.constant)
      }
      classes.add(CALayer.self) { table in
        table.property("cornerRadius", \CALayer.cornerRadius)
        table.property("borderWidth", \CALayer.borderWidth)
        table.property("masksToBounds", \CALayer.masksToBounds)
      }
    }
  }
}
