import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The window of a scene, shown by a page of a browser.
@MainActor
final class WebWindow: HostWindow {
  let page: UInt32
  private(set) var geometry: HostWindowGeometry
  @OwnerReference private var host: WebHost
  private let builder = DisplayListBuilder()
  private let encoder = SceneEncoder()
  private var root: LayerRoot?
  private var isClosed = false

  /// Frames that the page has not painted yet. A slow page receives the newest frame later instead of a queue of old ones.
  private var framesInFlight = 0
  private var isStale = false
  private var frame: UInt32 = 0
  private static let maximumFramesInFlight = 2

  private var address: NavigationAddress?
  private var accessibility = AccessibilityPage()
  /// The pending update of the accessibility tree, and its delay in seconds. Reading the tree costs more than a frame of an
  /// animation.
  private var accessibilityUpdate: FrameClock.Deadline?
  private static let accessibilityDelay = 0.1

  init(host: WebHost, page: UInt32, geometry: HostWindowGeometry) {
    _host = OwnerReference(wrappedValue: host)
    self.page = page
    self.geometry = geometry
  }

  private func send(_ message: AppMessage) { host.send(message, to: page) }

  func deliver(_ event: HostEvent) {
    guard !isClosed else { return }
    if case .geometry(let shape) = event {
      guard shape != geometry else { return }
      geometry = shape
    }
    host.client?.host(host, window: self, received: event)
  }

  // MARK: HostWindow

  var rootLayer: CALayer? {
    didSet {
      guard rootLayer !== oldValue else { return }
      root?.invalidate()
      root = rootLayer.map { LayerRoot(layer: $0) }
      root?.present = { [weak self] in self?.present() }
    }
  }

  func show() {
    deliver(.visible(true))
    deliver(.active(true))
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    rootLayer = nil
    accessibilityUpdate?.cancel()
    send(.closed)
    host.windowClosed(self)
  }

  func setTitle(_ title: String) { send(.title(title)) }

  /// Ignored because the browser determines the size of its window.
  func requestSize(_ size: CGSize) {}
  func setMinimumSize(_ size: CGSize) {}
  func requestOrientation(_ orientation: HostOrientation) {}

  func setCursor(_ cursor: HostCursor) { send(.cursor(cursor.cssName)) }

  /// The browser draws its own status bar.
  func setStatusBar(_ bar: HostStatusBar) {}

  func setTextInput(_ input: HostTextInput?) { send(.textInput(input)) }

  // MARK: Frames

  private func present() {
    guard framesInFlight < Self.maximumFramesInFlight else {
      isStale = true
      return
    }
    isStale = false
    guard let rootLayer else { return }
    if let updates = encoder.encode(builder.build(rootLayer)) {
      frame &+= 1
      framesInFlight += 1
      send(.frame(number: frame, updates))
    }
    updateAddress()
    setNeedsAccessibilityUpdate()
  }

  /// The page has painted a frame.
  func presented(_ number: UInt32) {
    guard number <= frame else { return }
    framesInFlight = min(framesInFlight, Int(frame - number))
    if isStale { present() }
  }

  /// The page was loaded again and has nothing to show.
  func pageRestarted() {
    encoder.reset()
    framesInFlight = 0
    address = nil
    accessibility = AccessibilityPage()
    present()
  }

  // MARK: Address

  private var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      .first { $0.hostWindow === self }
  }

  /// The window of the app's own content.
  private var contentWindow: UIWindow? { scene?.keyWindow ?? scene?.windows.first { !$0.isHidden } }

  private func updateAddress() {
    let new = NavigationAddress.current(in: contentWindow)
    guard new != address else { return }
    address = new
    send(.address(new))
  }

  /// Returns to the screen at a depth of the address.
  func navigate(to depth: Int) {
    guard let address, depth < address.depth else { return }
    NavigationReturn.go(back: address.depth - depth, in: contentWindow)
  }

  // MARK: Accessibility

  private func setNeedsAccessibilityUpdate() {
    guard accessibilityUpdate == nil else { return }
    accessibilityUpdate = FrameClock.shared.schedule(after: Self.accessibilityDelay, isBackground: true) {
      [weak self] in
      self?.accessibilityUpdate = nil
      self?.updateAccessibility()
    }
  }

  private func updateAccessibility() {
    guard let scene, let tree = accessibility.update(AccessibilityTree.nodes(in: scene)) else { return }
    send(.accessibility(tree))
  }

  func perform(_ action: PageMessage.ElementAction, on element: UInt32, _ value: String) {
    accessibility.perform(action, on: element, value)
  }

  func announce(_ text: String) { send(.announcement(text)) }
}
