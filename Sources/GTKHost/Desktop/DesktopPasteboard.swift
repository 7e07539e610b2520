import CGTK
import Foundation
import UIKit

// Every `assumeIsolated`: GTK calls back on the main thread.

/// The clipboard shared with other desktop applications.
@MainActor
final class DesktopPasteboard: HostPasteboard {
  private let clipboard: OpaquePointer
  private(set) var changeCount = 0

  /// The data that this application placed on the clipboard, in all types.
  private var own: [String: Data] = [:]

  /// Whether a reply from another application is pending. Events must be deferred until then.
  private(set) var isWaiting = false {
    didSet { if !isWaiting, oldValue { waited() } }
  }

  /// Called when the wait ends.
  private let waited: () -> Void

  init(display: OpaquePointer, waited: @escaping () -> Void) {
    self.waited = waited
    clipboard = gdk_display_get_clipboard(display)
    onSignal(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.changed() }
  }

  private func changed() {
    changeCount += 1
    if !isOwn { own = [:] }
  }

  private var isOwn: Bool { gdk_clipboard_is_local(clipboard) != 0 }

  var types: [String] {
    if isOwn { return own.keys.sorted() }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(gdk_clipboard_get_formats(clipboard), &count) else {
      return []
    }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  func setContents(_ contents: [String: Data]) {
    own = contents
    var providers = contents.sorted { $0.key < $1.key }.map {
      type, data -> UnsafeMutablePointer<GdkContentProvider>? in
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(type, bytes)
    }
    guard !providers.isEmpty else {
      gdk_clipboard_set_content(clipboard, nil)
      return
    }
    let all = gdk_content_provider_new_union(&providers, gsize(providers.count))
    defer { g_object_unref(UnsafeMutableRawPointer(all)) }
    gdk_clipboard_set_content(clipboard, all)
  }

  func data(for type: String) -> Data? {
    if isOwn { return own[type] }
    guard !isWaiting, types.contains(type) else { return nil }
    isWaiting = true
    defer { isWaiting = false }
    let transfer = Transfer()
    transfer.start(clipboard, type)
    // UIKit's pasteboard is synchronous, GTK's is asynchronous. Only GLib runs while waiting, so no timers or
    // tasks intervene.
    let limit = g_get_monotonic_time() + 1_000_000
    let waker = g_timeout_add(50, { _ in 1 }, nil)
    defer { g_source_remove(waker) }
    while !transfer.isDone, g_get_monotonic_time() < limit { g_main_context_iteration(nil, 1) }
    if !transfer.isDone { transfer.cancel() }
    return transfer.result
  }

  /// A transfer of data from another application.
  @MainActor
  private final class Transfer {
    private(set) var isDone = false
    private(set) var result: Data?
    private let cancellable = g_cancellable_new()
    private let sink = g_memory_output_stream_new_resizable()

    deinit {
      g_object_unref(UnsafeMutableRawPointer(cancellable))
      g_object_unref(UnsafeMutableRawPointer(sink))
    }

    func cancel() { g_cancellable_cancel(cancellable) }

    func start(_ clipboard: OpaquePointer, _ type: String) {
      type.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        gdk_clipboard_read_async(
          clipboard, &names, G_PRIORITY_DEFAULT, cancellable,
          { clipboard, result, data in
            let transfer = Unmanaged<Transfer>.fromOpaque(data!).takeRetainedValue()
            let stream = gdk_clipboard_read_finish(OpaquePointer(clipboard), result, nil, nil)
            MainActor.assumeIsolated { transfer.copy(stream) }
          }, Unmanaged.passRetained(self).toOpaque())
      }
    }

    private func copy(_ stream: UnsafeMutablePointer<GInputStream>?) {
      guard let stream else {
        isDone = true
        return
      }
      defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
      let flags = GOutputStreamSpliceFlags(
        G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
      g_output_stream_splice_async(
        sink, stream, flags, G_PRIORITY_DEFAULT, cancellable,
        { sink, result, data in
          let transfer = Unmanaged<Transfer>.fromOpaque(data!).takeRetainedValue()
          let isComplete =
            g_output_stream_splice_finish(
              UnsafeMutableRawPointer(sink!).assumingMemoryBound(to: GOutputStream.self), result, nil) >= 0
          MainActor.assumeIsolated { transfer.finish(isComplete) }
        }, Unmanaged.passRetained(self).toOpaque())
    }

    private func finish(_ isComplete: Bool) {
      if isComplete,
        let bytes = g_memory_output_stream_steal_as_bytes(
          UnsafeMutableRawPointer(sink!).assumingMemoryBound(to: GMemoryOutputStream.self))
      {
        var size: gsize = 0
        let start = g_bytes_get_data(bytes, &size)
        result = start.map { Data(bytes: $0, count: Int(size)) } ?? Data()
        g_bytes_unref(bytes)
      }
      isDone = true
    }
  }
}
