import Photos
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// A picture that was chosen in a `PhotosPicker`.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  private let result: PHPickerResult
  public var itemIdentifier: String? { result.assetIdentifier }
  public var supportedContentTypes: [UTType] {
    result.itemProvider.registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  init(_ result: PHPickerResult) { self.result = result }

  /// Loads the picture's file as data, for which apps make an image; nil for other types.
  public func loadTransferable<T>(type: T.Type) async throws -> T? {
    guard let identifier = result.itemProvider.registeredTypeIdentifiers.first else { return nil }
    let data: Data? = try await withCheckedThrowingContinuation { continuation in
      _ = result.itemProvider.loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: data) }
      }
    }
    if T.self == Data.self { return data as? T }
    guard T.self == Image.self, let data, let picture = UIImage(data: data) else { return nil }
    return Image(uiImage: picture) as? T
  }

  /// Loads the picture's file as data, for which apps make an image, and calls a closure with the result: nil for other
  /// types. Returns the progress, which is complete when the closure is called.
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        // Handed over to the handler; not used here afterwards.
        nonisolated(unsafe) let loaded = try await loadTransferable(type: type)
        progress.completedUnitCount = 1
        completionHandler(.success(loaded))
      } catch {
        progress.completedUnitCount = 1
        completionHandler(.failure(error))
      }
    }
    return progress
  }
}

/// A button that shows a picker of pictures.
public struct PhotosPicker<Label: View>: View {
  private let selection: Binding<[PhotosPickerItem]>
  private let filter: PHPickerFilter?
  /// The largest number of pictures; 0 is no limit.
  private let limit: Int
  private let label: Label
  @State private var isPresented = false

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = Binding(
      get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first })
    self.filter = filter
    limit = 1
    self.label = label()
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.filter = filter
    limit = maxSelectionCount ?? 0
    self.label = label()
  }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, matching: filter, label: label) }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter, label: label) }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) {
      PickerScreen(isPresented: $isPresented, selection: selection, filter: filter, limit: limit)
    }
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
  }
}

extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) -> some View {
    let one = Binding<[PhotosPickerItem]>(
      get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first })
    return sheet(isPresented: isPresented) {
      PickerScreen(isPresented: isPresented, selection: one, filter: filter, limit: 1)
    }
  }

  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      PickerScreen(
        isPresented: isPresented, selection: selection, filter: filter, limit: maxSelectionCount ?? 0)
    }
  }
}

private struct PickerScreen: UIViewControllerRepresentable {
  let isPresented: Binding<Bool>
  let selection: Binding<[PhotosPickerItem]>
  let filter: PHPickerFilter?
  let limit: Int

  final class Coordinator: PHPickerViewControllerDelegate {
    var screen: PickerScreen

    init(_ screen: PickerScreen) { self.screen = screen }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      if !results.isEmpty { screen.selection.wrappedValue = results.map(PhotosPickerItem.init) }
      screen.isPresented.wrappedValue = false
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = filter
    configuration.selectionLimit = limit
    configuration.selection = .ordered
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {
    context.coordinator.screen = self
  }
}
