import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  let cities = ["Genoa", "Venice"]

  var body: some View {
    NavigationStack {
      List(cities, id: \.self) { city in NavigationLink(city, value: city) }
        .navigationTitle("Harbours")
        .navigationDestination(for: String.self) { Text("Welcome to \($0)").navigationTitle($0) }
    }
  }
}
