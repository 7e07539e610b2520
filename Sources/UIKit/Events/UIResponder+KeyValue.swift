import ObjCRuntime

private enum UIResponderTable {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(UIResponder.self) { table in
        table.keyValueMethods = KeyValueMethods(
          value: { unsafeDowncast($0, to: UIResponder.self).value(forKey: $1) },
          setValue: { unsafeDowncast($0, to: UIResponder.self).setValue($1, forKey: $2) },
          undefinedValue: { unsafeDowncast($0, to: UIResponder.self).value(forUndefinedKey: $1) },
          setUndefinedValue: { unsafeDowncast($0, to: UIResponder.self).setValue($1, forUndefinedKey: $2) },
          observe: {
            unsafeDowncast($0, to: UIResponder.self)
              .observeValue(forKeyPath: $1, of: $2, change: $3, context: $4)
          },
          responds: { unsafeDowncast($0, to: UIResponder.self).responds(to: $1) },
          storage: { unsafeDowncast($0, to: UIResponder.self).attachments },
          setStorage: { unsafeDowncast($0, to: UIResponder.self).attachments = $1 })
        for edit in StandardEditAction.all { edit.enter(in: table) }
      }
    }
  }
}
