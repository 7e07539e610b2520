import CommandLineTool

/// The build commands of `portolan`, for the package plugin.
@main
struct PortolanBuild {
  static func main() {
    CommandLineTool().main()
  }
}
