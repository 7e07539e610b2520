import InterfaceDocuments
import UIKit

/// A data source that shows one cell of each prototype of a table or collection, like Interface Builder.
@MainActor
final class PrototypeItems: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let identifiers: [String]

  private init(_ identifiers: [String]) { self.identifiers = identifiers }

  /// Fills the loaded tables and collections of a scene. The result must be retained while they are visible.
  static func fill(_ element: InterfaceElement, in view: UIView) -> [PrototypeItems] {
    var made: [PrototypeItems] = []
    element.visit { part in
      guard part.name == "tableView" || part.name == "collectionView", part["dataMode"] != "static",
        let id = part.id
      else { return }
      let cells = part.contents(of: part.name == "tableView" ? "prototypes" : "cells")
      let identifiers = cells.compactMap { $0["reuseIdentifier"] }
      guard !identifiers.isEmpty, let list = view.view(interfaceIdentifier: id) else { return }
      let items = PrototypeItems(identifiers)
      switch list {
      case let table as UITableView:
        table.dataSource = items
        table.reloadData()
      case let collection as UICollectionView:
        collection.dataSource = items
        collection.reloadData()
      default: return
      }
      made.append(items)
    }
    return made
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    identifiers.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }
}
