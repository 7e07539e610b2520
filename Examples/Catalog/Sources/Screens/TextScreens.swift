import UIKit

/// Labels, fonts and fields.
@MainActor
enum TextScreens {
  static let all = [labels, styles, fields]

  private static func label(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  static let labels = CatalogScreen("Labels", symbol: "textformat") { form in
    form.add(
      "Wrapped", label("A label takes as many lines as its text needs, in the room that it is given."),
      stretches: true)
    let cut = label("This line is much too long for the room that it has, so its end is cut off")
    cut.numberOfLines = 1
    form.add("Truncated", cut, stretches: true)
    let middle = label("/a/path/that/is/cut/in/the/middle/because/its/end/matters/most.txt")
    middle.numberOfLines = 1
    middle.lineBreakMode = .byTruncatingMiddle
    form.add("Truncated in the middle", middle, stretches: true)
    let rich = label("")
    let text = NSMutableAttributedString(string: "Bold, coloured and underlined")
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 6, length: 8))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 19, length: 10))
    rich.attributedText = text
    form.add("Attributed", rich)
    form.add("Scripts", label("Ελληνικά · Русский · 日本語 · 한국어 · العربية · עברית · 🙂"), stretches: true)
  }

  static let styles = CatalogScreen("Text Styles", symbol: "textformat.size") { form in
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
      ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
      ("Footnote", .footnote), ("Caption", .caption1),
    ]
    let stack = UIStackView(arrangedSubviews: styles.map { label($0.0, $0.1) })
    stack.axis = .vertical
    stack.spacing = 8
    form.add("Dynamic Type", stack, stretches: true)
  }

  static let fields = CatalogScreen("Text Fields", symbol: "character.cursor.ibeam") { form in
    func field(_ placeholder: String, _ text: String? = nil) -> UITextField {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
      field.text = text
      return field
    }
    form.add("Empty", field("Name"), stretches: true)
    let clear = field("Name", "Ada Lovelace")
    clear.clearButtonMode = .always
    form.add("With a clear button", clear, stretches: true)
    let secure = field("Password", "secret")
    secure.isSecureTextEntry = true
    form.add("Secure", secure, stretches: true)
    let disabled = field("Name", "Disabled")
    disabled.isEnabled = false
    form.add("Disabled", disabled, stretches: true)
  }
}
