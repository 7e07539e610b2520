import UserNotifications

extension UIApplication {
  /// Starts receiving the events of `host`.
  package func attach(to host: any Host) {
    guard host.client !== self else { return }
    host.client = self
    NotificationService.isApplicationInFront = { [weak self] in self?.applicationState == .active }
    NotificationService.didArriveInFront = { [weak self] in self?.receive($0) }
    _ = UIView.adoptDefaultTint(host.environment.accent)
    UITraitCollection.fallback = UIScreen.main.traitCollection
  }
}

extension UIApplication: HostClient {
  package func host(_ host: any Host, window: any HostWindow, received event: HostEvent) {
    for case let scene as UIWindowScene in connected where scene.hostWindow === window {
      return scene.receive(event)
    }
  }

  package func hostEnvironmentDidChange(_ host: any Host) {
    let oldCategory = UITraitCollection.fallback.preferredContentSizeCategory
    UITraitCollection.fallback = UIScreen.main.traitCollection
    for case let scene as UIWindowScene in connected { scene.environmentDidChange() }
    if UIView.adoptDefaultTint(host.environment.accent) {
      for window in windows { window.defaultTintDidChange() }
    }
    let category = preferredContentSizeCategory
    guard category != oldCategory else { return }
    post(
      UIContentSizeCategory.didChangeNotification,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }

  package func hostScreenDidChange(_ host: any Host) {
    UITraitCollection.fallback = UIScreen.main.traitCollection
    for case let scene as UIWindowScene in connected { scene.environmentDidChange() }
    NotificationCenter.default.post(name: UIScreen.modeDidChangeNotification, object: UIScreen.main)
  }

  package func host(_ host: any Host, open urls: [URL]) { receive(urls) }

  package func hostDidReceiveMemoryWarning(_ host: any Host) { receiveMemoryWarning() }

  package func hostWillTerminate(_ host: any Host) { terminate() }
}
