import Foundation
import Projects

/// A package with previews, built once.
enum SampleProject {
  static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "previews-\(ProcessInfo.processInfo.processIdentifier)")

  /// The build, after the program was made.
  nonisolated(unsafe) private(set) static var build: ProjectBuild?

  /// The program that draws its previews.
  static let program: Result<URL, any Error> = Result {
    atexit { try? FileManager.default.removeItem(at: SampleProject.folder) }
    try write("Package.swift", manifest)
    try write("Lamp/Package.swift", library)
    try write("Lamp/Sources/Lamp/Lamp.swift", "public let lamps = 1\n")
    try write("Sources/Sample/App.swift", app)
    try write("Sources/Sample/Greeting.swift", controller)
    try write("Sources/Sample/Widgets.swift", widgets)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sdk = try FrameworkSDK.link(
      package: root, products: Bundle.main.bundleURL, into: folder.appendingPathComponent("sdk"))
    let build = try ProjectBuild(
      path: folder, scratch: folder.appendingPathComponent("build"), configuration: .debug, frameworks: root,
      tool: "test", built: sdk, keepsPreviews: true
    ) { _ in }
    var messages: [String] = []
    let (succeeded, _) = try build.build(tests: false) { event in
      if case .message(let message) = event { messages.append(message.line) }
    }
    guard succeeded else { throw Failure(description: messages.joined(separator: "\n")) }
    SampleProject.build = build
    return try build.previewProgram()
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  static func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sdk"), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Sample", platforms: [.iOS(.v17)], dependencies: [.package(path: "Lamp")],
      targets: [.executableTarget(name: "Sample", dependencies: ["Lamp"])])

    """

  /// A package with a dynamic library.
  static let library = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Lamp", products: [.library(name: "Lamp", type: .dynamic, targets: ["Lamp"])],
      targets: [.target(name: "Lamp")])

    """

  static let app = """
    import Lamp
    import SwiftUI
    @main
    struct SampleApp: App {
      var body: some Scene { WindowGroup { Badge(count: lamps) } }
    }

    struct Badge: View {
      var count: Int
      @State var isMarked = false
      var body: some View { Text("\\(count)").padding(10).background(.red) }
    }

    struct Widened: PreviewModifier {
      static func makeSharedContext() async throws -> CGFloat { 120 }
      func body(content: Content, context: CGFloat) -> some View { content.frame(width: context, height: 50) }
    }

    #Preview { Badge(count: lamps) }
    #Preview("Turned", traits: .landscapeLeft) { Badge(count: 2) }
    #Preview("Fixed", traits: .fixedLayout(width: 200, height: 80)) {
      @Previewable @State var isOn = true
      let title = "On"
      Toggle(title, isOn: $isOn)
    }
    #Preview("Modified", traits: .modifier(Widened()), .sizeThatFitsLayout) { Badge(count: 3) }
    #Preview("Broken") {
      let none: [Int] = []
      return Badge(count: none[1])
    }

    struct Badge_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Badge(count: 4).previewDisplayName("Four").previewLayout(.fixed(width: 60, height: 60))
          ForEach(5..<7, id: \\.self) { Badge(count: $0).previewLayout(.fixed(width: 70, height: 70)) }
        }
        Badge(count: 7).previewDevice("iPad (10th generation)").previewDisplayName("Pad")
      }
    }

    """

  static let controller = """
    import UIKit

    final class GreetingController: UIViewController {
      @objc func greet() {}
      override func loadView() {
        let label = UILabel()
        label.text = "Hello"
        label.backgroundColor = .systemBackground
        view = label
      }
    }

    #if DEBUG
    @available(iOS 17.0, *)
    #Preview("Greeting") { GreetingController() }
    #endif
    @available(iOS 17.0, *)
    #Preview("Label", traits: .sizeThatFitsLayout) {
      let label = UILabel()
      label.text = "Label"
      return label
    }

    """

  static let widgets = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct Hour: TimelineEntry {
      let date: Date
      let number: Int
    }

    struct Hours: TimelineProvider {
      func placeholder(in context: Context) -> Hour { Hour(date: .now, number: 0) }
      func getSnapshot(in context: Context, completion: @escaping (Hour) -> Void) {
        completion(placeholder(in: context))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Hour>) -> Void) {
        let start = Date.now
        let entries = (0..<3).map { Hour(date: start + Double($0) * 3600, number: $0) }
        DispatchQueue.global().async { completion(Timeline(entries: entries, policy: .atEnd)) }
      }
    }

    struct Clock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: Hours()) { hour in
          Text("\\(hour.number)").containerBackground(.orange, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemLarge, .accessoryCircular])
      }
    }

    struct Previewed: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "previewed", provider: Hours()) { hour in Text("\\(hour.number)") }
      }
    }

    #Preview("Given", as: .systemMedium) {
      Previewed()
    } timeline: {
      Hour(date: .now, number: 1)
      Hour(date: .now, number: 2)
    }
    #Preview("Provided", as: .systemSmall) { Previewed() } timelineProvider: { Hours() }

    struct Delivery: ActivityAttributes {
      struct ContentState: Codable, Hashable { var minutes: Int }
      var name: String
    }

    struct DeliveryActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Delivery.self) { context in
          Text("\\(context.attributes.name): \\(context.state.minutes)").padding().activityBackgroundTint(.yellow)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
            DynamicIslandExpandedRegion(.bottom) { Text("\\(context.state.minutes)") }
          } compactLeading: {
            Image(systemName: "bag")
          } compactTrailing: {
            Text("\\(context.state.minutes)")
          } minimal: {
            Image(systemName: "bag")
          }
        }
      }
    }

    #Preview("Lock Screen", as: .content, using: Delivery(name: "Soup")) {
      DeliveryActivity()
    } contentStates: {
      Delivery.ContentState(minutes: 10)
      Delivery.ContentState(minutes: 5)
    }
    #Preview("Island", as: .dynamicIsland(.compact), using: Delivery(name: "Soup")) {
      DeliveryActivity()
    } contentStates: {
      Delivery.ContentState(minutes: 10)
    }

    """
}
