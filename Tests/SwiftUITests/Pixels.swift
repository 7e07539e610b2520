import PortolanTesting
import SwiftUI

extension TestApp {
  /// Returns the color on the screen at a point: red, green and blue from 0 to 255.
  func pixel(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    guard let image = snapshot(scale: 1, includesStatusBar: false),
      let data = image.dataProvider?.data as Data?
    else { return [] }
    let index = Int(y) * image.bytesPerRow + Int(x) * 4
    return [Int(data[index + 2]), Int(data[index + 1]), Int(data[index])]
  }

  /// Shows a single view in the middle of the screen.
  func show<V: View>(view: V) {
    show(UIHostingController(rootView: view))
    settle()
  }
}
