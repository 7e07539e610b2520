import Foundation
import ObjCRuntime
import UIKit

/// An observation of a key path that lasts until it is disposed of.
open class _RXKVOObserver: ObjCBase {
  // The observed object outlives the observation, or is kept below.
  private weak var target: NSObject?
  private let retainedTarget: NSObject?
  private let keyPath: String
  private let callback: (Any?) -> Void
  private var isDisposed = false

  public init(
    target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    let object = target as? NSObject
    self.target = object
    retainedTarget = retainTarget ? object : nil
    self.keyPath = keyPath
    self.callback = callback
    super.init()
    object?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  /// Ends the observation.
  open func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    target?.removeObserver(self, forKeyPath: keyPath)
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    callback(change?[.newKey].map(Self.object))
  }

  /// The object that contains a value on iOS, where observers receive objects only.
  private static func object(_ value: Any) -> Any {
    switch value {
    case let value as CGRect: NSValue(cgRect: value)
    case let value as CGPoint: NSValue(cgPoint: value)
    case let value as CGSize: NSValue(cgSize: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as UInt: NSNumber(value: value)
    default: value
    }
  }
}
