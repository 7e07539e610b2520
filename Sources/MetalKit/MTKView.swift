@_exported import Metal
@_exported import UIKit

@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// The image that a frame is drawn into. None is created.
public protocol CAMetalDrawable: MTLDrawable { var texture: any MTLTexture { get } }

/// A view that a GPU draws.
///
/// Differs from iOS: there is no GPU. The view shows its clear color, and a warning is logged once. The delegate is told about
/// the size and never asked to draw.
@preconcurrency @MainActor
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)? { didSet { reportSize() } }
  open var device: (any MTLDevice)?
  open var preferredDevice: (any MTLDevice)? { nil }
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var clearColor = MTLClearColor() { didSet { showClearColor() } }
  open var clearDepth = 1.0
  open var framebufferOnly = true
  open var preferredFramesPerSecond = 60
  open var enableSetNeedsDisplay = false
  open var autoResizeDrawable = true
  open var isPaused = false
  open var presentsWithTransaction = false
  open var drawableSize: CGSize {
    let scale = traitCollection.displayScale
    return CGSize(width: bounds.width * scale, height: bounds.height * scale)
  }
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  open var depthStencilTexture: (any MTLTexture)? { nil }
  private var reportedSize = CGSize.zero

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    prepare()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    prepare()
  }

  /// Sets the delegate that a storyboard connects.
  open override func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard key == "delegate" else { return super.setValue(value, forUndefinedKey: key) }
    delegate = value as? any MTKViewDelegate
  }

  private func prepare() {
    showClearColor()
    UIKitFault.warnOnce("there is no Metal device: views of MetalKit are not drawn", category: "MetalKit")
  }

  private func showClearColor() {
    backgroundColor = UIColor(
      red: clearColor.red, green: clearColor.green, blue: clearColor.blue, alpha: clearColor.alpha)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reportSize()
  }

  private func reportSize() {
    guard delegate != nil, drawableSize != reportedSize else { return }
    reportedSize = drawableSize
    delegate?.mtkView(self, drawableSizeWillChange: drawableSize)
  }

  /// Does nothing: there is no drawable.
  open func draw() {}
  open func releaseDrawables() {}
}

/// Loads textures for a device, of which there is none.
public final class MTKTextureLoader: NSObject {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let SRGB = Self(rawValue: "SRGB"), origin = Self(rawValue: "Origin")
    public static let generateMipmaps = Self(rawValue: "GenerateMipmaps")
    public static let textureUsage = Self(rawValue: "TextureUsage")
    public static let textureStorageMode = Self(rawValue: "TextureStorageMode")
  }
  public struct Origin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let topLeft = Self(rawValue: "TopLeft"), bottomLeft = Self(rawValue: "BottomLeft")
    public static let flippedVertically = Self(rawValue: "FlippedVertically")
  }
  public enum Error: Swift.Error { case noDevice }

  public init(device: any MTLDevice) {}

  /// Throws: there is no device.
  public func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw Error.noDevice
  }
  /// Throws: there is no device.
  public func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw Error.noDevice
  }
  /// Throws: there is no device.
  public func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw Error.noDevice
  }
  /// Throws: there is no device.
  public func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw Error.noDevice }
}
