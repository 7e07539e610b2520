import Foundation

final class OtherFileView: UIView { let x = 1 }

final class OtherFileCell<Content>: UIView {}
