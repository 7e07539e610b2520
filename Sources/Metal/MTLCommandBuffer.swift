import Foundation

/// Commands for a GPU, in the order of their buffers.
public protocol MTLCommandQueue: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public protocol MTLDrawable: NSObjectProtocol { func present() }

/// A list of commands for a GPU.
public protocol MTLCommandBuffer: NSObjectProtocol {
  var label: String? { get set }
  var error: (any Error)? { get }
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func present(_ drawable: any MTLDrawable)
  func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
  func addScheduledHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
  func commit()
  func waitUntilCompleted()
  func waitUntilScheduled()
}

public protocol MTLCommandEncoder: NSObjectProtocol {
  var label: String? { get set }
  func endEncoding()
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}

public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }
public enum MTLTriangleFillMode: UInt, Sendable { case fill, lines }

/// Commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setViewport(_ viewport: MTLViewport)
  func setCullMode(_ cullMode: MTLCullMode)
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(
    type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
    indexBuffer: any MTLBuffer,
    indexBufferOffset: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
    indexBuffer: any MTLBuffer,
    indexBufferOffset: Int, instanceCount: Int)
}

/// Commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func generateMipmaps(for texture: any MTLTexture)
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, size: Int)
}

// MARK: Pipelines

public protocol MTLRenderPipelineState: NSObjectProtocol {}

public protocol MTLComputePipelineState: NSObjectProtocol {
  var threadExecutionWidth: Int { get }
  var maxTotalThreadsPerThreadgroup: Int { get }
}

public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor,
    oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
}
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }

/// Objects by number, which are made when they are first used.
open class MTLDescriptorArray<Element>: NSObject {
  private var elements: [Int: Element] = [:]
  private let make: () -> Element
  init(_ make: @escaping () -> Element) { self.make = make }

  open subscript(index: Int) -> Element! {
    get {
      if let known = elements[index] { return known }
      let new = make()
      elements[index] = new
      return new
    }
    set { elements[index] = newValue }
  }
}

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var rgbBlendOperation = MTLBlendOperation.add
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  open var alphaBlendOperation = MTLBlendOperation.add
}
public typealias MTLRenderPipelineColorAttachmentDescriptorArray = MTLDescriptorArray<
  MTLRenderPipelineColorAttachmentDescriptor
>

open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var rasterSampleCount = 1
  public let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! = MTLDescriptorArray {
    MTLRenderPipelineColorAttachmentDescriptor()
  }
  public override init() { super.init() }
}

public enum MTLVertexFormat: UInt, Sendable {
  case invalid, uchar4 = 3, float = 28, float2, float3, float4, int = 32, uint = 36, uchar4Normalized = 9
}
public enum MTLVertexStepFunction: UInt, Sendable { case constant, perVertex, perInstance }

open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  open var offset = 0
  open var bufferIndex = 0
}
open class MTLVertexBufferLayoutDescriptor: NSObject {
  open var stride = 0
  open var stepFunction = MTLVertexStepFunction.perVertex
  open var stepRate = 1
}
open class MTLVertexDescriptor: NSObject {
  public let attributes: MTLDescriptorArray<MTLVertexAttributeDescriptor>! = MTLDescriptorArray {
    MTLVertexAttributeDescriptor()
  }
  public let layouts: MTLDescriptorArray<MTLVertexBufferLayoutDescriptor>! = MTLDescriptorArray {
    MTLVertexBufferLayoutDescriptor()
  }
  public override init() { super.init() }
}

public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve }

open class MTLRenderPassAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var resolveTexture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.dontCare
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearColor = MTLClearColor()
}
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearDepth = 1.0
}
open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments: MTLDescriptorArray<MTLRenderPassColorAttachmentDescriptor>! =
    MTLDescriptorArray {
      MTLRenderPassColorAttachmentDescriptor()
    }
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
  public override init() { super.init() }
}
