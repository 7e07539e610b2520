@_exported import Metal

/// Whether a device runs the shaders of this framework: none does.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A shader that a device runs. It cannot be made, since there is no device to make it for.
open class MPSKernel {
  public let device: any MTLDevice
  open var label: String?

  public init(device: any MTLDevice) { self.device = device }
}

/// A shader that makes one image from another.
open class MPSUnaryImageKernel: MPSKernel {
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
  ) {
    preconditionFailure("there is no Metal device")
  }
}

/// A shader that compares each pixel with a threshold.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  public let thresholdValue: Float
  public let maximumValue: Float

  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    self.thresholdValue = thresholdValue
    self.maximumValue = maximumValue
    super.init(device: device)
  }
}
