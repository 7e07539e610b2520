import CGTK
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// Every `assumeIsolated`: GTK and GLib call back on the main thread.

/// Converts GDK's pointer, touch, scroll and touchpad events of a surface to host events.
@MainActor
final class PointerInput {
  private let surface: UnsafeMutablePointer<GtkWidget>
  private let send: (HostEvent) -> Void

  private var heldButtons: HostPointerEvent.Buttons = []
  private var touches: [OpaquePointer: Int] = [:]
  private var scroll = ScrollTracker()
  private var scrollTimeout: guint = 0
  private var pinchRotation: CGFloat = 0
  private var location = CGPoint.zero
  private var lastTime: TimeInterval = 0

  init(surface: UnsafeMutablePointer<GtkWidget>, send: @escaping (HostEvent) -> Void) {
    self.surface = surface
    self.send = send
    let owner = Unmanaged.passUnretained(self).toOpaque()

    let raw = gtk_event_controller_legacy_new()!
    let received: @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> gboolean = { _, event, data in
      let input = Unmanaged<PointerInput>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { input.receive(event) ? 1 : 0 }
    }
    connect(UnsafeMutableRawPointer(raw), "event", unsafeBitCast(received, to: GCallback.self), owner)
    gtk_widget_add_controller(surface, raw)

    let motion = gtk_event_controller_motion_new()!
    onSignal(UnsafeMutableRawPointer(motion), "leave") { [weak self] in self?.leave() }
    gtk_widget_add_controller(surface, motion)
  }

  deinit {
    if scrollTimeout != 0 { g_source_remove(scrollTimeout) }
  }

  /// Cancels all event sequences, because the window lost its input.
  func cancel() {
    let time = CACurrentMediaTime()
    if !heldButtons.isEmpty {
      sendPointer(.cancel, kind: .mouse, id: 0, buttons: heldButtons, time: time)
      heldButtons = []
    }
    for id in touches.values.sorted() { sendPointer(.cancel, kind: .touch, id: id, time: time) }
    touches = [:]
    if let event = scroll.cancel(at: location, time: time) { send(.scroll(event)) }
  }

  private func receive(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    guard Self.isPointerEvent(type) else { return false }
    var x = 0.0
    var y = 0.0
    if gdk_event_get_position(event, &x, &y) != 0 { location = place(x, y) }
    // Server time stamps and local times may differ by a millisecond.
    let time = max(EventTime.seconds(gdk_event_get_time(event)), lastTime)
    lastTime = time
    let modifiers = HostModifiers(gdk: gdk_event_get_modifier_state(event))

    switch type {
    case GDK_BUTTON_PRESS: press(event, modifiers, time)
    case GDK_BUTTON_RELEASE: release(event, modifiers, time)
    case GDK_MOTION_NOTIFY:
      sendPointer(
        heldButtons.isEmpty ? .hover : .move, kind: kind(of: event), id: 0, buttons: heldButtons,
        modifiers: modifiers, force: force(of: event), time: time)
    case GDK_GRAB_BROKEN: cancel()
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      touch(event, type, modifiers, time)
    case GDK_SCROLL: scrolled(event, modifiers, time)
    case GDK_TOUCHPAD_PINCH: pinched(event, time)
    case GDK_TOUCHPAD_HOLD: held(event, time)
    default: return false
    }
    return true
  }

  private static func isPointerEvent(_ type: GdkEventType) -> Bool {
    switch type {
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY, GDK_GRAB_BROKEN, GDK_TOUCH_BEGIN,
      GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_SCROLL, GDK_TOUCHPAD_PINCH, GDK_TOUCHPAD_HOLD:
      true
    default: false
    }
  }

  // MARK: Mouse and pen

