import FoundationNetworking
import MainLoop

/// An image that is loaded from a URL.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color(.secondarySystemFill) })
  }

  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    guard let url else { return show(.empty) }
    // Tests and pictures wait for files, so that they are the same each time.
    let work = url.isFileURL ? OutsideWork() : nil
    defer { work?.end() }
    do {
      let data = try await AsyncImageLoader.data(url)
      try Task.checkCancellation()
      guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
      show(.success(Image(uiImage: image)))
    } catch is CancellationError {
      return
    } catch {
      show(.failure(error))
    }
  }

  private func show(_ new: AsyncImagePhase) { withTransaction(transaction) { phase = new } }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

private enum AsyncImageLoader {
  static func data(_ url: URL) async throws -> Data {
    if url.isFileURL { return try await Task.detached { try Data(contentsOf: url) }.value }
    let (data, response) = try await URLSession.shared.data(from: url)
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      throw URLError(.badServerResponse)
    }
    return data
  }
}
