import MetalKit
import PortolanTesting
import XCTest

/// Tests of apps that ask for a GPU.
@MainActor
final class MetalTests: XCTestCase {
  func testThereIsNoDevice() {
    XCTAssertNil(MTLCreateSystemDefaultDevice())
    let pipeline = MTLRenderPipelineDescriptor()
    pipeline.colorAttachments[0].pixelFormat = .bgra8Unorm
    XCTAssertEqual(pipeline.colorAttachments[0].pixelFormat, .bgra8Unorm)
    XCTAssertEqual(pipeline.colorAttachments[1].pixelFormat, .invalid)
    let texture = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: .rgba8Unorm, width: 256, height: 64, mipmapped: true)
    XCTAssertEqual(texture.mipmapLevelCount, 9)
  }

  func testAViewHasASizeAndNothingToDrawInto() {
    final class Renderer: NSObject, MTKViewDelegate {
      var sizes: [CGSize] = []
      var draws = 0
      func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { sizes.append(size) }
      func draw(in view: MTKView) { draws += 1 }
    }
    let app = TestApp(device: .iPhone15)
    let controller = UIViewController()
    let view = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
    let renderer = Renderer()
    view.delegate = renderer
    view.clearColor = MTLClearColorMake(0, 0, 1, 1)
    controller.view = view
    app.show(controller)
    XCTAssertEqual(renderer.sizes.last, CGSize(width: 1179, height: 2556))
    XCTAssertEqual(renderer.draws, 0)
    XCTAssertNil(view.currentDrawable)
    XCTAssertEqual(view.backgroundColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }
}
