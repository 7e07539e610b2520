import Foundation

extension OtherFileView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("other file")
  }
}
