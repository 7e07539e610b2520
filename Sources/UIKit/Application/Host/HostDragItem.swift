import Foundation

/// The content of a dragged item, as other programs take it.
package enum HostDragItem: Equatable, Sendable {
  case text(String)
  case url(URL)
  /// A file with its name and the identifier of its uniform type.
  case file(name: String, type: String, Data)
}
