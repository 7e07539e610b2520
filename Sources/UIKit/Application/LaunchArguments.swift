/// What an app is asked for as it starts: the links after `--open` and the payload after `--notification`, which is JSON
/// or the path of a file with JSON. They reach the app as they do on iOS, in its launch and connection options.
package struct LaunchArguments {
  package private(set) var urls: [URL] = []
  package private(set) var notification: [AnyHashable: Any]?
  /// The folder after `--state`: where state is kept instead of the usual place.
  package private(set) var stateFolder: URL?
  /// A line for everything that could not be understood.
  package private(set) var faults: [String] = []

  package init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    // Of a run that ends with a picture, links after the first tap or wait are opened in their turn.
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
