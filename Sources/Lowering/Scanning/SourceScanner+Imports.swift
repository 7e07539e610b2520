/// Imports.
extension SourceScanner {
  /// Modules with a submodule for each header on iOS, such as `UniformTypeIdentifiers.UTType`.
  private static let modulesWithHeaders: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "AuthenticationServices", "CloudKit", "Contacts",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia",
    "CoreMotion", "CoreTelephony", "CoreText", "CoreVideo", "EventKit", "Foundation", "GameKit",
    "GameplayKit", "HealthKit", "ImageIO", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuartzCore",
    "QuickLook", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "SystemConfiguration",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit",
  ]

  /// Scans the module of an `import`, ignoring the kind as in `import class M.C`.
  mutating func importDeclaration() {
    var start = at
    while byte(start) == 0x20 { start += 1 }
    let first = start
    var end = wordEnd(start)
    if byte(end) == 0x20 {
      let next = end + 1
      let nextEnd = wordEnd(next)
      if nextEnd > next {
        start = next
        end = nextEnd
      }
    }
    let module = string(start..<end)
    if branches.isOff {
      at = max(at, end)
      return
    }
    if module == "Darwin" { scan.sites.append(.darwin(start..<end)) }
    if module == "FoundationNetworking", start == first {
      // As in the imports that are added.
      scan.sites.append(.replacement(start..<end, "NetworkingExtensions"))
    }
    if module == "CoreFoundation", start == first, byte(end) != UInt8(ascii: ".") {
      scan.sites.append(.coreFoundation(start..<end))
    }
    let moduleEnd = end
    while byte(end) == UInt8(ascii: ".") { end = wordEnd(end + 1) }
    if moduleEnd < end, Self.modulesWithHeaders.contains(module) {
      if start == first {
        scan.sites.append(.header(moduleEnd..<end))
      } else if case let headerEnd = wordEnd(moduleEnd + 1), headerEnd < end {
        scan.sites.append(.replacement(start..<end, module + string(headerEnd..<end)))
      }
    }
    scan.sites.append(.importDeclaration(module: module, start..<end))
    if module == "XCTest" { scan.isTest = true }
    let line = text[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if string(line..<start).contains("@testable") { scan.importsTestedModule = true }
    at = max(at, end)
  }
}
