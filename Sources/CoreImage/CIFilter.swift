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
public let kCIInputAngleKey = "inputAngle"
public let kCIInputBiasKey = "inputBias"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputWidthKey = "inputWidth"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"

/// An image-processing filter, identified by name.
///
/// Differs from iOS: about ninety filters exist. As on iOS, the initializer returns nil for an unknown name.
open class CIFilter: ObjCBase {
  public let name: String
  private let kernel: FilterKernel
  private var inputs: [String: Any] = [:]

  public init?(name: String) {
    guard let kernel = FilterKernel.all[name] else { return nil }
    self.name = name
    self.kernel = kernel
    super.init()
    setDefaults()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { inputs[key] = value }
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// Returns the names of all filters.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKernel.all.keys.sorted()
  }

  open var inputKeys: [String] { (kernel.hasImage ? [kCIInputImageKey] : []) + kernel.defaults.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Sets every input except images to its default value.
  open func setDefaults() {
    for (key, value) in kernel.defaults { inputs[key] = value }
  }

  open override func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
  open override func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs[key]
  }

  /// The name of the filter, and the default value of each input.
  open var attributes: [String: Any] {
    var result: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
    for (key, value) in kernel.defaults { result[key] = [kCIAttributeDefault: value] }
    return result
  }

  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKernel.all[filterName] == nil ? nil : String(filterName.dropFirst(2))
  }

  /// The resulting image; nil without an input image.
  open var outputImage: CIImage? {
    if kernel.hasImage, !(inputs[kCIInputImageKey] is CIImage) { return nil }
    return kernel.apply(FilterInputs(values: inputs))
  }
}
