/// A process-local clipboard.
@MainActor
package final class InMemoryPasteboard: HostPasteboard {
  package private(set) var changeCount = 0
  private var contents: [String: Data] = [:]

  package init() {}

  package var types: [String] { contents.keys.sorted() }

  package func data(for type: String) -> Data? { contents[type] }

  package func setContents(_ contents: [String: Data]) {
    self.contents = contents
    changeCount += 1
  }
}
