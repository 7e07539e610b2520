import Foundation
import Synchronization

/// The previews of a program. Lowered sources register them before `main`.
public enum _Previews {
  /// Declarations of previews in a source.
  package struct Declaration: Sendable {
    package let module: String
    package let file: String
    package let line: Int
    /// The name of a provider's type; `nil` for the macro.
    package let type: String?
    package let make: @MainActor @Sendable () -> [(preview: Preview, device: String?)]
  }

  private static let registered = Mutex<[Declaration]>([])

  /// Registers a preview of the macro `#Preview`.
  public static func add(
    _ file: String, _ line: Int, _ fileID: String, _ make: @escaping @MainActor @Sendable () -> Preview
  ) {
    add(Declaration(module: module(fileID), file: file, line: line, type: nil) { [(make(), nil)] })
  }

  /// Registers a type that provides previews.
  public static func add<P: PreviewProvider>(_ file: String, _ line: Int, _ fileID: String, _ type: P.Type) {
    let name = "\(type)"
    add(
      Declaration(module: module(fileID), file: file, line: line, type: name) {
        P.previewItems().map { item in
          var traits: [PreviewTrait<Preview.ViewTraits>] = [
            PreviewTrait(setting: .layout(item.settings.layout))
          ]
          if let orientation = item.settings.orientation {
            traits.append(PreviewTrait(setting: .orientation(orientation)))
          }
          let view = item.view
          return (
            Preview(item.settings.name, traits: traits, content: .view { view }),
            item.settings.device?.rawValue
          )
        }
      })
  }

  /// Registers a type whose previews are made by a closure, each with the name of its device; `nil` for any.
  package static func add(
    _ file: String, _ line: Int, _ fileID: String, type: String,
    _ make: @escaping @MainActor @Sendable () -> [(preview: Preview, device: String?)]
  ) {
    add(Declaration(module: module(fileID), file: file, line: line, type: type, make: make))
  }

  private static func add(_ declaration: Declaration) {
    registered.withLock { $0.append(declaration) }
  }

  private static func module(_ fileID: String) -> String { String(fileID.prefix { $0 != "/" }) }

  /// All declarations, ordered by module, file and line.
  package static var declarations: [Declaration] {
    registered.withLock { $0 }.sorted {
      ($0.module, $0.file, $0.line) < ($1.module, $1.file, $1.line)
    }
  }
}
