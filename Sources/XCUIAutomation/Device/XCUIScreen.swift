import AutomationProtocol
import Foundation
import UIKit

/// An object that provides screenshots.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}

/// The display of the simulated device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  public static let main = XCUIScreen()
  public static var screens: [XCUIScreen] { [main] }

  /// Takes a screenshot of the foreground app with the status bar.
  open func screenshot() -> XCUIScreenshot {
    let front = TestSession.shared.frontIdentifier.map { ElementLocator(bundleIdentifier: $0, steps: []) }
    return XCUIScreenshot(of: front, frame: nil)
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a screenshot of the element's part of the screen.
  public func screenshot() -> XCUIScreenshot {
    let frame = try? locator.resolve()
    return XCUIScreenshot(
      of: locator, frame: frame?.snapshot.type == .application ? nil : frame?.snapshot.frame)
  }
}

/// A screenshot of a screen or an element.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  public let pngRepresentation: Data
  public let image: UIImage

  init(of locator: ElementLocator?, frame: CGRect?) {
    var data = Data()
    if case .data(let png)? = try? locator?.ask(.screenshot(scale: nil)) { data = png }
    var image = UIImage(data: data) ?? UIImage()
    if let frame, let whole = image.cgImage,
      case .deviceState(let state)? = try? locator?.ask(.deviceState)
    {
      let scale = state.scale
      let area = CGRect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
      )
      if let part = whole.cropping(to: area.integral) {
        image = UIImage(cgImage: part, scale: scale, orientation: .up)
        data = image.pngData() ?? data
      }
    }
    pngRepresentation = data
    self.image = image
  }
}
