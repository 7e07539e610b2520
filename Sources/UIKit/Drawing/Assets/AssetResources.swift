import Foundation

/// An image of an asset catalog, as Xcode generates a constant for each.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color of an asset catalog, as Xcode generates a constant for each.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates the image of an asset catalog. A missing image is a programming error.
  public convenience init(resource: ImageResource) {
    if let found = ImageFiles.image(named: resource.name, bundle: resource.bundle, configuration: nil) {
      self.init(found.state)
    } else {
      UIKitFault.raise(.internalInconsistency, "Could not find image resource named \(resource.name).")
      self.init(State(source: .empty))
    }
  }
}

extension UIColor {
  /// Creates the color of an asset catalog. A missing color is a programming error.
  public convenience init(resource: ColorResource) {
    if let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) {
      self.init(found.storage)
    } else {
      UIKitFault.raise(.internalInconsistency, "Could not find color resource named \(resource.name).")
      self.init(UIColor.clear.storage)
    }
  }
}
