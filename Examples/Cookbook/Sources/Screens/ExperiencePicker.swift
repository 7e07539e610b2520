import SwiftUI

/// The choice between the three layouts.
struct ExperiencePicker: View {
  @Binding var experience: Experience?
  let shown: Experience
  @EnvironmentObject private var dataModel: DataModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(Experience.allCases) { choice in
            Button {
              experience = choice
              dismiss()
            } label: {
              ExperienceRow(experience: choice, isChosen: choice == shown)
            }
            .buttonStyle(.plain)
          }
        } footer: {
          Text("On a phone every experience is a stack.")
        }
        Section {
          if let progress = dataModel.importProgress {
            ProgressView("Importing…", value: progress)
          } else {
            Button("Import 100,000 Recipes") { Task { await dataModel.importGenerated(100_000) } }
            if dataModel.count(in: .all) > 5000 {
              Button("Remove Imported Recipes", role: .destructive) { dataModel.removeGenerated() }
            }
          }
        } footer: {
          Text("Made-up recipes, to see the book when it is thick.")
        }
      }
      .navigationTitle("Experience")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}

private struct ExperienceRow: View {
  let experience: Experience
  let isChosen: Bool

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: experience.symbol).font(.title2).foregroundStyle(.tint).frame(width: 36)
      VStack(alignment: .leading, spacing: 2) {
        Text(experience.title).font(.headline)
        Text(experience.details).font(.subheadline).foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
      Spacer()
      if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint).fontWeight(.semibold) }
    }
    .padding(.vertical, 6)
    .contentShape(Rectangle())
  }
}
