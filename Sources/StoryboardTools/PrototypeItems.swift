import InterfaceDocuments
import UIKit

/// Shows the prototypes of a table or collection that the app would fill, one of each, as Interface Builder does.
@MainActor
final class PrototypeItems: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let identifiers: [String]

  private init(_ identifiers: [String]) { self.identifiers = identifiers }

  /// Fills the tables and collections of a scene that are loaded. What is answered has to be kept as long as they show.
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
