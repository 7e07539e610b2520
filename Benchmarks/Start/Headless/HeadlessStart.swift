import StartScreen

/// The first frame of a program that has Swift's libraries in itself, as programs are shipped.
@main
@MainActor
enum HeadlessStart {
  static func main() { StartScreen.drawAndReport() }
}
