import CGTK
import CGTKShim
import CoreGraphics
import Foundation
import OffscreenHost
import QuartzCore
import UIKit

// Every `assumeIsolated`: GTK and GLib call back on the main thread.

/// A top-level window for a scene.
@MainActor
final class GTKWindow: HostWindow {
  @OwnerReference private var host: GTKHost
  private(set) var geometry: HostWindowGeometry

  let surface: UnsafeMutablePointer<GtkWidget>
  private let window: UnsafeMutablePointer<GtkWindow>
  private let pointer: PointerInput
  private let keyboard: KeyboardInput
  private let renderer = LayerRenderer()
  private var root: LayerRoot?
  private var wantedOrientation: HostOrientation?
  private var accessibility: AccessibilityBridge?
  private var isClosed = false
  /// The pending request for a sharp frame after movement.
  private var sharpening: guint = 0
  private var isActive = false
  private var statusBar = HostStatusBar()
  /// The simulated status bar and home indicator.
  private var chrome: DeviceChromeLayer?
  private var errors: BuildErrorLayer?
  /// The initial position of the window.
  private var wantedOrigin: CGPoint?
  /// The size of the window when it is not maximized or full screen.
  private var normalSize: CGSize
  /// The size of the surface when it was laid out in the normal size, before that what the display server has given to the window.
  private var usedSize: CGSize?
  private(set) var isVisible = false

  /// Whether the window was drawn at least once.
  private(set) var isDrawn = false

  init(host: GTKHost, request: HostWindowRequest) {
    _host = OwnerReference(wrappedValue: host)
    let restored = host.restoresWindows ? request.placement : nil
    let size = request.size ?? restored?.size ?? host.preferredWindowSize
    normalSize = size
    wantedOrigin = restored?.origin
    let widget = gtk_window_new()!
    window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    surface = ptl_surface_new()
    let scale = CGFloat(gtk_widget_get_scale_factor(widget))
    geometry =
      host.device?.geometry(hidingStatusBar: false, scale: scale)
      ?? HostWindowGeometry(size: size, scale: scale, orientation: Self.orientation(of: size))

    let route = Route()
    pointer = PointerInput(surface: surface) { route.window?.send($0) }
    keyboard = KeyboardInput(surface: surface) { route.window?.send($0) }
    route.window = self

    gtk_window_set_default_size(window, gint(size.width), gint(size.height))
    gtk_window_set_child(window, surface)
    setMinimumSize(request.minimumSize)
    setTitle(request.title)
    if restored?.isMaximized == true { gtk_window_maximize(window) }
    if restored?.isFullScreen == true { gtk_window_fullscreen(window) }
    if host.device != nil {
      gtk_window_set_resizable(window, 0)
      chrome = DeviceChromeLayer()
    }
    connectSurface()
    connectWindow()
    gtk_widget_grab_focus(surface)
    accessibilityChanged()
  }

  /// Allows input objects to be created before the window.
  private final class Route {
    weak var window: GTKWindow?
  }

  // MARK: HostWindow

  var rootLayer: CALayer? {
    didSet {
      guard rootLayer !== oldValue else { return }
      root?.invalidate()
      chrome?.removeFromSuperlayer()
      if let chrome { rootLayer?.addSublayer(chrome) }
      updateChrome()
      updateBuildErrors()
      root = rootLayer.map { LayerRoot(layer: $0) }
      root?.present = { [weak self] in self?.needsDrawing() }
      needsDrawing()
    }
  }

  func show() {
    gtk_window_present(window)
    if usedSize == nil { usedSize = givenSize }
  }

