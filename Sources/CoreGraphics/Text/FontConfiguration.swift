import CCairo

/// The font files in some folders, as fontconfig finds them. The settings of the user and the system are ignored.
struct FontConfiguration {
  /// `nil` if fontconfig is out of memory.
  let pointer: OpaquePointer?

  /// - Parameter folders: Font folders. Missing ones are ignored.
  init(folders: [String]) {
    let present = folders.filter { FileManager.default.fileExists(atPath: $0) }
    // The last rule scales bitmap fonts (emoji) to the requested size.
    let description = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      \(present.map { "<dir>\($0)</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
      <match target="pattern"><test name="family"><string>emoji</string></test>
      <edit name="family" mode="assign" binding="same"><string>Noto Color Emoji</string></edit></match>
      <match target="font"><test name="outline"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign"><divide><name target="pattern">pixelsize</name>
      <name target="font">pixelsize</name></divide></edit>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>pixelsizefixupfactor</name>
      <double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
      <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
      </match><config><rescan><int>0</int></rescan></config></fontconfig>
      """
    pointer = FcConfigCreate()
    guard let pointer else { return }
    description.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: description.utf8.count + 1) {
        _ = FcConfigParseAndLoadFromMemory(pointer, $0, FcTrue)
      }
    }
    FcConfigBuildFonts(pointer)
    // Otherwise Pango would load the system configuration on a separate thread without using it.
    FcConfigSetCurrent(pointer)
  }
}
