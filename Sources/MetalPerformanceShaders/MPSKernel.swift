@_exported import Metal

/// Returns whether a device supports the shaders of this framework: always false.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A shader. It cannot be created, because it requires a device.
open class MPSKernel {
  public let device: any MTLDevice
  open var label: String?

  public init(device: any MTLDevice) { self.device = device }
}

/// A shader that creates one image from another.
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
