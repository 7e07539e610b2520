import Photos
import PhotosUI
import PortolanTesting
import SwiftUI
import Synchronization
import XCTest

/// Tests of the library, of permission for it, and of the picker.
@MainActor
final class PhotoTests: XCTestCase {
  private var folder: URL!
  private static let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  override func setUp() async throws {
    await MainActor.run {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      PicturesDirectory.override = folder
      for (name, size) in [("Small", 20.0), ("Large", 80)] {
        let picture = UIGraphicsImageRenderer(
          size: CGSize(width: size, height: size / 2), format: Self.format
        ).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
        try? picture.pngData()?.write(to: folder.appendingPathComponent("\(name).png"))
      }
    }
  }

  override func tearDown() async throws {
    await MainActor.run {
      PicturesDirectory.override = nil
      try? FileManager.default.removeItem(at: folder)
    }
  }

  func testTheLibraryNeedsPermission() {
    let app = TestApp()
    app.show(UIViewController())
    XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .readWrite), .notDetermined)
    XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 0)
    let answers = Mutex<[PHAuthorizationStatus]>([])
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in answers.withLock { $0.append(status) } }
    app.settle()
    app.tap("Limit Access…")
    app.settle()
    XCTAssertEqual(answers.withLock { $0 }, [.limited])
    XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 0)
    XCTAssertThrowsError(
      try {
        app[permission: .photos] = .denied
        try PHPhotoLibrary.shared().performChangesAndWait {}
      }())
  }

  func testPicturesAreFoundAndLoaded() throws {
    let app = TestApp()
    app.show(UIViewController())
    app[permission: .photos] = .allowed
    let found = PHAsset.fetchAssets(with: .image, options: nil)
    XCTAssertEqual(found.count, 2)
    let large = try XCTUnwrap(found.objects(at: IndexSet(0..<2)).first { $0.pixelWidth == 80 })
    XCTAssertEqual(large.pixelHeight, 40)
    var picture: UIImage?
    PHImageManager.default().requestImage(
      for: large, targetSize: CGSize(width: 40, height: 40), contentMode: .aspectFit, options: nil
    ) { image, _ in picture = image }
    XCTAssertNil(picture)
    app.settle()
    XCTAssertEqual(picture.map { $0.size.width * $0.scale }, 40)
    try PHPhotoLibrary.shared().performChangesAndWait {
      PHAssetChangeRequest.creationRequestForAssetFromImage(
        atFileURL: folder.appendingPathComponent("Small.png"))
    }
    XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 3)
  }

  /// As [MediaPicker](https://github.com/exyte/MediaPicker) finds the files of pictures.
  func testTheContentsOfAPicture() throws {
    let app = TestApp()
    app.show(UIViewController())
    app[permission: .photos] = .allowed
    let options = PHFetchOptions()
    options.includeAssetSourceTypes = [.typeiTunesSynced, .typeCloudShared]
    XCTAssertEqual(PHAsset.fetchAssets(with: options).count, 0)
    options.includeAssetSourceTypes.insert(.typeUserLibrary)
    let asset = try XCTUnwrap(PHAsset.fetchAssets(with: options).firstObject)
    var inputs: [PHContentEditingInput?] = []
    let request = asset.requestContentEditingInput(with: nil) { input, _ in inputs.append(input) }
    asset.requestContentEditingInput(with: PHContentEditingInputRequestOptions()) { input, _ in
      inputs.append(input)
    }
    asset.cancelContentEditingInputRequest(request)
    app.settle()
    XCTAssertEqual(inputs.count, 2)
    XCTAssertNil(inputs[0], "the first request is canceled")
    let input = try XCTUnwrap(inputs[1])
    XCTAssertEqual(input.displaySizeImage?.size.width, CGFloat(asset.pixelWidth))
    XCTAssertEqual(input.uniformTypeIdentifier, UTType.png.identifier)
    XCTAssertEqual(input.fullSizeImageURL?.deletingLastPathComponent().path, folder.path)
  }

  func testThePickerNeedsNoPermission() {
    final class Screen: UIViewController, PHPickerViewControllerDelegate {
      var names: [String?] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        names += results.map(\.itemProvider.suggestedName)
        picker.dismiss(animated: true)
      }
    }
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = screen
    screen.present(picker, animated: true)
    app.settle()
    app.tap("Large")
    app.settle()
    XCTAssertEqual(screen.names, ["Large"])
    XCTAssertNil(screen.presentedViewController)
  }

  func testFetchesHaveConditionsAndOrder() throws {
    let app = TestApp()
    app.show(UIViewController())
    app[permission: .photos] = .allowed
    let options = PHFetchOptions()
    options.predicate = NSPredicate(
      format: "mediaType == %d && pixelWidth >= %d", PHAssetMediaType.image.rawValue, 80)
    XCTAssertEqual(PHAsset.fetchAssets(with: options).objects(at: IndexSet(0..<1)).map(\.pixelWidth), [80])
    XCTAssertEqual(PHAsset.fetchAssets(with: options).count, 1)
    options.predicate = nil
    for isAscending in [true, false] {
      options.sortDescriptors = [NSSortDescriptor(key: "pixelWidth", ascending: isAscending)]
      let found = PHAsset.fetchAssets(with: options)
      let widths = found.objects(at: IndexSet(0..<found.count)).map(\.pixelWidth)
      XCTAssertEqual(widths, isAscending ? widths.sorted() : widths.sorted(by: >))
      XCTAssertEqual(Set(widths).count, 2)
    }
  }

  func testSeveralPicturesAreChosenUpToTheLimit() throws {
    final class Screen: UIViewController, PHPickerViewControllerDelegate {
      var names: [String?] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        names += results.map(\.itemProvider.suggestedName)
        picker.dismiss(animated: true)
      }
    }
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("Small.png"), to: folder.appendingPathComponent("Third.png"))
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    configuration.selection = .ordered
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = screen
    screen.present(picker, animated: true)
    app.settle()
    for name in ["Small", "Large", "Third"] {
      app.tap(name)
      app.settle()
    }
    XCTAssertEqual(screen.names, [])
    app.tap("Small")
    app.tap("Small")
    app.tap("Add")
    app.settle()
    XCTAssertEqual(screen.names, ["Large", "Small"], "the order of the choice")
    XCTAssertNil(screen.presentedViewController)
  }

  private struct Portrait: Transferable {
    let size: CGSize
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { data in
        guard let picture = UIImage(data: data) else { throw CocoaError(.coderInvalidValue) }
        return Portrait(size: picture.size)
      }
    }
  }

  private struct Chooser: View {
    @State private var item: PhotosPickerItem?
    @State private var portrait: Portrait?
    var body: some View {
      Text("width \(Int(portrait?.size.width ?? 0))")
      PhotosPicker("Choose", selection: $item, matching: .images, photoLibrary: .shared())
        .onChange(of: item) { _, item in
          Task { portrait = try? await item?.loadTransferable(type: Portrait.self) }
        }
    }
  }

  func testAPictureIsLoadedAsATypeOfTheApp() async {
    let app = TestApp()
    app.show(UIHostingController(rootView: Chooser()))
    app.tap("Choose")
    app.settle()
    app.tap("Large")
    let isLoaded = await app.wait { app.sees("width 80") }
    XCTAssertTrue(isLoaded)
  }

  /// Pickers such as [TLPhotoPicker](https://github.com/tilltue/TLPhotoPicker) show names and sizes of files.
  func testTheFilesOfPictures() throws {
    let app = TestApp()
    app.show(UIViewController())
    app[permission: .photos] = .allowed
    let asset = try XCTUnwrap(
      PHAsset.fetchAssets(
        withLocalIdentifiers: [folder.appendingPathComponent("Small.png").path], options: nil
      ).firstObject)
    let resource = try XCTUnwrap(PHAssetResource.assetResources(for: asset).first)
    let data = try Data(contentsOf: folder.appendingPathComponent("Small.png"))
    XCTAssertEqual(resource.originalFilename, "Small.png")
    XCTAssertEqual(resource.uniformTypeIdentifier, "public.png")
    XCTAssertEqual(resource.type, .photo)
    XCTAssertEqual(resource.value(forKey: "fileSize") as? Int, data.count)
    var received: [Data] = []
    var ends = 0
    let manager = PHAssetResourceManager.default()
    manager.requestData(for: resource, options: nil) {
      received.append($0)
    } completionHandler: { error in
      XCTAssertNil(error)
      ends += 1
    }
    let request = manager.requestData(for: resource, options: nil) {
      received.append($0)
    } completionHandler: {
      XCTAssertNotNil($0)
      ends += 1
    }
    manager.cancelDataRequest(request)
    let copy = folder.appendingPathComponent("Copy.data")
    manager.writeData(for: resource, toFile: copy, options: nil) { _ in ends += 1 }
    app.settle()
    XCTAssertEqual(received, [data])
    XCTAssertEqual(ends, 3)
    XCTAssertEqual(try Data(contentsOf: copy), data)
    XCTAssertEqual(PHCollectionList.fetchTopLevelUserCollections(with: nil).count, 0)
    let all = PHAsset.fetchAssets(with: nil)
    XCTAssertTrue(all.contains(asset), "another object for the same picture")
    XCTAssertFalse(PHFetchResult<AnyObject>().contains(asset))
  }

  func testAddedPicturesAreFoundByTheirPlaceholder() throws {
    let app = TestApp()
    app.show(UIViewController())
    app[permission: .photos] = .allowed
    var identifier: String?
    try PHPhotoLibrary.shared().performChangesAndWait {
      let request = PHAssetChangeRequest.creationRequestForAsset(from: UIImage(systemName: "star")!)
      identifier = request.placeholderForCreatedAsset?.localIdentifier
    }
    let found = PHAsset.fetchAssets(withLocalIdentifiers: [try XCTUnwrap(identifier)], options: nil)
    XCTAssertEqual(found.count, 1)
    let file = folder.appendingPathComponent("Taken.data")
    try FileManager.default.copyItem(at: folder.appendingPathComponent("Large.png"), to: file)
    try PHPhotoLibrary.shared().performChangesAndWait {
      let options = PHAssetResourceCreationOptions()
      options.shouldMoveFile = true
      PHAssetCreationRequest.forAsset().addResource(with: .photo, fileURL: file, options: options)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  func testAlbumsCannotBeChanged() throws {
    let app = TestApp()
    app.show(UIViewController())
    app[permission: .photos] = .allowed
    XCTAssertThrowsError(
      try PHPhotoLibrary.shared().performChangesAndWait {
        _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Harbours")
      }
    ) { XCTAssertEqual(($0 as? PHPhotosError)?.code, .changeNotSupported) }
    let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
    XCTAssertThrowsError(
      try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = true }
    )
    XCTAssertEqual(
      PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: ["library", "other"], options: nil).count,
      1)
    XCTAssertEqual(PHFetchResult<PHAsset>().count, 0)
  }
}
