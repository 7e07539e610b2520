extension SymbolLibrary {
  /// Returns the substitute for a symbol of Apple's set without a drawing here: the symbol named by its first
  /// words ("folder" for "folder.badge.gearshape"), or a dashed square if its first word begins names of
  /// Apple's set.
  static func substitute(for name: String) -> SymbolGlyph? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first, !first.isEmpty else { return nil }
    let isFilled = words.last == "fill"
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let stem = words.prefix(count).joined(separator: ".")
      if isFilled, let found = ownGlyph(named: stem + ".fill") { return renamed(found, name) }
      if let found = ownGlyph(named: stem) { return renamed(found, name) }
    }
    return firstWords.contains(first) ? SymbolGlyph(name: name, elements: placeholder) : nil
  }

  private static let placeholder = [
    SymbolGlyph.Element(
      kind: .stroke,
      path: SymbolPathParser.path(
        "M-41 -22V-27Q-41 -41 -27 -41H-22 M22 -41H27Q41 -41 41 -27V-22 M41 22V27Q41 41 27 41H22 M-22 41H-27Q-41 41 -41 27V22 "
          + "M-8 -41H8 M41 -8V8 M8 41H-8 M-41 8V-8"))
  ]

  /// The first words of the names in Apple's set.
  private static let firstWords = Set<Substring>(
    """
    abc accessibility air airplane airplayaudio airplayvideo airpod airpods airpodspro airpodsmax airtag airtrafficcontrol \
    alarm alt alternatingcurrent american amplifier angle ant antenna app apple applelogo applepencil applescript aqi arcade \
    archivebox arkit arrow arrowkeys arrowshape arrowtriangle aspectratio asterisk at atom australian avremote axe axis baby \
    backpack backward badge bag balloon banknote barcode barometer baseball basket basketball bathtub battery batteryblock beach \
    beats bed bell bicycle binoculars bird birthday bitcoinsign blinds bluetooth bolt bonjour book bookmark books box brain \
    brakesignal briefcase bubble bubbles building burn burst bus button cabinet cable cablecar calendar camera candybarphone \
    capslock capsule captions car carbon carrot carseat cart case cat cellularbars character chart checkerboard checklist \
    checkmark chevron chineseyuanrenminbisign circle circlebadge circlegrid circles clear clipboard clock cloud coat coloncurrencysign \
    comb command compass computermouse cone contact contextualmenu control cooktop courthouse cpu creditcard cricket cross crown \
    cruzeirosign cube cup curlybraces curtains cylinder danishkronesign dehumidifier delete deskclock desktopcomputer deskview \
    dial diamond dice digitalcrown directcurrent directory dishwasher display distribute divide dock doc document dog dollarsign \
    dongsign door dot dots dpad drone drop drum dryer duffle dumbbell ear earbuds earpods easel eject electric ellipsis \
    engine entry envelope equal escape esim ethernet eurosign eurozonesign ev evcharger exclamationmark exteriorquad \
    externaldrive eye eyebrow eyedropper eyeglasses eyes f face facemask faxmachine fan fanblades female ferry fibrechannel \
    field fieldkit figure filemenu film filter finder fire fireplace firewall fireworks fish flag flame flashlight fleuron \
    flipphone florinsign flowchart fluid folder football footprints fork forward fossil franc frying fuelpump function fx \
    gamecontroller gauge gear gearshape gift giftcard globe glowplug goforward graduationcap greaterthan greetingcard grid \
    guaranisign guitars gyroscope h hammer hand handbag hands hanger hare hat hazardsign head headlight headphones headset \
    hearingdevice heart heat heater helm helmet hexagon hifispeaker highlighter hockey hold homekit homepod homepodmini \
    horn hourglass house humidifier humidity hurricane hydrogen icloud infinity info infusionpump inset insignia internaldrive \
    iphone ipad ipadphone ipod italic ivfluid j jacket k key keyboard keyhole kiloelectronvolt kipsign kph l ladybug lamp \
    lane language lanyardcard laptopcomputer larisign lasso latch laurel leaf left lessthan level lifepreserver light lightbulb \
    lightrail lightspectrum lightswitch line lines link lirasign list livephoto lizard location lock locomotive logo loop lungs \
    m macbook macmini macpro macstudio macwindow magazine magicmouse magnifyingglass magsafe mail male malaysianringgitsign \
    manatsign map mappin mask medal mediastick medical megaphone memories memorychip menubar menucard message metronome \
    microbe microphone microscope microwave millsign minus mirror moon moonphase mosaic motorcycle mount mountain mouth move \
    movieclapper mph mug multiply music mustache n nairasign network newspaper nose norwegiankronesign nosign note number \
    numbers numbersign o oar octagon oilcan opticaldisc opticid option oval oven p paintbrush paintpalette pano paperclip \
    paperplane paragraphsign parentheses parkinglight parkingsign party pause pawprint peacesign pedal pedestrian pencil \
    pentagon percent perspective person personalhotspot perspective peruviansolessign pesetasign pesosign phone photo phone \
    pianokeys pill pills pin pip pipe placeholdertext platter play playpause playstation plus plusminus point polishzlotysign \
    popcorn poweroff poweron poweroutlet powerplug powersleep printer projective purchased puzzlepiece pyramid qrcode \
    questionmark quote quotelevel r radio radiowaves rainbow ratingsign ray rays receipt record recordingtape rectangle \
    refrigerator repeat restart retarder return rhombus right road robotic rocket rosette rotate ruler rublesign rupeesign s \
    safari sailboat sandbag satellite scale scalemass scanner scissors scooter scope screwdriver scribble scroll sdcard seal \
    selection sensor server setting shareplay shazam shekelsign shield shift shippingbox shoe shoeprints shower shuffle \
    sidebar sigma signature signpost simcard singaporedollarsign sink sink skateboard skew skis sleep slash slider slowmo \
    smallcircle smartphone smoke snowboard snowflake soccerball socialdashboard sofa soup space sparkle sparkles speaker \
    spigot split spoon sportscourt sprinkler square squares squareshape squirrel stairs star staroflife steeringwheel \
    sterlingsign stethoscope stop stopwatch storefront stove strikethrough stroller studentdesk suit suitcase sum sun \
    sunglasses sunrise sunset surfboard suspension suv swatchpalette swedishkronasign swift swiftdata swirl switch \
    syringe t tablecells tag taskbar teddybear teletype television tengesign tennis tennisball tent testtube text textbox \
    textformat theatermask theatermasks thermometer thermostat ticket timelapse timer togglepower toilet tornado torus \
    touchid traction trademark trailer train transmission trapezoid trash tray tree triangle trophy tropicalstorm truck \
    tshirt tugriksign tuningfork turkishlirasign turn tv u umbrella underline unlock v vacuum vent vial video view viewfinder \
    vision visionpro volleyball voice w wake wallet wand warninglight washer watch watchface water wave waveform \
    web wifi wind windshield wineglass winter wonsign wrench x xbox xmark xserve y yensign z zipper zzz
    """.split(whereSeparator: \.isWhitespace))
}
