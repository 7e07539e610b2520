import SwiftUI

extension View {
  /// Presents a preview of a file while the binding has one.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    sheet(
      isPresented: Binding {
        item.wrappedValue != nil
      } set: {
        if !$0 { item.wrappedValue = nil }
      }
    ) {
      if let file = item.wrappedValue { PreviewRepresentable(files: [file], current: item).ignoresSafeArea() }
    }
  }

  /// Presents previews of files while the binding has one of them.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    sheet(
      isPresented: Binding {
        selection.wrappedValue != nil
      } set: {
        if !$0 { selection.wrappedValue = nil }
      }
    ) {
      PreviewRepresentable(files: Array(items), current: selection).ignoresSafeArea()
    }
  }
}

/// A preview controller in SwiftUI.
private struct PreviewRepresentable: UIViewControllerRepresentable {
  let files: [URL]
  @Binding var current: URL?

  final class Coordinator: QLPreviewControllerDataSource {
    let files: [URL]
    init(files: [URL]) { self.files = files }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      FileItem(files[index])
    }
  }

  private final class FileItem: NSObject, QLPreviewItem {
    let previewItemURL: URL?
    init(_ file: URL) { previewItemURL = file }
  }

  func makeCoordinator() -> Coordinator { Coordinator(files: files) }

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    controller.currentPreviewItemIndex = current.flatMap(files.firstIndex) ?? 0
    return controller
  }

  func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
}
