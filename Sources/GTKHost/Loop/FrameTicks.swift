import CGTK
import QuartzCore

/// Drives the frame clock at the refresh rate of a window's monitor.
@MainActor
final class FrameTicks: FrameClock.Driver {
  private var isWanted = false
  private var callback: guint = 0

  /// The window whose refresh is followed. Without one, the frame clock uses its own timer.
  var surface: UnsafeMutablePointer<GtkWidget>? {
    didSet {
      guard surface != oldValue else { return }
      if callback != 0, let oldValue { gtk_widget_remove_tick_callback(oldValue, callback) }
      callback = 0
      follow()
    }
  }

  func frameClock(_ clock: FrameClock, wantsTicks wanted: Bool) {
    isWanted = wanted
    if wanted { follow() }
  }

  private func follow() {
    guard isWanted, callback == 0, let surface else { return }
    callback = gtk_widget_add_tick_callback(
      surface,
      { _, clock, data in
        let ticks = Unmanaged<FrameTicks>.fromOpaque(data!).takeUnretainedValue()
        // GTK calls back on the main thread.
        return MainActor.assumeIsolated { ticks.tick(clock) ? 1 : 0 }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Ticks the frame clock. Returns whether to continue; GTK's clock runs continuously instead of being
  /// requested for each frame.
  private func tick(_ clock: OpaquePointer?) -> Bool {
    FrameClock.shared.tick(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
    if isWanted { return true }
    callback = 0
    return false
  }
}
