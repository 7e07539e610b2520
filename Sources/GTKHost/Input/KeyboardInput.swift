import CGTK
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// Every `assumeIsolated`: GTK calls back on the main thread.

/// Converts key events of a surface to host events, using the desktop's input method while text is edited.
@MainActor
final class KeyboardInput {
  private let surface: UnsafeMutablePointer<GtkWidget>
  private let controller: OpaquePointer
  private let method: UnsafeMutablePointer<GtkIMContext>
  private let send: (HostEvent) -> Void

  private var pressed: [guint: HostKeyEvent] = [:]
  private var isComposing = false

  /// The text being edited; `nil` disables the input method.
  var textInput: HostTextInput? {
    didSet { if textInput != oldValue { textInputChanged(from: oldValue) } }
  }

  init(surface: UnsafeMutablePointer<GtkWidget>, send: @escaping (HostEvent) -> Void) {
    self.surface = surface
    self.send = send
    controller = gtk_event_controller_key_new()
    method = gtk_im_multicontext_new()
    gtk_im_context_set_client_widget(method, surface)
    connectKeys()
    connectMethod()
    // Receives events before focused widgets inside the surface.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(surface, controller)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(method)) }

  /// Releases all pressed keys, because the window lost the keyboard focus.
  func cancel() {
    let time = CACurrentMediaTime()
    for code in pressed.keys.sorted() {
      guard var event = pressed[code] else { continue }
      event.phase = .cancel
      event.isRepeat = false
      event.timestamp = time
      send(.key(event))
    }
    pressed = [:]
  }

  func setFocus(_ isFocused: Bool) {
    if textInput != nil {
      if isFocused { gtk_im_context_focus_in(method) } else { gtk_im_context_focus_out(method) }
    }
    if !isFocused { cancel() }
  }

  // MARK: Keys

  private func connectKeys() {
    let owner = Unmanaged.passUnretained(self).toOpaque()
    let pressed: @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
      _, value, code, state, data in
      let input = Unmanaged<KeyboardInput>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { input.press(value, code, state) ? 1 : 0 }
    }
    connect(
      UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), owner)
    let released: @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> Void = {
      _, value, code, state, data in
      let input = Unmanaged<KeyboardInput>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { input.release(value, code, state) }
    }
    connect(
      UnsafeMutableRawPointer(controller), "key-released", unsafeBitCast(released, to: GCallback.self), owner)
  }

  private func press(_ value: guint, _ code: guint, _ state: GdkModifierType) -> Bool {
    let event = HostKeyEvent(
      .down, usage: KeyboardUsage.usage(forKeycode: code), characters: Self.characters(value),
      charactersIgnoringModifiers: plainCharacters(code, value), modifiers: HostModifiers(gdk: state),
      isRepeat: pressed[code] != nil, timestamp: eventTime)
    pressed[code] = event
    send(.key(event))
    // Otherwise, Tab and the arrow keys would move GTK's own focus.
    return true
  }

  private func release(_ value: guint, _ code: guint, _ state: GdkModifierType) {
    guard var event = pressed.removeValue(forKey: code) else { return }
    event.phase = .up
    event.isRepeat = false
    event.modifiers = HostModifiers(gdk: state)
    event.timestamp = eventTime
    send(.key(event))
  }

  private var eventTime: TimeInterval {
    EventTime.seconds(gtk_event_controller_get_current_event_time(controller))
  }

  private static func characters(_ value: guint) -> String {
    switch Int32(bitPattern: value) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return "\r"
    case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: return "\t"
    case GDK_KEY_BackSpace: return "\u{8}"
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: return "\u{7F}"
    case GDK_KEY_Escape: return "\u{1B}"
    default:
      let scalar = gdk_keyval_to_unicode(value)
      return scalar == 0 ? "" : Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
    }
  }

  /// The character that the key types in the current layout without modifiers.
  private func plainCharacters(_ code: guint, _ value: guint) -> String {
    var layout: Int32 = 0
    if let event = gtk_event_controller_get_current_event(controller) {
      layout = Int32(gdk_key_event_get_layout(event))
    }
    var plain: guint = 0
    guard
      gdk_display_translate_key(
        gtk_widget_get_display(surface), code, GdkModifierType(rawValue: 0), layout, &plain, nil, nil, nil)
        != 0
    else { return Self.characters(value) }
    return Self.characters(plain)
  }

  // MARK: Input method

  private func connectMethod() {
    let owner = Unmanaged.passUnretained(self).toOpaque()
    let instance = UnsafeMutableRawPointer(method)
    let commit: @convention(c) (gpointer, UnsafePointer<CChar>, gpointer) -> Void = { _, text, data in
      let input = Unmanaged<KeyboardInput>.fromOpaque(data).takeUnretainedValue()
      let text = String(cString: text)
      MainActor.assumeIsolated { input.send(.text(.commit(text))) }
    }
    connect(instance, "commit", unsafeBitCast(commit, to: GCallback.self), owner)
    onSignal(instance, "preedit-changed") { [weak self] in self?.preeditChanged() }
    let surrounding: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
      let input = Unmanaged<KeyboardInput>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { input.updateSurroundingText() ? 1 : 0 }
    }
    connect(instance, "retrieve-surrounding", unsafeBitCast(surrounding, to: GCallback.self), owner)
    let delete: @convention(c) (gpointer, gint, gint, gpointer) -> gboolean = { _, offset, count, data in
      let input = Unmanaged<KeyboardInput>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated {
        input.send(.text(.deleteSurrounding(offset: Int(offset), count: Int(count))))
      }
      return 1
    }
    connect(instance, "delete-surrounding", unsafeBitCast(delete, to: GCallback.self), owner)
  }

  private func preeditChanged() {
    var text: UnsafeMutablePointer<CChar>?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(method, &text, nil, &caret)
    defer { g_free(text) }
    let string = text.map { String(cString: $0) } ?? ""
    guard isComposing || !string.isEmpty else { return }
    isComposing = !string.isEmpty
    // GTK counts the caret in Unicode scalars.
    let before = string.unicodeScalars.prefix(Int(caret)).reduce(0) { $0 + UTF16.width($1) }
    send(.text(.preedit(string, caret: before)))
  }

  private func updateSurroundingText() -> Bool {
    guard let textInput else { return false }
    let utf16 = textInput.surroundingText.utf16
    let index =
      utf16.index(utf16.startIndex, offsetBy: textInput.surroundingCaret, limitedBy: utf16.endIndex)
      ?? utf16.endIndex
    let bytes = gint(textInput.surroundingText[..<index].utf8.count)
    gtk_im_context_set_surrounding_with_selection(method, textInput.surroundingText, -1, bytes, bytes)
    return true
  }

  private func textInputChanged(from old: HostTextInput?) {
    guard let textInput else {
      gtk_im_context_reset(method)
      gtk_im_context_focus_out(method)
      gtk_event_controller_key_set_im_context(controller, nil)
      isComposing = false
      return
    }
    if old?.purpose != textInput.purpose { setPurpose(textInput.purpose) }
    var caret = GdkRectangle(
      x: gint(textInput.caret.minX), y: gint(textInput.caret.minY),
      width: gint(textInput.caret.width.rounded(.up)),
      height: gint(textInput.caret.height.rounded(.up)))
    gtk_im_context_set_cursor_location(method, &caret)
    if old == nil {
      gtk_event_controller_key_set_im_context(controller, method)
      gtk_im_context_focus_in(method)
    }
  }

  private func setPurpose(_ purpose: HostTextInput.Purpose) {
    let kind =
      switch purpose {
      case .text: GTK_INPUT_PURPOSE_FREE_FORM
      case .password: GTK_INPUT_PURPOSE_PASSWORD
      case .email: GTK_INPUT_PURPOSE_EMAIL
      case .number: GTK_INPUT_PURPOSE_NUMBER
      case .phone: GTK_INPUT_PURPOSE_PHONE
      case .url: GTK_INPUT_PURPOSE_URL
      case .digits: GTK_INPUT_PURPOSE_DIGITS
      }
    var value = GValue()
    g_value_init(&value, gtk_input_purpose_get_type())
    g_value_set_enum(&value, gint(kind.rawValue))
    g_object_set_property(
      UnsafeMutableRawPointer(method).assumingMemoryBound(to: GObject.self), "input-purpose", &value)
    g_value_unset(&value)
  }
}
