import ObjCRuntime

/// The properties of the frameworks' classes by name, for key-value coding, key-value observing and the attributes that
/// storyboards set. The tables are made from the public declarations (`KeyTableTests`); a class's is filled when one of its
/// properties is first asked for by name.
enum KeyTables {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      let classes = _ObjCClasses.at(registry!)
      KeyTables.addAll(to: classes)
      KeyTables.addOtherNames(to: classes)
      KeyTables.addStructures()
    }
  }

  /// Names that are no public property's and that apps use all the same.
  private static func addOtherNames(to classes: _ObjCClasses) {
    classes.addProperties(of: UISearchBar.self) { table in
      // The name of before `searchTextField` was public.
      table.readable("searchField", \UISearchBar.searchTextField)
    }
  }

  /// How values in an `NSValue` become UIKit's structures.
  private static func addStructures() {
    Conversion.addStructure(UIEdgeInsets.self) { edgeInsets($0)?.uiEdgeInsetsValue }
    Conversion.addStructure(NSDirectionalEdgeInsets.self) { edgeInsets($0)?.directionalEdgeInsetsValue }
    Conversion.addStructure(UIOffset.self) { value in
      guard let value = value as? NSValue, !(value is NSNumber), type(of: value).contains("Point") else {
        return nil
      }
      return value.uiOffsetValue
    }
  }

  private static func edgeInsets(_ value: Any) -> NSValue? {
    guard let value = value as? NSValue, !(value is NSNumber), type(of: value).contains("EdgeInsets") else {
      return nil
    }
    return value
  }

  /// The encoded type, without which `NSValue` would give what it is asked for.
  private static func type(of value: NSValue) -> String { String(cString: value.objCType) }
}
