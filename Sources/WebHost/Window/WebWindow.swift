import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The window of a scene, shown by a page of a browser.
@MainActor
final class WebWindow: HostWindow {
  /// The number of the page that shows the window; 0 for none.
  private(set) var page: UInt32 = 0
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
  private var history = NavigationHistory()
  /// The depth that the person selected in the browser's history, until the app shows it.
  private var wantedDepth: Int?
  private var areas = ScrollAreas()
  private var presses = PressAreas()
  /// The number of pointer and scroll events of the page.
  private var inputCount: UInt32 = 0
  private var answeredInput: UInt32 = 0
  /// The state behind the last address that was sent.
  private var sentState: [UInt8] = []
  private var accessibility = AccessibilityPage()
  /// The pending update of the accessibility tree, the scroll views and the state, and its delay in seconds. Reading the tree
  /// costs more than a frame of an animation.
  private var restUpdate: FrameClock.Deadline?
  private static let restDelay = 0.1

  init(host: WebHost, geometry: HostWindowGeometry) {
    _host = OwnerReference(wrappedValue: host)
    self.geometry = geometry
  }

  private func send(_ message: AppMessage) { host.send(message, to: page) }

  func deliver(_ event: HostEvent) {
    guard !isClosed else { return }
    if case .geometry(let shape) = event {
      guard shape != geometry else { return }
      geometry = shape
    }
    switch event {
    case .pointer, .scroll: inputCount &+= 1
    default: break
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
    restUpdate?.cancel()
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

  var offersDraggedItems: Bool { true }

  func setDraggedItems(_ items: [HostDragItem]) { send(.draggedItems(host.offer(items))) }

  // MARK: Frames

  private func present() {
    guard framesInFlight < Self.maximumFramesInFlight else {
      isStale = true
      return
    }
    isStale = false
    guard let rootLayer, page != 0 else { return }
    let updates = encoder.encode(builder.build(rootLayer))
    var scrolling = ByteWriter()
    areas.appendMoved(to: &scrolling, encoder)
    if updates != nil || answeredInput != inputCount {
      if answeredInput != inputCount {
        answeredInput = inputCount
        scrolling.write(ElementUpdates.answered)
        scrolling.write(compact: inputCount)
      }
      frame &+= 1
      framesInFlight += 1
      send(.frame(number: frame, (updates ?? []) + scrolling.bytes))
    }
    updateAddress()
    setNeedsUpdateAtRest()
  }

  /// The page has painted a frame.
  func presented(_ number: UInt32) {
    guard number <= frame else { return }
    framesInFlight = min(framesInFlight, Int(frame - number))
    if isStale { present() }
  }

  /// Shows the window in a page.
  func attach(to page: UInt32) {
    self.page = page
    pageRestarted()
  }

  /// The page was loaded again and has nothing to show.
  func pageRestarted() {
    encoder.reset()
    areas.forgetSentAreas()
    presses.forgetSentAreas()
    framesInFlight = 0
    (inputCount, answeredInput) = (0, 0)
    address = nil
    wantedDepth = nil
    sentState = []
    accessibility = AccessibilityPage()
    // One picture for several starts.
    isStale = true
    host.performWhenIdle { [weak self] in
      if let self, isStale { present() }
    }
  }

  // MARK: Address

  var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      .first { $0.hostWindow === self }
  }

  /// The window of the app's own content.
  private var contentWindow: UIWindow? { scene?.keyWindow ?? scene?.windows.first { !$0.isHidden } }

  private func updateAddress() {
    history.update(contentWindow)
    let new = NavigationAddress.current(in: contentWindow)
    guard new != address else { return }
    address = new
    send(.address(new, isAnswer: false))
    continueNavigation()
  }

  /// Goes to the screen at a depth of the address: back, or forward to a screen that was left.
  func navigate(to depth: Int) {
    guard let address else { return }
    wantedDepth = depth
    if depth < address.depth {
      NavigationReturn.go(back: address.depth - depth, in: contentWindow)
      // A screen that refuses to be dismissed stays.
      history.update(contentWindow)
      if NavigationAddress.current(in: contentWindow).depth >= address.depth { answerNavigation() }
    } else {
      continueNavigation()
    }
  }

  /// Goes forward by one screen at a time.
  private func continueNavigation() {
    guard let wantedDepth, let address else { return }
    if wantedDepth == address.depth { self.wantedDepth = nil }
    if wantedDepth > address.depth, !history.goForward() { answerNavigation() }
  }

  /// Corrects the address of a page that shows the address of a screen that the app does not show.
  private func answerNavigation() {
    wantedDepth = nil
    if let address { send(.address(address, isAnswer: true)) }
  }

  /// Sends the saved state of the visible screen, which the server keeps for the page's address.
  private func updateState() {
    guard let address, address.depth > 0 || address.path.contains("?"), let session = scene?.session,
      let state = SavedScene.bytes(of: session), state != sentState
    else { return }
    sentState = state
    host.send(state: state, of: page)
  }

  // MARK: Updates at rest

  private func setNeedsUpdateAtRest() {
    guard restUpdate == nil else { return }
    restUpdate = FrameClock.shared.schedule(after: Self.restDelay, isBackground: true) { [weak self] in
      self?.restUpdate = nil
      self?.updateAtRest()
    }
  }

  private func updateAtRest() {
    guard let scene, page != 0 else { return }
    if let tree = accessibility.update(AccessibilityTree.nodes(in: scene)) { send(.accessibility(tree)) }
    if let areas = areas.update(scene, encoder) { send(.scrollAreas(areas)) }
    if let areas = presses.update(scene, encoder) { send(.pressAreas(areas)) }
    guard FrameClock.shared.isIdle else { return setNeedsUpdateAtRest() }
    updateState()
  }

  // MARK: Accessibility

  func perform(_ action: PageMessage.ElementAction, on element: UInt32, _ value: String) {
    accessibility.perform(action, on: element, value)
  }

  func announce(_ text: String) { send(.announcement(text)) }
}
