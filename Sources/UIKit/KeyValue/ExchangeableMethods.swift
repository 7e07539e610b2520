import ObjCRuntime

/// The frameworks' methods that apps and libraries exchange with `method_exchangeImplementations`. Each queries the
/// runtime first, which costs one comparison while no method is exchanged.
private enum ExchangeableMethods {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      let classes = _ObjCClasses.at(registry!)
      classes.add(UIViewController.self) { lifeCycle(in: $0) }
      classes.add(UIViewController.self) { presentation(in: $0) }
      classes.add(UIView.self) { views(in: $0) }
      classes.add(UIWindow.self) { table in
        table.action("sendEvent:") { window, event in
          unsafeDowncast(window, to: UIWindow.self).sendEvent(event[0, UIEvent.self])
        }
        table.redirectedAction("sendEvent:") { window, event in
          unsafeDowncast(window, to: UIWindow.self).dispatch(event[0, UIEvent.self])
        }
      }
      classes.add(UIApplication.self) { table in
        table.action("sendEvent:") { application, event in
          unsafeDowncast(application, to: UIApplication.self).sendEvent(event[0, UIEvent.self])
        }
        table.redirectedAction("sendEvent:") { _, arguments in
          let event = arguments[0, UIEvent.self]
          for window in event.destinations { window.sendEvent(event) }
        }
      }
      classes.add(UINavigationController.self) { table in
        table.action("pushViewController:animated:") { navigation, arguments in
          unsafeDowncast(navigation, to: UINavigationController.self)
            .pushViewController(arguments[0, UIViewController.self], animated: arguments[1, Bool.self])
        }
        table.redirectedAction("pushViewController:animated:") { navigation, arguments in
          unsafeDowncast(navigation, to: UINavigationController.self)
            .push(arguments[0, UIViewController.self], animated: arguments[1, Bool.self])
        }
      }
    }
  }

  @MainActor
  private static func lifeCycle(in table: _ObjCTable) {
    func add(_ name: StaticString, _ call: @escaping @MainActor (UIViewController, _ObjCArguments) -> Void) {
      table.action(name) { controller, arguments in
        call(unsafeDowncast(controller, to: UIViewController.self), arguments)
      }
      table.redirectedAction(name) { _, _ in }
    }
    add("viewDidLoad") { controller, _ in controller.viewDidLoad() }
    add("viewWillAppear:") { $0.viewWillAppear($1[0, Bool.self]) }
    add("viewIsAppearing:") { $0.viewIsAppearing($1[0, Bool.self]) }
    add("viewDidAppear:") { $0.viewDidAppear($1[0, Bool.self]) }
    add("viewWillDisappear:") { $0.viewWillDisappear($1[0, Bool.self]) }
    add("viewDidDisappear:") { $0.viewDidDisappear($1[0, Bool.self]) }
    add("viewWillLayoutSubviews") { controller, _ in controller.viewWillLayoutSubviews() }
    add("viewDidLayoutSubviews") { controller, _ in controller.viewDidLayoutSubviews() }
    add("traitCollectionDidChange:") { $0.traitCollectionDidChange($1.at(0)) }
    add("willMoveToParentViewController:") { $0.willMove(toParent: $1.at(0)) }
    add("didMoveToParentViewController:") { $0.didMove(toParent: $1.at(0)) }
  }

  @MainActor
  private static func presentation(in table: _ObjCTable) {
    table.action("presentViewController:animated:completion:") { controller, arguments in
      unsafeDowncast(controller, to: UIViewController.self).present(
        arguments[0, UIViewController.self], animated: arguments[1, Bool.self], completion: arguments.at(2))
    }
    table.redirectedAction("presentViewController:animated:completion:") { controller, arguments in
      unsafeDowncast(controller, to: UIViewController.self).startPresentation(
        of: arguments[0, UIViewController.self], animated: arguments[1, Bool.self],
        completion: arguments.at(2))
    }
    table.action("dismissViewControllerAnimated:completion:") { controller, arguments in
      unsafeDowncast(controller, to: UIViewController.self).dismiss(
        animated: arguments[0, Bool.self], completion: arguments.at(1))
    }
    table.redirectedAction("dismissViewControllerAnimated:completion:") { controller, arguments in
      unsafeDowncast(controller, to: UIViewController.self).startDismissal(
        animated: arguments[0, Bool.self], completion: arguments.at(1))
    }
  }

  @MainActor
  private static func views(in table: _ObjCTable) {
    func add(_ name: StaticString, _ call: @escaping @MainActor (UIView, _ObjCArguments) -> Void) {
      table.action(name) { view, arguments in call(unsafeDowncast(view, to: UIView.self), arguments) }
      table.redirectedAction(name) { _, _ in }
    }
    add("layoutSubviews") { view, _ in view.layoutSubviews() }
    table.redirectedAction("layoutSubviews") { object, _ in
      let view = unsafeDowncast(object, to: UIView.self)
      if view.flags.contains(.hostsConstraints) { view.applyConstraintLayout() }
    }
    add("didAddSubview:") { $0.didAddSubview($1[0, UIView.self]) }
    add("willMoveToSuperview:") { $0.willMove(toSuperview: $1.at(0)) }
    add("didMoveToSuperview") { view, _ in view.didMoveToSuperview() }
    add("willMoveToWindow:") { $0.willMove(toWindow: $1.at(0)) }
    add("didMoveToWindow") { view, _ in view.didMoveToWindow() }
    add("traitCollectionDidChange:") { $0.traitCollectionDidChange($1.at(0)) }
  }
}
