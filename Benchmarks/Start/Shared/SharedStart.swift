import StartScreen

/// The first frame of a program that loads Swift's libraries dynamically, as programs are built by default.
@main
@MainActor
enum SharedStart {
  static func main() { StartScreen.drawAndReport() }
}
