import CDarwin
import Foundation

/// Releases the attributes of attributed strings that are deallocated.
///
/// Foundation on Linux keeps the runs of attributes of each `NSAttributedString` for ever, and with them fonts, attachments and
/// objects of the app ([pull request](https://github.com/swiftlang/swift-corelibs-foundation/pull/5256)). No other module
/// has a reference that it could release. So the runs are found in the memory of an attributed string and released by the
/// functions that deallocate the two classes. Nothing is changed where Foundation releases them itself.
package enum AttributedStringRuns {
  /// The offsets of an attributed string's properties.
  private struct Layout {
    var text: Int
    var runs: Int
  }

  /// The number of bytes before the first property: those of the type and the reference count.
  private static let header = 16

  /// The layout of an attributed string, if its runs have to be released.
  private static let layout: Layout? = {
    guard keepsAttributes() else { return nil }
    let probe = NSAttributedString(string: "a")
    guard let text = offset(of: "_string", in: probe), let runs = offset(of: "_attributeArray", in: probe)
    else { return nil }
    return Layout(text: text, runs: runs)
  }()

  /// Whether Foundation keeps the attributes of a string that is deallocated.
  private static func keepsAttributes() -> Bool {
    final class Attribute {}
    weak var attribute: Attribute?
    do {
      let strong = Attribute()
      attribute = strong
      _ = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("attribute"): strong])
    }
    return attribute != nil
  }

  /// Returns the offset of a property whose value is a pointer or an object.
  private static func offset(of property: String, in text: NSAttributedString) -> Int? {
    guard let value = Mirror(reflecting: text).children.first(where: { $0.label == property })?.value else {
      return nil
    }
    let wanted =
      (value as? OpaquePointer).map { UnsafeRawPointer($0) }
      ?? UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
    let object = UnsafeRawPointer(Unmanaged.passUnretained(text).toOpaque())
    return withExtendedLifetime(text) {
      stride(from: header, to: malloc_size(object), by: MemoryLayout<Int>.size).first {
        object.load(fromByteOffset: $0, as: UnsafeRawPointer?.self) == wanted
      }
    }
  }

  private static let isInstalled: Bool = {
    guard layout != nil else { return false }
    let classes: [UnsafeMutableRawPointer?] = [NSAttributedString.self, NSMutableAttributedString.self].map {
      unsafeBitCast($0 as AnyClass, to: UnsafeMutableRawPointer.self)
    }
    ptl_observe_deallocation(classes) { object in
      if let object { AttributedStringRuns.objectWillDeallocate(object) }
    }
    return true
  }()

  /// Begins to release the runs of attributed strings. Later calls have no effect.
  ///
  /// Called by the application and not before `main`, when Core Foundation may not be initialized yet.
  package static func install() { _ = isInstalled }

  /// Releases the runs of an instance of a subclass. Called once, by its `deinit`.
  package static func release(_ text: NSAttributedString) {
    release(in: Unmanaged.passUnretained(text).toOpaque())
  }

  /// Releases the runs of an object, unless it has handed them over.
  ///
  /// Initializers that copy or decode make a mutable string and take its text and its runs. The text of such a string has
  /// another owner when the string is deallocated.
  private static func objectWillDeallocate(_ object: UnsafeMutableRawPointer) {
    guard let layout else { return }
    let isMutable =
      object.load(as: UnsafeRawPointer.self)
      == unsafeBitCast(NSMutableAttributedString.self, to: UnsafeRawPointer.self)
    let text = (object + layout.text).assumingMemoryBound(to: NSString.self)
    if !isMutable || isKnownUniquelyReferenced(&text.pointee) { release(in: object) }
  }

  private static func release(in object: UnsafeMutableRawPointer) {
    guard let layout,
      let runs = object.load(fromByteOffset: layout.runs, as: UnsafeRawPointer?.self)
    else { return }
    Unmanaged<AnyObject>.fromOpaque(runs).release()
  }
}