  func setActivationToken(_ token: String) { gtk_window_set_startup_id(window, token) }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    rootLayer = nil
    accessibilityChanged()
    gtk_window_destroy(window)
  }

  func setTitle(_ title: String) { gtk_window_set_title(window, title) }

  func requestSize(_ size: CGSize) {
    guard host.device == nil else { return }
    gtk_window_set_default_size(window, gint(size.width.rounded()), gint(size.height.rounded()))
  }

  func setMinimumSize(_ size: CGSize) {
    // A simulated device has a fixed size.
    let size = host.device == nil ? size : geometry.size
    ptl_surface_set_minimum_size(surface, gint(size.width.rounded(.up)), gint(size.height.rounded(.up)))
  }

  func requestOrientation(_ orientation: HostOrientation) {
    guard orientation != geometry.orientation else { return }
    if let device = host.device {
      if let wanted = UIInterfaceOrientation(rawValue: orientation.rawValue) { device.turn(to: wanted) }
      return
    }
    wantedOrientation = orientation
    if orientation.isLandscape == (geometry.size.width > geometry.size.height) {
      shapeChanged()
    } else {
      requestSize(CGSize(width: geometry.size.height, height: geometry.size.width))
    }
  }

  func setCursor(_ cursor: HostCursor) { gtk_widget_set_cursor_from_name(surface, cursor.cssName) }

  /// Updates the status bar, which is only visible for a simulated device.
  func setStatusBar(_ bar: HostStatusBar) {
    guard bar != statusBar else { return }
    statusBar = bar
    deviceChangedShape()
    updateChrome()
  }

  private var isFullScreen: Bool { gtk_window_is_fullscreen(window) != 0 }

  func toggleFullScreen() {
    guard host.device == nil else { return }
    if isFullScreen { gtk_window_unfullscreen(window) } else { gtk_window_fullscreen(window) }
  }

  var placement: HostWindowPlacement? {
    guard host.restoresWindows, !isClosed else { return nil }
    let isMaximized = gtk_window_is_maximized(window) != 0
    var origin = wantedOrigin
    var size = normalSize
    if isVisible, !isFullScreen, !isMaximized {
      origin = position ?? origin
      if let given = givenSize, let usedSize {
        size.width += given.width - usedSize.width
        size.height += given.height - usedSize.height
      }
    }
    return HostWindowPlacement(
      size: size, origin: origin, isMaximized: isMaximized, isFullScreen: isFullScreen)
  }

  /// The size that the display server has given to the window, in points. The window is laid out in it one frame later.
  private var givenSize: CGSize? {
    var (width, height) = (gint(0), gint(0))
    guard ptl_window_get_given_size(window, &width, &height) != 0 else { return nil }
    return CGSize(width: Int(width), height: Int(height))
  }

  /// The size of the window's surface, in points.
  private var surfaceSize: CGSize? {
    guard let native = gtk_widget_get_native(surface), let surface = gtk_native_get_surface(native) else {
      return nil
    }
    return CGSize(width: Int(gdk_surface_get_width(surface)), height: Int(gdk_surface_get_height(surface)))
  }

  /// The position in points; `nil` if the display server does not provide it.
  private var position: CGPoint? {
    var (x, y) = (gint(0), gint(0))
    guard ptl_window_get_position(window, &x, &y) != 0 else { return nil }
    return CGPoint(x: CGFloat(x) / geometry.scale, y: CGFloat(y) / geometry.scale)
  }

  /// Moves the window to its last position, if a monitor still contains it.
  private func restorePosition() {
    guard let origin = wantedOrigin else { return }
    let place = CGRect(origin: origin, size: normalSize)
    guard
      host.monitorFrames.contains(where: {
        $0.intersection(place).width >= 80 && $0.intersection(place).height >= 40
      })
    else { return }
    _ = ptl_window_set_position(
      window, gint((origin.x * geometry.scale).rounded()), gint((origin.y * geometry.scale).rounded()))
  }

  // MARK: A device

  /// Called when the simulated device was rotated or replaced.
  func deviceChangedShape() {
    guard let device = host.device else { return }
    let shape = device.geometry(hidingStatusBar: statusBar.isHidden, scale: geometry.scale)
    guard shape != geometry else { return }
    geometry = shape
    if errors != nil { updateBuildErrors() }
    setMinimumSize(shape.size)
    gtk_window_set_default_size(window, gint(shape.size.width), gint(shape.size.height))
    updateChrome()
    send(.geometry(shape))
  }

  private func updateChrome() {
    guard let device = host.device else { return }
    chrome?.show(device.device, geometry, statusBar)
  }

  /// Shows or hides the errors of the build that `portolan watch` reports.
  func updateBuildErrors() {
    guard let rootLayer, !host.buildErrors.isEmpty else {
      errors?.removeFromSuperlayer()
      errors = nil
      return
    }
    let layer = errors ?? BuildErrorLayer()
    errors = layer
    if layer.superlayer !== rootLayer { rootLayer.addSublayer(layer) }
    layer.show(
      host.buildErrors, in: geometry.size, scale: geometry.scale, bottom: geometry.safeArea.bottom)
  }

  func setTextInput(_ input: HostTextInput?) { keyboard.textInput = input }

  // MARK: GTK's side

  private func connectSurface() {
    let callbacks = PTLSurfaceCallbacks(
      snapshot: { context, snapshot, width, height in
        let window = Unmanaged<GTKWindow>.fromOpaque(context!).takeUnretainedValue()
        MainActor.assumeIsolated {
          window.draw(into: snapshot!, size: CGSize(width: Int(width), height: Int(height)))
        }
      },
      resized: { context, _, _ in
        let window = Unmanaged<GTKWindow>.fromOpaque(context!).takeUnretainedValue()
        MainActor.assumeIsolated { window.shapeChanged() }
      },
      destroyed: { context in
        let window = Unmanaged<GTKWindow>.fromOpaque(context!).takeRetainedValue()
        MainActor.assumeIsolated { window.destroyed() }
      })
    // Retained until the widget is destroyed.
    ptl_surface_connect(surface, callbacks, Unmanaged.passRetained(self).toOpaque())
    onChange(of: "scale-factor", UnsafeMutableRawPointer(surface)) { [weak self] in self?.shapeChanged() }
  }

  private func connectWindow() {
    let instance = UnsafeMutableRawPointer(window)
    onChange(of: "is-active", instance) { [weak self] in self?.activityChanged() }
    onSignal(instance, "map") { [weak self] in self?.visibilityChanged(true) }
    onSignal(instance, "unmap") { [weak self] in self?.visibilityChanged(false) }
    let closing: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
      let window = Unmanaged<GTKWindow>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { window.send(.closeRequested) }
      return 1
    }
    connect(
      instance, "close-request", unsafeBitCast(closing, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  private func shapeChanged() {
    guard host.device == nil else { return }
    let size = CGSize(width: Int(gtk_widget_get_width(surface)), height: Int(gtk_widget_get_height(surface)))
    guard size.width > 0, size.height > 0 else { return }
    // Resizing a window to a wide shape does not rotate it.
    var orientation = geometry.orientation
    if let wanted = wantedOrientation, wanted.isLandscape == (size.width > size.height) {
      orientation = wanted
      wantedOrientation = nil
    }
    let shape = HostWindowGeometry(
      size: size, scale: CGFloat(gtk_widget_get_scale_factor(surface)), orientation: orientation)
    if !isFullScreen, gtk_window_is_maximized(window) == 0 {
      normalSize = size
      usedSize = surfaceSize
    }
    guard shape != geometry else { return }
    geometry = shape
    if errors != nil { updateBuildErrors() }
    host.windowChangedShape(self)
    send(.geometry(shape))
  }

  private func activityChanged() {
    let isActive = gtk_window_is_active(window) != 0
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    keyboard.setFocus(isActive)
    if !isActive { pointer.cancel() }
    send(.active(isActive))
  }

  private func visibilityChanged(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible, !isDrawn {
      restorePosition()
      ApplicationIcon.set(on: window)
    }
    host.windowChangedVisibility(self)
    send(.visible(isVisible))
  }

  private func destroyed() {
    isClosed = true
    if sharpening != 0 { g_source_remove(sharpening) }
    accessibility?.surfaceWasDestroyed()
    accessibility = nil
    host.windowWasDestroyed(self)
  }

  private func send(_ event: HostEvent) {
    guard !isClosed else { return }
    host.deliver(event, to: self)
  }

  private func needsDrawing() {
    guard !isClosed else { return }
    gtk_widget_queue_draw(surface)
    accessibility?.setNeedsUpdate()
  }

  // MARK: Accessibility

  /// Called when accessibility clients appear or disappear.
  func accessibilityChanged() {
    if isClosed || !host.hasAssistiveTechnology {
      accessibility?.invalidate()
      accessibility = nil
    } else if accessibility == nil {
      accessibility = AccessibilityBridge(
        surface: surface,
        nodes: { [weak self] in self?.scene.map { AccessibilityTree.nodes(in: $0) } ?? [] },
        focusedElement: { [weak self] in self?.focusedElement })
    }
  }

  /// Handles accessibility notifications from the application.
  func handle(_ message: AccessibilityCenter.Message) {
    if case .announcement(let text) = message, isActive || host.isOnly(self) { accessibility?.announce(text) }
    accessibility?.setNeedsUpdate()
  }

  private var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      .first { $0.hostWindow === self }
  }

  /// The element with accessibility focus: the edited text, the keyboard focus or the last element read, in
  /// this order.
  private var focusedElement: UIResponder? {
    guard let window = scene?.keyWindow else { return nil }
    if let editor = window.firstResponder, editor is any UITextInput { return editor }
    if let item = UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIResponder { return item }
    return AccessibilityCenter.shared.focusedElement
  }

  private func draw(into snapshot: OpaquePointer, size: CGSize) {
    isDrawn = true
    // Commits the layout of a new size before drawing.
    CATransaction.flush()
    let isProvisional = renderer.draw(
      rootLayer, into: snapshot, size: size, scale: geometry.scale, isSoftware: isSoftware)
    guard isProvisional, sharpening == 0 else { return }
    // A widget cannot request drawing while it draws.
    sharpening = g_idle_add(
      { data in
        let window = Unmanaged<GTKWindow>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated {
          window.sharpening = 0
          window.needsDrawing()
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether GTK renders this window with Cairo.
  private lazy var isSoftware: Bool = {
    guard let native = gtk_widget_get_native(surface), let renderer = gtk_native_get_renderer(native) else {
      return true
    }
    return String(
      cString: g_type_name_from_instance(
        UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)))
      == "GskCairoRenderer"
  }()

  private static func orientation(of size: CGSize) -> HostOrientation {
    size.width > size.height ? .landscapeRight : .portrait
  }
}
