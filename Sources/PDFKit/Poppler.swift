import CoreGraphics
import Foundation

// The functions are immutable; they are called on one thread at a time, under the lock of `PDFFile`.
/// The functions of Poppler that read documents, loaded when the first one is opened.
final class Poppler: @unchecked Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias Text = UnsafeMutablePointer<CChar>

  /// A rectangle in points.
  struct Box {
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0
  }

  /// Nil where Poppler is not installed.
  static let shared = Poppler()

  let makeBytes: @convention(c) (UnsafeRawPointer?, Int) -> Object?
  let freeBytes: @convention(c) (Object) -> Void
  let release: @convention(c) (Object) -> Void
  let freeError: @convention(c) (Object) -> Void
  let open: @convention(c) (Object, UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>?) -> Object?
  let pageCount: @convention(c) (Object) -> Int32
  let page: @convention(c) (Object, Int32) -> Object?
  let properties: [String: @convention(c) (Object) -> Text?]
  let permissions: @convention(c) (Object) -> UInt32
  let size: @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let label: @convention(c) (Object) -> Text?
  let text: @convention(c) (Object) -> Text?
  /// Each box has four numbers.
  let layout:
    @convention(c) (Object, UnsafeMutablePointer<UnsafeMutablePointer<Double>?>, UnsafeMutablePointer<UInt32>)
      -> Int32
  let render: @convention(c) (Object, OpaquePointer) -> Void
  let links: @convention(c) (Object) -> Object?
  let freeLinks: @convention(c) (Object) -> Void
  let makeIterator: @convention(c) (Object) -> Object?
  let child: @convention(c) (Object) -> Object?
  let action: @convention(c) (Object) -> Object?
  let next: @convention(c) (Object) -> Int32
  let freeIterator: @convention(c) (Object) -> Void
  let freeAction: @convention(c) (Object) -> Void
  let destination: @convention(c) (Object, UnsafePointer<CChar>) -> Object?
  let freeDestination: @convention(c) (Object) -> Void

  private init?() {
    guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW) else { return nil }
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let makeBytes: @convention(c) (UnsafeRawPointer?, Int) -> Object? = find("g_bytes_new"),
      let freeBytes: @convention(c) (Object) -> Void = find("g_bytes_unref"),
      let release: @convention(c) (Object) -> Void = find("g_object_unref"),
      let freeError: @convention(c) (Object) -> Void = find("g_error_free"),
      let open: @convention(c) (Object, UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>?) -> Object? =
        find("poppler_document_new_from_bytes"),
      let pageCount: @convention(c) (Object) -> Int32 = find("poppler_document_get_n_pages"),
      let page: @convention(c) (Object, Int32) -> Object? = find("poppler_document_get_page"),
      let permissions: @convention(c) (Object) -> UInt32 = find("poppler_document_get_permissions"),
      let size: @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void =
        find("poppler_page_get_size"),
      let label: @convention(c) (Object) -> Text? = find("poppler_page_get_label")
    else { return nil }
    (self.makeBytes, self.freeBytes, self.release, self.freeError) = (
      makeBytes, freeBytes, release, freeError
    )
    (self.open, self.pageCount, self.page, self.permissions) = (open, pageCount, page, permissions)
    (self.size, self.label) = (size, label)
    guard let text: @convention(c) (Object) -> Text? = find("poppler_page_get_text"),
      /// Each box has four numbers.
      let layout:
        @convention(c) (
          Object, UnsafeMutablePointer<UnsafeMutablePointer<Double>?>, UnsafeMutablePointer<UInt32>
        ) ->
          Int32 = find("poppler_page_get_text_layout"),
      let render: @convention(c) (Object, OpaquePointer) -> Void = find("poppler_page_render"),
      let links: @convention(c) (Object) -> Object? = find("poppler_page_get_link_mapping"),
      let freeLinks: @convention(c) (Object) -> Void = find("poppler_page_free_link_mapping"),
      let makeIterator: @convention(c) (Object) -> Object? = find("poppler_index_iter_new"),
      let child: @convention(c) (Object) -> Object? = find("poppler_index_iter_get_child"),
      let action: @convention(c) (Object) -> Object? = find("poppler_index_iter_get_action"),
      let next: @convention(c) (Object) -> Int32 = find("poppler_index_iter_next"),
      let freeIterator: @convention(c) (Object) -> Void = find("poppler_index_iter_free"),
      let freeAction: @convention(c) (Object) -> Void = find("poppler_action_free"),
      let destination: @convention(c) (Object, UnsafePointer<CChar>) -> Object? =
        find("poppler_document_find_dest"),
      let freeDestination: @convention(c) (Object) -> Void = find("poppler_dest_free")
    else { return nil }
    (self.text, self.layout, self.render) = (text, layout, render)
    (self.links, self.freeLinks) = (links, freeLinks)
    (self.makeIterator, self.child, self.action, self.next) = (makeIterator, child, action, next)
    (self.freeIterator, self.freeAction) = (freeIterator, freeAction)
    (self.destination, self.freeDestination) = (destination, freeDestination)
    var properties: [String: @convention(c) (Object) -> Text?] = [:]
    for name in ["title", "author", "subject", "keywords", "creator", "producer"] {
      properties[name] = find("poppler_document_get_\(name)")
    }
    self.properties = properties
  }

  /// Takes over a text.
  func take(_ text: Text?) -> String? {
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Where an action leads.
  enum Target {
    case page(index: Int, left: Double, top: Double)
    case url(String)
  }

  /// The title and the target of an action.
  func read(_ action: Object, in document: Object) -> (title: String?, target: Target?) {
    let title = action.load(fromByteOffset: 8, as: Text?.self).map { String(cString: $0) }
    let value = action.load(fromByteOffset: 16, as: Object?.self)
    // POPPLER_ACTION_GOTO_DEST and POPPLER_ACTION_URI.
    switch (action.load(as: Int32.self), value) {
    case (2, let value?): return (title, read(destination: value, in: document))
    case (5, let value?): return (title, .url(String(cString: value.assumingMemoryBound(to: CChar.self))))
    default: return (title, nil)
    }
  }

  private func read(destination: Object, in document: Object) -> Target? {
    // POPPLER_DEST_NAMED, whose name is at 48.
    if destination.load(as: Int32.self) == 9 {
      guard let name = destination.load(fromByteOffset: 48, as: Text?.self),
        let found = self.destination(document, name)
      else { return nil }
      defer { freeDestination(found) }
      return read(destination: found, in: document)
    }
    let page = destination.load(fromByteOffset: 4, as: Int32.self)
    guard page > 0 else { return nil }
    return .page(
      index: Int(page) - 1, left: destination.load(fromByteOffset: 8, as: Double.self),
      top: destination.load(fromByteOffset: 32, as: Double.self))
  }
}
