import UniformTypeIdentifiers

/// A type whose values can be dragged, copied and shared.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or more representations of a value for transfer.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  /// The representations, in order of preference. For the framework's own types.
  var _conversions: [_TransferConversion<Item>] { get }
}

/// A representation that exports and imports a value.
public struct _TransferConversion<Item>: Sendable {
  package let type: UTType
  let export: (@Sendable (Item) async throws -> Data)?
  let `import`: (@Sendable (Data) async throws -> Item)?
}

public struct _TransferConversions<Item: Transferable>: TransferRepresentation {
  public let _conversions: [_TransferConversion<Item>]
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ part: R) -> _TransferConversions<Item>
  where R.Item == Item { _TransferConversions(_conversions: part._conversions) }
  public static func buildBlock(_ parts: _TransferConversions<Item>...) -> _TransferConversions<Item> {
    _TransferConversions(_conversions: parts.flatMap(\._conversions))
  }
}

/// A representation as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _conversions: [_TransferConversion<Item>]
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _conversions = [
      _TransferConversion(
        type: contentType, export: { try JSONEncoder().encode($0) },
        import: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// A custom representation as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _conversions: [_TransferConversion<Item>]
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _conversions = [_TransferConversion(type: contentType, export: exporting, import: importing)] }
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _conversions = [_TransferConversion(type: exportedContentType, export: exporting, import: nil)]
  }
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _conversions = [_TransferConversion(type: importedContentType, export: nil, import: importing)]
  }
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// A representation as a file, whose contents are copied: receivers never open it in place.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public let _conversions: [_TransferConversion<Item>]
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _conversions = [
      _TransferConversion(
        type: contentType, export: { try Data(contentsOf: try await exporting($0).file) },
        import: { try await Self.read($0, contentType, importing) })
    ]
  }
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _conversions = [
      _TransferConversion(
        type: exportedContentType, export: { try Data(contentsOf: try await exporting($0).file) }, import: nil
      )
    ]
  }
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _conversions = [
      _TransferConversion(
        type: importedContentType, export: nil,
        import: { try await Self.read($0, importedContentType, importing) })
    ]
  }
  private static func read(
    _ data: Data, _ type: UTType, _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .appendingPathExtension(type.preferredFilenameExtension ?? "data")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A representation through another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public let _conversions: [_TransferConversion<Item>]
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) { _conversions = Self.conversions(exporting, importing) }
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    _conversions = Self.conversions(exporting, nil)
  }
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    _conversions = Self.conversions(nil, importing)
  }

  private static func chained<A, B, C>(
    _ first: (@Sendable (A) async throws -> B)?, _ second: (@Sendable (B) async throws -> C)?
  ) -> (@Sendable (A) async throws -> C)? {
    guard let first, let second else { return nil }
    return { try await second(try await first($0)) }
  }

  private static func conversions(
    _ exporting: (@Sendable (Item) async throws -> Proxy)?,
    _ importing: (@Sendable (Proxy) async throws -> Item)?
  ) -> [_TransferConversion<Item>] {
    Proxy._ownConversions.map { conversion in
      _TransferConversion(
        type: conversion.type,
        export: chained(exporting, conversion.export), import: chained(conversion.import, importing))
    }
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url, exporting: { $0.dataRepresentation },
      importing: { data in
        guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
          throw CocoaError(.coderInvalidValue)
        }
        return url
      })
  }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(
      contentType: .png,
      exporting: { image in
        let data = await MainActor.run { image.uiImage(in: EnvironmentValues())?.pngData() }
        guard let data else { throw CocoaError(.coderInvalidValue) }
        return data
      },
      importing: { data in
        guard let image = UIImage(data: data) else { throw CocoaError(.coderInvalidValue) }
        return Image(uiImage: image)
      })
  }
}
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(
      contentType: UTType("com.apple.cocoa.pasteboard.color") ?? .data,
      exporting: { color in
        try await MainActor.run {
          var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
          UIColor(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
          return try JSONEncoder().encode([red, green, blue, alpha].map { Double($0) })
        }
      },
      importing: { data in
        let parts = try JSONDecoder().decode([Double].self, from: data)
        guard parts.count == 4 else { throw CocoaError(.coderInvalidValue) }
        return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
      })
  }
}

extension Transferable {
  /// The type's representations. The builder guarantees their item type.
  package static var _ownConversions: [_TransferConversion<Self>] {
    transferRepresentation._conversions as? [_TransferConversion<Self>] ?? []
  }

  /// An item provider for drag and drop and the pasteboard.
  package static func provider(_ make: @escaping @Sendable () -> Self) -> NSItemProvider {
    let provider = NSItemProvider()
    for conversion in _ownConversions {
      guard let export = conversion.export else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: conversion.type.identifier, visibility: .all) {
        done in
        Task {
          do { done(try await export(make()), nil) } catch { done(nil, error) }
        }
        return nil
      }
    }
    return provider
  }

  package static var importedTypes: [UTType] { _ownConversions.filter { $0.import != nil }.map(\.type) }

  /// Loads the value from an item provider.
  package static func load(_ provider: NSItemProvider) async -> Self? {
    for conversion in _ownConversions {
      guard let `import` = conversion.import,
        provider.hasItemConformingToTypeIdentifier(conversion.type.identifier)
      else {
        continue
      }
      let data: Data? = await withCheckedContinuation { next in
        _ = provider.loadDataRepresentation(forTypeIdentifier: conversion.type.identifier) { data, _ in
          next.resume(returning: data)
        }
      }
      if let data, let value = try? await `import`(data) { return value }
    }
    return nil
  }
}

/// The type of the image or icon in a preview without one.
extension Never: Transferable {
  public static var transferRepresentation: _TransferConversions<Never> {
    _TransferConversions(_conversions: [])
  }
}
