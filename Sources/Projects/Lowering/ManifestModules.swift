import Foundation

/// Empty modules for manifests that import a framework of macOS without using it, which Xcode's completion adds by accident.
struct ManifestModules {
  private static let names = [
    "AppKit", "Cocoa", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreText",
    "CoreVideo", "MapKit", "Metal", "QuartzCore", "SceneKit", "Security", "SwiftUI", "UIKit", "WebKit",
  ]

  let folder: URL

  /// Writes the modules and returns the compiler's arguments.
  func arguments() throws -> [String] {
    let map = Self.names.map { "module \($0) {}\n" }.joined()
    let file = folder.appendingPathComponent("module.modulemap")
    if (try? String(contentsOf: file, encoding: .utf8)) != map {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try map.write(to: file, atomically: true, encoding: .utf8)
    }
    return ["-I", folder.path]
  }
}
