import UIKit

/// Sizes, pictures and scrolling.
extension RenderedPage {
  /// The part of the view that the page fills: without the bars at the top, and without those at the bottom that are higher
  /// than a home indicator.
  private var viewport: CGRect {
    let inset = scroller.adjustedContentInset
    let bounds = scroller.bounds.size
    let bottom = inset.bottom > 34 ? inset.bottom : 0
    return CGRect(
      x: inset.left, y: inset.top, width: max(bounds.width - inset.left - inset.right, 1),
      height: max(bounds.height - inset.top - bottom, 1))
  }

  /// The points of a pixel of the page.
  var zoom: CGFloat { (webView?.pageZoom ?? 1) * viewportZoom }

  /// The width of pages that do not declare one.
  private static let defaultWidth: CGFloat = 980

  /// Applies the content of the page's viewport element; nil without one.
  func viewportDidChange(_ content: String?) {
    viewportContent = content
    let width = surface.size.width
    guard width > 1 else { return }
    let newZoom = Self.zoom(content, width: width)
    guard abs(newZoom - viewportZoom) > 0.001 else { return }
    viewportZoom = newZoom
    WPE.setZoom(view, Double(zoom))
    update {}
  }

  /// The zoom of a page in a view of a width: its initial scale, or that which shows its whole width.
  static func zoom(_ content: String?, width: CGFloat) -> CGFloat {
    guard let content else { return width / defaultWidth }
    var values: [String: String] = [:]
    for part in content.split(whereSeparator: { ",;".contains($0) }) {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
      if pair.count == 2 { values[pair[0]] = pair[1] }
    }
    if let scale = values["initial-scale"].flatMap(Double.init), scale.isFinite, scale > 0 {
      return min(max(CGFloat(scale), 0.1), 10)
    }
    if let declared = values["width"].flatMap(Double.init), declared.isFinite, declared > 0 {
      return min(max(width / CGFloat(declared), 0.1), 10)
    }
    return values["width"] == nil ? width / defaultWidth : 1
  }

  /// Shows the page's color beyond its edges.
  private func backgroundDidChange(_ color: String) {
    let numbers = color.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    guard numbers.count >= 3, numbers.count < 4 || numbers[3] > 0 else {
      pageColor = nil
      return updateBackground()
    }
    pageColor = UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
    updateBackground()
  }

  private func updateBackground() {
    guard let webView else { return }
    let color = webView.isOpaque ? webView.underPageBackgroundColor ?? pageColor ?? .white : nil
    if scroller.backgroundColor != color { scroller.backgroundColor = color }
  }

  func viewDidChange() {
    guard let webView, captured == nil else { return }
    if scroller.superview != nil { surface.resize(to: viewport.size) }
    // Views that leave their window stop drawing; those that have not been in one draw for snapshots.
    if webView.window != nil { hasHadWindow = true }
    surface.setActive(webView.window != nil || !hasHadWindow)
    let scale = webView.traitCollection.displayScale
    if scale > 0 { surface.setScale(scale) }
    surface.hasAlpha = !webView.isOpaque
    updateAppearance(webView.traitCollection.userInterfaceStyle == .dark)
    var background = webView.isOpaque ? [1.0, 1, 1, 1] : [0, 0, 0, 0]
    updateBackground()
    viewportDidChange(viewportContent)
    background.withUnsafeMutableBytes { WPE.setBackground(view, $0.baseAddress!) }
    scrollViewDidLayOut()
  }

