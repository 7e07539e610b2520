import CoreGraphics
import Foundation
import Metal

/// The input of an image processor.
public protocol CIImageProcessorInput {
  /// The rectangle of the image that the pixels cover.
  var region: CGRect { get }
  var format: CIFormat { get }
  var bytesPerRow: Int { get }
  var baseAddress: UnsafeRawPointer { get }
  /// The pixels as a Metal texture: always nil.
  var metalTexture: (any MTLTexture)? { get }
}

/// The output of an image processor.
public protocol CIImageProcessorOutput {
  var region: CGRect { get }
  var format: CIFormat { get }
  var bytesPerRow: Int { get }
  var baseAddress: UnsafeMutableRawPointer { get }
  var metalTexture: (any MTLTexture)? { get }
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// An image-processing step implemented by a client.
///
/// Differs from iOS: it runs on the CPU, with pixels of four floats (`CIFormat.RGBAf`).
open class CIImageProcessorKernel: NSObject {
  /// Computes the pixels of the output. The base class writes nothing.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}

  /// Returns the rectangle of an input that is needed to compute a rectangle of the output.
  open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect {
    outputRect
  }

  /// Returns the image computed by the processor. An error in the processor results in transparent pixels.
  open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?) throws
    -> CIImage
  {
    let kernel = self
    return CIImage(extent: extent) {
      let bounds = extent.integral
      let sources = (inputs ?? []).enumerated().map { index, image in
        let region = kernel.roi(forInput: Int32(index), arguments: arguments, outputRect: bounds).integral
        return Input(memory: Memory(region: region, image.pixels(in: region)))
      }
      var result = PixelBuffer(width: Int(bounds.width), height: Int(bounds.height))
      let target = Memory(region: bounds, result)
      try? kernel.process(with: sources, arguments: arguments, output: Output(memory: target))
      result.pixels = target.pixels(result.pixels.count)
      return result
    }
  }

  private struct Input: CIImageProcessorInput {
    let memory: Memory
    var region: CGRect { memory.region }
    var format: CIFormat { .RGBAf }
    var bytesPerRow: Int { memory.bytesPerRow }
    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory.address) }
    var metalTexture: (any MTLTexture)? { nil }
  }

  private struct Output: CIImageProcessorOutput {
    let memory: Memory
    var region: CGRect { memory.region }
    var format: CIFormat { .RGBAf }
    var bytesPerRow: Int { memory.bytesPerRow }
    var baseAddress: UnsafeMutableRawPointer { memory.address }
    var metalTexture: (any MTLTexture)? { nil }
    var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
  }

  /// Pixel memory with a fixed address.
  private final class Memory {
    let region: CGRect
    let bytesPerRow: Int
    private let storage: UnsafeMutableBufferPointer<SIMD4<Float>>

    init(region: CGRect, _ buffer: PixelBuffer) {
      self.region = region
      bytesPerRow = buffer.width * MemoryLayout<SIMD4<Float>>.stride
      storage = .allocate(capacity: max(buffer.pixels.count, 1))
      _ = storage.initialize(from: buffer.pixels)
    }

    deinit { storage.deallocate() }

    func pixels(_ count: Int) -> [SIMD4<Float>] { Array(storage.prefix(count)) }
    var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(storage.baseAddress!) }
  }
}
