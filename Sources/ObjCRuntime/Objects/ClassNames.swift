import Foundation
import Synchronization

/// A lookup of classes by name, for storyboards and `NSClassFromString`.
package enum ClassNames {
  // Guarded by the lock.
  nonisolated(unsafe) private static var found: [String: AnyClass] = [:]
  private static let lock = NSLock()

  /// The class with a name such as `App.Cell`, `App.List.Cell`, `_TtC3App4Cell` or an `@objc(Name)`; `nil` if
  /// there is none.
  package static func cls(named name: String) -> AnyClass? {
    lock.lock()
    let known: AnyClass? = found[name]
    lock.unlock()
    if let known { return known }
    guard let cls = ClassRegistry.registeredClass(named: name) ?? lookUp(name) else { return nil }
    lock.lock()
    found[name] = cls
    lock.unlock()
    return cls
  }

  /// Returns the name of a class as `NSStringFromClass` does, without a module for classes of the frameworks.
  package static func name(of cls: AnyClass) -> String {
    let name = _typeName(cls, qualified: true)
    guard let dot = name.firstIndex(of: "."), frameworks.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// A registered class with the given unqualified name, from any module.
  package static func anyClass(called name: String) -> AnyClass? {
    ClassRegistry.firstClass { $0.split(separator: ".").last.map(String.init) == name }
  }

  /// The modules whose classes are found by their unqualified names, like Objective-C classes.
  private static let frameworks = [
    "Foundation", "UIKit", "QuartzCore", "WebKit", "MapKit", "SpriteKit", "SceneKit", "MetalKit",
    "MediaPlayer", "PassKit",
    "LinkPresentation", "AVKit",
  ]

  private static func lookUp(_ name: String) -> AnyClass? {
    let parts = name.hasPrefix("_Tt") ? mangledParts(name) : name.split(separator: ".").map(String.init)
    guard let parts, parts.count > 1 else {
      return frameworks.lazy.compactMap {
        _typeByName("\($0.utf8.count)\($0)\(name.utf8.count)\(name)C") as? AnyClass
      }.first
    }
    // The outer types may be classes, structures or enumerations; the name does not tell which, so all
    // combinations are tried.
    let outer = parts.count - 2
    guard outer <= 6 else { return nil }
    var kinds = Array(repeating: 0, count: outer)
    let letters = ["C", "V", "O"]
    while true {
      var mangled = "\(parts[0].utf8.count)\(parts[0])"
      for (index, part) in parts.dropFirst().enumerated() {
        mangled += "\(part.utf8.count)\(part)" + (index < outer ? letters[kinds[index]] : "C")
      }
      if let cls = _typeByName(mangled) as? AnyClass { return cls }
      guard let next = kinds.indices.last(where: { kinds[$0] < letters.count - 1 }) else { return nil }
      kinds[next] += 1
      for index in kinds.indices where index > next { kinds[index] = 0 }
    }
  }

  /// The components of an old-style mangled name such as `_TtCC3App5Outer5Inner`.
  private static func mangledParts(_ name: String) -> [String]? {
    var rest = name.dropFirst(3).drop { "CVO".contains($0) }
    var parts: [String] = []
    while let first = rest.first, first.isNumber {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let length = Int(digits), length <= rest.utf8.count else { return nil }
      parts.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? parts : nil
  }
}

/// Returns the description of an object's class. Lowering replaces `type(of: object).description()` with a call,
/// because on iOS every class has the method.
public func _classText(_ object: Any) -> String {
  ClassNames.name(of: type(of: object as AnyObject))
}

/// Replaces `NSClassFromString` in lowered sources. Also finds nested classes and `@objc(Name)`.
public func _classFromString(_ aClassName: String) -> AnyClass? {
  ClassNames.cls(named: aClassName)
}

extension NSObject {
  /// Returns the name of the class.
  public static func description() -> String { ClassNames.name(of: self) }
}
