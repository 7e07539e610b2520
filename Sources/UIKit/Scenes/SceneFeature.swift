/// A part of a scene that another topic adds, such as its edit menu. The scene keeps it.
@MainActor
protocol SceneFeature: AnyObject {
  init(scene: UIWindowScene)
}
