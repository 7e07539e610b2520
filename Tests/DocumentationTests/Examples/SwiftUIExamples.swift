import SwiftUI

enum SwiftUIExamples {
  struct HarboursView: View {
    @State var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(harbours, id: \.self) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("Harbours")
        .navigationDestination(for: String.self) { name in
          Text("\(name) has a harbour master.")
            .navigationTitle(name)
            .toolbar { Button("Start over") { path = [] } }
        }
      }
    }
  }

  struct ColumnsView: View {
    @State private var selection: String? = "Genoa"

    var body: some View {
      NavigationSplitView {
        List(harbours, id: \.self, selection: $selection) { Text($0) }
          .navigationTitle("Harbours")
      } detail: {
        Text(selection ?? "Choose a harbour").font(.title)
      }
    }
  }

  struct BerthsList: View {
    @State private var berths = ["A 12", "A 14", "B 3"]

    var body: some View {
      NavigationStack {
        List {
          Section("Free") {
            ForEach(berths, id: \.self) { Text($0) }
              .onDelete { berths.remove(atOffsets: $0) }
              .onMove { berths.move(fromOffsets: $0, toOffset: $1) }
          }
          Section("Taken") {
            Label("C 1", systemImage: "lock")
          }
        }
        .navigationTitle("Berths")
        .toolbar { EditButton() }
      }
    }
  }

  struct TabsView: View {
    var body: some View {
      TabView {
        HarboursView()
          .tabItem { Label("Harbours", systemImage: "map") }
        Text("No messages")
          .tabItem { Label("Messages", systemImage: "envelope") }
          .badge(2)
      }
    }
  }

  /// A view on a screen of UIKit's.
  static func hosted() -> UIViewController {
    let screen = UIHostingController(rootView: Text("A view of SwiftUI"))
    screen.title = "Hosted"
    return screen
  }

  /// A control of UIKit's in a view.
  struct Stepper: UIViewRepresentable {
    @Binding var value: Int

    func makeUIView(context: Context) -> UIStepper {
      let stepper = UIStepper()
      stepper.addAction(
        UIAction { [weak stepper] _ in value = Int(stepper?.value ?? 0) }, for: .valueChanged)
      return stepper
    }

    func updateUIView(_ stepper: UIStepper, context: Context) {
      stepper.value = Double(value)
    }
  }

  /// A path that comes back with the scene.
  struct RestoredView: View {
    @SceneStorage("path") private var saved: Data?
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        List(harbours, id: \.self) { NavigationLink($0, value: $0) }
          .navigationDestination(for: String.self) { Text($0) }
      }
      .onAppear {
        guard let saved,
          let decoded = try? JSONDecoder().decode(
            NavigationPath.CodableRepresentation.self, from: saved)
        else { return }
        path = NavigationPath(decoded)
      }
      .onChange(of: path) {
        saved = path.codable.flatMap { try? JSONEncoder().encode($0) }
      }
    }
  }
}
