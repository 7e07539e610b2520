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
    if T.self == Image.self {
      guard let data, let picture = UIImage(data: data) else { return nil }
      return Image(uiImage: picture) as? T
    }
    guard let type = T.self as? any Transferable.Type else { return nil }
    return await type.load(result.itemProvider) as? T
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

  private init(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int, _ filter: PHPickerFilter?, _ label: Label
  ) {
    self.selection = selection
    self.limit = limit
    self.filter = filter
    self.label = label
  }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.init(selection.asList, 1, filter, label()) }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.init(selection, maxSelectionCount ?? 0, filter, label()) }

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
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection.asList, 1, filter, Text(titleKey)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection.asList, 1, filter, Text(title)) }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection, maxSelectionCount ?? 0, filter, Text(titleKey)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection, maxSelectionCount ?? 0, filter, Text(title)) }
}

extension PhotosPickerItem {
  /// In which encoding pictures with several are delivered. No effect: pictures have one.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private enum Kind { case automatic, current, compatible }
    private let kind: Kind
    public static let automatic = Self(kind: .automatic)
    public static let current = Self(kind: .current)
    public static let compatible = Self(kind: .compatible)
  }
}

/// How several pictures are chosen. No effect: they are always numbered, in the order in which they were chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private enum Kind { case plain, ordered, continuous, continuousAndOrdered }
  private let kind: Kind
  public static let `default` = Self(kind: .plain)
  public static let ordered = Self(kind: .ordered)
  public static let continuous = Self(kind: .continuous)
  public static let continuousAndOrdered = Self(kind: .continuousAndOrdered)
}

/// How a picker is shown. No effect: pickers are sheets.
public struct PhotosPickerStyle: Hashable, Sendable {
  private enum Kind { case presentation, inline, compact }
  private let kind: Kind
  public static let presentation = Self(kind: .presentation)
  public static let inline = Self(kind: .inline)
  public static let compact = Self(kind: .compact)
}

extension Binding where Value == PhotosPickerItem? {
  fileprivate var asList: Binding<[PhotosPickerItem]> {
    Binding<[PhotosPickerItem]>(
      get: { wrappedValue.map { [$0] } ?? [] }, set: { wrappedValue = $0.first })
  }
}

extension View {
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      PickerScreen(isPresented: isPresented, selection: selection.asList, filter: filter, limit: 1)
    }
  }

  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      PickerScreen(
        isPresented: isPresented, selection: selection, filter: filter, limit: maxSelectionCount ?? 0)
    }
  }

  /// Sets how pickers in the view are shown. No effect: pickers are sheets.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Hides parts of pickers in the view. No effect: pickers have none of these parts.
  nonisolated public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all)
    -> some View
  {
    self
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
