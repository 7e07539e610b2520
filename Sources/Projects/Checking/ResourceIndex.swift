import Foundation
import InterfaceDocuments

/// The resources of a project, by the names under which code and Interface Builder refer to them.
struct ResourceIndex {
  /// A storyboard or a nib.
  struct Document {
    var file: URL
    var document: InterfaceDocument
  }

  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []
  /// The names of storyboards and nibs.
  private(set) var storyboards: Set<String> = []
  private(set) var nibs: Set<String> = []
  private(set) var documents: [Document] = []
  /// The storyboards and nibs that cannot be read.
  private(set) var unreadable: [(file: URL, error: InterfaceDocumentError)] = []

  /// - Parameter files: The resources: files and folders.
  init(_ files: [URL]) {
    for file in files { add(file) }
    documents.sort { $0.file.path < $1.file.path }
  }

  private static let imageTypes: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "heif", "webp", "tif", "tiff", "bmp", "pdf", "svg", "ico",
  ]

  private mutating func add(_ file: URL) {
    let name = file.deletingPathExtension().lastPathComponent
    switch file.pathExtension.lowercased() {
    case "storyboard":
      storyboards.insert(name)
      read(file)
    case "xib":
      nibs.insert(name)
      read(file)
    case "nib": nibs.insert(name)
    case "storyboardc": storyboards.insert(name)
    case "xcassets": addCatalog(file)
    case let type where Self.imageTypes.contains(type): addImage(file.lastPathComponent)
    default: addContents(of: file)
    }
  }

  /// Adds the images in a folder that is copied as a whole.
  private mutating func addContents(of folder: URL) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
    else {
      return
    }
    for case let path as String in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [] {
      guard Self.imageTypes.contains((path as NSString).pathExtension.lowercased()) else { continue }
      addImage((path as NSString).lastPathComponent)
      addImage("\(folder.lastPathComponent)/\(path)")
    }
  }

  private mutating func addImage(_ file: String) {
    images.insert(file)
    images.insert(Self.plainName(file))
  }

  /// The name of an image file without type, scale and device.
  static func plainName(_ file: String) -> String {
    var name =
      imageTypes.contains((file as NSString).pathExtension.lowercased())
      ? (file as NSString).deletingPathExtension : file
    for suffix in ["~ipad", "~iphone", "@2x", "@3x", "@1x"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }

  private mutating func addCatalog(_ catalog: URL) {
    for case let path as String in FileManager.default.enumerator(atPath: catalog.path)?.allObjects ?? [] {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      // A group with a namespace puts its name before those of its contents.
      let long = (path as NSString).deletingPathExtension
      switch (path as NSString).pathExtension {
      case "imageset", "symbolset", "appiconset", "launchimage", "imagestack": images.formUnion([name, long])
      case "colorset": colors.formUnion([name, long])
      default: break
      }
    }
  }

  private mutating func read(_ file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    do {
      documents.append(Document(file: file, document: try InterfaceDocument(data: data, file: file.path)))
    } catch let error as InterfaceDocumentError {
      unreadable.append((file, error))
    } catch {}
  }

  func hasImage(_ name: String) -> Bool { images.contains(name) || images.contains(Self.plainName(name)) }
}
