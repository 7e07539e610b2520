import Foundation

/// An array of optional objects with optional weak references. The element of a deallocated object becomes
/// `nil`.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var places: [ReferenceBox?] = []

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
  }

  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements, including `nil`. Setting it appends `nil` elements or removes elements from the
  /// end.
  open var count: Int {
    get { places.count }
    set {
      if newValue < places.count { places.removeLast(places.count - newValue) }
      while places.count < newValue { places.append(nil) }
    }
  }

  /// The elements that are not `nil`.
  open var allObjects: [Any] { places.compactMap { $0?.object } }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(box(pointer)) }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(box(item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = box(item)
  }

  open func removePointer(at index: Int) { places.remove(at: index) }

  /// Removes the elements that are `nil`.
  open func compact() { places.removeAll { $0?.object == nil } }

  private func box(_ pointer: UnsafeMutableRawPointer?) -> ReferenceBox? {
    pointer.map {
      ReferenceBox(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.isWeak)
    }
  }
}
