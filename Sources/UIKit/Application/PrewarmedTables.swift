import CoreGraphics

/// Tables that are the same in every app and start no threads, so that a prewarmed process can load them before it is forked.
package enum PrewarmedTables {
  package static func load() {
    FontLibrary.findSystemFonts()
    SymbolIndex.load()
  }
}
