import SwiftUI

/// SwiftUI's controls in a list, and what they have set.
struct ControlsView: View {
  @State private var level = 3.0
  @State private var amount = 5
  @State private var choice = "Nothing"
  @State private var isLit = false

  var body: some View {
    List {
      Section {
        Text("Level \(Int(level))").accessibilityIdentifier("level")
        Slider(value: $level, in: 0...10, step: 1)
      }
      Section {
        Text("Amount \(amount)").accessibilityIdentifier("amount")
        TextField("Amount", value: $amount, formatter: NumberFormatter())
      }
      Section {
        Text(choice).accessibilityIdentifier("choice")
        HStack {
          Button("One") { choice = "One" }
          Spacer()
          Button("Two") { choice = "Two" }
        }
        .buttonStyle(.plain)
        Button {
          choice = "Sent"
        } label: {
          Label("Send", systemImage: "paperplane")
        }
        Button {
          choice = "Opened"
        } label: {
          HStack {
            Image(systemName: "folder")
            VStack(alignment: .leading) {
              Text("Letters")
              Text("12 files")
            }
          }
        }
        .buttonStyle(.plain)
      }
      Section {
        Toggle("Lights", isOn: $isLit)
        Text("Pale").foregroundStyle(.yellow).accessibilityIdentifier("pale")
      }
    }
  }
}
