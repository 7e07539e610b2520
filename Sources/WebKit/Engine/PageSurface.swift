import CCairo
import CoreGraphics
import Foundation

/// The place where a page is drawn: a backend of WPE that hands over each frame as a buffer in memory.
@MainActor
final class PageSurface {
  /// The state of a view that is visible, focused and in a window.
  private static let activeState: UInt32 = 1 << 0 | 1 << 1 | 1 << 2

  private(set) var backend: Ref
  private(set) var size: CGSize
  /// Called with each new picture.
  var onPicture: ((CGImage) -> Void)?
  /// The number of pictures so far.
  private(set) var pictureCount = 0
  /// Whether pictures have transparent parts.
  var hasAlpha = false
  private let exportable: Ref
  private let box: Box
  private(set) var isActive = false

  /// The data of the backend's callbacks, which exists as long as the backend.
  private final class Box {
    weak var surface: PageSurface?
    let client = UnsafeMutablePointer<Ref?>.allocate(capacity: 5)
    var exportable: Ref?

    init() { client.initialize(repeating: nil, count: 5) }

    deinit {
      if let exportable { WPE.destroyExportable(exportable) }
      client.deallocate()
    }
  }

  init?(size: CGSize) {
    self.size = size
    // A `wpe_view_backend_exportable_fdo_client`, of which the third function exports buffers in memory.
    let box = Box()
    let export: @convention(c) (Ref?, Ref?) -> Void = { data, buffer in
      guard let data, let buffer else { return }
      let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
      // The backend calls from GLib's main context, on the main thread.
      MainActor.assumeIsolated { box.surface?.show(buffer) }
    }
    box.client[2] = unsafeBitCast(export, to: Ref?.self)
    let data = Unmanaged.passUnretained(box).toOpaque()
    guard let made = WPE.makeExportable(Ref(box.client), data, UInt32(size.width), UInt32(size.height)) else {
      return nil
    }
    exportable = made
    backend = WPE.backend(made)
    box.exportable = made
    self.box = box
    box.surface = self
  }

  /// Creates the backend of a view, which destroys this one with itself.
  func makeViewBackend() -> Ref {
    let release: @convention(c) (Ref?) -> Void = { data in
      if let data { Unmanaged<Box>.fromOpaque(data).release() }
    }
    return WPE.makeViewBackend(backend, release, Unmanaged.passRetained(box).toOpaque())
  }

  func resize(to newSize: CGSize) {
    let newSize = CGSize(width: max(newSize.width.rounded(), 1), height: max(newSize.height.rounded(), 1))
    guard newSize != size else { return }
    size = newSize
    WPE.setSize(backend, UInt32(newSize.width), UInt32(newSize.height))
  }

  /// The pixels of a point.
  private(set) var scale: CGFloat = 1

  func setScale(_ newScale: CGFloat) {
    guard newScale != scale else { return }
    scale = newScale
    WPE.setScale(backend, Float(newScale))
  }

  /// Sets whether the page is visible. Pages that are not visible draw no frames.
  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    if isActive {
      WPE.addState(backend, Self.activeState)
    } else {
      WPE.removeState(backend, Self.activeState)
    }
  }

  private func show(_ exported: Ref) {
    if let buffer = WPE.sharedBuffer(exported), let picture = picture(of: buffer) {
      pictureCount += 1
      onPicture?(picture)
    }
    WPE.releaseBuffer(exportable, exported)
    WPE.frameComplete(exportable)
  }

  /// A copy of a buffer of premultiplied pixels, each a number with alpha in the highest byte.
  private func picture(of buffer: Ref) -> CGImage? {
    WPE.beginAccess(buffer)
    defer { WPE.endAccess(buffer) }
    let (width, height) = (WPE.bufferWidth(buffer), WPE.bufferHeight(buffer))
    guard width > 0, height > 0, let source = WPE.bufferData(buffer),
      let copy = cairo_image_surface_create(
        hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width, height),
      let target = cairo_image_surface_get_data(copy)
    else { return nil }
    let (from, to) = (Int(WPE.bufferStride(buffer)), Int(cairo_image_surface_get_stride(copy)))
    if from == to {
      memcpy(target, source, from * Int(height))
    } else {
      for row in 0..<Int(height) { memcpy(target + row * to, source + row * from, min(from, to)) }
    }
    cairo_surface_mark_dirty(copy)
    return CGImage(surface: copy, hasAlpha: hasAlpha)
  }
}
