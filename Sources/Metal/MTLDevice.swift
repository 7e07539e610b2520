@_exported import Foundation

/// A GPU.
///
/// Differs from iOS: there is no implementation. Sources that request a device take their path for machines without
/// one.
public protocol MTLDevice: NSObjectProtocol {
  var name: String { get }
  var hasUnifiedMemory: Bool { get }
  var isLowPower: Bool { get }
  var maxThreadsPerThreadgroup: MTLSize { get }
  var maxBufferLength: Int { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(bytes: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
  func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
}

extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  public func makeBuffer(bytes: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: bytes, length: length, options: [])
  }
}

/// Returns the default GPU: always `nil`, as on an iOS simulator without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, common1 = 3001, common2, common3
}
public enum MTLFeatureSet: UInt, Sendable { case iOS_GPUFamily1_v1, iOS_GPUFamily2_v1, iOS_GPUFamily3_v1 = 4 }

/// The size of a grid of threads or of a texture.
public struct MTLSize: Equatable, Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init() { (width, height, depth) = (0, 0, 0) }
  public init(width: Int, height: Int, depth: Int) {
    self.width = width
    self.height = height
    self.depth = depth
  }
}

public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}

public struct MTLOrigin: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public init(x: Int = 0, y: Int = 0, z: Int = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A part of a texture.
public struct MTLRegion: Equatable, Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init(origin: MTLOrigin = MTLOrigin(), size: MTLSize = MTLSize()) {
    self.origin = origin
    self.size = size
  }
}

public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y), size: MTLSize(width: width, height: height, depth: 1))
}

public struct MTLClearColor: Equatable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
  -> MTLClearColor
{
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

public struct MTLViewport: Equatable, Sendable {
  public var originX, originY, width, height, znear, zfar: Double
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    self.originX = originX
    self.originY = originY
    self.width = width
    self.height = height
    self.znear = znear
    self.zfar = zfar
  }
}

public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let storageModeShared: Self = [], cpuCacheModeWriteCombined = Self(rawValue: 1)
  public static let storageModePrivate = Self(rawValue: 32), storageModeMemoryless = Self(rawValue: 48)
}

public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }

public enum MTLPixelFormat: UInt, Sendable {
  case invalid, a8Unorm, r8Unorm = 10, r8Uint = 13, r16Float = 25, rg8Unorm = 30, r32Uint = 53,
    r32Float = 55, rg16Float = 65, rgba8Unorm = 70, rgba8Unorm_srgb, rgba8Uint = 73, bgra8Unorm = 80,
    bgra8Unorm_srgb, rgb10a2Unorm = 90, rg32Float = 105, rgba16Float = 115, rgba32Float = 125,
    depth32Float = 252, stencil8, depth32Float_stencil8 = 260
}

open class MTLCompileOptions: NSObject {
  open var fastMathEnabled = true
}

/// The functions of shaders.
public protocol MTLLibrary: NSObjectProtocol {
  var label: String? { get set }
  var functionNames: [String] { get }
  func makeFunction(name functionName: String) -> (any MTLFunction)?
  func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}

open class MTLFunctionConstantValues: NSObject {
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {}
}
public enum MTLDataType: UInt, Sendable { case none, float = 3, int = 29, uint = 33, bool = 53 }

/// A function of a shader.
public protocol MTLFunction: NSObjectProtocol {
  var name: String { get }
  var label: String? { get set }
}

// MARK: Resources

public protocol MTLResource: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
}

/// Memory of a GPU.
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}

public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let unknown: Self = [], shaderRead = Self(rawValue: 1), shaderWrite = Self(rawValue: 2)
  public static let renderTarget = Self(rawValue: 4)
}

public enum MTLTextureType: UInt, Sendable {
  case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}

/// An image in the memory of a GPU.
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var pixelFormat: MTLPixelFormat { get }
  func replace(
    region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}

open class MTLTextureDescriptor: NSObject {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var usage = MTLTextureUsage.shaderRead
  open var storageMode = MTLStorageMode.shared
  public override init() { super.init() }
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
    if mipmapped { descriptor.mipmapLevelCount = Int(log2(Double(max(width, height, 1)))) + 1 }
    return descriptor
  }
}

public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped, nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero
}

public protocol MTLSamplerState: NSObjectProtocol {}
open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  open var maxAnisotropy = 1
  public override init() { super.init() }
}

public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
public protocol MTLDepthStencilState: NSObjectProtocol {}
open class MTLDepthStencilDescriptor: NSObject {
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
  open var label: String?
  public override init() { super.init() }
}
