extension SymbolNames {
  /// Names whose first word begins with “g” or a later letter.
  static let secondHalf = """
    g circle* square*
    gamecontroller -* circle*
    gauge - badge.minus badge.plus chart.lefthalf.righthalf chart.leftthird.topthird.rightthird high low medium medium.badge.minus medium.badge.plus open open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward open.with.lines.needle.33percent open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent open.with.lines.needle.33percent.and.arrowtriangle open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent open.with.lines.needle.67percent.and.arrowtriangle open.with.lines.needle.67percent.and.arrowtriangle.and.car open.with.lines.needle.84percent.exclamation with.dots.needle.0percent with.dots.needle.100percent with.dots.needle.33percent with.dots.needle.50percent with.dots.needle.67percent with.dots.needle.bottom.0percent with.dots.needle.bottom.100percent with.dots.needle.bottom.50percent with.dots.needle.bottom.50percent.badge.minus with.dots.needle.bottom.50percent.badge.plus with.needle*
    gear - badge~r badge.checkmark badge.questionmark badge.xmark circle*
    gearshape -* 2* arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 circle*
    gearshift layout.sixspeed
    gift -* circle*
    giftcard -*
    globe -* americas* asia.australia* badge.chevron.backward badge.clock* central.south.asia* desk* europe.africa*
    glowplug -
    gobackward - 10~ah 15~ah 30~ah 45~ah 5~ah 60~ah 75~ah 90~ah minus
    goforward - 10~ah 15~ah 30~ah 45~ah 5~ah 60~ah 75~ah 90~ah plus
    graduationcap -* circle*
    graph 2d 3d
    greaterthan - circle* square*
    greaterthanorequalto - circle* square*
    greetingcard -*
    grid - circle*
    guaranisign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    guidepoint horizontal vertical.arrowtriangle.forward vertical.numbers
    guitars -*
    gym bag*
    gyroscope -
    h circle* square* square.fill.on.square.fill square.on.square*
    hammer -* circle*
    hand app* draw* draw.badge.ellipsis* palm.facing* pinch* point.down* point.left* point.right* point.up* point.up.braille* point.up.braille.badge.ellipsis* point.up.left* point.up.left.and.text* raised* raised.app* raised.brakesignal raised.brakesignal.slash raised.circle* raised.fingers.spread* raised.palm.facing* raised.slash* raised.square* raised.square.on.square* rays* tap* thumbsdown* thumbsdown.circle* thumbsdown.filled.hand.thumbsup thumbsdown.hand.thumbsup* thumbsdown.hand.thumbsup.filled thumbsdown.slash* thumbsup* thumbsup.circle* thumbsup.slash* wave*
    handbag -* circle* sensor.tag.radiowaves.left.and.right*
    hands and.sparkles* clap* sparkles*
    hanger -
    hare -* circle*
    hat cap* widebrim*
    hazardsign -*
    head profile.arrow.forward.and.vision.pro profile.arrow.forward.and.visionpro
    headlight daytime* fog* high.beam* low.beam*
    headphones - circle* dots over.ear sensor.tag.radiowaves.left.and.right* slash
    headset - circle*
    hearingaid ear
    hearingdevice and.signal.meter* ear*
    heart -* badge.bolt* badge.bolt.slash* circle* gauge.open rectangle* slash* slash.circle* square* text.clipboard* text.square*
    heat element.windshield waves waves.and.fan waves.circle* waves.gauge.open
    heater vertical*
    helm -
    helmet -*
    hexagon -* bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled
    hifireceiver -*
    hifispeaker -* 2* 2.badge.minus* 2.badge.plus* and.appletv~r*~r and.homepod* and.homepod.badge.minus* and.homepod.badge.plus* and.homepod.mini* and.homepod.mini.badge.minus* and.homepod.mini.badge.plus* and.homepodmini* arrow.forward* badge.minus* badge.plus*
    highlighter - badge.ellipsis
    hockey puck* puck.circle*
    hold brakesignal
    homekit -
    homepod -* 2* 2.badge.minus* 2.badge.plus* and.appletv~r*~r and.homepod.mini* and.homepod.mini.badge.minus* and.homepod.mini.badge.plus* and.homepodmini* arrow.forward* badge.checkmark~r*~r badge.minus* badge.plus* mini* mini.2* mini.2.badge.minus* mini.2.badge.plus* mini.and.appletv~r*~r mini.arrow.forward* mini.badge.checkmark~r*~r mini.badge.minus* mini.badge.plus*
    homepodmini -* 2* and.appletv~r*~r
    horn -* blast*
    hourglass - and.lock badge.eye badge.lock badge.plus bottomhalf.fill bottomhalf.filled circle* end start tophalf.fill tophalf.filled
    house -* and.flag* and.flag.circle* badge.exclamationmark* badge.wifi* circle* lodge* lodge.circle* slash*
    hryvniasign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    humidifier -* and.droplets* and.ellipsis*
    humidity -*
    hurricane - circle*
    hydrogen - circle* square*
    i circle* square*
    icloud -* and.arrow.down* and.arrow.up* circle* dashed slash* square*
    increase indent quotelevel
    indianrupeesign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    infinity - circle*
    info - bubble~r*~r circle* circle.text.page~r*~r square* triangle* windshield
    inhaler -*
    inset filled.applewatch.case filled.bottomhalf.rectangle filled.bottomhalf.rectangle.portrait filled.bottomhalf.tophalf.rectangle filled.bottomleading.bottomtrailing.rectangle filled.bottomleading.rectangle filled.bottomleading.rectangle.portrait filled.bottomleft.bottomright.rectangle filled.bottomleft.rectangle filled.bottomleft.rectangle.portrait filled.bottomright.rectangle filled.bottomright.rectangle.portrait filled.bottomthird.rectangle filled.bottomthird.rectangle.portrait filled.bottomthird.square filled.bottomtrailing.rectangle filled.bottomtrailing.rectangle.portrait filled.capsule filled.capsule.portrait filled.center.rectangle filled.center.rectangle.badge.plus filled.center.rectangle.portrait filled.circle filled.circle.dashed filled.circle.slash filled.diamond filled.leadinghalf.arrow.leading.rectangle filled.leadinghalf.rectangle filled.leadinghalf.rectangle.portrait filled.leadinghalf.toptrailing.bottomtrailing.rectangle
    inset filled.leadinghalf.trailinghalf.rectangle filled.leadingthird.rectangle filled.leadingthird.rectangle.portrait filled.leadingthird.square filled.lefthalf.arrow.left.rectangle filled.lefthalf.rectangle filled.lefthalf.rectangle.portrait filled.lefthalf.righthalf.rectangle filled.lefthalf.topright.bottomright.rectangle filled.leftthird.middlethird.rightthird.rectangle filled.leftthird.rectangle filled.leftthird.rectangle.portrait filled.leftthird.square filled.oval filled.oval.portrait filled.pano filled.rectangle filled.rectangle.and.cursorarrow filled.rectangle.and.person.filled filled.rectangle.and.person.filled.circle* filled.rectangle.and.pointer.arrow filled.rectangle.badge.record filled.rectangle.on.rectangle filled.rectangle.portrait filled.righthalf.arrow.right.rectangle filled.righthalf.lefthalf.rectangle filled.righthalf.rectangle filled.righthalf.rectangle.portrait filled.rightthird.rectangle filled.rightthird.rectangle.portrait
    inset filled.rightthird.square filled.square filled.square.dashed filled.tophalf.bottomhalf.rectangle filled.tophalf.bottomleft.bottomright.rectangle filled.tophalf.rectangle filled.tophalf.rectangle.portrait filled.topleading.bottomleading.trailinghalf.rectangle filled.topleading.rectangle filled.topleading.rectangle.portrait filled.topleft.bottomleft.righthalf.rectangle filled.topleft.rectangle filled.topleft.rectangle.portrait filled.topleft.topright.bottomhalf.rectangle filled.topleft.topright.bottomleft.bottomright.rectangle filled.topright.rectangle filled.topright.rectangle.portrait filled.topthird.middlethird.bottomthird.rectangle filled.topthird.rectangle filled.topthird.rectangle.portrait filled.topthird.square filled.toptrailing.rectangle filled.toptrailing.rectangle.portrait filled.trailinghalf.arrow.trailing.rectangle filled.trailinghalf.leadinghalf.rectangle filled.trailinghalf.rectangle filled.trailinghalf.rectangle.portrait
    inset filled.trailingthird.rectangle filled.trailingthird.rectangle.portrait filled.trailingthird.square filled.triangle filled.tv
    internaldrive -*
    ipad - and.arrow.forward and.iphone and.iphone.slash badge.checkmark badge.exclamationmark badge.location badge.play case case.and.iphone.case gen1 gen1.badge.exclamationmark gen1.badge.location gen1.badge.play gen1.crop.homebutton.circle gen1.landscape gen1.landscape.badge.exclamationmark gen1.landscape.badge.location gen1.landscape.badge.play gen1.landscape.slash gen1.sizes gen1.slash gen2 gen2.badge.exclamationmark gen2.badge.location gen2.badge.play gen2.landscape gen2.landscape.badge.exclamationmark gen2.landscape.badge.location gen2.landscape.badge.play gen2.landscape.slash gen2.sizes gen2.slash homebutton homebutton.badge.play homebutton.landscape homebutton.landscape.badge.play landscape landscape.and.applewatch landscape.and.iphone landscape.and.iphone.slash landscape.and.ipod landscape.badge.exclamationmark landscape.badge.location landscape.badge.play rear.camera sizes
    iphone - and.arrow.forward and.arrow.forward.inward and.arrow.forward.outward and.arrow.left.and.arrow.right and.arrow.left.and.arrow.right.inward and.arrow.right.inward and.arrow.right.outward and.ipod and.vision.pro app.switcher badge.checkmark badge.exclamationmark badge.location badge.play case circle* crop.circle dock.motorized.viewfinder gen1 gen1.and.arrow.left gen1.badge.exclamationmark gen1.badge.location gen1.badge.play gen1.circle* gen1.crop.circle gen1.crop.homebutton.circle gen1.landscape gen1.landscape.slash gen1.motion gen1.radiowaves.left.and.right gen1.radiowaves.left.and.right.circle* gen1.sizes gen1.slash gen1.slash.circle* gen2 gen2.and.arrow.left.and.arrow.right.inward gen2.badge.exclamationmark gen2.badge.location gen2.badge.play gen2.circle* gen2.crop.circle gen2.landscape gen2.landscape.slash gen2.motion gen2.radiowaves.left.and.right gen2.radiowaves.left.and.right.circle* gen2.sizes gen2.slash gen2.slash.circle* gen3
    iphone gen3.and.arrow.left.and.arrow.right.inward gen3.badge.exclamationmark gen3.badge.location gen3.badge.play gen3.circle* gen3.crop.circle gen3.landscape gen3.landscape.slash gen3.motion gen3.radiowaves.left.and.right gen3.radiowaves.left.and.right.circle* gen3.sizes gen3.slash gen3.slash.circle* homebutton homebutton.badge.play homebutton.circle* homebutton.landscape homebutton.radiowaves.left.and.right homebutton.radiowaves.left.and.right.circle* homebutton.slash homebutton.slash.circle* landscape motion pattern.diagonalline pattern.diagonalline.on.rectangle.portrait.dashed radiowaves.left.and.right radiowaves.left.and.right.circle* rear.camera sizes slash slash.circle* smartbatterycase.gen1 smartbatterycase.gen2
    ipod - and.applewatch and.vision.pro shuffle.gen1 shuffle.gen2 shuffle.gen3 shuffle.gen4 touch touch.landscape touch.slash
    ipodshuffle gen1 gen2 gen3 gen4
    ipodtouch - landscape slash
    italic -
    ivfluid bag*
    j circle* square* square.fill.on.square.fill square.on.square*
    jacket -* circle* sensor.tag.radiowaves.left.and.right*
    k - circle* square*
    kashida arabic
    key -* 2.on.ring* car.radiowaves.forward~r*~r car.side* card* circle* convertible.side* horizontal* icloud* radiowaves.forward* radiowaves.forward.slash* sensor.tag.radiowaves.left.and.right* shield* slash* suv.side* truck.pickup.side* viewfinder
    keyboard -* badge.ellipsis* badge.eye* chevron.compact.down* chevron.compact.left* macwindow onehanded.left* onehanded.right*
    kipsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    kph - circle*
    l button.roundedbottom.horizontal* circle* joystick* joystick.down* joystick.press.down* joystick.tilt.down* joystick.tilt.left* joystick.tilt.right* joystick.tilt.up* rectangle.roundedbottom* square*
    l1 button.roundedbottom.horizontal* circle* rectangle.roundedbottom*
    l2 button.angledtop.vertical.left* button.roundedtop.horizontal* circle* rectangle.roundedtop*
    l3 button.angledbottom.horizontal.left*
    l4 button.horizontal*
    ladybug -* circle* slash* slash.circle*
    lamp ceiling* ceiling.inverse desk* floor* table*
    lane -
    lanyardcard -*
    laptopcomputer - and.arrow.down and.ipad and.iphone badge.checkmark slash trianglebadge.exclamationmark
    largecircle fill.circle
    larisign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    laser burst
    lasso - and.sparkles badge.sparkles sparkles
    latch 2.case*
    laurel leading leading.laurel.trailing trailing
    lb button.roundedbottom.horizontal* circle* rectangle.roundedbottom*
    leaf -* arrow.circlepath arrow.triangle.circlepath arrow.trianglehead.clockwise circle*
    left - circle*
    lessthan - circle* square*
    lessthanorequalto - circle* square*
    level -*
    licenseplate -*
    lifepreserver -*
    light beacon.max* beacon.min* cylindrical.ceiling* cylindrical.ceiling.inverse max min overhead.left* overhead.right* panel* recessed* recessed.3* recessed.3.inverse recessed.inverse ribbon* strip.2*
    lightbulb -* 2* circle* led* led.wide* max* min* min.badge.exclamationmark* slash*
    lightrail -*
    lightspectrum horizontal
    lightswitch off* off.square* on* on.square*
    line 2.horizontal.decrease.circle* 3.crossed.swirl.circle* 3.horizontal 3.horizontal.button.angledtop.vertical.right* 3.horizontal.circle* 3.horizontal.decrease 3.horizontal.decrease.circle* diagonal diagonal.arrow diagonal.trianglehead.up.right diagonal.trianglehead.up.right.left.down horizontal.2.decrease.circle* horizontal.3 horizontal.3.circle* horizontal.3.decrease horizontal.3.decrease.circle* horizontal.star.fill.line.horizontal
    lines measurement.horizontal measurement.horizontal.aligned.bottom measurement.vertical
    lineweight -
    link - badge.plus circle* icloud*
    lirasign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    list and.film bullet bullet.badge.ellipsis bullet.below.rectangle bullet.circle* bullet.clipboard* bullet.indent bullet.rectangle* bullet.rectangle.portrait* clipboard* dash dash.badge.ellipsis dash.header.rectangle* number~ahr number.badge.ellipsis~hr star triangle
    livephoto - badge.a badge.automatic play slash
    lizard -* circle*
    lm button.horizontal*
    location -* app* circle* fill.viewfinder magnifyingglass north* north.circle* north.line* slash* slash.circle* square* viewfinder
    lock -* app.dashed applewatch badge.checkmark* badge.clock* badge.xmark* circle* circle.dotted desktopcomputer display doc* document* heart* icloud* ipad iphone laptopcomputer open* open.applewatch open.desktopcomputer open.display open.ipad open.iphone open.laptopcomputer open.rotation open.trianglebadge.exclamationmark* rectangle* rectangle.dashed rectangle.on.rectangle* rectangle.on.rectangle.dashed rectangle.stack* rotation rotation.open shield* slash* square* square.stack* trianglebadge.exclamationmark*
    logo playstation xbox
    long text.page.and.pencil*
    loupe -
    lsb button.angledbottom.horizontal.left*
    lt button.roundedtop.horizontal* circle* rectangle.roundedtop*
    lungs -*
    m circle* square*
    m1 button.horizontal*
    m2 button.horizontal*
    m3 button.horizontal*
    m4 button.horizontal*
    macbook - and.applewatch and.ipad and.iphone and.ipod and.vision.pro and.visionpro badge.checkmark badge.shield.checkmark gen1 gen1.sizes gen2 gen2.sizes sizes slash trianglebadge.exclamationmark
    macmini -* badge.checkmark* gen2* gen3*
    macpro gen1* gen2* gen3* gen3.badge.ckeckmark* gen3.server
    macstudio -* badge.checkmark*
    macwindow - and.cursorarrow~r and.pointer.arrow~r badge.plus on.rectangle~r stack
    magazine -*
    magicmouse -*
    magnifyingglass - circle*
    magsafe batterypack*
    mail -* and.text.magnifyingglass~r stack*
    malaysianringgitsign - arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    manatsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    map -* circle*
    mappin - and.ellipse and.ellipse.circle* circle* slash slash.circle* square*
    matter logo
    mecca -
    medal -* star*
    mediastick -
    medical thermometer*
    megaphone -*
    memories - badge.checkmark badge.minus badge.plus badge.xmark slash
    memorychip -*
    menubar arrow.down.rectangle arrow.up.rectangle dock.rectangle dock.rectangle.badge.record rectangle
    menucard -*
    message -* and.waveform* badge~r*~r badge.circle~r*~r badge.filled.fill~r badge.waveform* circle*
    metronome -*
    mic -* and.signal.meter* badge.plus badge.xmark circle* fill.badge.plus fill.badge.xmark slash* slash.circle* square*
    microbe -* circle*
    microphone -* and.signal.meter* badge.ellipsis* badge.plus* badge.xmark* circle* slash* slash.circle* square*
    microwave -*
    millsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    minus - arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise circle* diamond* forwardslash.plus magnifyingglass plus.and.fluid.batteryblock plus.batteryblock* plus.batteryblock.exclamationmark* plus.batteryblock.slash* plus.batteryblock.stack* plus.batteryblock.stack.arrowtriangle.left* plus.batteryblock.stack.arrowtriangle.right* plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left* plus.batteryblock.stack.exclamationmark* plus.lines.measurement.horizontal.aligned.bottom rectangle* rectangle.portrait* slash.plus square*
    mirror side.left side.left.and.arrow.turn.down.right side.left.and.heat.waves side.right side.right.and.arrow.turn.down.left side.right.and.heat.waves
    moon -* circle* dust* dust.circle* haze* haze.circle* road.lanes stars* stars.circle* zzz*
    moonphase first.quarter first.quarter.inverse full.moon full.moon.inverse last.quarter last.quarter.inverse new.moon new.moon.inverse waning.crescent waning.crescent.inverse waning.gibbous waning.gibbous.inverse waxing.crescent waxing.crescent.inverse waxing.gibbous waxing.gibbous.inverse
    moonrise -* circle*
    moonset -* circle*
    moped -*
    mosaic -*
    motorcycle -*
    mount -*
    mountain 2* 2.circle*
    mouth -*
    move 3d
    movieclapper -*
    mph - circle*
    mug -*
    multiply - circle* square*
    music house* mic mic.circle* microphone microphone.circle* note note.arrow.trianglehead.clockwise note.house* note.list note.slash note.square.stack* note.tv* pages* quarternote.3
    mustache -*
    n circle* square*
    nairasign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    network - badge.shield.half.filled slash
    newspaper -* circle*
    norwegiankronesign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    nose -*
    nosign - app* badge.clock
    note - text text.badge.plus
    notequal - circle* square*
    number - circle* square*
    numbers -~Iahkm rectangle~ah*~ah
    numbersign -
    o circle* square*
    oar 2.crossed 2.crossed.circle*
    octagon -* bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled
    oilcan -* and.thermometer*
    opticaldisc -*
    opticaldiscdrive -*
    opticid -*
    option -
    oval -* bottomhalf.filled inset.filled lefthalf.filled portrait* portrait.bottomhalf.filled portrait.inset.filled portrait.lefthalf.filled portrait.righthalf.filled portrait.tophalf.filled righthalf.filled tophalf.filled
    oven -*
    p circle* square*
    p1 button.horizontal*
    p2 button.horizontal*
    p3 button.horizontal*
    p4 button.horizontal*
    pad header
    paddleshifter left* right*
    paint bucket.classic
    paintbrush -* pointed*
    paintpalette -*
    pano -* badge.play*
    paperclip - badge.ellipsis circle*
    paperplane -* circle*
    paragraph -
    paragraphsign -
    parentheses -
    parkinglight -*
    parkingsign - brakesignal brakesignal.slash circle* radiowaves.down.right.off radiowaves.left.and.right radiowaves.left.and.right.slash radiowaves.right.and.safetycone square* steeringwheel
    party popper*
    pause -* circle* rectangle*
    pawprint -* circle*
    pc -
    peacesign -
    pedal accelerator* brake* clutch*
    pedestrian gate.closed gate.open
    pencil - and.ellipsis.rectangle and.list.clipboard~r and.outline and.ruler* and.scribble circle* line slash tip tip.crop.circle* tip.crop.circle.badge.arrow.forward* tip.crop.circle.badge.minus* tip.crop.circle.badge.plus*
    pentagon -* bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled
    percent -~a
    person -* 2* 2.arrow.trianglehead.counterclockwise 2.badge* 2.badge.gearshape* 2.badge.key* 2.badge.minus* 2.badge.plus* 2.circle* 2.crop.square.stack* 2.gobackward 2.shield* 2.slash* 2.square.stack* 2.wave.2* 3* 3.sequence* and.arrow.left.and.arrow.right and.arrow.left.and.arrow.right.outward and.background.dotted and.background.striped.horizontal and.person* badge.clock* badge.key* badge.minus* badge.plus* badge.shield.checkmark* badge.shield.exclamationmark* bubble* bust* bust.circle* checkmark.and.xmark~r circle* crop.artframe crop.badge.magnifyingglass* crop.circle* crop.circle.badge* crop.circle.badge.checkmark* crop.circle.badge.clock* crop.circle.badge.ellipsis* crop.circle.badge.exclam* crop.circle.badge.exclamationmark* crop.circle.badge.minus* crop.circle.badge.moon* crop.circle.badge.plus* crop.circle.badge.questionmark~a*~a crop.circle.badge.xmark* crop.circle.dashed crop.circle.dashed.circle* crop.circle.fill.badge.checkmark
    person crop.circle.fill.badge.exclam crop.circle.fill.badge.exclamationmark crop.circle.fill.badge.minus crop.circle.fill.badge.plus crop.circle.fill.badge.questionmark~a crop.circle.fill.badge.xmark crop.rectangle* crop.rectangle.badge.plus* crop.rectangle.stack* crop.square* crop.square.badge.camera* crop.square.badge.video* crop.square.fill.and.at.rectangle crop.square.filled.and.at.rectangle* crop.square.on.square.angled* fill.and.arrow.left.and.arrow.right fill.and.arrow.left.and.arrow.right.outward fill.badge.minus fill.badge.plus fill.checkmark~r fill.checkmark.and.xmark~r fill.questionmark~ar fill.turn.down fill.turn.left fill.turn.right fill.viewfinder fill.xmark~r icloud* line.dotted.person* slash* spatialaudio.3d.fill spatialaudio.fill spatialaudio.stereo.3d.fill spatialaudio.stereo.fill text.rectangle* text.rectangle.trianglebadge.exclamationmark* wave.2*
    personalhotspot - circle* slash
    perspective -
    peruviansolessign - arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    pesetasign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    pesosign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    pet carrier* carrier.circle*
    phone -* and.waveform* arrow.down.left* arrow.right* arrow.up.right* arrow.up.right.circle* badge.checkmark badge.clock* badge.plus* badge.waveform* bubble~r*~r bubble.left* circle* connection* down* down.circle* down.waves.left.and.right fill.arrow.down.left fill.arrow.right fill.arrow.up.right fill.badge.checkmark fill.badge.plus fill.connection pause* pause.circle*
    photo -* artframe artframe.circle* badge.arrow.down* badge.checkmark* badge.exclamationmark* badge.magnifyingglass* badge.plus* badge.shield.exclamationmark* circle* fill.on.rectangle.fill on.rectangle* on.rectangle.angled* stack* trianglebadge.exclamationmark* tv
    pi - circle* square*
    pianokeys - inverse
    pill -* circle*
    pills -* circle*
    pin -* circle* slash* square*
    pip -* enter exit remove swap
    pipe and.drop*
    placeholdertext fill
    platter 2.filled.ipad 2.filled.ipad.landscape 2.filled.iphone 2.filled.iphone.landscape bottom.applewatch.case filled.bottom.and.arrow.down.iphone filled.bottom.applewatch.case filled.bottom.iphone filled.top.and.arrow.up.iphone filled.top.applewatch.case filled.top.iphone top.applewatch.case
    play -* circle* desktopcomputer diamond* display house* laptopcomputer rectangle* rectangle.on.rectangle* rectangle.on.rectangle.circle* slash* square* square.stack* tv*
    playpause -* circle*
    playstation logo
    plus - app* arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise bubble* capsule* circle* circle.dashed diamond* forwardslash.minus magnifyingglass message* minus.capsule* rectangle* rectangle.fill.on.folder.fill rectangle.fill.on.rectangle.fill rectangle.on.folder* rectangle.on.rectangle* rectangle.portrait* slash.minus square* square.dashed square.fill.on.square.fill square.on.square* viewfinder
    plusminus - circle*
    point 3.connected.trianglepath.dotted 3.filled.connected.trianglepath.dotted bottomleft.filled.forward.to.point.topright.scurvepath bottomleft.forward.to.arrow.triangle.scurvepath* bottomleft.forward.to.arrow.triangle.uturn.scurvepath* bottomleft.forward.to.arrowtriangle.uturn.scurvepath* bottomleft.forward.to.point.topright.filled.scurvepath bottomleft.forward.to.point.topright.scurvepath* fill.topleft.down.curvedto.point.fill.bottomright.up filled.topleft.down.curvedto.point.bottomright.up forward.to.point.capsulepath* topleft.down.curvedto.point.bottomright.up* topleft.down.curvedto.point.filled.bottomright.up topleft.down.to.point.bottomright.curvepath* topleft.down.to.point.bottomright.filled.curvepath topleft.filled.down.to.point.bottomright.curvepath topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath topright.arrow.triangle.backward.to.point.bottomleft.scurvepath*
    point topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath
    pointer arrow arrow.and.square.on.square.dashed arrow.click arrow.click.2 arrow.click.badge.clock arrow.motionlines arrow.motionlines.click arrow.rays arrow.slash arrow.slash.square* arrow.square*
    polishzlotysign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    popcorn -* circle*
    power - circle* dotted
    powercord -*
    powermeter -
    poweroff -
    poweron -
    poweroutlet strip* type.a* type.a.square* type.b* type.b.square* type.c* type.c.square* type.d* type.d.square* type.e* type.e.square* type.f* type.f.square* type.g* type.g.square* type.h* type.h.square* type.i* type.i.square* type.j* type.j.square* type.k* type.k.square* type.l* type.l.square* type.m* type.m.square* type.n* type.n.square* type.o* type.o.square*
    powerplug -* portrait*
    powersleep -
    printer -* dotmatrix* dotmatrix.fill.and.paper.fill dotmatrix.filled.and.paper dotmatrix.filled.and.paper.inverse dotmatrix.inverse fill.and.paper.fill filled.and.paper filled.and.paper.inverse inverse
    progress indicator
    projective -
    purchased - circle*
    puzzlepiece -* extension*
    pyramid -*
    q circle* square*
    qrcode - viewfinder
    questionmark -~a app~a*~a app.dashed~a bubble~a*~a circle~a*~a circle.dashed~a diamond~a*~a folder~a*~a key.filled message~a*~a square~a*~a square.dashed~a text.page~ar*~ar video~ar*~ar
    quote bubble~r*~r closing opening
    quotelevel -
    r button.roundedbottom.horizontal* circle* joystick* joystick.down* joystick.press.down* joystick.tilt.down* joystick.tilt.left* joystick.tilt.right* joystick.tilt.up* rectangle.roundedbottom* square* square.fill.on.square.fill square.on.square*
    r1 button.roundedbottom.horizontal* circle* rectangle.roundedbottom*
    r2 button.angledtop.vertical.right* button.roundedtop.horizontal* circle* rectangle.roundedtop*
    r3 button.angledbottom.horizontal.right*
    r4 button.horizontal*
    radio -*
    radiowaves left right
    rainbow -
    rays -
    rb button.roundedbottom.horizontal* circle* rectangle.roundedbottom*
    realtimetext -
    receipt -*
    record circle*
    recordingtape - circle*
    rectangle -* 2.swap 3.group* 3.group.bubble* 3.group.bubble.left* 3.group.dashed 3.offgrid* 3.offgrid.bubble.left* and.arrow.up.right.and.arrow.down.left and.arrow.up.right.and.arrow.down.left.slash and.hand.point.up.left* and.hand.point.up.left.filled and.paperclip and.pencil.and.ellipsis~r and.text.magnifyingglass~r arrowtriangle.2.inward arrowtriangle.2.outward badge.checkmark* badge.minus badge.person.crop badge.plus badge.xmark* bottomhalf.filled bottomhalf.inset.filled bottomthird.inset.fill bottomthird.inset.filled center.inset.fill center.inset.filled center.inset.filled.badge.plus checkered compress.vertical connected.to.line.below dashed dashed.and.paperclip dashed.badge.record dock expand.diagonal expand.vertical fill.badge.checkmark fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.xmark fill.on.rectangle.angled.fill fill.on.rectangle.fill fill.on.rectangle.fill.circle* fill.on.rectangle.fill.slash.fill
    rectangle filled.and.hand.point.up.left grid.1x2* grid.1x3* grid.2x2* grid.3x1* grid.3x2* grid.3x3* inset.bottomleading.filled inset.bottomleft.fill inset.bottomleft.filled inset.bottomright.fill inset.bottomright.filled inset.bottomtrailing.filled inset.fill inset.filled inset.filled.and.cursorarrow inset.filled.and.person.filled inset.filled.badge.record inset.filled.on.rectangle inset.topleading.filled inset.topleft.fill inset.topleft.filled inset.topright.fill inset.topright.filled inset.toptrailing.filled landscape.rotate leadinghalf.filled leadinghalf.inset.filled leadinghalf.inset.filled.arrow.leading leadingthird.inset.filled lefthalf.fill lefthalf.filled lefthalf.inset.fill lefthalf.inset.fill.arrow.left lefthalf.inset.filled lefthalf.inset.filled.arrow.left leftthird.inset.fill leftthird.inset.filled on.rectangle* on.rectangle.angled* on.rectangle.badge.gearshape on.rectangle.button.angledtop.vertical.left* on.rectangle.circle*
    rectangle on.rectangle.dashed on.rectangle.slash* on.rectangle.slash.circle* on.rectangle.square* pattern.checkered portrait* portrait.and.arrow.forward* portrait.and.arrow.right* portrait.arrowtriangle.2.inward portrait.arrowtriangle.2.outward portrait.badge.plus* portrait.bottomhalf.filled portrait.bottomhalf.inset.filled portrait.bottomleading.inset.filled portrait.bottomleft.inset.filled portrait.bottomright.inset.filled portrait.bottomthird.inset.filled portrait.bottomtrailing.inset.filled portrait.center.inset.filled portrait.inset.filled portrait.leadinghalf.inset.filled portrait.leadingthird.inset.filled portrait.lefthalf.filled portrait.lefthalf.inset.filled portrait.leftthird.inset.filled portrait.on.rectangle.portrait* portrait.on.rectangle.portrait.angled* portrait.on.rectangle.portrait.slash* portrait.righthalf.filled portrait.righthalf.inset.filled portrait.rightthird.inset.filled portrait.rotate portrait.slash* portrait.split.2x1*
    rectangle portrait.split.2x1.slash* portrait.tophalf.filled portrait.tophalf.inset.filled portrait.topleading.inset.filled portrait.topleft.inset.filled portrait.topright.inset.filled portrait.topthird.inset.filled portrait.toptrailing.inset.filled portrait.trailinghalf.inset.filled portrait.trailingthird.inset.filled ratio.16.to.9* ratio.3.to.4* ratio.4.to.3* ratio.9.to.16* righthalf.fill righthalf.filled righthalf.inset.fill righthalf.inset.fill.arrow.right righthalf.inset.filled righthalf.inset.filled.arrow.right rightthird.inset.fill rightthird.inset.filled roundedbottom* roundedtop* slash* split.1x2* split.2x1* split.2x1.slash* split.2x2* split.3x1* split.3x3* stack* stack.badge.minus* stack.badge.person.crop* stack.badge.play* stack.badge.plus* stack.fill.badge.minus stack.fill.badge.person.crop stack.fill.badge.plus stack.person.crop* stack.slash* tophalf.filled tophalf.inset.filled topthird.inset* topthird.inset.filled trailinghalf.filled
    rectangle trailinghalf.inset.filled trailinghalf.inset.filled.arrow.trailing trailingthird.inset.filled
    refrigerator -*
    repeat - 1~ah 1.circle~ah*~ah badge.xmark badge.xmark.circle.fill circle*
    restart - circle*
    retarder brakesignal brakesignal.and.exclamationmark brakesignal.slash
    return - left right
    rhombus -*
    richtext page~L*~L
    right - circle*
    righttriangle -* split.diagonal*
    ring - circle* dashed
    rm button.horizontal*
    road lane.arrowtriangle.2.inward lane.arrowtriangle.2.outward lanes lanes.curved.left lanes.curved.right
    robotic vacuum* vacuum.and.arrowtriangle.up* vacuum.and.ellipsis*
    roller shade.closed shade.open
    roman shade.closed shade.open
    rosette -
    rotate 3d* 3d.circle* left* right*
    rsb button.angledbottom.horizontal.right*
    rt button.roundedtop.horizontal* circle* rectangle.roundedtop*
    rublesign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    rugbyball -* circle*
    ruler -*
    rupeesign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    s circle* square*
    safari -*
    sailboat -* circle*
    scale 3d
    scalemass -*
    scanner -*
    scissors - badge.ellipsis circle*
    scooter -
    scope -
    screwdriver -*
    scribble - variable
    scroll -*
    sdcard -*
    seal -*
    selection pin.in.out
    sensor -* radiowaves.left.and.right* tag.radiowaves.forward*
    server rack
    service dog*
    shadow -
    shared with.you with.you.circle* with.you.slash
    sharedwithyou - circle* slash
    shareplay - slash
    shazam logo*
    shekelsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    sheqelsign circle* square*
    shield -* checkerboard checkered lefthalf.fill lefthalf.fill.slash lefthalf.filled lefthalf.filled.badge.checkmark lefthalf.filled.slash lefthalf.filled.trianglebadge.exclamationmark pattern.checkered righthalf.filled slash*
    shift -*
    shippingbox -* and.arrow.backward* circle*
    shoe -* 2* circle*
    shoeprints fill
    shower -* handheld* sidejet*
    shuffle - circle*
    sidebar leading left right squares.leading squares.left squares.right squares.trailing trailing
    signature -~abjtz
    signpost and.arrowtriangle.up* and.arrowtriangle.up.circle* left* left.circle* right* right.and.left* right.and.left.circle* right.circle*
    simcard -* 2*
    singaporedollarsign - arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    sink -*
    siri -
    skateboard -*
    skew -
    skis -*
    slash circle*
    sleep - circle*
    slider horizontal.2.arrow.trianglehead.counterclockwise horizontal.2.gobackward horizontal.2.rectangle.and.arrow.triangle.2.circlepath horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 horizontal.2.square horizontal.2.square.badge.arrow.down horizontal.2.square.on.square horizontal.3 horizontal.below.circle.lefthalf.filled horizontal.below.circle.lefthalf.filled.inverse horizontal.below.circle.righthalf.filled horizontal.below.circle.righthalf.filled.inverse horizontal.below.rectangle horizontal.below.square.and.square.filled horizontal.below.square.fill.and.square horizontal.below.square.filled.and.square horizontal.below.sun.max vertical.3
    slowmo -
    smallcircle circle* fill.circle* filled.circle*
    smartphone -
    smiley -*
    smoke -* circle*
    snow -
    snowboard -*
    snowflake - circle* road.lane road.lane.dashed slash
    soccerball - circle* circle.fill.inverse circle.inverse inverse
    sofa -*
    sos - circle*
    space -
    sparkle - magnifyingglass text.clipboard*
    sparkles - 2 rectangle.stack* square.fill.on.square square.filled.on.square tv*
    spatial capture* capture.on.hexagon* capture.slash*
    speaker -* 1* 2* 3* badge.exclamationmark* circle* minus* plus* slash~r*~r slash.circle~r*~r square* trianglebadge.exclamationmark* wave.1* wave.1.arrowtriangles.up.right.down.left wave.2* wave.2.bubble~r*~r wave.2.bubble.left~r*~r wave.2.circle* wave.3* zzz~r*~r
    speedometer -
    spigot -*
    spoon serving
    sportscourt -* circle*
    sprinkler -* and.droplets*
    square -* 2.layers.3d* 2.layers.3d.bottom.filled 2.layers.3d.top.filled 2.stack.3d 2.stack.3d.bottom.fill 2.stack.3d.bottom.filled 2.stack.3d.top.fill 2.stack.3d.top.filled 3.layers.3d 3.layers.3d.bottom.filled 3.layers.3d.down.backward 3.layers.3d.down.backward.slash.rtl 3.layers.3d.down.forward 3.layers.3d.down.forward.slash.rtl 3.layers.3d.down.left 3.layers.3d.down.left.slash 3.layers.3d.down.right 3.layers.3d.down.right.slash 3.layers.3d.middle.filled 3.layers.3d.slash 3.layers.3d.top.filled 3.stack.3d 3.stack.3d.bottom.fill 3.stack.3d.bottom.filled 3.stack.3d.middle.fill 3.stack.3d.middle.filled 3.stack.3d.slash 3.stack.3d.top.fill 3.stack.3d.top.filled and.arrow.down* and.arrow.down.badge.checkmark* and.arrow.down.badge.clock* and.arrow.down.badge.xmark* and.arrow.down.on.square* and.arrow.up* and.arrow.up.badge.checkmark* and.arrow.up.badge.clock* and.arrow.up.circle* and.arrow.up.on.square* and.arrow.up.trianglebadge.exclamationmark*
    square and.at.rectangle* and.line.vertical.and.square* and.line.vertical.and.square.filled and.pencil and.pencil.circle* arrowtriangle.4.outward badge.plus* bottomhalf.fill bottomhalf.filled bottomthird.inset.filled circle* dashed dashed.inset.fill dashed.inset.filled dotted fill.and.line.vertical.and.square* fill.and.line.vertical.square.fill fill.on.circle.fill fill.on.square* fill.text.grid.1x2 filled.and.line.vertical.and.square filled.on.square grid.2x2* grid.3x1.below.line.grid.1x2* grid.3x1.fill.below.line.grid.1x2 grid.3x1.folder.badge.plus grid.3x1.folder.fill.badge.plus grid.3x2* grid.3x3* grid.3x3.bottomleft.fill grid.3x3.bottomleft.filled grid.3x3.bottommiddle.fill grid.3x3.bottommiddle.filled grid.3x3.bottomright.fill grid.3x3.bottomright.filled grid.3x3.fill.square grid.3x3.middle.fill grid.3x3.middle.filled grid.3x3.middleleft.fill grid.3x3.middleleft.filled grid.3x3.middleright.fill grid.3x3.middleright.filled grid.3x3.square
    square grid.3x3.square.badge.ellipsis grid.3x3.topleft.fill grid.3x3.topleft.filled grid.3x3.topmiddle.fill grid.3x3.topmiddle.filled grid.3x3.topright.fill grid.3x3.topright.filled grid.4x3.fill inset.filled leadingthird.inset.filled lefthalf.fill lefthalf.filled leftthird.inset.filled line.vertical.square.fill.left on.circle* on.square* on.square.badge.person.crop* on.square.dashed on.square.intersection.dashed on.square.squareshape.controlhandles resize resize.down resize.up righthalf.fill righthalf.filled rightthird.inset.filled slash* split.1x2* split.2x1* split.2x2* split.bottomrightquarter* split.diagonal* split.diagonal.2x2* stack* stack.3d.down.dottedline stack.3d.down.forward* stack.3d.down.right* stack.3d.forward.dottedline* stack.3d.up* stack.3d.up.badge.a* stack.3d.up.badge.automatic* stack.3d.up.slash* stack.3d.up.trianglebadge.exclamationmark* text.square* tophalf.fill tophalf.filled topthird.inset.filled trailingthird.inset.filled
    squareroot -
    squares below.rectangle leading.rectangle*
    squareshape -* controlhandles.on.squareshape.controlhandles dashed.squareshape dotted.split.2x2 dotted.squareshape split.2x2 split.2x2.dotted split.2x2.dotted.inside split.2x2.dotted.inside.and.outside split.2x2.dotted.outside split.3x3 squareshape.dashed squareshape.dotted
    stairs -
    star -* bubble* circle* fill.left hexagon* leadinghalf.fill leadinghalf.filled lefthalf.fill slash* square* square.on.square*
    staroflife -* circle* shield*
    steeringwheel - and.hands and.heat.waves and.key and.liquid.wave and.lock arrow.trianglehead.counterclockwise.and.clockwise arrowtriangle.left arrowtriangle.right badge.exclamationmark badge.lock circle* exclamationmark road.lane road.lane.dashed slash
    sterlingsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    stethoscope - circle*
    stop -* circle*
    stopwatch -*
    storefront -* circle*
    stove -*
    strikethrough - double
    stroke line.diagonal line.diagonal.slash
    stroller -*
    studentdesk -
    suit club* diamond* heart* spade*
    suitcase -* cart* circle* rolling* rolling.and.film* rolling.and.film.circle* rolling.and.suitcase* rolling.and.suitcase.circle* rolling.circle*
    sum -~a
    sun and.horizon* and.horizon.circle* dust* dust.circle* haze* haze.circle* horizon* horizon.circle* lefthalf.filled max* max.circle* max.trianglebadge.exclamationmark* min* rain* rain.circle* righthalf.filled snow* snow.circle*
    sunglasses -*
    sunrise -* circle*
    sunset -* circle*
    surfboard -*
    suspension shock
    suv side* side.air.circulate* side.air.fresh* side.and.exclamationmark* side.arrow.left.and.right* side.arrowtriangle.down* side.arrowtriangle.up* side.arrowtriangle.up.arrowtriangle.down* side.front.open* side.front.open.crop* side.hill.descent.control* side.hill.down* side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle* side.hill.up* side.lock* side.lock.open* side.rear.open* side.rear.open.crop* side.roof.cargo.carrier* side.roof.cargo.carrier.slash*
    swatchpalette -*
    swedishkronasign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    swift -
    swiftdata -
    swirl circle.righthalf.filled circle.righthalf.filled.inverse
    switch 2 programmable* programmable.square*
    syringe -*
    t bubble~ab*~ab circle* square*
    table -* badge.more* furniture*
    tablecells -* badge.ellipsis* fill.badge.ellipsis
    tachometer -
    tag -* circle* slash* square*
    taillight fog*
    takeoutbag and.cup.and.straw*
    target -
    teddybear -*
    teletype - answer answer.circle* circle*
    tengesign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    tennis racket racket.circle*
    tennisball -* circle*
    tent -* 2* 2.circle* circle*
    terminal -*
    testtube 2
    text aligncenter alignleft alignright and.command.macwindow append badge.checkmark~r badge.minus badge.plus badge.star badge.xmark below.folder* below.photo~r*~r book.closed* bubble~r*~r bubble.badge.clock~r*~r chevron.left chevron.right cursor~L document* insert justify justify.leading justify.left justify.right justify.trailing justifyleft justifyright line.first.and.arrowtriangle.forward line.last.and.arrowtriangle.forward line.magnify magnifyingglass~r pad.header pad.header.badge.clock~r pad.header.badge.plus page* page.badge.magnifyingglass page.slash~r*~r quote~r rectangle* rectangle.page* redaction square.filled viewfinder word.spacing
    textbox -~L
    textformat -~LIKNe 12~ahkm 123~ah abc abc.dottedunderline alt~LIKNe characters~LIKNeu characters.arrow.left.and.right~LIKNeu characters.dottedunderline~LIKNeu numbers~Iahkm size~LIKN size.larger~LIKN size.smaller~LIKN subscript~LIKN superscript~LIKN
    theatermask and.paintbrush*
    theatermasks -* circle*
    thermometer - and.ellipsis and.liquid.waves and.liquid.waves.snowflake and.liquid.waves.trianglebadge.exclamationmark brakesignal gauge.open high low medium medium.slash snowflake snowflake.circle* snowlake sun* sun.circle* tirepressure transmission variable variable.and.figure variable.and.figure.circle* variable.badge.clock variable.badge.play
    ticket -*
    timelapse -
    timeline selection
    timer - circle* square
    tire - badge.snowflake
    tirepressure -
    togglepower -
    toilet -* circle*
    tornado - circle*
    tortoise -* circle*
    torus -
    touchid -
    tow hitch* hitch.exclamationmark*
    traction control.tirepressure control.tirepressure.exclamationmark control.tirepressure.slash
    train side.front.car side.middle.car side.rear.car
    tram -* card* circle* fill.tunnel tunnel.fill
    translate -
    transmission -
    trapezoid and.line.horizontal* and.line.vertical*
    trash -* circle* slash* slash.circle* slash.square* square*
    tray -* 2* and.arrow.down* and.arrow.up* badge* circle* full*
    tree -* circle*
    triangle -* bottomhalf.filled circle* inset.filled lefthalf.fill lefthalf.filled righthalf.fill righthalf.filled tophalf.filled
    triangleshape -*
    trophy -* circle*
    tropicalstorm - circle*
    truck box* box.badge.clock~r*~r pickup.side* pickup.side.air.circulate* pickup.side.air.fresh* pickup.side.and.exclamationmark* pickup.side.arrow.left.and.right* pickup.side.arrowtriangle.down* pickup.side.arrowtriangle.up* pickup.side.arrowtriangle.up.arrowtriangle.down* pickup.side.front.open* pickup.side.front.open.crop* pickup.side.hill.down* pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle* pickup.side.hill.up* pickup.side.lock* pickup.side.lock.open* side.hill.descent.control* side.roof.cargo.carrier* side.roof.cargo.carrier.slash*
    tsa - circle* slash
    tshirt -* circle*
    tugriksign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    tuningfork -
    turkishlirasign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    tv -* and.hifispeaker.fill and.mediabox* badge.wifi* circle* inset.filled music.note* slash*
    u circle* square*
    uiwindow split.2x1
    umbrella -* circle* gauge.open percent~a*~a sensor.tag.radiowaves.left.and.right*
    underline - double
    v circle* square*
    vent heat.waves.upward
    vial viewfinder
    video -* and.waveform* badge.checkmark badge.ellipsis badge.plus* badge.waveform* bubble~r*~r bubble.left* circle* doorbell* fill.badge.checkmark fill.badge.ellipsis fill.badge.plus slash* slash.circle* square*
    videoprojector -*
    view 2d 3d
    viewfinder - circle* rectangular trianglebadge.exclamationmark
    vision pro* pro.and.arrow.forward* pro.badge.checkmark* pro.badge.exclamationmark* pro.badge.play* pro.circle* pro.slash* pro.slash.circle* pro.trianglebadge.exclamationmark*
    visionpro -* and.arrow.forward* badge.exclamationmark* badge.play* circle* slash* slash.circle*
    voiceover -
    volleyball -* circle*
    volume -* 1* 2* 3* slash~r*~r zzz*
    w circle* square*
    wake - circle*
    wallet bifold* pass* sensor.tag.radiowaves.left.and.right*
    wand and.outline and.outline.inverse and.rays and.rays.inverse and.sparkles and.sparkles.inverse and.stars and.stars.inverse
    warninglight -*
    washer -* circle*
    watch analog
    watchface applewatch.case
    water waves waves.and.arrow.down waves.and.arrow.down.trianglebadge.exclamationmark waves.and.arrow.trianglehead.down waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark waves.and.arrow.trianglehead.up waves.and.arrow.up waves.slash
    waterbottle -*
    wave 3.backward 3.backward.circle* 3.down 3.down.car.side* 3.down.circle* 3.down.convertible.side* 3.down.pickup.side* 3.down.suv.side* 3.forward 3.forward.circle* 3.left 3.left.circle* 3.right 3.right.circle* 3.up 3.up.circle*
    waveform - and.magnifyingglass and.mic and.person.filled badge.checkmark badge.exclamationmark badge.magnifyingglass badge.mic badge.microphone badge.minus badge.plus badge.xmark circle* low mid path path.badge.minus path.badge.plus path.ecg path.ecg.magnifyingglass path.ecg.rectangle* path.ecg.text~r path.ecg.text.clipboard~r*~r path.ecg.text.page~r*~r slash
    web camera*
    wheelchair -
    widget extralarge extralarge.badge.plus large large.badge.plus medium medium.badge.plus small small.badge.plus
    wifi - circle* exclamationmark exclamationmark.circle* router* slash square*
    wind - circle* snow snow.circle*
    window awning awning.closed casement casement.closed ceiling ceiling.closed horizontal horizontal.closed shade.closed shade.open vertical.closed vertical.open
    windshield front.and.fluid front.and.fluid.and.spray front.and.heat.waves front.and.spray front.and.wiper front.and.wiper.and.drop front.and.wiper.and.spray front.and.wiper.exclamationmark front.and.wiper.intermittent rear.and.fluid rear.and.fluid.and.spray rear.and.heat.waves rear.and.spray rear.and.wiper rear.and.wiper.and.drop rear.and.wiper.and.spray rear.and.wiper.exclamationmark rear.and.wiper.intermittent
    wineglass -*
    wonsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    wrench -* adjustable* and.screwdriver*
    wrongwaysign -*
    x circle* square* squareroot
    xbox logo
    xmark - app* bin* bin.circle* circle* circle.badge.airplane* diamond* icloud* octagon* rectangle* rectangle.portrait* seal* shield* square* triangle.circle.square*
    xserve - raid
    y circle* square*
    yensign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    yieldsign -*
    z circle* square*
    zipper page
    zl button.roundedtop.horizontal* rectangle.roundedtop*
    zr button.roundedtop.horizontal* rectangle.roundedtop*
    zzz -
    """
}
