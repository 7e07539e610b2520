/// A container for sharing data between and within applications.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private static var named: [Name: UIPasteboard] = [:]

  /// The desktop's clipboard.
  public static let general = UIPasteboard(name: .general, contents: nil)

  open private(set) var name: Name
  private let contents: (any HostPasteboard)?
  /// Additional items, and values that other applications cannot read, are local to this process.
  private var localItems: [[String: Any]] = []
  private var localChange = -1

  private init(name: Name, contents: (any HostPasteboard)?) {
    self.name = name
    self.contents = contents
  }

  /// The process-local pasteboard with a name; created on demand if `create` is `true`.
  public convenience init?(name: Name, create: Bool) {
    guard name != .general, create || Self.named[name] != nil else { return nil }
    self.init(name: name, contents: Self.named[name]?.contents ?? InMemoryPasteboard())
    if Self.named[name] == nil { Self.named[name] = self }
  }

  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name("com.apple.UIKit.pboard.\(UUID().uuidString)"), create: true)!
  }

  open class func remove(withName name: Name) { named[name] = nil }

  private var host: any HostPasteboard { contents ?? HostRegistry.current.pasteboard }
  open var changeCount: Int { host.changeCount }
  open var isPersistent: Bool { name == .general }

  // MARK: Items

  open var numberOfItems: Int { items.count }

  /// The items, each with its values by type.
  open var items: [[String: Any]] {
    get {
      if localChange == host.changeCount { return localItems }
      let types = host.types
      guard !types.isEmpty else { return [] }
      var item: [String: Any] = [:]
      for mime in types { item[PasteboardType.identifier(ofMIME: mime)] = host.data(for: mime) }
      return [item]
    }
    set { setItems(newValue) }
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    var data: [String: Data] = [:]
    if options[.localOnly] as? Bool != true {
      for (type, value) in items.first ?? [:] {
        if let encoded = PasteboardType.encode(value) { data[PasteboardType.mime(of: type)] = encoded }
      }
    }
    host.setContents(data)
    localItems = items
    localChange = host.changeCount
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

  /// The types of the first item.
  open var types: [String] {
    if localChange == host.changeCount { return localItems.first.map { $0.keys.sorted() } ?? [] }
    return host.types.map(PasteboardType.identifier(ofMIME:))
  }

  open func contains(pasteboardTypes: [String]) -> Bool {
    let held = Set(types)
    return pasteboardTypes.contains { type in
      held.contains(type) || held.contains { PasteboardType.conforms($0, to: type) }
    }
  }

  open func value(forPasteboardType type: String) -> Any? {
    if localChange == host.changeCount {
      return localItems.first?.first { PasteboardType.conforms($0.key, to: type) }?.value
    }
    guard let data = data(forPasteboardType: type) else { return nil }
    return PasteboardType.isText(type) ? String(decoding: data, as: UTF8.self) : data
  }

  open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

  open func data(forPasteboardType type: String) -> Data? {
    if localChange == host.changeCount {
      let value = localItems.first?.first { PasteboardType.conforms($0.key, to: type) }?.value
      return value.flatMap(PasteboardType.encode)
    }
    return host.data(for: PasteboardType.mime(of: type))
  }

  open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }

  // MARK: Item providers

  /// The items as providers that load their values.
  open var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
          guard let data = PasteboardType.encode(value) else { continue }
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(data, nil)
            return nil
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by those of providers, whose values are loaded now.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    var found = Array(repeating: [String: Any](), count: itemProviders.count)
    for (index, provider) in itemProviders.enumerated() {
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          onMainThread {
            // On the main thread, as `onMainThread` ensures.
            MainActor.assumeIsolated {
              found[index][type] = data
              self.setItems(found.filter { !$0.isEmpty }, options: localOnly ? [.localOnly: true] : [:])
            }
          }
        }
      }
    }
  }

  /// Replaces the items by objects that provide data.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  // MARK: Patterns

  /// A kind of text that can be detected without reading the pasteboard.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A link without other text.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Text for a search, without a link.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number without other text.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  private var detectedValues: [DetectionPattern: Any] {
    guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      return url.map { [.probableWebURL: $0.absoluteString] } ?? [:]
    }
    if let number = Double(text) { return [.number: number] }
    let isLink =
      !text.contains(where: \.isWhitespace) && text.contains(".")
      && URL(string: text.contains("://") ? text : "https://" + text)?.host?.contains(".") == true
    return isLink ? [.probableWebURL: text] : [.probableWebSearch: text]
  }

  /// Detects patterns in the text without asking for permission to read it.
  open func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = patterns.intersection(detectedValues.keys)
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  /// Detects patterns in the text, and reads the found values.
  open func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = detectedValues.filter { patterns.contains($0.key) }
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  // MARK: Text, links and colors

  open var string: String? {
    get { strings?.first }
    set { items = newValue.map { [[PasteboardType.text: $0]] } ?? [] }
  }

  open var strings: [String]? {
    get {
      let found = items.compactMap { item in
        item.first { PasteboardType.isText($0.key) }.flatMap { PasteboardType.string(from: $0.value) }
      }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [PasteboardType.text: $0] } }
  }

  open var url: URL? {
    get { urls?.first }
    set { items = newValue.map { [[PasteboardType.url: $0]] } ?? [] }
  }

  open var urls: [URL]? {
    get {
      let found = items.compactMap { item -> URL? in
        let value = item[PasteboardType.url] ?? item["public.file-url"]
        if let url = value as? URL { return url }
        let line = value.flatMap(PasteboardType.string(from:))?.split(whereSeparator: \.isNewline).first
        return line.flatMap { URL(string: String($0)) }
      }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [PasteboardType.url: $0] } }
  }

  open var hasStrings: Bool { types.contains(where: PasteboardType.isText) }
  open var hasURLs: Bool { contains(pasteboardTypes: [PasteboardType.url]) }
  open var hasImages: Bool { contains(pasteboardTypes: ["public.image"]) }
  open var hasColors: Bool { contains(pasteboardTypes: [PasteboardType.color]) }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  // MARK: Images

  /// The first image.
  open var image: UIImage? {
    get { defaultImage }
    set { defaultImage = newValue }
  }
  /// Images are shared with other applications as PNG.
  open var images: [UIImage]? {
    get { defaultImages }
    set { defaultImages = newValue }
  }
  /// The first color. Colors are only available within this process.
  open var color: UIColor? {
    get { defaultColor }
    set { defaultColor = newValue }
  }
  open var colors: [UIColor]? {
    get { defaultColors }
    set { defaultColors = newValue }
  }
}
