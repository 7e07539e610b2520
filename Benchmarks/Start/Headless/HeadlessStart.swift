import StartScreen

/// The first frame of a program with statically linked Swift libraries, as programs are distributed.
@main
@MainActor
enum HeadlessStart {
  static func main() { StartScreen.drawAndReport() }
}
