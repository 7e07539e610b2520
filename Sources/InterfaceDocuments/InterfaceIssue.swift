/// A problem in a document, with its location.
package struct InterfaceIssue: Hashable, Sendable {
  package var file: String
  package var line: Int
  /// The identifier of the scene, if the element is in one.
  package var scene: String?
  package var element: String
  package var message: String

  package init(file: String, line: Int, scene: String?, element: String, message: String) {
    self.file = file
    self.line = line
    self.scene = scene
    self.element = element
    self.message = message
  }

  /// The message shown in the console.
  package var description: String {
    "\(file):\(line): " + (scene.map { "scene \($0): " } ?? "") + "\(element): \(message)"
  }
}
