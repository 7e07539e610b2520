import Foundation
import OffscreenHost

/// A combination of settings that previews are drawn with.
package struct PreviewVariant: Codable, Hashable, Sendable {
  /// The name of the device; `nil` for that of the preview or the default.
  package var device: String?
  package var isDark = false
  /// The text size, named as in `DeviceOptions`.
  package var textSize = "large"
  package var language: String?
  package var isRightToLeft = false

  package init() {}

  /// The settings that differ from the default, in words.
  package var words: [String] {
    var words: [String] = []
    if let device { words.append(device) }
    if isDark { words.append("dark") }
    if textSize != "large" { words.append(textSize) }
    if let language { words.append(language) }
    if isRightToLeft { words.append("right-to-left") }
    return words
  }
}

/// A request for pictures of all previews of a program.
package struct PreviewRequest: Codable, Sendable {
  /// The folder of the pictures.
  package var folder: String
  /// The file to which a line for each picture is appended.
  package var record: String
  /// The variants, which have the same language.
  package var variants: [PreviewVariant]
  /// Pixels per point.
  package var scale: Double
  /// The part of the files whose previews are drawn.
  package var share: Int
  /// The number of parts.
  package var shares: Int
  /// The positions of previews that are not drawn.
  package var skipped: Set<Int> = []
  /// The names of pictures that other processes have drawn.
  package var taken: Set<String> = []

  package init(
    folder: String, record: String, variants: [PreviewVariant], scale: Double, share: Int, shares: Int
  ) {
    self.folder = folder
    self.record = record
    self.variants = variants
    self.scale = scale
    self.share = share
    self.shares = shares
  }

  /// The environment variable with the request as JSON.
  package static let environment = "PORTOLAN_PREVIEW"
  /// The value of the variable that asks for a window in place of pictures.
  package static let window = "window"
}

/// A line of the record of a drawing process.
package enum PreviewEvent: Codable, Sendable {
  /// The drawing of the declaration at a position begins.
  case began(Int, PreviewIdentity)
  case drew(PreviewPicture)
  /// A preview without a picture, with the reason.
  case failed(PreviewIdentity, String)
  case ended(Int)
}

/// A preview in a project.
package struct PreviewIdentity: Codable, Hashable, Sendable {
  package var module: String
  package var file: String
  package var line: Int
  package var name: String

  package init(module: String, file: String, line: Int, name: String) {
    self.module = module
    self.file = file
    self.line = line
    self.name = name
  }
}

/// A picture of a preview.
package struct PreviewPicture: Codable, Sendable {
  package var preview: PreviewIdentity
  package var variant: PreviewVariant
  /// The name of the file in the folder.
  package var picture: String
  /// The size in points.
  package var width: Double
  package var height: Double
}
