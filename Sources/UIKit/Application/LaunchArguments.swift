/// Launch requests: the URLs after `--open` and the payload after `--notification`, which is JSON or the path
/// of a JSON file. Delivered in launch and connection options, as on iOS.
package struct LaunchArguments {
  /// The arguments of the process, to which the host may add the request with which the desktop has started it.
  @MainActor package static var ofProcess = CommandLine.arguments

  package private(set) var urls: [URL] = []
  package private(set) var notification: [AnyHashable: Any]?
  /// The folder after `--state`, which replaces the default location of saved state.
  package private(set) var stateFolder: URL?
  /// The invalid arguments, one line each.
  package private(set) var faults: [String] = []

  package init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    // In a run that ends with a screenshot, links after the first tap or wait are opened in order.
    var isLaunch = true
    while let argument = rest.popFirst() {
      switch argument {
      case "--tap", "--type", "--after":
        isLaunch = !arguments.contains("--screenshot")
        _ = rest.popFirst()
      case "--open" where !isLaunch: _ = rest.popFirst()
      case "--open":
        guard let text = rest.popFirst() else {
          faults.append("--open needs a link")
          break
        }
        guard let url = URL(string: text), url.scheme != nil else {
          faults.append("--open: “\(text)” is not a link")
          break
        }
        urls.append(url)
      case "--state":
        guard let text = rest.popFirst(), !text.isEmpty else {
          faults.append("--state needs a folder")
          break
        }
        stateFolder = URL(fileURLWithPath: text, isDirectory: true)
      case "--notification":
        guard let text = rest.popFirst() else {
          faults.append("--notification needs a payload")
          break
        }
        readPayload(text)
      case "--":
        return
      default: break
      }
    }
  }

  private mutating func readPayload(_ text: String) {
    let isPath = !text.drop { $0.isWhitespace }.hasPrefix("{")
    do {
      let data = isPath ? try Data(contentsOf: URL(fileURLWithPath: text)) : Data(text.utf8)
      guard let payload = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        faults.append("--notification: the payload is no JSON object")
        return
      }
      notification = payload
    } catch CocoaError.fileReadNoSuchFile {
      faults.append("--notification: there is no file \(text)")
    } catch {
      faults.append("--notification: \(isPath ? text : "the payload") is not JSON")
    }
  }
}
