import Foundation

/// The state of an app's interface, as `portolan inspect` prints it in JSON.
///
/// Coordinates are in points. Frames are arrays of x, y, width and height.
package struct Inspection: Codable, Equatable, Sendable {
  package struct Scene: Codable, Equatable, Sendable {
    package var title: String
    package var state: String
    package var size: [Double]
    /// The address of the visible screen: the titles of the screens on the way to it.
    package var path: String
    /// The controllers on the way to the visible screen.
    package var screens: [String]
    /// The windows from back to front.
    package var windows: [Window]
    /// The elements in the order of a screen reader.
    package var accessibility: [Element]
  }

  package struct Window: Codable, Equatable, Sendable {
    package var type: String
    package var level: Double
    package var isKey: Bool
    package var controller: Controller?
    package var view: View
  }

  package struct Controller: Codable, Equatable, Sendable {
    package var type: String
    package var title: String?
    /// The state of its appearance.
    package var state: String
    package var children: [Controller]?
    package var presented: [Controller]?
  }

  package struct View: Codable, Equatable, Sendable {
    package var type: String
    package var text: String?
    package var identifier: String?
    /// The controller whose view this is.
    package var controller: String?
    /// The frame in the superview.
    package var frame: [Double]
    /// The frame in the window.
    package var windowFrame: [Double]
    package var isHidden: Bool?
    package var alpha: Double?
    package var width: Reason
    package var height: Reason
    package var children: [View]?
  }

  /// The reason for the size of a view on an axis.
  package struct Reason: Codable, Equatable, Sendable {
    /// One sentence.
    package var sentence: String
    /// The constraints that determine position and size, in UIKit's notation.
    package var constraints: [String]?
  }

  package struct Element: Codable, Equatable, Sendable {
    package var role: String
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// The frame on the screen.
    package var frame: [Double]
    package var children: [Element]?
  }

  package struct Event: Codable, Equatable, Sendable {
    /// Seconds since the start of the app.
    package var time: Double
    package var controller: String
    package var callback: String
  }

  package var scenes: [Scene]
  /// The life-cycle callbacks of all controllers, the first one first.
  package var lifecycle: [Event]

  /// The inspection as formatted JSON.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
