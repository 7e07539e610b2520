/// A button that a bar creates for an item or for the previous screen.
///
/// As on iOS, its texts and symbols are no elements of UI tests; the button has their label.
package protocol SystemBarButton: UIView {}
