import CoreGraphics
import Foundation

/// The members of filters that `CIFilter`'s functions return, as in `import CoreImage.CIFilterBuiltins`.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

extension CIFilter: CIFilterProtocol {}

/// The inputs of the filters by name. A filter ignores those that it does not have.
extension CIFilter {
  private func number(_ key: String) -> Float {
    FilterInputs(values: [key: value(forKey: key) as Any]).number(key)
  }
  private func point(_ key: String) -> CGPoint {
    FilterInputs(values: [key: value(forKey: key) as Any]).point(key)
  }

  public var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  public var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  public var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  public var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  public var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  public var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  public var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  public var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  public var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  public var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  public var threshold: Float {
    get { number("inputThreshold") }
    set { setValue(newValue, forKey: "inputThreshold") }
  }
  public var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  public var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  public var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  public var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  public var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  public var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  public var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  public var bias: Float {
    get { number("inputBias") }
    set { setValue(newValue, forKey: "inputBias") }
  }
  public var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  public var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  public var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  public var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  public var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }
  public var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  public var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  public var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  public var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  public var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  public var targetImage: CIImage? {
    get { value(forKey: "inputTargetImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  public var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  public var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  public var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  public var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  public var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  public var minComponents: CIVector {
    get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  public var maxComponents: CIVector {
    get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  public var weights: CIVector {
    get { value(forKey: "inputWeights") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputWeights") }
  }
  public var neutral: CIVector {
    get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  public var targetNeutral: CIVector {
    get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  public var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  public var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  public var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  public var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }
  public var topRight: CGPoint {
    get { point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }
  public var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }
  public var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }
  public var extent: CGRect {
    get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  public var rectangle: CGRect {
    get { (value(forKey: "inputRectangle") as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputRectangle") }
  }
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  public var cubeData: Data {
    get { value(forKey: "inputCubeData") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  public var transform: CGAffineTransform {
    get { FilterInputs(values: [kCIInputTransformKey: value(forKey: kCIInputTransformKey) as Any]).transform }
    set { setValue(NSValue(cgAffineTransform: newValue), forKey: kCIInputTransformKey) }
  }
}

extension CIFilter {
  /// Returns a filter that exists.
  private static func make(_ name: String) -> CIFilter {
    guard let filter = CIFilter(name: name) else {
      preconditionFailure("there is no Core Image filter named \(name)")
    }
    return filter
  }

  public class func gaussianBlur() -> CIFilter { make("CIGaussianBlur") }
  public class func boxBlur() -> CIFilter { make("CIBoxBlur") }
  public class func discBlur() -> CIFilter { make("CIDiscBlur") }
  public class func motionBlur() -> CIFilter { make("CIMotionBlur") }
  public class func medianFilter() -> CIFilter { make("CIMedianFilter") }
  public class func median() -> CIFilter { make("CIMedianFilter") }
  public class func morphologyMaximum() -> CIFilter { make("CIMorphologyMaximum") }
  public class func morphologyMinimum() -> CIFilter { make("CIMorphologyMinimum") }
  public class func colorControls() -> CIFilter { make("CIColorControls") }
  public class func colorMatrix() -> CIFilter { make("CIColorMatrix") }
  public class func colorInvert() -> CIFilter { make("CIColorInvert") }
  public class func colorMonochrome() -> CIFilter { make("CIColorMonochrome") }
  public class func colorPosterize() -> CIFilter { make("CIColorPosterize") }
  public class func colorClamp() -> CIFilter { make("CIColorClamp") }
  public class func colorCube() -> CIFilter { make("CIColorCube") }
  public class func colorThreshold() -> CIFilter { make("CIColorThreshold") }
  public class func falseColor() -> CIFilter { make("CIFalseColor") }
  public class func maximumComponent() -> CIFilter { make("CIMaximumComponent") }
  public class func minimumComponent() -> CIFilter { make("CIMinimumComponent") }
  public class func maskToAlpha() -> CIFilter { make("CIMaskToAlpha") }
  public class func exposureAdjust() -> CIFilter { make("CIExposureAdjust") }
  public class func gammaAdjust() -> CIFilter { make("CIGammaAdjust") }
  public class func hueAdjust() -> CIFilter { make("CIHueAdjust") }
  public class func vibrance() -> CIFilter { make("CIVibrance") }
  public class func whitePointAdjust() -> CIFilter { make("CIWhitePointAdjust") }
  public class func temperatureAndTint() -> CIFilter { make("CITemperatureAndTint") }
  public class func sepiaTone() -> CIFilter { make("CISepiaTone") }
  public class func toneCurve() -> CIFilter { make("CIToneCurve") }
  public class func vignette() -> CIFilter { make("CIVignette") }
  public class func vignetteEffect() -> CIFilter { make("CIVignetteEffect") }
  public class func highlightShadowAdjust() -> CIFilter { make("CIHighlightShadowAdjust") }
  public class func photoEffectMono() -> CIFilter { make("CIPhotoEffectMono") }
  public class func photoEffectNoir() -> CIFilter { make("CIPhotoEffectNoir") }
  public class func photoEffectChrome() -> CIFilter { make("CIPhotoEffectChrome") }
  public class func photoEffectFade() -> CIFilter { make("CIPhotoEffectFade") }
  public class func photoEffectInstant() -> CIFilter { make("CIPhotoEffectInstant") }
  public class func photoEffectProcess() -> CIFilter { make("CIPhotoEffectProcess") }
  public class func photoEffectTonal() -> CIFilter { make("CIPhotoEffectTonal") }
  public class func photoEffectTransfer() -> CIFilter { make("CIPhotoEffectTransfer") }
  public class func sRGBToneCurveToLinear() -> CIFilter { make("CISRGBToneCurveToLinear") }
  public class func linearToSRGBToneCurve() -> CIFilter { make("CILinearToSRGBToneCurve") }
  public class func sourceOverCompositing() -> CIFilter { make("CISourceOverCompositing") }
  public class func sourceInCompositing() -> CIFilter { make("CISourceInCompositing") }
  public class func sourceOutCompositing() -> CIFilter { make("CISourceOutCompositing") }
  public class func sourceAtopCompositing() -> CIFilter { make("CISourceAtopCompositing") }
  public class func additionCompositing() -> CIFilter { make("CIAdditionCompositing") }
  public class func maximumCompositing() -> CIFilter { make("CIMaximumCompositing") }
  public class func minimumCompositing() -> CIFilter { make("CIMinimumCompositing") }
  public class func multiplyCompositing() -> CIFilter { make("CIMultiplyCompositing") }
  public class func multiplyBlendMode() -> CIFilter { make("CIMultiplyBlendMode") }
  public class func screenBlendMode() -> CIFilter { make("CIScreenBlendMode") }
  public class func overlayBlendMode() -> CIFilter { make("CIOverlayBlendMode") }
  public class func darkenBlendMode() -> CIFilter { make("CIDarkenBlendMode") }
  public class func lightenBlendMode() -> CIFilter { make("CILightenBlendMode") }
  public class func colorDodgeBlendMode() -> CIFilter { make("CIColorDodgeBlendMode") }
  public class func colorBurnBlendMode() -> CIFilter { make("CIColorBurnBlendMode") }
  public class func softLightBlendMode() -> CIFilter { make("CISoftLightBlendMode") }
  public class func hardLightBlendMode() -> CIFilter { make("CIHardLightBlendMode") }
  public class func differenceBlendMode() -> CIFilter { make("CIDifferenceBlendMode") }
  public class func exclusionBlendMode() -> CIFilter { make("CIExclusionBlendMode") }
  public class func hueBlendMode() -> CIFilter { make("CIHueBlendMode") }
  public class func saturationBlendMode() -> CIFilter { make("CISaturationBlendMode") }
  public class func colorBlendMode() -> CIFilter { make("CIColorBlendMode") }
  public class func luminosityBlendMode() -> CIFilter { make("CILuminosityBlendMode") }
  public class func subtractBlendMode() -> CIFilter { make("CISubtractBlendMode") }
  public class func divideBlendMode() -> CIFilter { make("CIDivideBlendMode") }
  public class func linearBurnBlendMode() -> CIFilter { make("CILinearBurnBlendMode") }
  public class func linearDodgeBlendMode() -> CIFilter { make("CILinearDodgeBlendMode") }
  public class func blendWithMask() -> CIFilter { make("CIBlendWithMask") }
  public class func blendWithAlphaMask() -> CIFilter { make("CIBlendWithAlphaMask") }
  public class func dissolveTransition() -> CIFilter { make("CIDissolveTransition") }
  public class func affineClamp() -> CIFilter { make("CIAffineClamp") }
  public class func straighten() -> CIFilter { make("CIStraightenFilter") }
  public class func lanczosScaleTransform() -> CIFilter { make("CILanczosScaleTransform") }
  public class func bicubicScaleTransform() -> CIFilter { make("CIBicubicScaleTransform") }
  public class func perspectiveCorrection() -> CIFilter { make("CIPerspectiveCorrection") }
  public class func pixellate() -> CIFilter { make("CIPixellate") }
  public class func crystallize() -> CIFilter { make("CICrystallize") }
  public class func pointillize() -> CIFilter { make("CIPointillize") }
  public class func comicEffect() -> CIFilter { make("CIComicEffect") }
  public class func pinchDistortion() -> CIFilter { make("CIPinchDistortion") }
  public class func holeDistortion() -> CIFilter { make("CIHoleDistortion") }
  public class func vortexDistortion() -> CIFilter { make("CIVortexDistortion") }
  public class func circleSplashDistortion() -> CIFilter { make("CICircleSplashDistortion") }
  public class func bumpDistortion() -> CIFilter { make("CIBumpDistortion") }
  public class func twirlDistortion() -> CIFilter { make("CITwirlDistortion") }
  public class func sharpenLuminance() -> CIFilter { make("CISharpenLuminance") }
  public class func unsharpMask() -> CIFilter { make("CIUnsharpMask") }
  public class func bloom() -> CIFilter { make("CIBloom") }
  public class func gloom() -> CIFilter { make("CIGloom") }
  public class func edges() -> CIFilter { make("CIEdges") }
  public class func convolution3X3() -> CIFilter { make("CIConvolution3X3") }
  public class func convolution5X5() -> CIFilter { make("CIConvolution5X5") }
  public class func convolution7X7() -> CIFilter { make("CIConvolution7X7") }
  public class func areaAverage() -> CIFilter { make("CIAreaAverage") }
  public class func areaMaximum() -> CIFilter { make("CIAreaMaximum") }
  public class func areaMinimum() -> CIFilter { make("CIAreaMinimum") }
  public class func linearGradient() -> CIFilter { make("CILinearGradient") }
  public class func smoothLinearGradient() -> CIFilter { make("CISmoothLinearGradient") }
  public class func radialGradient() -> CIFilter { make("CIRadialGradient") }
  public class func gaussianGradient() -> CIFilter { make("CIGaussianGradient") }
  public class func checkerboardGenerator() -> CIFilter { make("CICheckerboardGenerator") }
  public class func stripesGenerator() -> CIFilter { make("CIStripesGenerator") }
  public class func qrCodeGenerator() -> CIFilter { make("CIQRCodeGenerator") }
  public class func code128BarcodeGenerator() -> CIFilter { make("CICode128BarcodeGenerator") }
  public class func labDeltaE() -> CIFilter { make("CILabDeltaE") }
}
