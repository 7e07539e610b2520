import Foundation

final class Previewed: UIView {
  @objc func look() { print("looked") }
}

#Preview {
  Previewed()
}

#Preview("Named", traits: .sizeThatFitsLayout) {
  let view = Previewed() // a view
  return view
}
#if DEBUG
@available(iOS 17, *)
#Preview { Previewed() }
#endif

func runPreviews() { Previewed().perform(#selector(Previewed.look)) }
// looked
