// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the toolchain's own swift-syntax, beside the `swift` found on the search path.
let hostLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
  for folder in path.split(separator: ":") {
    let binary = URL(fileURLWithPath: "\(folder)/swift-frontend").resolvingSymlinksInPath()
    let host = binary.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.path) { return host.path }
  }
  return "/usr/lib/swift/host"
}()

/// Modules without views, which are checked completely for data races.
let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]
/// The same checks without those at run time: in the Swift 6 language mode, each closure in main-actor code that is
/// passed to the standard library looks up its executor, in 220 instructions.
let checkedWhenCompiled: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency"),
]

let swiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
/// Lowering imports swift-syntax internally, so that its clients do not need swift-syntax.
let hidesImports: [SwiftSetting] = [.unsafeFlags(["-enable-library-evolution"])]

let swiftSyntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftIfConfig"),
  .linkedLibrary("SwiftOperators"),
]

/// Links programs and tests with the toolchain's linker, which takes half the time of the system's. The flag is on targets of
/// programs only, because packages may not depend on products with unsafe flags.
let quickLinker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))]

/// The equivalent of `--static-swift-stdlib` for a single release executable. Packs relocations, which would otherwise
/// cost several megabytes of memory.
let staticLibraries: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections", "-lCoreFoundation",
      "-lFoundationInternationalization",
      "-lFoundationEssentials", "-l_FoundationICU", "-lswiftSynchronization", "-ldispatch", "-lBlocksRuntime",
      "-lswiftDispatch", "-lstdc++", "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
    ], .when(configuration: .release))
]

