import InterfaceDocuments
import Synchronization

/// The user-defined runtime attributes of a document: `@IBInspectable` and other properties by key path.
@MainActor
enum RuntimeAttributes {
  static func apply(_ element: InterfaceElement, to object: AnyObject, _ loader: InterfaceLoader) {
    for attribute in element.contents(of: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], !path.isEmpty else { continue }
      guard let value = value(of: attribute, loader) else {
        loader.report(attribute, "its value cannot be read")
        continue
      }
      set(value, path, of: object)
    }
  }

  /// Sets a value. A failure logs the same warning as on iOS (M25) instead of raising an exception.
  private static func set(_ value: Any?, _ path: String, of object: AnyObject) {
    if let view = object as? UIView, path.hasPrefix("layer.") {
      return view.layer.setValue(layerValue(value), forKeyPath: String(path.dropFirst("layer.".count)))
    }
    guard let object = object as? NSObject else { return }
    let failure = Mutex<String?>(nil)
    RuntimeFault.intercepting({ reason in failure.withLock { $0 = reason } }) {
      if let responder = object as? UIResponder {
        responder.setValue(value, forKeyPath: path)
      } else {
        object.setValue(value, forKeyPath: path)
      }
    }
    if let reason = failure.withLock({ $0 }) {
      UIKitFault.warn(
        "Failed to set (\(path)) user defined inspected property on (\(_typeName(type(of: object)))): \(reason)"
      )
    }
  }

  /// Returns a value for a layer, which has Core Graphics colors and images.
  private static func layerValue(_ value: Any?) -> Any? {
    switch value {
    case let color as UIColor: color.cgColor
    case let image as UIImage: image.cgImage
    default: value
    }
  }

  /// Returns the value; the outer optional is nil if it cannot be read.
  private static func value(of attribute: InterfaceElement, _ loader: InterfaceLoader) -> Any?? {
    let coder = InterfaceCoder(attribute, loader)
    switch attribute["type"] {
    case "nil": return .some(nil)
    case "boolean": return coder.bool("value")
    case "string", "localizedString": return coder.string("value")
    case "number":
      if let child = attribute.value(of: "value") {
        return child.name == "integer" ? child["value"].flatMap { Int($0) } : child.number("value")
      }
      return attribute.number("value")
    case "color": return coder.color("value")
    case "image": return attribute["value"].flatMap { loader.image($0, isSymbol: false, element: attribute) }
    case "point": return coder.point("value")
    case "size": return coder.size("value")
    case "rect": return coder.rect("value")
    case "range":
      guard let child = attribute.value(of: "value"),
        let location = child.number("location").flatMap({ Int(exactly: $0) }),
        let length = child.number("length").flatMap({ Int(exactly: $0) })
      else { return nil }
      return NSRange(location: location, length: length)
    default: return nil
    }
  }
}
