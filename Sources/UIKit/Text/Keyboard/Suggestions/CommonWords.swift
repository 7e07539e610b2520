/// Frequent words of the keyboard's languages, most frequent first: the suggestions without a dictionary.
enum CommonWords {
  static func words(of language: SystemLanguage) -> [String] { tables[language] ?? tables[.english]! }

  /// Returns words that often begin a sentence, and words that often continue one.
  static func openings(of language: SystemLanguage) -> [String] {
    switch language {
    case .korean: ["오늘", "우리", "그리고"]
    case .german: ["Ich", "Das", "Die"]
    case .french: ["Je", "C’est", "Nous"]
    case .spanish: ["Hola", "Estoy", "Pero"]
    default: ["The", "This", "I’m"]
    }
  }

  static func continuations(of language: SystemLanguage) -> [String] {
    switch language {
    case .korean: ["있는", "그리고", "같은"]
    case .german: ["und", "ist", "nicht"]
    case .french: ["est", "pas", "pour"]
    case .spanish: ["que", "para", "con"]
    default: ["the", "and", "to"]
    }
  }

  /// Returns words that often follow a word.
  static func followers(of word: String, in language: SystemLanguage) -> [String] {
    guard language == .english else { return [] }
    return followers[word.lowercased()]?.split(separator: " ").map(String.init) ?? []
  }

  private static let followers = [
    "i": "am have will", "i’m": "not going sorry", "i'm": "not going sorry", "you": "are can have",
    "we": "are can have", "they": "are have were", "he": "is was said", "she": "is was said",
    "it": "is was will",
    "thank": "you everyone him", "thanks": "for again so", "how": "are is much", "what": "is are do",
    "where": "are is do", "when": "you is are", "good": "morning luck idea", "see": "you the what",
    "let": "me us him",
    "please": "let send call", "to": "the be get", "in": "the my this", "on": "the my your",
    "at": "the home work",
    "of": "the course my", "for": "the you me", "with": "you the me", "have": "been not you",
    "will": "be not have",
    "can": "you be we", "do": "you not we", "the": "same first best", "this": "is was morning",
    "that": "is was you",
    "are": "you we they", "is": "the not there", "was": "not the just", "want": "to you it",
    "going": "to on back",
    "love": "you it this", "happy": "birthday to with", "not": "sure a the", "be": "there able home",
  ]

  private static let tables: [SystemLanguage: [String]] = [
    .english: list(
      """
      the to and of you in is it that for on have with are this be not was but they at can what all we your my will so
      just like about out if get do there time up know one would when me more now from good or as how well think his her
      them then than people very could who want some day make our see go new back come also into here been where take
      right work too other today really first last after because which their only over still even these need much love
      thanks thank please sorry hello morning night tomorrow yesterday week weekend month year home house family friend
      friends school office meeting call phone message email send sent write read find found look looking looks great
      nice happy sure maybe should must might always never sometimes often again later soon already before between
      during every everyone everything something someone anything anyone nothing another around away best better big
      small little long short high low old young next same different important possible problem question answer idea
      help keep let live lives lot made many may mean means money most move name number off open own part party place
      plan play point put ready reason room run said say says seem set show side since start started stop story such
      sure talk tell thing things thought through together told took town travel trip true try trying turn two under
      until use used using wait walk water way weather went while white whole why wife without woman word words working
      world yes yet beautiful birthday breakfast dinner lunch coffee food recipe kitchen garden music movie picture
      pictures photo photos book books children computer country course decide develop difficult early especially
      example excited experience favorite finally finish forget government group happened happening hear heard hope
      however information interesting language large learn least leave life light line list listen local
      """),
    .korean: list(
      """
      안녕하세요 안녕 감사합니다 고맙습니다 죄송합니다 미안해요 반갑습니다 괜찮아요 괜찮습니다 그리고 그런데 그래서 그러나
      하지만 그러면 그래도 그냥 오늘 오늘은 내일 내일은 어제 지금 지금은 나중에 다음 다음에 이번 이번에 우리 우리는 우리가 나는
      내가 저는 제가 너는 당신은 그는 그녀는 사람 사람들 사람이 친구 친구가 가족 엄마 아빠 선생님 학교 학교에 회사 회사에 집에
      집에서 시간 시간이 생각 생각해요 생각합니다 사랑 사랑해 사랑해요 좋아 좋아요 좋아해요 좋습니다 좋은 있어요 있습니다 있는 없어요
      없습니다 없는 같아요 같습니다 같은 해요 합니다 했어요 했습니다 하는 하고 할게요 할까요 주세요 부탁해요 부탁합니다 부탁드립니다
      알겠습니다 알았어요 알아요 몰라요 모르겠어요 무엇 무슨 어디 어디에 어디서 언제 어떻게 어떤 왜 누구 얼마나 정말 정말로 진짜 너무
      아주 매우 조금 많이 많은 빨리 천천히 다시 함께 같이 모두 모든 전화 전화해 메시지 사진 사진을 음식 요리 요리를 김치 김치찌개
      커피 아침 점심 저녁 저녁에 밤에 주말 주말에 월요일 화요일 수요일 목요일 금요일 토요일 일요일 날씨 날씨가 영화 음악 여행 여행을
      한국 한국어 한국어를 서울 서울에서 영어 일본 중국 문제 문제가 이야기 이름 이름이 처음 마지막 중요한 필요해요 필요한 가요 갑니다
      가고 갔어요 와요 왔어요 봐요 봤어요 먹어요 먹었어요 만나요 만나서 기다려 기다려요 도와주세요 축하해요 축하합니다 생일 새해
      """),
    .german: list(
      """
      und die der das ich nicht ist ein eine zu den mit es sich auf für wir auch von sie dass im dem wie aber haben noch
      hat war nur wenn oder werden kann bei sind nach mehr schon heute morgen gestern danke bitte hallo gut gute guten
      viel viele immer jetzt hier dann wieder etwas alles nichts Zeit Tag Tage Jahr Jahre Haus Frau Mann Kind Kinder
      Leben Arbeit Woche Wochenende Freund Freunde Familie Abend Morgen Nacht Essen Wasser Kaffee möchte können müssen
      machen gehen kommen sehen sagen wissen denken finden bleiben brauchen vielleicht natürlich zusammen
      """),
    .french: list(
      """
      de la le et les des en un une est que pour pas dans je vous nous il elle ce qui sur au avec ne plus par sont mais
      tout bien bonjour bonsoir merci oui non très comme être avoir fait faire cette son ses mes mon ma votre notre
      aujourd’hui demain hier maintenant toujours jamais encore aussi alors donc parce temps jour jours année maison
      femme homme enfant enfants vie travail semaine ami amis famille soir matin nuit eau café peut-être ensemble
      """),
    .spanish: list(
      """
      de la que el en y los se del las un por con no una su para es al lo como más pero sus le ya este sí porque esta
      entre cuando muy sin sobre también me hasta hay donde quien desde todo nos todos uno gracias hola buenos días
      buenas noches tarde hoy mañana ayer ahora siempre nunca tiempo año años casa mujer hombre niño niños vida trabajo
      semana amigo amigos familia agua café quizás juntos bueno buena estoy está están tengo tiene hacer quiero puede
      """),
  ]

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