  private func press(_ event: OpaquePointer, _ modifiers: HostModifiers, _ time: TimeInterval) {
    guard let button = HostPointerEvent.Buttons(gdk: gdk_button_event_get_button(event)) else { return }
    takeFocus()
    // A second button only changes the button mask of the current sequence.
    let phase: HostPointerEvent.Phase = heldButtons.isEmpty ? .down : .move
    heldButtons.insert(button)
    sendPointer(
      phase, kind: kind(of: event), id: 0, buttons: heldButtons, modifiers: modifiers,
      force: force(of: event),
      time: time)
  }

  private func release(_ event: OpaquePointer, _ modifiers: HostModifiers, _ time: TimeInterval) {
    guard let button = HostPointerEvent.Buttons(gdk: gdk_button_event_get_button(event)),
      heldButtons.contains(button)
    else { return }
    let before = heldButtons
    heldButtons.remove(button)
    sendPointer(
      heldButtons.isEmpty ? .up : .move, kind: kind(of: event), id: 0,
      buttons: heldButtons.isEmpty ? before : heldButtons, modifiers: modifiers, time: time)
  }

  private func leave() {
    guard heldButtons.isEmpty else { return }
    sendPointer(.exit, kind: .mouse, id: 0, buttons: [], time: CACurrentMediaTime())
  }

  // MARK: Touch

  private func touch(
    _ event: OpaquePointer, _ type: GdkEventType, _ modifiers: HostModifiers, _ time: TimeInterval
  ) {
    guard let sequence = gdk_event_get_event_sequence(event) else { return }
    switch type {
    case GDK_TOUCH_BEGIN:
      takeFocus()
      var id = 1
      while touches.values.contains(id) { id += 1 }
      touches[sequence] = id
      sendPointer(.down, kind: .touch, id: id, modifiers: modifiers, time: time)
    case GDK_TOUCH_UPDATE:
      guard let id = touches[sequence] else { return }
      sendPointer(.move, kind: .touch, id: id, modifiers: modifiers, time: time)
    default:
      guard let id = touches.removeValue(forKey: sequence) else { return }
      sendPointer(
        type == GDK_TOUCH_END ? .up : .cancel, kind: .touch, id: id, modifiers: modifiers, time: time)
    }
  }

  // MARK: Scroll and touchpad gestures

  private func scrolled(_ event: OpaquePointer, _ modifiers: HostModifiers, _ time: TimeInterval) {
    var dx = 0.0
    var dy = 0.0
    let isSmooth = gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH
    if isSmooth {
      gdk_scroll_event_get_deltas(event, &dx, &dy)
    } else {
      switch gdk_scroll_event_get_direction(event) {
      case GDK_SCROLL_UP: dy = -1
      case GDK_SCROLL_DOWN: dy = 1
      case GDK_SCROLL_LEFT: dx = -1
      default: dx = 1
      }
    }
    // Shift makes a wheel scroll horizontally.
    if modifiers.contains(.shift), dx == 0, !isSmooth { swap(&dx, &dy) }

    // GDK reports a direction for wheels and none for touchpads.
    guard isSmooth else {
      let notch = wheelStep()
      let delta = CGPoint(x: -dx * notch, y: -dy * notch)
      guard delta != .zero else { return }
      send(
        .scroll(
          HostScrollEvent(.discrete, location: location, delta: delta, modifiers: modifiers, timestamp: time))
      )
      return
    }
    let isStop = gdk_scroll_event_is_stop(event) != 0
    let unit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? Self.surfaceUnit : wheelStep()
    let delta = CGPoint(x: -dx * unit, y: -dy * unit)
    let phased =
      isStop
      ? scroll.end(at: location, modifiers: modifiers, time: time)
      : scroll.move(by: delta, at: location, modifiers: modifiers, time: time)
    restartScrollTimeout()
    if let phased { send(.scroll(phased)) }
  }

