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

  var zoom: CGFloat { webView?.pageZoom ?? 1 }

  func viewDidChange() {
    guard let webView else { return }
    if scroller.superview != nil { surface.resize(to: viewport.size) }
    let scale = webView.traitCollection.displayScale
    if scale > 0 { surface.setScale(scale) }
    surface.hasAlpha = !webView.isOpaque
    var background = webView.isOpaque ? [1.0, 1, 1, 1] : [0, 0, 0, 0]
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
    GLib.set(settings, "minimum-font-size", UInt32(max(preferences.minimumFontSize, 0)))
    GLib.set(
      settings, "media-playback-requires-user-gesture",
      !webView.configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
    GLib.set(settings, "user-agent", userAgent(of: webView))
    WPE.setZoom(view, Double(zoom))
  }

  private func userAgent(of webView: WKWebView) -> String {
    if let agent = webView.customUserAgent, !agent.isEmpty { return agent }
    let isPad = webView.traitCollection.userInterfaceIdiom == .pad
    let system = isPad ? "iPad; CPU OS 17_0" : "iPhone; CPU iPhone OS 17_0"
    let engine = "Mozilla/5.0 (\(system) like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    let name = webView.configuration.applicationNameForUserAgent ?? ""
    return name.isEmpty ? engine : "\(engine) \(name)"
  }

  // MARK: Pictures

  func show(_ picture: CGImage) {
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

  /// Receives the size and scroll position of the page.
  func receive(_ state: [String: Any]) {
    if let width = state["width"] as? Double, let height = state["height"] as? Double {
      let size = CGSize(width: width * zoom, height: height * zoom)
      if size != pageSize {
        pageSize = size
        pageView.frame = CGRect(origin: .zero, size: size)
        if scroller.contentSize != size { scroller.contentSize = size }
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
