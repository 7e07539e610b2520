@_exported import CoreMedia
@_exported import CoreVideo

public typealias OSStatus = Int32

public let kVTParameterErr: OSStatus = -12902
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908

/// Whether a codec is decoded by hardware: none is known to be.
public func VTIsHardwareDecodeSupported(_ codecType: UInt32) -> Bool { false }

/// Creates an image from a buffer of BGRA pixels. The options have no effect.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  guard CVPixelBufferGetPixelFormatType(pixelBuffer) == kCVPixelFormatType_32BGRA,
    let base = CVPixelBufferGetBaseAddress(pixelBuffer)
  else { return kVTParameterErr }
  let (width, height) = (CVPixelBufferGetWidth(pixelBuffer), CVPixelBufferGetHeight(pixelBuffer))
  let row = CVPixelBufferGetBytesPerRow(pixelBuffer)
  let layout = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
  guard let provider = CGDataProvider(data: Data(bytes: base, count: row * height)),
    let image = CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: row,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: layout), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  else { return kVTParameterErr }
  imageOut.pointee = image
  return 0
}
