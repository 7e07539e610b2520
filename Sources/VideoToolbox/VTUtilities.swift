@_exported import CoreMedia
@_exported import CoreVideo

public typealias OSStatus = Int32

public let kVTParameterErr: OSStatus = -12902
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908

/// Whether a codec is decoded by hardware: none is known to be.
public func VTIsHardwareDecodeSupported(_ codecType: UInt32) -> Bool { false }

/// Creates an image from a buffer. The options have no effect.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  guard let image = pixelBuffer.makeImage() else { return kVTParameterErr }
  imageOut.pointee = image
  return 0
}
