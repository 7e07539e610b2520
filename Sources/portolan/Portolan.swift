import CommandLineTool

@main
struct Portolan {
  static func main() {
    CommandLineTool(adding: [RenderCommand.self, MapCommand.self]).main()
  }
}
