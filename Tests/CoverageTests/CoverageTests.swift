import UIKit
import XCTest

/// Generates `Documentation/Coverage.md`: the supported part of Interface Builder's format and of Apple's
/// symbols. With `PORTOLAN_RECORD` in the environment the file is written; otherwise the test checks that it
/// is up to date.
@MainActor
final class CoverageTests: XCTestCase {
  func testCoverageIsWrittenDown() throws {
    let file = root.appendingPathComponent("Documentation/Coverage.md")
    let report = try report()
    XCTAssertGreaterThan(report.count(.works), 1000, "the sources are not read as they are written")
    let text = try page(report)
    let environment = ProcessInfo.processInfo.environment
    if environment["PORTOLAN_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    if let path = environment["PORTOLAN_COVERAGE"] {
      let graphs = try ["UIKit", "SwiftUI"].map { ($0, try SymbolGraph.extract($0)) }
      try SignaturePage(report: report, graphs: graphs).html
        .write(toFile: path, atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text, "record it with PORTOLAN_RECORD=1")
    let longest = text.split(separator: "\n").max { $0.count < $1.count }
    XCTAssertLessThan(longest?.count ?? 0, 600, "a line is too long to read")
  }

  func testPropertiesWithoutEffectAreFound() throws {
    let idle = try IdleSymbols(modifiersIn: root.appendingPathComponent("Sources/SwiftUI"))
    XCTAssertTrue(idle.contains("impactOccurred", in: "UIImpactFeedbackGenerator"))
    XCTAssertTrue(idle.contains("dialogIcon", in: "View"))
    XCTAssertTrue(idle.contains("arrowDirection", in: "UIMenuController"))
    XCTAssertFalse(idle.contains("arrowDirection", in: "UIPopoverPresentationController"))
    XCTAssertFalse(idle.contains("backgroundColor", in: "UIView"))
    XCTAssertFalse(idle.contains("navigationTitle", in: "View"))
  }

  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func report() throws -> CoverageReport {
    let idle = try IdleSymbols(modifiersIn: root.appendingPathComponent("Sources/SwiftUI"))
    var report = CoverageReport()
    for (framework, others) in [
      ("UIKit", ["CoreGraphics", "QuartzCore", "UserNotifications", "FoundationExtensions"]),
      ("SwiftUI", ["FoundationExtensions"]),
    ] {
      let folders = ([framework] + others).map { root.appendingPathComponent("Sources/\($0)") }
      let file = root.appendingPathComponent("Tests/CoverageTests/Symbols/\(framework).txt")
      var list = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
        !$0.hasPrefix("#")
      }
      if framework == "UIKit" {
        let named = Set(list.map { $0.prefix { $0 != ":" } })
        list += CoverageCatalog.classes.map { $0[...] }.filter { !named.contains($0) }
      }
      report.add(
        framework, list: list, symbols: try PublicSymbols(folders: folders), idle: idle,
        folders: try topicFolders(folders[0]))
    }
    return report
  }

