// The wrappers of SwiftUI's properties can be sent with their values, as on iOS. Their locations are read and written on the main
// actor: views install them, and apps set them in bodies and actions.

// Immutable but for the location, which the main actor installs.
extension State: @unchecked Sendable where Value: Sendable {}
// Immutable but for the transaction, which is a value.
extension Binding: @unchecked Sendable where Value: Sendable {}
// Immutable but for the location, which the main actor installs.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
// Immutable but for the location, which the main actor installs.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
// Immutable but for the location, which the main actor installs.
extension FocusState: @unchecked Sendable where Value: Sendable {}
// Immutable.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
// Immutable but for the location, which the main actor installs.
extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
// Immutable.
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}
// Immutable but for the location, which the main actor installs.
extension GestureState: @unchecked Sendable where Value: Sendable {}
// Immutable but for the identifier, which the main actor installs.
extension Namespace: @unchecked Sendable {}
// Immutable; reads the environment on the main actor.
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

// Immutable. Its images and arguments are values.
extension Text: @unchecked Sendable {}
// The handler runs on the main actor.
extension OpenURLAction: @unchecked Sendable {}
// Immutable. The name has the type that the app chose.
extension NamedCoordinateSpace: @unchecked Sendable {}
