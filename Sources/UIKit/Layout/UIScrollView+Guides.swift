extension UIScrollView {
}