  /// The folder of the file that declares a type, by the type's name.
  private func topicFolders(_ folder: URL) throws -> [String: String] {
    var found: [String: String] = [:]
    for topic in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let symbols = try PublicSymbols(folders: [folder.appendingPathComponent(topic)])
      for type in symbols.declaredTypes where found[type] == nil { found[type] = topic }
    }
    return found
  }

  private func page(_ report: CoverageReport) throws -> String {
    var lines = """
      # Coverage

      Which of Apple's symbols and of Interface Builder's elements Portolan has. `CoverageTests` writes this
      page; do not edit it.

      - **Works**: exists and has an effect. Known differences from iOS are in the symbol's documentation.
      - **Without effect**: compiles and keeps its value, but changes nothing.
      - **Missing**: does not compile.

      Members are counted by their base names, as Apple's documentation lists them; inherited members count
      once. `make docs` writes a page with all signatures that can be searched: `Output/docs/Coverage.html`.

      ## Summary

      """.components(separatedBy: "\n")
    lines += report.summary()
    let elements = CoverageCatalog.elements.map { element($0, $1) }
    let (read, known) = elements.reduce((0, 0)) { ($0.0 + $1.read, $0.1 + $1.known) }
    lines += """
      | **Interface Builder**, elements and attributes | \(read) | – | \(known - read) |

      ## Other frameworks

      Combine, CoreGraphics, QuartzCore, ImageIO, UserNotifications, UniformTypeIdentifiers, os and what
      Foundation lacks on Linux exist as far as interfaces use them. WebKit renders pages
      with WPE WebKit where it is installed, and shows their text elsewhere.
      CoreData has models, contexts, stores on SQLite, fetched results controllers and SwiftUI's requests.
      Charts has all marks, scales and axes. SwiftData stores `@Model` classes with Core Data. WidgetKit's
      widgets and live activities are drawn by `portolan preview`; no host shows them.
      CoreImage has ninety filters. Accelerate has vDSP's vectors, filters and Fourier transforms, and vImage's convolutions.
      CoreServices and SceneKit exist in the small part that snapshot libraries use. Metal
      and MetalKit have declarations; there is no device. SpriteKit draws scenes with actions and bodies, without particles and sounds. CommonCrypto, Compression, CoreLocation, CoreSpotlight, CryptoKit, GameplayKit,
      LinkPresentation, MapKit, NaturalLanguage, Network, Photos, PhotosUI, QuickLook, SafariServices, Security,
      SystemConfiguration, TipKit, simd and zlib work, with the limits that their declarations name. AppIntents
      runs intents of the app's own buttons. CoreText and PencilKit work. AVFoundation and AVKit play films and sounds
      with GStreamer, PDFKit reads documents with Poppler, and JavaScriptCore runs scripts with WebKitGTK's engine, where
      these libraries are installed. StoreKit and StoreKitTest sell the products of a `.storekit` file. CFNetwork,
      CoreAudioTypes, CoreLocationUI, CoreTransferable, Symbols and VideoToolbox exist in small parts. ARKit, AVRouting,
      ActivityKit, AdAttributionKit, AdServices, AdSupport, AppClip, AppTrackingTransparency, AudioToolbox, AuthenticationServices, BackgroundTasks, CallKit, CarPlay, ClockKit, CloudKit, Contacts,
      ContactsUI, CoreBluetooth, CoreHaptics, CoreML, CoreMIDI, CoreMedia, CoreMotion, CoreNFC, CoreTelephony, CoreVideo,
      DeviceActivity, DeviceCheck, EventKit, EventKitUI, ExternalAccessory, FamilyControls, GameController, GameKit, GroupActivities, HealthKit, HomeKit, Intents, IntentsUI,
      LocalAuthentication, ManagedSettings, MediaAccessibility, MediaPlayer, MessageUI, Messages, MetricKit, MultipeerConnectivity,
      MusicKit, NearbyInteraction, NetworkExtension, PassKit, PushKit, ReplayKit, ScreenTime, SensorKit, ShazamKit, Social,
      SoundAnalysis, Speech, Translation, Vision, VisionKit, WatchConnectivity and WeatherKit behave as on a device without
      the service: requests get the documented refusals. NotificationCenter and UserNotificationsUI have
      declarations for extensions.
      Other frameworks are missing, among them RealityKit, GLKit and ClassKit. A project that imports a missing
      framework gets an error with file and line.
      """.components(separatedBy: "\n")
    for framework in ["UIKit", "SwiftUI"] {
      lines += ["", "## \(framework)", "", "### Missing types in \(framework)", ""]
      lines += report.missingTypes(framework)
      lines += ["", "### Missing members in \(framework)", ""] + report.list(framework, .missing)
      lines += ["", "### Without effect in \(framework)", ""] + report.list(framework, .idle)
    }
    lines += [
      "", "## Why properties have no effect", "",
      "They can be set, so that sources compile and run unchanged, and change nothing.", "",
      "| property | reason |", "|---|---|",
    ]
    lines += try AcceptedWithoutEffect().table.components(separatedBy: "\n")
    lines += [
      "", "## Interface Builder", "", "Elements that are missing become a placeholder, with a warning.", "",
    ]
    lines += ["| element | read | not read |", "|---|---|---|"]
    lines += elements.map(\.row)
    return lines.joined(separator: "\n") + "\n"
  }

  private func element(_ name: String, _ listed: [String]) -> (row: String, read: Int, known: Int) {
    guard InterfaceCoverage.elements.contains(name) else {
      return ("| `\(name)` | missing | |", 0, listed.count)
    }
    let keys = InterfaceCoverage.keys(of: name)
    let missing = listed.filter { !keys.contains($0) }
    let read = listed.count - missing.count
    let names = missing.map { "`\($0)`" }.joined(separator: " ")
    return ("| `\(name)` | \(read) of \(listed.count) | \(names) |", read, listed.count)
  }
}
