import CommandLineTool

/// The commands of `portolan` that build, for the package plugin.
@main
struct PortolanBuild {
  static func main() {
    CommandLineTool().main()
  }
}
