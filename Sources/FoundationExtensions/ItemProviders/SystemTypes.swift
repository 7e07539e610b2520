/// The types that the system declares.
enum SystemTypes {
  struct Declaration: Sendable {
    var parents: [String] = []
    /// File extensions, the preferred one first.
    var extensions: [String] = []
    var mimeType: String?
  }

  /// The declarations by their identifiers.
  static let all: [String: Declaration] = {
    var found: [String: Declaration] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { field in
        field.split(separator: " ").map(String.init)
      }
      func field(_ index: Int) -> [String] { index < fields.count ? fields[index] : [] }
      found[fields[0][0]] = Declaration(
        parents: field(1), extensions: field(2), mimeType: field(3).first)
    }
    return found
  }()

  /// An identifier, the types that it conforms to, its file extensions, and its MIME type.
  ///
  /// Source: “System-declared uniform type identifiers” in the documentation of Uniform Type Identifiers.
  private static let table = """
    public.item
    public.content
    public.composite-content | public.content
    public.disk-image | public.archive | dmg
    public.data | public.item
    public.directory | public.item
    com.apple.resolvable
    public.symlink | public.item com.apple.resolvable
    public.executable | public.item
    com.apple.mount-point | public.item com.apple.resolvable
    com.apple.alias-file | public.data com.apple.resolvable
    com.apple.bookmark | public.data com.apple.resolvable
    public.url | public.data
    public.file-url | public.url
    public.text | public.data public.content
    public.plain-text | public.text | txt text | text/plain
    public.utf8-plain-text | public.plain-text
    public.utf16-external-plain-text | public.plain-text
    public.utf16-plain-text | public.plain-text
    public.delimited-values-text | public.text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values
    public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text
    public.rtf | public.text | rtf | text/rtf
    public.html | public.text | html htm shtml | text/html
    public.xml | public.text | xml | application/xml
    public.yaml | public.text | yml yaml | application/x-yaml
    public.css | public.text | css | text/css
    public.source-code | public.plain-text
    public.assembly-source | public.source-code | s
    public.c-source | public.source-code | c
    public.objective-c-source | public.source-code | m
    public.swift-source | public.source-code | swift
    public.c-plus-plus-source | public.source-code | cp cpp c++ cc cxx
    public.objective-c-plus-plus-source | public.source-code | mm
    public.c-header | public.source-code | h
    public.c-plus-plus-header | public.source-code | hpp h++ hh hxx
    public.script | public.source-code
    com.apple.applescript.text | public.script | applescript
    com.netscape.javascript-source | public.source-code public.executable | js javascript | text/javascript
    public.shell-script | public.script | sh command
    public.perl-script | public.shell-script | pl
    public.python-script | public.shell-script | py | text/x-python-script
    public.ruby-script | public.shell-script | rb
    public.php-script | public.shell-script | php
    public.make-source | public.script | make
    public.json | public.text | json | application/json
    public.geojson | public.json | geojson | application/geo+json
    com.apple.property-list | public.data | plist
    com.apple.xml-property-list | com.apple.property-list public.xml
    com.apple.binary-property-list | com.apple.property-list
    net.daringfireball.markdown | public.plain-text | md markdown
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf
    com.apple.rtfd | com.apple.package public.composite-content | rtfd
    com.apple.flat-rtfd | public.data public.composite-content
    com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive
    public.image | public.data public.content
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg
    public.jpeg-2000 | public.image | jp2 jpf jpx j2k | image/jp2
    public.jpeg-xl | public.image | jxl | image/jxl
    public.tiff | public.image | tiff tif | image/tiff
    com.compuserve.gif | public.image | gif | image/gif
    public.png | public.image | png | image/png
    com.apple.icns | public.image | icns
    com.microsoft.bmp | public.image | bmp dib | image/bmp
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon
    public.camera-raw-image | public.image
    public.svg-image | public.image | svg svgz | image/svg+xml
    com.apple.live-photo | public.composite-content
    public.heif-standard | public.image
    public.heif | public.heif-standard | heif | image/heif
    public.heic | public.heif-standard | heic | image/heic
    public.avif | public.heif-standard | avif | image/avif
    org.webmproject.webp | public.image | webp | image/webp
    com.ilm.openexr-image | public.image | exr
    com.adobe.raw-image | public.camera-raw-image | dng
    public.3d-content | public.data public.content
    com.pixar.universal-scene-description | public.3d-content | usd
    com.pixar.universal-scene-description-mobile | public.3d-content | usdz | model/vnd.usdz+zip
    com.apple.reality | public.data | reality
    com.apple.scenekit.scene | public.3d-content | scn
    com.apple.arobject | public.data | arobject
    public.audiovisual-content | public.data public.content
    public.movie | public.audiovisual-content
    public.video | public.movie
    public.audio | public.audiovisual-content
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime
    public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg
    public.mpeg-2-video | public.video | m2v | video/mpeg2
    public.mpeg-2-transport-stream | public.movie | ts | video/mp2t
    public.mp3 | public.audio | mp3 | audio/mpeg
    public.mpeg-4 | public.movie | mp4 mpeg4 mpg4 | video/mp4
    com.apple.m4v-video | public.movie | m4v | video/x-m4v
    public.mpeg-4-audio | public.mpeg-4 public.audio | mp4 m4a | audio/mp4
    com.apple.m4a-audio | public.audio | m4a | audio/x-m4a
    com.apple.protected-mpeg-4-audio | public.audio | m4p
    com.apple.protected-mpeg-4-video | com.apple.m4v-video | m4v
    public.avi | public.movie | avi vfw | video/avi
    public.aiff-audio | public.audio | aiff aif | audio/aiff
    com.microsoft.waveform-audio | public.audio | wav wave bwf | audio/vnd.wave
    public.midi-audio | public.audio | midi mid | audio/midi
    public.playlist
    public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl
    public.folder | public.directory
    public.volume | public.folder
    com.apple.package | public.directory
    com.apple.bundle | public.directory | bundle
    com.apple.plugin | com.apple.bundle com.apple.package | plugin
    com.apple.metadata-importer | com.apple.plugin | mdimporter
    com.apple.quicklook-generator | com.apple.plugin | qlgenerator
    com.apple.xpc-service | com.apple.bundle com.apple.package | xpc
    com.apple.framework | com.apple.bundle | framework
    com.apple.application | public.executable
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app
    public.unix-executable | public.data public.executable
    com.microsoft.windows-executable | public.data public.executable | exe
    com.apple.systempreference.prefpane | com.apple.bundle com.apple.package | prefpane
    public.archive | public.data
    org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/x-gzip
    public.bzip2-archive | public.data public.archive | bz2 bz | application/x-bzip2
    public.zip-archive | public.data public.archive | zip | application/zip
    com.apple.archive | public.data public.archive | aar
    public.tar-archive | public.data public.archive | tar | application/x-tar
    public.spreadsheet | public.content
    public.presentation | public.composite-content
    public.database
    public.message
    public.contact
    public.vcard | public.text public.contact | vcf vcard | text/vcard
    public.to-do-item
    public.calendar-event
    public.email-message | public.message | eml | message/rfc822
    com.apple.internet-location | public.data
    com.microsoft.internet-shortcut | public.data | url
    public.font
    public.bookmark
    com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12
    public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip
    public.log | public.plain-text | log
    com.apple.haptics.ahap | public.text | ahap
    """
}