  func settingsDidChange() {
    guard let webView else { return }
    let settings = WPE.settings(view)
    let preferences = webView.configuration.preferences
    GLib.set(settings, "enable-javascript", preferences.javaScriptEnabled)
    GLib.set(
      settings, "javascript-can-open-windows-automatically", preferences.javaScriptCanOpenWindowsAutomatically
    )
    GLib.set(settings, "enable-fullscreen", preferences.isElementFullscreenEnabled)
    GLib.set(settings, "print-backgrounds", preferences.shouldPrintBackgrounds)
    GLib.set(
      settings, "enable-javascript-markup",
      webView.configuration.defaultWebpagePreferences?.allowsContentJavaScript ?? true)
    GLib.set(settings, "media-playback-allows-inline", webView.configuration.allowsInlineMediaPlayback)
    for (name, setting) in Self.undeclaredSettings {
      let value = preferences.undeclared[name] ?? webView.configuration.undeclared[name]
      GLib.set(settings, setting, value as? Bool ?? false)
    }
    GLib.set(settings, "minimum-font-size", UInt32(max(preferences.minimumFontSize, 0)))
    GLib.set(
      settings, "media-playback-requires-user-gesture",
      !webView.configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
    GLib.set(settings, "user-agent", userAgent(of: webView))
    WPE.setZoom(view, Double(zoom))
  }

  /// Settings that apps set by names which WebKit does not declare.
  private static let undeclaredSettings = [
    "allowFileAccessFromFileURLs": "allow-file-access-from-file-urls",
    "allowUniversalAccessFromFileURLs": "allow-universal-access-from-file-urls",
    "developerExtrasEnabled": "enable-developer-extras",
  ]

  private func userAgent(of webView: WKWebView) -> String {
    if let agent = webView.customUserAgent, !agent.isEmpty { return agent }
    if webView.configuration.defaultWebpagePreferences?.preferredContentMode == .desktop {
      let engine = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
      return webView.configuration.applicationNameForUserAgent.map { "\(engine) \($0)" } ?? engine
    }
    let isPad = webView.traitCollection.userInterfaceIdiom == .pad
    let system = isPad ? "iPad; CPU OS 17_0" : "iPhone; CPU iPhone OS 17_0"
    let engine = "Mozilla/5.0 (\(system) like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    let name = webView.configuration.applicationNameForUserAgent ?? ""
    return name.isEmpty ? engine : "\(engine) \(name)"
  }

  private func updateAppearance(_ isDark: Bool) {
    guard isDark != self.isDark else { return }
    self.isDark = isDark
    content.update()
    guard webView?.url != nil else { return }
    run(PageAppearance.queries(isDark: isDark), isFunction: false, in: nil) { _ in }
    run(PageAppearance.styles(isDark: isDark), isFunction: false, in: PageContentScripts.world, settles: true)
    { _ in }
  }

  // MARK: Pictures

  func show(_ picture: CGImage) {
    if captured != nil {
      captured = .some(picture)
      return
    }
    if let next = nextPictureScroll {
      pictureScroll = next
      nextPictureScroll = nil
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pageView.picture.contents = picture
    CATransaction.commit()
    placePicture()
  }

  /// Places the picture where the engine has drawn it, until the next one arrives.
  func placePicture() {
    let size = surface.size
    let frame = CGRect(origin: pictureScroll, size: size)
    guard pageView.picture.frame != frame else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pageView.picture.frame = frame
    CATransaction.commit()
  }

  // MARK: Scrolling

  /// The scroll position of the page that the scroll view asks for.
  private var wantedScroll: CGPoint {
    let (inset, offset) = (scroller.adjustedContentInset, scroller.contentOffset)
    let size = surface.size
    return CGPoint(
      x: min(max(offset.x + inset.left, 0), max(pageSize.width - size.width, 0)),
      y: min(max(offset.y + inset.top, 0), max(pageSize.height - size.height, 0)))
  }

  func scrollViewDidLayOut() {
    placePicture()
    let wanted = wantedScroll
    guard !isScrolling, wanted != requestedScroll else { return }
    isScrolling = true
    requestedScroll = wanted
    let source = "portolanScroll(\(wanted.x / zoom), \(wanted.y / zoom))"
    run(source, isFunction: false, in: PageContentScripts.world) { [weak self] result in
      guard let self else { return }
      self.isScrolling = false
      if case .success(let value) = result, let state = value as? [String: Any] {
        self.nextPictureScroll = self.position(state)
        self.receive(state)
      }
      self.scrollViewDidLayOut()
      if !self.isScrolling, !self.scroller.isTracking, !self.scroller.isDecelerating { self.update {} }
    }
  }

  private func position(_ state: [String: Any]) -> CGPoint? {
    guard let x = state["x"] as? Double, let y = state["y"] as? Double else { return nil }
    return CGPoint(x: x * zoom, y: y * zoom)
  }

  /// A new page begins at its top.
  func resetScroll() {
    requestedScroll = .zero
    nextPictureScroll = .zero
    let inset = scroller.adjustedContentInset
    scroller.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
  }

  /// Receives a message of the framework's script.
  func receive(_ state: [String: Any]) {
    if let field = state["focus"] { return focusDidChange(field as? [String: Any]) }
    if state["captured"] != nil { return captureTouch() }
    if let viewport = state["viewport"] { return viewportDidChange(viewport as? String) }
    if let color = state["background"] as? String { backgroundDidChange(color) }
    if let width = state["width"] as? Double, let height = state["height"] as? Double {
      let size = CGSize(width: width * zoom, height: height * zoom)
      if size != pageSize {
        pageSize = size
        pageView.frame = CGRect(origin: .zero, size: size)
        if scroller.contentSize != size { scroller.contentSize = size }
        updateElements()
      }
    }
    if state["moved"] != nil, let position = position(state), !isScrolling, !scroller.isTracking {
      requestedScroll = position
      nextPictureScroll = position
      let inset = scroller.adjustedContentInset
      scroller.contentOffset = CGPoint(x: position.x - inset.left, y: position.y - inset.top)
    }
  }
}
