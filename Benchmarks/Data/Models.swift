import SwiftData

// A model class as lowering expands it.

final class Place: SwiftData.PersistentModel {
  @SwiftData._Persisted var name: String
  @SwiftData._Persisted var visits: Int = 0
  @SwiftData._Persisted var rating: Double = 0
  @SwiftData._Persisted var added: Date
  @SwiftData._Persisted var isFavorite = false

  init(name: String, added: Date) {
    self.name = name
    self.added = added
  }

  private(set) var _record = SwiftData._ModelRecord()
  required init(_record: SwiftData._ModelRecord) {
    _name = .init(_stored: ())
    _visits = .init(_stored: ())
    _rating = .init(_stored: ())
    _added = .init(_stored: ())
    _isFavorite = .init(_stored: ())
    self._record = _record
  }
  static var _properties: [SwiftData._ModelProperty] {
    [
      .init("name", \Place.name, SwiftData.Schema.Attribute(.unique)), .init("visits", \Place.visits),
      .init("rating", \Place.rating), .init("added", \Place.added), .init("isFavorite", \Place.isFavorite),
    ]
  }
}
