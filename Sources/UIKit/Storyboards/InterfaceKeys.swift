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
