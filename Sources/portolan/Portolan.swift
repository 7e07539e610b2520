import CommandLineTool

@main
struct Portolan {
  static func main() {
    CommandLineTool(adding: [PreviewCommand.self, RenderCommand.self, MapCommand.self]).main()
  }
}