let package = Package(
  name: "Portolan",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "WebKit", targets: ["WebKit", "_WebKit_SwiftUI"]),
    .library(name: "RxCocoaRuntime", targets: ["RxCocoaRuntime"]),
    .library(name: "UIKitNavigationShim", targets: ["UIKitNavigationShim"]),
    .library(name: "DependenciesTestObserver", targets: ["DependenciesTestObserver"]),
    .library(
      name: "Graphics",
      targets: [
        "CoreImage", "Accelerate", "Metal", "MetalKit", "MetalPerformanceShaders", "SceneKit", "SpriteKit",
        "CoreServices", "MobileCoreServices", "simd", "Accessibility",
      ]),
    .library(name: "SystemPermissions", targets: ["SystemPermissions"]),
    .library(
      name: "Services",
      targets: [
        "CoreLocation", "MessageUI", "LocalAuthentication", "AuthenticationServices", "StoreKit",
        "Network", "BackgroundTasks", "AdSupport", "AppTrackingTransparency", "CoreMedia",
        "CoreVideo", "AudioToolbox", "AVFoundation", "AVKit", "Photos", "PhotosUI", "MapKit",
        "CoreMotion", "Contacts", "ContactsUI", "WatchConnectivity", "CoreHaptics", "CryptoKit",
        "CommonCrypto", "CloudKit", "Compression", "CoreBluetooth", "CoreSpotlight", "CoreTelephony",
        "EventKit",
        "GameKit", "GameplayKit", "HealthKit", "LinkPresentation", "MultipeerConnectivity", "QuickLook",
        "QuickLookThumbnailing", "Speech", "SystemConfiguration",
        "Security", "AppIntents", "Intents", "IntentsUI", "MediaPlayer", "NetworkExtension",
        "NaturalLanguage", "CoreML", "Vision", "VisionKit", "TipKit", "ActivityKit", "PassKit", "CallKit",
        "PushKit", "CoreNFC", "ExternalAccessory", "UserNotificationsUI", "NotificationCenter", "Social",
        "AVFAudio", "CoreAudio", "CoreText", "PDFKit", "JavaScriptCore", "MetricKit", "DeviceCheck",
        "GameController",
        "ARKit", "AVRouting", "AdAttributionKit", "AdServices", "ClockKit", "Messages", "AppClip",
        "CFNetwork", "CarPlay", "CoreAudioTypes",
        "CoreLocationUI", "CoreMIDI", "CoreTransferable", "DeviceActivity", "EventKitUI", "FamilyControls",
        "GroupActivities", "HomeKit", "ManagedSettings", "MediaAccessibility", "MusicKit",
        "NearbyInteraction", "PencilKit", "ReplayKit", "ScreenTime", "SensorKit", "ShazamKit",
        "SoundAnalysis", "StoreKitTest", "Symbols", "Translation", "VideoToolbox", "WeatherKit",
      ]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "CoreData", targets: ["CoreData", "_CoreData_SwiftUI"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
    .library(name: "libxml2", targets: ["libxml2"]),
    .library(name: "LibSys", targets: ["LibSys", "MachO", "ObjectiveC", "NetworkingExtensions"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "OrderedDiff", targets: ["OrderedDiff"]),
    .library(name: "os", targets: ["os", "OSLog"]),
    .library(name: "PortolanTesting", targets: ["PortolanTesting", "PortolanXCTest"]),
    .library(name: "OffscreenHost", targets: ["OffscreenHost"]),
    .library(name: "Previews", targets: ["DeveloperToolsSupport", "PreviewHost"]),
    .library(name: "Automation", targets: ["Automation"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "GTKHost", targets: ["GTKHost"]),
    .executable(name: "portolan", targets: ["portolan"]),
    .executable(name: "portolan-serve", targets: ["portolan-serve"]),
    .plugin(name: "PortolanCommand", targets: ["PortolanCommand"]),
    .library(name: "Routing", targets: ["Routing"]),
    .executable(name: "Cookbook", targets: ["Cookbook"]),
    .executable(name: "Albums", targets: ["Albums"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "Flows", targets: ["Flows"]),
    .executable(name: "LifecycleLab", targets: ["LifecycleLab"]),
    .executable(name: "Catalog", targets: ["Catalog"]),
  ],
  targets: [
    // Modules for resolving imports of others.
    .target(name: "CModuleMaps"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),

    // C libraries.
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev", "librsvg2-common", "webp-pixbuf-loader"])]),
    .systemLibrary(name: "libxml2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CNetwork", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .target(name: "CSoupShim", dependencies: ["CSoup"]),
    .target(name: "CGTKShim", dependencies: ["CGTK"], linkerSettings: [.linkedLibrary("X11")]),
    .target(
      name: "CPixels", dependencies: ["CCairo"],
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),

    // Floor 0.
    .target(
      name: "CoreGraphics",
      dependencies: ["CCairo", "CGdkPixbuf", "CPixels", "FoundationExtensions", "_Testing_CoreGraphics"],
      swiftSettings: swift6),
    .target(name: "CMainRunLoop"),
    .target(name: "CMainLoop"),
    .target(name: "MainLoop", dependencies: ["CCairo", "CMainLoop"]),
    .target(name: "CMethodTables"),
    .target(name: "CSecretService"),
    .target(name: "ImageIO", dependencies: ["CoreGraphics"], swiftSettings: swift6),
    .target(name: "CObjCRuntime"),
    .target(name: "ObjCRuntime", dependencies: ["CObjCRuntime"]),
    .target(name: "ObjectiveC", dependencies: ["ObjCRuntime", "CModuleMaps"], swiftSettings: swift6),
    .target(name: "COSLock"),
    .target(name: "CStreams"),
    .target(name: "CDarwin"),
    // `Darwin` to sources for iOS. A module of that name would mislead the package manager's own code in test products.
    .target(
      name: "LibSys", dependencies: ["CDarwin", "COSLock", "CStreams", "CModuleMaps"], swiftSettings: swift6),
    .target(name: "MachO", dependencies: ["CDarwin", "CModuleMaps"], swiftSettings: swift6),
    .target(name: "CWordLock"),
    .target(name: "os", dependencies: ["CModuleMaps", "COSLock"], swiftSettings: swift6),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: swift6),
    .target(name: "ConstraintSolver", swiftSettings: swift6),
    .target(name: "OrderedDiff", swiftSettings: swift6),
    .target(name: "StateStore", dependencies: ["SQLite3"], swiftSettings: swift6),
    .target(name: "InterfaceDocuments", swiftSettings: swift6),
    .target(name: "MarkupEscaping", swiftSettings: swift6),
    .target(name: "DataModels", swiftSettings: swift6),
    .target(name: "CMarkdown"),
    .target(
      name: "FoundationExtensions", dependencies: ["CDarwin", "CMarkdown", "CMethodTables"],
      swiftSettings: swift6,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),

    // Floor 1.
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "CCairo", "CPixels", "ObjCRuntime"],
      swiftSettings: checkedWhenCompiled),
    .target(name: "Combine", dependencies: ["CWordLock", "ObjCRuntime"]),
    .target(name: "CombineNetworking", dependencies: ["Combine"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["FoundationExtensions"], swiftSettings: swift6),

    // Floor 2.
    .target(name: "UserNotifications", dependencies: ["QuartzCore"], swiftSettings: swift6),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "UserNotifications", "CoreGraphics", "ObjCRuntime", "ConstraintSolver", "OrderedDiff",
        "os", "FoundationExtensions", "UniformTypeIdentifiers", "InterfaceDocuments", "StateStore",
        "CMainRunLoop", "CMethodTables", "CModuleMaps", "_Testing_UIKit",
      ]),
    .target(name: "Routing", dependencies: ["UIKit"]),
    .target(
      name: "WebKit",
      dependencies: ["UIKit", "ObjCRuntime", "CCairo", "FoundationExtensions", "MainLoop"]),
    .target(name: "_WebKit_SwiftUI", dependencies: ["WebKit", "SwiftUI"]),
    // Stands in for a target of RxSwift in Objective-C.
    .target(name: "RxCocoaRuntime", dependencies: ["UIKit", "WebKit", "ObjCRuntime", "ObjectiveC"]),
    // Stands in for a target of swift-navigation in Objective-C.
    .target(name: "UIKitNavigationShim", dependencies: ["UIKit", "ObjCRuntime", "ObjectiveC"]),
    .target(name: "Accelerate", swiftSettings: swift6),
    .target(name: "simd", swiftSettings: swift6),
    .target(name: "Accessibility", dependencies: ["UIKit"], swiftSettings: swift6),
    .target(name: "Metal", swiftSettings: swift6),
    .target(name: "MetalKit", dependencies: ["Metal", "UIKit"]),
    .target(name: "MetalPerformanceShaders", dependencies: ["Metal"], swiftSettings: swift6),
    .target(
      name: "CoreServices", dependencies: ["UniformTypeIdentifiers", "CoreGraphics"], swiftSettings: swift6),
    .target(name: "MobileCoreServices", dependencies: ["CoreServices"], swiftSettings: swift6),
    .target(
      name: "CoreImage",
      dependencies: ["UIKit", "CoreGraphics", "CoreVideo", "Metal", "ObjCRuntime", "_Testing_CoreImage"],
      swiftSettings: swift6),
    .target(name: "CoreText", dependencies: ["UIKit"]),
    .target(name: "PDFKit", dependencies: ["UIKit"]),
    .target(name: "JavaScriptCore"),
    .target(name: "SceneKit", dependencies: ["UIKit"]),
    .target(name: "SpriteKit", dependencies: ["SwiftUI", "UIKit", "ObjCRuntime"]),

    // Floor 3.
    .target(
      name: "SwiftUI",
      dependencies: ["UIKit", "Combine", "MainLoop", "OrderedDiff", "UniformTypeIdentifiers", "os"]),
    .target(name: "DeveloperToolsSupport", dependencies: ["SwiftUI", "UIKit"]),

    // Services of the system, which only apps that import them load.
    .target(name: "SystemPermissions", dependencies: ["UIKit", "FoundationExtensions"]),
    .target(name: "SafariServices", dependencies: ["WebKit", "FoundationExtensions"]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(name: "CoreLocation", dependencies: ["SystemPermissions"]),
    .target(name: "MessageUI", dependencies: ["UIKit", "SystemPermissions"]),
    .target(name: "LocalAuthentication", dependencies: ["SystemPermissions", "FoundationExtensions"]),
    .target(
      name: "AuthenticationServices",
      dependencies: ["UIKit", "SwiftUI", "SystemPermissions", "FoundationExtensions"]),
    .target(name: "StoreKit", dependencies: ["UIKit", "SwiftUI", "SystemPermissions"]),
    .target(name: "Network", dependencies: ["CNetwork"], swiftSettings: swift6),
    .target(name: "NetworkingExtensions", dependencies: ["Network"], swiftSettings: swift6),
    .target(name: "BackgroundTasks", dependencies: ["SystemPermissions"]),
    .target(name: "AdSupport"),
    .target(name: "AppTrackingTransparency", dependencies: ["SystemPermissions"]),
    .target(name: "CoreMedia", dependencies: ["CoreVideo"]),
    .target(name: "CoreVideo", dependencies: ["CoreGraphics"]),
    .target(name: "AudioToolbox", dependencies: ["CoreGraphics"]),
    .target(
      name: "AVFoundation",
      dependencies: ["CoreMedia", "CoreVideo", "AudioToolbox", "UIKit", "QuartzCore", "SystemPermissions"]),
    .target(name: "AVKit", dependencies: ["AVFoundation", "SwiftUI", "UIKit", "FoundationExtensions"]),
    .target(
      name: "Photos",
      dependencies: ["UIKit", "SystemPermissions", "CoreLocation", "AVFoundation", "UniformTypeIdentifiers"]),
    .target(name: "PhotosUI", dependencies: ["Photos", "SwiftUI", "UniformTypeIdentifiers"]),
    .target(name: "MapKit", dependencies: ["CoreLocation", "UIKit", "SwiftUI", "FoundationExtensions"]),
    .target(name: "CoreMotion", dependencies: ["SystemPermissions"]),
    .target(name: "Contacts", dependencies: ["SystemPermissions"]),
    .target(name: "ContactsUI", dependencies: ["Contacts", "UIKit", "FoundationExtensions"]),
    .target(name: "WatchConnectivity", dependencies: ["SystemPermissions"]),
    .target(name: "CoreHaptics", dependencies: ["SystemPermissions"]),
    .target(name: "CryptoKit", dependencies: ["CCrypto"]),
    .target(name: "CommonCrypto", dependencies: ["CCrypto"]),
    .target(name: "CloudKit", dependencies: ["CoreLocation", "FoundationExtensions", "UIKit"]),
    .systemLibrary(name: "CCompression", providers: [.apt(["zlib1g-dev", "liblzma-dev"])]),
    .target(
      name: "Compression", dependencies: ["CCompression", "zlib"],
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("lzma")]),
    .target(name: "CoreBluetooth"),
    .target(name: "CoreSpotlight", dependencies: ["FoundationExtensions", "UniformTypeIdentifiers"]),
    .target(name: "CoreTelephony"),
    .target(name: "EventKit", dependencies: ["CoreGraphics", "CoreLocation", "SystemPermissions"]),
    .target(name: "GameKit", dependencies: ["GameplayKit", "UIKit"]),
    .target(name: "GameplayKit", dependencies: ["simd"]),
    .target(name: "HealthKit"),
    .target(name: "LinkPresentation", dependencies: ["UIKit", "FoundationExtensions"]),
    .target(name: "MultipeerConnectivity", dependencies: ["UIKit", "FoundationExtensions"]),
    .target(
      name: "QuickLook", dependencies: ["QuickLookThumbnailing", "SwiftUI", "UIKit", "FoundationExtensions"]),
    .target(name: "QuickLookThumbnailing", dependencies: ["UIKit", "FoundationExtensions"]),
    .target(name: "Speech", dependencies: ["AVFoundation", "CoreMedia"]),
    .target(name: "SystemConfiguration", dependencies: ["Network", "CoreGraphics"]),
    .target(
      name: "Security",
      dependencies: [
        "CCrypto", "CSecretService", "CoreGraphics", "CryptoKit", "FoundationExtensions",
        "NetworkingExtensions",
      ]),
    .target(
      name: "AppIntents", dependencies: ["SwiftUI", "FoundationExtensions", "UniformTypeIdentifiers"]),
    .target(name: "Intents", dependencies: ["FoundationExtensions"]),
    .target(name: "IntentsUI", dependencies: ["Intents", "UIKit"]),
    .target(name: "MediaPlayer", dependencies: ["UIKit"]),
    .target(name: "NetworkExtension"),
    .target(name: "NaturalLanguage"),
    .target(name: "CoreML", dependencies: ["CoreVideo"]),
    .target(name: "Vision", dependencies: ["CoreML", "CoreMedia", "CoreImage", "ImageIO", "UIKit"]),
    .target(name: "VisionKit", dependencies: ["UIKit"]),
    .target(name: "TipKit", dependencies: ["SwiftUI"]),
    .target(name: "ActivityKit"),
    .target(name: "PassKit", dependencies: ["UIKit"]),
    .target(name: "CallKit", dependencies: ["AVFoundation"]),
    .target(name: "PushKit"),
    .target(name: "CoreNFC"),
    .target(name: "ExternalAccessory"),
    .target(name: "UserNotificationsUI", dependencies: ["UIKit", "UserNotifications"]),
    .target(name: "NotificationCenter", dependencies: ["UIKit"]),
    .target(name: "Social", dependencies: ["UIKit"]),
    .target(name: "AVFAudio", dependencies: ["AVFoundation"]),
    .target(name: "CoreAudio", dependencies: ["AudioToolbox"]),
    .target(name: "MetricKit"),
    .target(name: "DeviceCheck"),
    .target(name: "GameController"),
    .target(
      name: "ARKit",
      dependencies: ["CoreVideo", "SceneKit", "SpriteKit", "SystemPermissions", "UIKit", "simd"]),
    .target(name: "AVRouting"),
    .target(name: "AdAttributionKit"),
    .target(name: "AdServices"),
    .target(name: "AppClip", dependencies: ["CoreLocation", "UIKit"]),
    .target(name: "CFNetwork", dependencies: ["NetworkingExtensions"]),
    .target(name: "CarPlay", dependencies: ["UIKit"]),
    .target(name: "ClockKit"),
    .target(name: "CoreAudioTypes", dependencies: ["AudioToolbox"]),
    .target(name: "CoreLocationUI", dependencies: ["CoreLocation", "SwiftUI", "UIKit"]),
    .target(name: "CoreMIDI"),
    .target(name: "CoreTransferable", dependencies: ["SwiftUI"]),
    .target(name: "DeviceActivity"),
    .target(name: "EventKitUI", dependencies: ["EventKit", "FoundationExtensions", "UIKit"]),
    .target(name: "FamilyControls", dependencies: ["Combine", "ManagedSettings", "SwiftUI"]),
    .target(name: "GroupActivities"),
    .target(name: "HomeKit", dependencies: ["SystemPermissions"]),
    .target(name: "ManagedSettings"),
    .target(name: "MediaAccessibility", dependencies: ["CoreGraphics"]),
    .target(name: "Messages", dependencies: ["UIKit"]),
    .target(name: "MusicKit"),
    .target(name: "NearbyInteraction", dependencies: ["SystemPermissions", "simd"]),
    .target(name: "PencilKit", dependencies: ["UIKit"]),
    .target(name: "ReplayKit", dependencies: ["SystemPermissions", "UIKit"]),
    .target(name: "ScreenTime", dependencies: ["UIKit"]),
    .target(name: "SensorKit"),
    .target(name: "ShazamKit", dependencies: ["SystemPermissions"]),
    .target(name: "SoundAnalysis", dependencies: ["AVFoundation"]),
    .target(name: "StoreKitTest", dependencies: ["StoreKit", "SystemPermissions"]),
    .target(name: "Symbols", dependencies: ["SwiftUI"]),
    .target(name: "Translation", dependencies: ["SwiftUI"]),
    .target(name: "VideoToolbox", dependencies: ["CoreMedia", "CoreVideo"]),
    .target(name: "WeatherKit", dependencies: ["CoreLocation"]),
    .systemLibrary(name: "zlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // End of services.

    .target(
      name: "CoreData",
      dependencies: [
        "UIKit", "Combine", "ObjCRuntime", "FoundationExtensions", "StateStore", "SQLite3", "DataModels",
      ]),

    // `FetchRequest` and other parts of SwiftUI that refer to Core Data.
    .target(name: "_CoreData_SwiftUI", dependencies: ["CoreData", "SwiftUI"]),

    .target(name: "Charts", dependencies: ["SwiftUI", "UIKit"]),
    .target(
      name: "WidgetKit",
      dependencies: ["SwiftUI", "ActivityKit", "AppIntents", "Intents", "DeveloperToolsSupport"]),
    .target(
      name: "SwiftData",
      dependencies: ["CoreData", "SwiftUI", "Combine", "FoundationExtensions", "UniformTypeIdentifiers"]),

    // Floor 4.
    .target(
      name: "PortolanTesting",
      dependencies: [
        "UIKit", "OffscreenHost", "UserNotifications", "Automation", "AutomationProtocol",
        "SystemPermissions",
      ]),
    .target(name: "PortolanXCTest", dependencies: ["CMethodTables", "ObjCRuntime"]),
    .target(name: "DependenciesTestObserver"),
    .target(name: "CXCUIAutomation"),
    .target(
      name: "XCUIAutomation",
      dependencies: [
        "UIKit", "AutomationProtocol", "CoreLocation", "FoundationExtensions", "PortolanXCTest",
        "CXCUIAutomation", "SystemPermissions",
      ]),

    // Floor 5.
    .target(name: "OffscreenHost", dependencies: ["UIKit", "FoundationExtensions", "CCairo", "MainLoop"]),
    .target(
      name: "PreviewHost",
      dependencies: ["DeveloperToolsSupport", "OffscreenHost", "FoundationExtensions", "MainLoop"]),
    .target(name: "AutomationProtocol", swiftSettings: swift6),
    .target(name: "CAutomation"),
    .target(name: "CVirtualTime"),
    .target(
      name: "Automation",
      dependencies: [
        "UIKit", "OffscreenHost", "FoundationExtensions", "UserNotifications", "AutomationProtocol",
        "CAutomation", "CVirtualTime", "MainLoop", "SystemPermissions",
      ]),
    .target(name: "CWebHost"),
    .target(
      name: "WebHost",
      dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "CCairo", "CWebHost", "StateStore"]),
    .target(name: "InterfaceInspector", dependencies: ["UIKit", "QuartzCore", "OffscreenHost", "WebHost"]),
    .target(
      name: "GTKHost",
      dependencies: [
        "UIKit", "OffscreenHost", "Automation", "AutomationProtocol", "InterfaceInspector", "WebHost",
        "FoundationExtensions", "MainLoop", "MarkupEscaping",
        "UserNotifications",
        "UniformTypeIdentifiers", "CGTK",
        "CGTKShim",
      ]),

    // Floor 6.
    .target(
      name: "Lowering", swiftSettings: swiftSyntax + hidesImports + swift6,
      linkerSettings: swiftSyntaxLibraries),
    .target(
      name: "Projects",
      dependencies: [
        "Lowering", "AutomationProtocol", "InterfaceDocuments", "DataModels", "MarkupEscaping",
      ],
      swiftSettings: swift6),
    .target(
      name: "StoryboardTools",
      dependencies: ["UIKit", "OffscreenHost", "InterfaceDocuments", "MarkupEscaping"]),
    .plugin(
      name: "PortolanCommand",
      capability: .command(
        intent: .custom(verb: "portolan", description: "Builds, runs and tests sources for iOS as they are")),
      dependencies: ["portolan-build"]),
    .target(
      name: "CommandLineTool", dependencies: ["Lowering", "Projects"], swiftSettings: swiftSyntax + swift6),
    .executableTarget(
      name: "portolan-serve", dependencies: ["CSoup", "CSoupShim"], path: "Sources/WebServer",
      resources: [
        .embedInCode("Page/index.html"), .embedInCode("Page/client.js"), .embedInCode("Page/scrolling.js"),
        .embedInCode("Page/presses.js"), .embedInCode("Page/drags.js"),
        .embedInCode("Page/accessibility.js"),
        .embedInCode("Page/player.js"),
      ]),
    .executableTarget(
      name: "portolan",
      dependencies: [
        "CommandLineTool", "Projects", "StoryboardTools", "OffscreenHost", "PreviewHost", "MarkupEscaping",
      ],
      swiftSettings: swiftSyntax, linkerSettings: swiftSyntaxLibraries + quickLinker),
    // Independent of UIKit, because executables of plugins are built twice, for the host and for the target.
    .executableTarget(
      name: "UITestBenchmark", dependencies: ["XCUIAutomation", "BenchmarkSupport"],
      path: "Benchmarks/UITests", exclude: ["run.sh"]),
    .executableTarget(
      name: "portolan-build", dependencies: ["CommandLineTool"], swiftSettings: swiftSyntax,
      linkerSettings: swiftSyntaxLibraries),

    // Floor 7.
    .target(
      name: "BenchmarkSupport", path: "Benchmarks/Support",
      exclude: ["common.sh", "medians", "medians.awk", "quick", "ratios.awk", "table", "table.awk"],
      linkerSettings: quickLinker),
    .executableTarget(
      name: "EmptyStart", dependencies: ["BenchmarkSupport"], path: "Benchmarks/Start/Empty"),
    .target(
      name: "StartScreen", dependencies: ["OffscreenHost", "BenchmarkSupport"],
      path: "Benchmarks/Start/Screen"),
    .executableTarget(
      name: "HeadlessStart", dependencies: ["StartScreen"], path: "Benchmarks/Start/Headless",
      linkerSettings: staticLibraries),
    .executableTarget(name: "SharedStart", dependencies: ["StartScreen"], path: "Benchmarks/Start/Shared"),
    .executableTarget(
      name: "WindowBenchmark", dependencies: ["GTKHost", "BenchmarkSupport"], path: "Benchmarks/Window",
      exclude: ["run.sh"]),
    .executableTarget(
      name: "LayoutBenchmark", dependencies: ["UIKit", "BenchmarkSupport"], path: "Benchmarks/Layout",
      exclude: ["run.sh"]),
    .executableTarget(
      name: "GrowthBenchmark",
      dependencies: ["UIKit", "InterfaceDocuments", "OrderedDiff", "SeededRandom", "BenchmarkSupport"],
      path: "Benchmarks/Growth", exclude: ["run.sh"]),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["ConstraintSolver", "BenchmarkSupport"],
      path: "Benchmarks/Solver",
      exclude: ["kiwi.py", "run.sh"]),

    .executableTarget(
      name: "QuartzCoreBenchmark", dependencies: ["QuartzCore", "BenchmarkSupport"],
      path: "Benchmarks/QuartzCore",
      exclude: ["run.sh"]),
    .executableTarget(
      name: "UIKitBenchmark",
      dependencies: ["InterfaceDocuments", "UIKit", "PortolanTesting", "BenchmarkSupport"],
      path: "Benchmarks/UIKit",
      exclude: ["run.sh"]),
    .executableTarget(
      name: "ModelBenchmark",
      dependencies: ["RandomPlay", "FlowsApp", "Routing", "BenchmarkSupport"],
      path: "Benchmarks/Models", exclude: ["run.sh"]),
    .executableTarget(
      name: "DataBenchmark", dependencies: ["SwiftData", "CoreData", "SQLite3", "BenchmarkSupport"],
      path: "Benchmarks/Data", exclude: ["run.sh"]),
    .executableTarget(
      name: "SwiftUIBenchmark", dependencies: ["SwiftUI", "PortolanTesting", "BenchmarkSupport"],
      path: "Benchmarks/SwiftUI", exclude: ["run.sh"]),
    .executableTarget(
      name: "CollectionsBenchmark",
      dependencies: ["UIKit", "PortolanTesting", "BenchmarkSupport", "CollectionChecks"],
      path: "Benchmarks/Collections", exclude: ["run.sh"]),
    .executableTarget(
      name: "TextBenchmark", dependencies: ["UIKit", "CoreGraphics", "CCairo", "BenchmarkSupport"],
      path: "Benchmarks/Text", exclude: ["run.sh"]),
    .target(
      name: "Tours", dependencies: ["PortolanTesting", "MarkupEscaping"], path: "Examples/Tour",
      linkerSettings: quickLinker),
    .target(name: "AlbumsApp", dependencies: ["UIKit"], path: "Examples/Albums/Sources"),
    .executableTarget(
      name: "Albums", dependencies: ["AlbumsApp", "GTKHost", "PortolanTesting", "Tours"],
      path: "Examples/Albums/Main"),

    .target(
      name: "CookbookApp", dependencies: ["SwiftUI", "SQLite3"], path: "Examples/Cookbook/Sources",
      resources: [.copy("Recipes"), .copy("Localizable.xcstrings")]),
    .target(
      name: "CookbookTesting", dependencies: ["SwiftUI", "PortolanTesting"], path: "Examples/Cookbook/Testing"
    ),
    .executableTarget(
      name: "Cookbook",
      dependencies: [
        "CookbookApp", "SwiftUI", "GTKHost", "PortolanTesting", "CookbookTesting", "Tours", "SeededRandom",
      ],
      path: "Examples/Cookbook/Main"),

    .executableTarget(
      name: "AlbumsBenchmark", dependencies: ["AlbumsApp", "PortolanTesting", "BenchmarkSupport"],
      path: "Benchmarks/Albums", exclude: ["run.sh"]),
    .target(name: "LifecycleLabApp", dependencies: ["UIKit"], path: "Examples/LifecycleLab/Sources"),
    .executableTarget(
      name: "LifecycleLab",
      dependencies: ["LifecycleLabApp", "GTKHost", "LifecycleLabRuns", "PortolanTesting", "Tours"],
      path: "Examples/LifecycleLab/Main"),
    .target(
      name: "LifecycleLabRuns", dependencies: ["LifecycleLabApp", "PortolanTesting"],
      path: "Examples/LifecycleLab/Runs"),

    .target(name: "GalleryApp", dependencies: ["UIKit"], path: "Examples/Gallery/Sources"),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryApp", "GTKHost", "PortolanTesting", "Tours"],
      path: "Examples/Gallery/Main"),

    .target(name: "CatalogApp", dependencies: ["UIKit"], path: "Examples/Catalog/Sources"),
    .executableTarget(
      name: "Catalog", dependencies: ["CatalogApp", "GTKHost", "PortolanTesting", "Tours"],
      path: "Examples/Catalog/Main"),
    .executableTarget(
      name: "CatalogBenchmark", dependencies: ["CatalogApp", "PortolanTesting", "BenchmarkSupport"],
      path: "Benchmarks/Catalog", exclude: ["run.sh"]),
    .executableTarget(
      name: "CookbookBenchmark",
      dependencies: [
        "CookbookApp", "SwiftUI", "StateStore", "CookbookTesting", "PortolanTesting", "BenchmarkSupport",
      ],
      path: "Benchmarks/Cookbook", exclude: ["run.sh"]),
    .target(
      name: "FlowsApp", dependencies: ["UIKit", "UserNotifications", "Routing"],
      path: "Examples/Flows/Sources"),
    .executableTarget(
      name: "Flows", dependencies: ["FlowsApp", "GTKHost", "PortolanTesting", "Tours"],
      path: "Examples/Flows/Main"),

    .executableTarget(
      name: "LoweringBenchmark", dependencies: ["Lowering", "ObjCRuntime", "BenchmarkSupport"],
      path: "Benchmarks/Lowering",
      exclude: ["run.sh"]),
    .executableTarget(
      name: "ReaderFuzz", dependencies: ["Lowering", "InterfaceDocuments", "SeededRandom"],
      path: "Tests/ReaderFuzz",
      exclude: ["Corpus"]),

    .target(name: "SeededRandom", path: "Tests/SeededRandom", linkerSettings: quickLinker),
    .testTarget(
      name: "CoverageTests", dependencies: ["UIKit", "PortolanXCTest", "MarkupEscaping"], exclude: ["Symbols"]
    ),
    .testTarget(
      name: "SeedTests", dependencies: ["Lowering", "Projects", "PortolanTesting"],
      resources: [.copy("Seeds")],
      swiftSettings: swiftSyntax, linkerSettings: swiftSyntaxLibraries),
    .testTarget(
      name: "StoryboardToolsTests",
      dependencies: ["StoryboardTools", "InterfaceDocuments", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "portolan", "CommandLineTool", "Projects", "PreviewHost", "DeveloperToolsSupport", "GTKHost",
        "OffscreenHost", "PortolanTesting", "PortolanXCTest",
      ],
      swiftSettings: swiftSyntax, linkerSettings: swiftSyntaxLibraries),
    .testTarget(
      name: "ProjectsTests",
      dependencies: [
        "AutomationProtocol", "CommandLineTool", "Projects", "PortolanTesting", "PortolanXCTest",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "SeededRandom"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "PortolanXCTest", "SeededRandom"]),
    .testTarget(name: "ObjCRuntimeTests", dependencies: ["ObjCRuntime"]),
    .testTarget(name: "osTests", dependencies: ["OSLog", "os"]),
    .testTarget(name: "LibSysTests", dependencies: ["LibSys"]),
    .testTarget(
      name: "PortolanXCTestTests", dependencies: ["PortolanXCTest", "DependenciesTestObserver"]),
    .testTarget(name: "FoundationExtensionsTests", dependencies: ["FoundationExtensions", "SeededRandom"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "SeededRandom"]),
    .testTarget(
      name: "NetworkTests", dependencies: ["Network", "NetworkingExtensions"], swiftSettings: swift6),
    .testTarget(name: "CombineNetworkingTests", dependencies: ["CombineNetworking", "NetworkingExtensions"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"]),
    .executableTarget(
      name: "OrderedDiffBenchmark", dependencies: ["OrderedDiff", "BenchmarkSupport", "SeededRandom"],
      path: "Benchmarks/OrderedDiff",
      exclude: ["run.sh"]),
    .testTarget(name: "OrderedDiffTests", dependencies: ["OrderedDiff", "SeededRandom"]),
    .testTarget(name: "StateStoreTests", dependencies: ["StateStore", "SQLite3", "SeededRandom"]),
    .testTarget(
      name: "LoweringTests", dependencies: ["Lowering", "ObjectiveC", "ObjCRuntime", "SeededRandom"],
      resources: [.copy("Fixtures"), .copy("Isolation"), .copy("Modern")],
      swiftSettings: swiftSyntax,
      linkerSettings: swiftSyntaxLibraries),
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "CoreLocation", "MessageUI", "LocalAuthentication", "AuthenticationServices", "StoreKit",
        "Network", "BackgroundTasks", "AdSupport", "AppTrackingTransparency", "CoreMedia",
        "CoreVideo", "AudioToolbox", "AVFoundation", "AVKit", "Photos", "PhotosUI", "MapKit",
        "CoreMotion", "Contacts", "ContactsUI", "WatchConnectivity", "CoreHaptics", "CryptoKit",
        "CommonCrypto", "CloudKit", "Compression", "CoreBluetooth", "CoreSpotlight", "CoreTelephony",
        "EventKit",
        "GameKit", "GameplayKit", "HealthKit", "LinkPresentation", "MultipeerConnectivity", "QuickLook",
        "QuickLookThumbnailing", "Speech", "SystemConfiguration",
        "Security", "AppIntents", "Intents", "IntentsUI", "MediaPlayer", "NetworkExtension",
        "NaturalLanguage", "CoreML", "Vision", "VisionKit", "TipKit", "ActivityKit", "PassKit", "CallKit",
        "PushKit", "CoreNFC", "ExternalAccessory", "UserNotificationsUI", "NotificationCenter", "Social",
        "libxml2",
        "AVFAudio", "CoreAudio", "MetricKit", "DeviceCheck", "GameController",
        "ARKit", "AVRouting", "AdAttributionKit", "AdServices", "ClockKit", "Messages", "AppClip",
        "CFNetwork", "CarPlay", "CoreAudioTypes",
        "CoreLocationUI", "CoreMIDI", "CoreTransferable", "DeviceActivity", "EventKitUI", "FamilyControls",
        "GroupActivities", "HomeKit", "ManagedSettings", "MediaAccessibility", "MusicKit",
        "NearbyInteraction", "PencilKit", "ReplayKit", "ScreenTime", "SensorKit", "ShazamKit",
        "SoundAnalysis", "StoreKitTest", "Symbols", "Translation", "VideoToolbox", "WeatherKit",
        "SafariServices", "SystemPermissions", "SwiftUI", "UIKit", "FoundationExtensions",
        "PortolanTesting", "PortolanXCTest",
      ]),
    .testTarget(
      name: "CoreDataTests",
      dependencies: [
        "CoreData", "_CoreData_SwiftUI", "DataModels", "SQLite3", "UIKit", "SwiftUI", "PortolanTesting",
        "PortolanXCTest",
      ]),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: ["SwiftData", "SwiftUI", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "WidgetKitTests", dependencies: ["WidgetKit", "SwiftUI", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "CoreTextTests", dependencies: ["CoreText", "SwiftUI", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(name: "JavaScriptCoreTests", dependencies: ["JavaScriptCore", "PortolanXCTest"]),
    .testTarget(name: "PDFKitTests", dependencies: ["PDFKit", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "WebKitTests",
      dependencies: [
        "WebKit", "_WebKit_SwiftUI", "JavaScriptCore", "SafariServices", "PortolanTesting", "PortolanXCTest",
      ]),
    .testTarget(
      name: "RxCocoaRuntimeTests",
      dependencies: [
        "RxCocoaRuntime", "UIKitNavigationShim", "ObjCRuntime", "UIKit", "PortolanTesting", "PortolanXCTest",
      ]),
    .testTarget(
      name: "GraphicsTests",
      dependencies: [
        "CoreImage", "CoreVideo", "Accelerate", "MetalKit", "MetalPerformanceShaders", "SceneKit",
        "SpriteKit",
        "MobileCoreServices",
        "Accessibility", "PortolanTesting", "PortolanXCTest", "SeededRandom", "simd",
      ]),
    .testTarget(
      name: "SwiftUIIsolationTests", dependencies: ["SwiftUI", "PortolanTesting", "PortolanXCTest"],
      swiftSettings: swift6),
    .testTarget(name: "PlainTests", dependencies: ["SwiftUI", "UIKit", "os"]),
    .testTarget(
      name: "EarlierSwiftTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v4)]),
    .target(
      name: "CollectionChecks", dependencies: ["UIKit", "OrderedDiff", "SeededRandom"],
      path: "Tests/CollectionChecks"),
    .target(
      name: "RandomPlay", dependencies: ["UIKit", "OffscreenHost", "PortolanTesting", "SeededRandom"],
      path: "Tests/RandomPlay"),
    .target(
      name: "ResizePlay",
      dependencies: [
        "UIKit", "SwiftUI", "OffscreenHost", "PortolanTesting", "SeededRandom", "CookbookApp", "AlbumsApp",
        "CatalogApp", "GalleryApp", "FlowsApp", "LifecycleLabApp",
      ],
      path: "Tests/ResizePlay"),
    .executableTarget(name: "RandomResizer", dependencies: ["ResizePlay"], path: "Tests/RandomResizer"),
    .testTarget(name: "ResizeTests", dependencies: ["ResizePlay", "PortolanXCTest"]),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: ["UserNotifications", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "InterfaceDocuments", "StateStore", "PortolanTesting", "PortolanXCTest", "CollectionChecks",
        "RandomPlay", "SeededRandom",
      ]),
    .testTarget(
      name: "LifecycleLabTests",
      dependencies: ["LifecycleLabApp", "LifecycleLabRuns", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "RoutingTests",
      dependencies: [
        "Routing", "UIKit", "FlowsApp", "PortolanTesting", "PortolanXCTest", "RandomPlay", "SeededRandom",
      ]),
    .testTarget(name: "GalleryTests", dependencies: ["GalleryApp", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "CatalogTests", dependencies: ["CatalogApp", "PortolanTesting", "PortolanXCTest"],
      exclude: ["References"]),
    .testTarget(
      name: "CookbookTests",
      dependencies: [
        "CookbookApp", "Cookbook", "SwiftUI", "StateStore", "CookbookTesting", "PortolanTesting",
        "PortolanXCTest", "SeededRandom",
      ]),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Albums", "AutomationSample", "Catalog", "Cookbook", "Flows", "Gallery", "LifecycleLab"]),
    .testTarget(
      name: "CookbookUITests", dependencies: ["Cookbook", "XCUIAutomation", "SeededRandom"],
      path: "Examples/Cookbook/UITests"
    ),
    .executableTarget(
      name: "AutomationSample", dependencies: ["CoreLocation", "GTKHost", "SwiftUI"],
      path: "Tests/AutomationSample", linkerSettings: quickLinker),
    .testTarget(
      name: "AutomationSampleUITests",
      dependencies: ["AutomationSample", "Cookbook", "Projects", "XCUIAutomation"]),
    .testTarget(
      name: "AutomationTests",
      dependencies: [
        "Automation", "AutomationProtocol", "MapKit", "SwiftUI", "PortolanTesting", "PortolanXCTest",
        "WebKit",
      ]),
    .testTarget(name: "AlbumsTests", dependencies: ["AlbumsApp", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "PortolanTesting", "PortolanXCTest", "SeededRandom"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["UIKit", "SwiftUI", "Routing", "CatalogApp", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "WebHostTests",
      dependencies: [
        "WebHost", "SwiftUI", "CatalogApp", "Cookbook", "portolan-serve", "CCairo", "ImageIO",
        "PortolanTesting",
        "SeededRandom", "PortolanXCTest",
      ],
      exclude: [
        "audit.py", "browse.py", "browser.py", "drags.py", "fuzz.py", "gestures.py", "pictures.py",
        "presses.py",
        "sessions.py",
      ]),
    .testTarget(
      name: "InterfaceInspectorTests",
      dependencies: ["InterfaceInspector", "SwiftUI", "PortolanTesting", "PortolanXCTest"]),
    .testTarget(
      name: "HostTests", dependencies: ["MainLoop", "OffscreenHost", "PortolanTesting", "PortolanXCTest"]),
    .executableTarget(
      name: "WindowUnderTest", dependencies: ["GTKHost"], path: "Tests/WindowUnderTest",
      linkerSettings: quickLinker),
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "GTKHost", "MainLoop", "OffscreenHost", "UserNotifications", "CGTK", "WindowUnderTest",
        "PortolanXCTest",
      ],
      exclude: [
        "desktop-portal.py", "installed.py", "notification-start.py", "press-keys.py",
        "read-accessibility.py",
        "single-instance.py",
      ]),
  ],
  swiftLanguageModes: [.v5]
)

// One target that needs all frameworks without windows, so that `portolan` builds them with one command of the package manager.
package.targets.append(
  .target(
    name: "AllFrameworks",
    dependencies: package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets)
      .filter { $0 != "GTKHost" }.map { .byName(name: $0) }))
