import Foundation

final class OtherFileView: UIView { let x = 1 }
