import CoreGraphics
import Foundation
import ObjCRuntime

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputColorKey = "inputColor"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIOutputImageKey = "outputImage"

/// An image-processing filter, identified by name.
///
/// Differs from iOS: only the filters of `FilterKernel` exist. As on iOS, the initializer returns nil for an unknown
/// name.
open class CIFilter: ObjCBase {
  public let name: String
  private let kernel: FilterKernel
  private var inputs: [String: Any] = [:]

  public init?(name: String) {
    guard let kernel = FilterKernel(rawValue: name) else { return nil }
    self.name = name
    self.kernel = kernel
    super.init()
    setDefaults()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { inputs[key] = value }
  }

  /// Returns the names of all filters.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKernel.allCases.map(\.rawValue).sorted()
  }

  open var inputKeys: [String] { [kCIInputImageKey] + kernel.defaults.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Sets every input except images to its default value.
  open func setDefaults() {
    for (key, value) in kernel.defaults { inputs[key] = value }
  }

  open override func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
  open override func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs[key]
  }

  /// The resulting image; nil without an input image.
  open var outputImage: CIImage? {
    guard let image = inputs[kCIInputImageKey] as? CIImage else { return nil }
    return kernel.apply(to: image, inputs)
  }
}