  /// Some touchpads under X11 never report the end of scrolling.
  private func restartScrollTimeout() {
    if scrollTimeout != 0 { g_source_remove(scrollTimeout) }
    scrollTimeout = 0
    guard scroll.isActive else { return }
    scrollTimeout = g_timeout_add(
      150,
      { data in
        let input = Unmanaged<PointerInput>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { input.scrollTimedOut() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func scrollTimedOut() {
    scrollTimeout = 0
    guard !scroll.isHeld else { return }
    if let event = scroll.end(at: location, modifiers: [], time: CACurrentMediaTime()) {
      send(.scroll(event))
    }
  }

  /// GTK's step for one wheel notch: the page size to the power of 2/3.
  private func wheelStep() -> CGFloat {
    pow(CGFloat(max(gtk_widget_get_height(surface), 1)), 2.0 / 3)
  }

  /// Points per touchpad surface unit, as in GTK.
  private static let surfaceUnit: CGFloat = 2.5

  private func pinched(_ event: OpaquePointer, _ time: TimeInterval) {
    let phase: HostPinchEvent.Phase
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
      pinchRotation = 0
      phase = .began
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
      pinchRotation += gdk_touchpad_event_get_pinch_angle_delta(event)
      phase = .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
    default: phase = .cancelled
    }
    let scale = phase == .began ? 1 : gdk_touchpad_event_get_pinch_scale(event)
    send(
      .pinch(
        HostPinchEvent(phase, location: location, scale: scale, rotation: pinchRotation, timestamp: time)))
  }

  /// Fingers resting on a touchpad stop deceleration.
  private func held(_ event: OpaquePointer, _ time: TimeInterval) {
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
      if let event = scroll.hold(at: location, time: time) { send(.scroll(event)) }
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: break
    default:
      // A hold is canceled when the fingers begin to scroll; the scroll continues from it.
      scroll.release()
      restartScrollTimeout()
    }
  }

  // MARK: Details

  /// An accessible element inside the surface may keep its focus.
  private func takeFocus() {
    if gtk_widget_get_state_flags(surface).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue == 0 {
      gtk_widget_grab_focus(surface)
    }
  }

  private func sendPointer(
    _ phase: HostPointerEvent.Phase, kind: HostPointerEvent.Kind, id: Int,
    buttons: HostPointerEvent.Buttons = .primary, modifiers: HostModifiers = [], force: CGFloat = 1,
    time: TimeInterval
  ) {
    send(
      .pointer(
        HostPointerEvent(
          phase, kind: kind, id: id, location: location, buttons: buttons, modifiers: modifiers, force: force,
          timestamp: time)))
  }

  /// Converts GDK surface coordinates, which include the window's shadow and title bar, to points of the
  /// widget.
  private func place(_ x: Double, _ y: Double) -> CGPoint {
    guard let native = gtk_widget_get_native(surface) else { return CGPoint(x: x, y: y) }
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(native, &left, &top)
    var result = (x: x - left, y: y - top)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_translate_coordinates(root, surface, result.x, result.y, &result.x, &result.y)
    return CGPoint(x: result.x, y: result.y)
  }

  private func source(of event: OpaquePointer) -> GdkInputSource {
    gdk_event_get_device(event).map { gdk_device_get_source($0) } ?? GDK_SOURCE_MOUSE
  }

  private func kind(of event: OpaquePointer) -> HostPointerEvent.Kind {
    gdk_event_get_device_tool(event) != nil || source(of: event) == GDK_SOURCE_PEN ? .pen : .mouse
  }

  private func force(of event: OpaquePointer) -> CGFloat {
    // GDK accesses invalid memory for devices without axes.
    guard kind(of: event) == .pen else { return 1 }
    var pressure = 1.0
    return gdk_event_get_axis(event, GDK_AXIS_PRESSURE, &pressure) != 0 ? pressure : 1
  }
}

extension HostPointerEvent.Buttons {
  /// The button for a GDK number; `nil` for side buttons.
  fileprivate init?(gdk button: guint) {
    switch button {
    case guint(GDK_BUTTON_PRIMARY): self = .primary
    case guint(GDK_BUTTON_SECONDARY): self = .secondary
    case guint(GDK_BUTTON_MIDDLE): self = .middle
    default: return nil
    }
  }
}
