import Foundation

/// Attributed text as Apple's Foundation writes it: a text without attributes as a string, another one as a list of texts, each
/// followed by its attributes.
///
/// Differs from iOS: links, inline presentation intents and languages are written, other attributes are not.
extension AttributedString: @retroactive Encodable {
  public func encode(to encoder: any Encoder) throws {
    let parts = runs.map { (String(characters[$0.range]), EncodedAttributes($0.attributes)) }
    guard parts.contains(where: { !$0.1.isEmpty }) else {
      var container = encoder.singleValueContainer()
      return try container.encode(String(characters))
    }
    var container = encoder.unkeyedContainer()
    for (text, attributes) in parts {
      try container.encode(text)
      try container.encode(attributes)
    }
  }
}

extension AttributedString: @retroactive Decodable {
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let text = try container.decode(String.self)
      let attributes = container.isAtEnd ? nil : try container.decode(EncodedAttributes.self)
      append(AttributedString(text, attributes: attributes?.container ?? AttributeContainer()))
    }
  }
}

/// The attributes of a run that are written.
private struct EncodedAttributes: Codable {
  private var link: URL?
  private var intent: InlinePresentationIntent?
  private var language: String?

  private enum CodingKeys: String, CodingKey {
    case link = "NSLink"
    case intent = "NSInlinePresentationIntent"
    case language = "NSLanguage"
  }

  init(_ container: AttributeContainer) {
    link = container.link
    intent = container.inlinePresentationIntent
    language = container.languageIdentifier
  }

  var isEmpty: Bool { link == nil && intent == nil && language == nil }

  var container: AttributeContainer {
    var container = AttributeContainer()
    container.link = link
    container.inlinePresentationIntent = intent
    container.languageIdentifier = language
    return container
  }
}
