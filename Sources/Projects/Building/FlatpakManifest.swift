/// A manifest for `flatpak-builder` of a packaged app, whose archive is beside it.
package struct FlatpakManifest {
  /// The name of the app on the desktop.
  package let identifier: String
  /// The name of the program in `bin`.
  let program: String
  /// The name of the archive.
  let archive: String

  /// The version of GNOME's runtime. It has GTK 4 and the other libraries of the system that programs load.
  static let runtimeVersion = "47"

  package init(identifier: String, program: String, archive: String) {
    self.identifier = identifier
    self.program = program
    self.archive = archive
  }

  /// The manifest in YAML. Notifications and links of the app work without a permission, through its name on the bus.
  package var text: String {
    """
    id: \(identifier)
    runtime: org.gnome.Platform
    runtime-version: '\(Self.runtimeVersion)'
    sdk: org.gnome.Sdk
    command: \(program)
    finish-args:
      - --share=ipc
      - --share=network
      - --socket=wayland
      - --socket=fallback-x11
      - --device=dri
    modules:
      - name: \(program)
        buildsystem: simple
        build-commands:
          - cp -r bin lib share /app/
        sources:
          - type: archive
            path: \(archive)
            strip-components: 0

    """
  }
}
