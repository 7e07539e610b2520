import UIKit

/// Screens of labels, fonts and text fields.
@MainActor
enum TextScreens {
  static let all = [labels, styles, paragraphs, fields, textViews, keyboard, searchBars]

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
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .headline), range: NSRange(location: 0, length: 4))
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
    @MainActor func field(_ placeholder: String, _ text: String? = nil) -> UITextField {
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

  static let paragraphs = CatalogScreen("Paragraphs", symbol: "text.alignleft") { form in
    @MainActor func paragraph(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
      let style = NSMutableParagraphStyle()
      change(style)
      let label = label("")
      label.attributedText = NSAttributedString(
        string: text, attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .body)])
      return label
    }
    let text = "A paragraph is set in lines, and the lines stand as its style says that they should."
    form.add("Centred", paragraph(text) { $0.alignment = .center }, stretches: true)
    form.add("Justified", paragraph(text) { $0.alignment = .justified }, stretches: true)
    form.add(
      "Indented, with room between the lines",
      paragraph(text) {
        $0.firstLineHeadIndent = 24
        $0.headIndent = 8
        $0.lineSpacing = 6
      }, stretches: true)
    let attachment = NSTextAttachment(image: UIImage(systemName: "star.fill")!.withTintColor(.systemOrange))
    let inline = NSMutableAttributedString(string: "With a picture ")
    inline.append(NSAttributedString(attachment: attachment))
    inline.append(NSAttributedString(string: " in the line"))
    inline.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .body),
      range: NSRange(location: 0, length: inline.length))
    let picture = label("")
    picture.attributedText = inline
    form.add("Attachment", picture, stretches: true)
    form.add("Both directions", label("The word שלום and the word مرحبا in one line"), stretches: true)
  }

  private static func textView(_ text: String) -> UITextView {
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.backgroundColor = .clear
    view.text = text
    return view
  }

  static let textViews = CatalogScreen("Text Views", symbol: "doc.plaintext") { form in
    form.add(
      "Edited and scrolled",
      textView((1...12).map { "Line \($0) of a text that is longer than the view." }.joined(separator: "\n")),
      stretches: true, height: 140)
    let grows = textView("This one is as high as its text.")
    grows.isScrollEnabled = false
    form.add("Grows", grows, stretches: true)
    let links = textView("")
    links.isEditable = false
    links.isScrollEnabled = false
    let text = NSMutableAttributedString(
      string: "Read on at swift.org.", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(
      .link, value: URL(string: "https://swift.org")!, range: NSRange(location: 11, length: 9))
    links.attributedText = text
    form.add("A link", links, stretches: true)
  }

  static let keyboard = CatalogScreen(
    "Keyboard", symbol: "keyboard",
    open: { screen in _ = (screen as? FormViewController)?.firstView?.becomeFirstResponder() }
  ) { form in
    @MainActor func field(_ placeholder: String, _ type: UIKeyboardType, _ returnKey: UIReturnKeyType)
      -> UITextField
    {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
      field.keyboardType = type
      field.returnKeyType = returnKey
      return field
    }
    form.add("Letters", field("Message", .default, .send), stretches: true)
    form.add("A number", field("Amount", .decimalPad, .default), stretches: true)
    form.add("An address", field("name@example.org", .emailAddress, .next), stretches: true)
  }

  static let searchBars = CatalogScreen("Search Bars", symbol: "magnifyingglass.circle") { form in
    let plain = UISearchBar()
    plain.placeholder = "Search"
    plain.searchBarStyle = .minimal
    form.add("Empty", plain, stretches: true)
    let full = UISearchBar()
    full.searchBarStyle = .minimal
    full.text = "Quince"
    full.showsCancelButton = true
    form.add("With a text and a cancel button", full, stretches: true)
    let scoped = UISearchBar()
    scoped.searchBarStyle = .minimal
    scoped.placeholder = "Search"
    scoped.scopeButtonTitles = ["All", "Unread", "Flagged"]
    scoped.showsScopeBar = true
    form.add("With scopes", scoped, stretches: true)
  }
}
