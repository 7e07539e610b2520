import ObjCRuntime

/// The properties of the frameworks' classes by name, for key-value coding, key-value observing and runtime
/// attributes in storyboards. The tables are generated from the public declarations (`KeyTableTests`); that
/// of a class is filled when one of its properties is first accessed by name.
enum KeyTables {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      let classes = _ObjCClasses.at(registry!)
      KeyTables.addAll(to: classes)
      KeyTables.addOtherNames(to: classes)
      KeyTables.addStructures()
    }
  }

  /// Adds names of non-public properties that apps use.
  private static func addOtherNames(to classes: _ObjCClasses) {
    classes.addProperties(of: UISearchBar.self) { table in
      // The name before `searchTextField` was public.
      table.readable("searchField", \UISearchBar.searchTextField)
    }
  }

  /// Adds the conversions of `NSValue` to UIKit's structures.
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

  /// Returns the encoded type, because `NSValue` does not check it.
  private static func type(of value: NSValue) -> String { String(cString: value.objCType) }
}
