/// A message of a conversation (iOS 18.4).
open class UIConversationEntry: NSObject {
  open var text = ""
  open var senderIdentifier = ""
  open var sentDate = Date()
  open var entryIdentifier = ""
  open var replyThreadIdentifier: String?
  open var primaryRecipientIdentifiers: Set<String> = []
  public override init() { super.init() }
}

/// The conversation that a text answers, for suggestions of replies (iOS 18.4). No keyboard here suggests replies.
open class UIConversationContext: NSObject {
  open var threadIdentifier = ""
  open var entries: [UIConversationEntry] = []
  open var selfIdentifiers: Set<String> = []
  open var responsePrimaryRecipientIdentifiers: Set<String> = []
  open var participantNameByIdentifier: [String: PersonNameComponents] = [:]
  public override init() { super.init() }
}
