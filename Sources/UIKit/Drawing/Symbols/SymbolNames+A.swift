extension SymbolNames {
  /// Names whose first word begins with a digit or a letter before “g”.
  static let firstHalf = """
    0 circle~ah*~ah square~ah*~ah
    00 circle~ah*~ah square~ah*~ah
    01 circle~ah*~ah square~ah*~ah
    02 circle~ah*~ah square~ah*~ah
    03 circle~ah*~ah square~ah*~ah
    04 circle~ah*~ah square~ah*~ah
    05 circle~ah*~ah square~ah*~ah
    06 circle~ah*~ah square~ah*~ah
    07 circle~ah*~ah square~ah*~ah
    08 circle~ah*~ah square~ah*~ah
    09 circle~ah*~ah square~ah*~ah
    1 brakesignal calendar~ah circle~ah*~ah lane~ah magnifyingglass~ah square~ah*~ah
    10 arrow.trianglehead.clockwise~ah arrow.trianglehead.counterclockwise~ah calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    11 calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    12 calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    123 rectangle~ah*~ah
    13 calendar~ah circle~ah*~ah square~ah*~ah
    14 calendar~ah circle~ah*~ah square~ah*~ah
    15 arrow.trianglehead.clockwise~ah arrow.trianglehead.counterclockwise~ah calendar~ah circle~ah*~ah square~ah*~ah
    16 calendar~ah circle~ah*~ah square~ah*~ah
    17 calendar~ah circle~ah*~ah square~ah*~ah
    18 calendar~ah circle~ah*~ah square~ah*~ah
    19 calendar~ah circle~ah*~ah square~ah*~ah
    2 brakesignal calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    20 calendar~ah circle~ah*~ah square~ah*~ah
    21 calendar~ah circle~ah*~ah square~ah*~ah
    22 calendar~ah circle~ah*~ah square~ah*~ah
    23 calendar~ah circle~ah*~ah square~ah*~ah
    24 calendar~ah circle~ah*~ah square~ah*~ah
    25 calendar~ah circle~ah*~ah square~ah*~ah
    26 calendar~ah circle~ah*~ah square~ah*~ah
    27 calendar~ah circle~ah*~ah square~ah*~ah
    28 calendar~ah circle~ah*~ah square~ah*~ah
    29 calendar~ah circle~ah*~ah square~ah*~ah
    2h - circle*
    3 calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    30 arrow.trianglehead.clockwise~ah arrow.trianglehead.counterclockwise~ah calendar~ah circle~ah*~ah square~ah*~ah
    31 calendar~ah circle~ah*~ah square~ah*~ah
    32 circle~ah*~ah square~ah*~ah
    33 circle~ah*~ah square~ah*~ah
    34 circle~ah*~ah square~ah*~ah
    35 circle~ah*~ah square~ah*~ah
    36 circle~ah*~ah square~ah*~ah
    37 circle~ah*~ah square~ah*~ah
    38 circle~ah*~ah square~ah*~ah
    39 circle~ah*~ah square~ah*~ah
    4 alt.circle* alt.square* calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    40 circle~ah*~ah square~ah*~ah
    41 circle~ah*~ah square~ah*~ah
    42 circle~ah*~ah square~ah*~ah
    43 circle~ah*~ah square~ah*~ah
    44 circle~ah*~ah square~ah*~ah
    45 arrow.trianglehead.clockwise~ah arrow.trianglehead.counterclockwise~ah circle~ah*~ah square~ah*~ah
    46 circle~ah*~ah square~ah*~ah
    47 circle~ah*~ah square~ah*~ah
    48 circle~ah*~ah square~ah*~ah
    49 circle~ah*~ah square~ah*~ah
    4a - circle*
    4h - circle*
    4k tv*
    4l - circle*
    5 arrow.trianglehead.clockwise~ah arrow.trianglehead.counterclockwise~ah calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    50 circle~ah*~ah square~ah*~ah
    6 alt.circle* alt.square* calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    60 arrow.trianglehead.clockwise~ah arrow.trianglehead.counterclockwise~ah
    7 calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    75 arrow.trianglehead.clockwise~ah arrow.trianglehead.counterclockwise~ah
    8 calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    9 alt.circle* alt.square* calendar~ah circle~ah*~ah lane~ah square~ah*~ah
    90 arrow.trianglehead.clockwise~ah arrow.trianglehead.counterclockwise~ah
    a - book.closed~L*~L circle* magnify square*
    abc -
    abs - brakesignal brakesignal.slash circle*
    accessibility -* badge.arrow.up.right
    air car.side* conditioner.horizontal* conditioner.vertical* convertible.side* pickup.side* purifier* suv.side*
    airplane - arrival circle* cloud departure landed path.dotted ticket* up.forward up.forward.app* up.right up.right.app*
    airplaneseat -
    airplay audio audio.badge.exclamationmark audio.circle* video video.badge.exclamationmark video.circle*
    airplayaudio - badge.exclamationmark circle*
    airplayvideo - badge.exclamationmark circle*
    airpod gen3.left gen3.right left right
    airpodpro left right
    airpods - chargingcase* chargingcase.wireless* gen3 gen3.chargingcase.wireless* gen4 gen4.chargingcase.wireless* gen4.left gen4.right max pro pro.chargingcase.wireless* pro.chargingcase.wireless.radiowaves.left.and.right* pro.left pro.right
    airpodsmax -
    airpodspro - chargingcase.wireless* chargingcase.wireless.radiowaves.left.and.right*
    airport express extreme extreme.tower
    airtag -* radiowaves.forward~r*~r
    alarm -* waves.left.and.right*
    align horizontal.center* horizontal.left* horizontal.right* vertical.bottom* vertical.center* vertical.top*
    allergens -*
    alt -
    alternatingcurrent -
    american football* football.circle* football.professional* football.professional.circle*
    amplifier -
    angle -
    ant -* circle*
    antenna radiowaves.left.and.right radiowaves.left.and.right.circle* radiowaves.left.and.right.slash radiowaves.left.and.right.slash.circle*
    app -* background.dotted badge* badge.checkmark* badge.clock* connected.to.app.below.fill dashed gift* grid shadow specular translucent
    appclip -
    append page~r*~r
    apple books.pages* classical.pages* haptics.and.exclamationmark.triangle haptics.and.music.note haptics.and.music.note.slash image.playground* intelligence intelligence.badge.xmark logo meditate meditate.circle* meditate.square.stack* podcasts.pages* terminal* terminal.circle* terminal.on.rectangle* writing.tools
    applelogo -
    applepencil - adapter.usb.c* and.scribble doubletap gen1 gen2 hover squeeze tip
    applescript -*
    appletv -* badge.checkmark* badge.exclamationmark*
    appletvremote gen1* gen2* gen3* gen4*
    applewatch - and.arrow.forward~r badge.checkmark case.inset.filled case.sizes radiowaves.left.and.right side.right slash watchface
    apps ipad ipad.badge.checkmark~r ipad.badge.plus ipad.landscape ipad.on.rectangle.portrait.dashed~r iphone iphone.badge.checkmark~r iphone.badge.plus iphone.landscape~r
    appwindow swipe.rectangle
    aqi high low medium medium.gauge.open
    arcade stick stick.and.arrow.down stick.and.arrow.left stick.and.arrow.left.and.arrow.right stick.and.arrow.left.and.arrow.right.outward stick.and.arrow.right stick.and.arrow.up stick.and.arrow.up.and.arrow.down stick.console*
    archivebox -* circle*
    arkit - badge.xmark
    arrow 2.circlepath 2.circlepath.circle* 2.squarepath 3.trianglepath backward backward.circle* backward.circle.dotted backward.square* backward.to.line backward.to.line.circle* backward.to.line.compact backward.to.line.square* branch circlepath clockwise clockwise.circle* clockwise.heart* clockwise.icloud* clockwise.square* counterclockwise counterclockwise.circle* counterclockwise.icloud* counterclockwise.square* down down.and.line.horizontal.and.arrow.up down.app* down.app.dashed down.app.dashed.trianglebadge.exclamationmark down.applewatch down.backward down.backward.and.arrow.up.forward down.backward.and.arrow.up.forward.circle* down.backward.and.arrow.up.forward.rectangle* down.backward.and.arrow.up.forward.square* down.backward.circle* down.backward.circle.dotted down.backward.square* down.backward.toptrailing.rectangle* down.circle* down.circle.badge.pause* down.circle.badge.xmark* down.circle.dotted down.doc* down.document* down.forward
    arrow down.forward.and.arrow.up.backward down.forward.and.arrow.up.backward.circle* down.forward.and.arrow.up.backward.rectangle* down.forward.and.arrow.up.backward.square* down.forward.circle* down.forward.circle.dotted down.forward.square* down.forward.topleading.rectangle* down.heart* down.left down.left.and.arrow.up.right down.left.and.arrow.up.right.circle* down.left.and.arrow.up.right.rectangle* down.left.and.arrow.up.right.square* down.left.arrow.up.right down.left.arrow.up.right.circle* down.left.arrow.up.right.square* down.left.circle* down.left.circle.dotted down.left.square* down.left.topright.rectangle* down.left.video* down.message* down.right down.right.and.arrow.up.left down.right.and.arrow.up.left.circle* down.right.and.arrow.up.left.rectangle* down.right.and.arrow.up.left.square* down.right.circle* down.right.circle.dotted down.right.square* down.right.topleft.rectangle* down.square* down.to.line down.to.line.alt
    arrow down.to.line.circle* down.to.line.compact down.to.line.square* forward forward.circle* forward.circle.dotted forward.folder~r*~r forward.square* forward.to.line forward.to.line.circle* forward.to.line.compact forward.to.line.square* left left.and.line.vertical.and.arrow.right left.and.right left.and.right.circle* left.and.right.righttriangle.left.righttriangle.right* left.and.right.square* left.and.right.text.vertical left.arrow.right left.arrow.right.circle* left.arrow.right.square* left.circle* left.circle.dotted left.square* left.to.line left.to.line.alt left.to.line.circle* left.to.line.compact left.to.line.square* merge rectanglepath right right.and.line.vertical.and.arrow.left right.arrow.left right.arrow.left.circle* right.arrow.left.square* right.circle* right.circle.dotted right.doc.on.clipboard right.filled.filter.arrow.right right.page.on.clipboard right.square* right.to.line right.to.line.alt right.to.line.circle*
    arrow right.to.line.compact right.to.line.square* swap triangle.2.circlepath triangle.2.circlepath.camera* triangle.2.circlepath.circle* triangle.2.circlepath.doc.on.clipboard triangle.2.circlepath.icloud* triangle.branch triangle.capsulepath triangle.merge triangle.pull triangle.swap triangle.turn.up.right.circle* triangle.turn.up.right.diamond* trianglehead.2.clockwise trianglehead.2.clockwise.rotate.90 trianglehead.2.clockwise.rotate.90.camera* trianglehead.2.clockwise.rotate.90.circle* trianglehead.2.clockwise.rotate.90.icloud* trianglehead.2.clockwise.rotate.90.page.on.clipboard trianglehead.2.counterclockwise trianglehead.2.counterclockwise.rotate.90 trianglehead.bottomleft.capsulepath.clockwise trianglehead.branch trianglehead.clockwise trianglehead.clockwise.heart* trianglehead.clockwise.icloud* trianglehead.clockwise.rotate.90 trianglehead.counterclockwise trianglehead.counterclockwise.icloud* trianglehead.counterclockwise.rotate.90
    arrow trianglehead.left.and.right.righttriangle.left.righttriangle.right* trianglehead.merge trianglehead.pull trianglehead.rectanglepath trianglehead.swap trianglehead.topright.capsulepath.clockwise trianglehead.turn.up.right trianglehead.turn.up.right.circle* trianglehead.turn.up.right.diamond* trianglehead.up.and.down.righttriangle.up.righttriangle.down* turn.down.left turn.down.right turn.left.down turn.left.up turn.right.down turn.right.up turn.up.forward.iphone* turn.up.left turn.up.right up up.and.down up.and.down.and.arrow.left.and.right up.and.down.and.sparkles up.and.down.circle* up.and.down.righttriangle.up.fill.righttriangle.down.fill up.and.down.righttriangle.up.righttriangle.down* up.and.down.square* up.and.down.text.horizontal up.and.line.horizontal.and.arrow.down up.and.person.rectangle.portrait up.and.person.rectangle.turn.left up.and.person.rectangle.turn.right up.arrow.down up.arrow.down.circle* up.arrow.down.square* up.backward
    arrow up.backward.and.arrow.down.forward up.backward.and.arrow.down.forward.circle* up.backward.and.arrow.down.forward.rectangle* up.backward.and.arrow.down.forward.square* up.backward.bottomtrailing.rectangle* up.backward.circle* up.backward.circle.dotted up.backward.square* up.bin* up.circle* up.circle.badge.clock up.circle.dotted up.doc* up.doc.on.clipboard up.document* up.folder* up.forward up.forward.and.arrow.down.backward up.forward.and.arrow.down.backward.circle* up.forward.and.arrow.down.backward.rectangle* up.forward.and.arrow.down.backward.square* up.forward.app* up.forward.bottomleading.rectangle* up.forward.circle* up.forward.circle.dotted up.forward.square* up.heart* up.left up.left.and.arrow.down.right up.left.and.arrow.down.right.circle* up.left.and.arrow.down.right.rectangle* up.left.and.arrow.down.right.square* up.left.and.down.right.and.arrow.up.right.and.down.left up.left.and.down.right.magnifyingglass up.left.arrow.down.right
    arrow up.left.arrow.down.right.circle* up.left.arrow.down.right.square* up.left.bottomright.rectangle* up.left.circle* up.left.circle.dotted up.left.square* up.message* up.page.on.clipboard up.right up.right.and.arrow.down.left up.right.and.arrow.down.left.circle* up.right.and.arrow.down.left.rectangle* up.right.and.arrow.down.left.square* up.right.bottomleft.rectangle* up.right.circle* up.right.circle.dotted up.right.diamond* up.right.square* up.right.video* up.square* up.to.line up.to.line.alt up.to.line.circle* up.to.line.compact up.to.line.square* up.trash* upright.circle uturn.backward uturn.backward.circle* uturn.backward.circle.badge.ellipsis uturn.backward.square* uturn.down uturn.down.circle* uturn.down.square* uturn.forward uturn.forward.circle* uturn.forward.square* uturn.left uturn.left.circle* uturn.left.circle.badge.ellipsis uturn.left.square* uturn.right uturn.right.circle* uturn.right.square* uturn.up uturn.up.circle*
    arrow uturn.up.square*
    arrowkeys -* down.filled left.filled right.filled up.filled
    arrowshape backward* backward.circle* bounce.forward* bounce.right* down* down.circle* forward* forward.circle* left* left.arrowshape.right* left.circle* right* right.circle* turn.up.backward* turn.up.backward.2* turn.up.backward.2.circle* turn.up.backward.badge.clock~r*~r turn.up.backward.circle* turn.up.forward* turn.up.forward.circle* turn.up.left* turn.up.left.2* turn.up.left.2.circle* turn.up.left.circle* turn.up.right* turn.up.right.circle* up* up.circle* zigzag.forward* zigzag.right*
    arrowtriangle backward* backward.circle* backward.square* down* down.circle* down.square* forward* forward.circle* forward.square* left* left.and.line.vertical.and.arrowtriangle.right* left.circle* left.fill.and.line.vertical.and.arrowtriangle.right.fill left.square* right* right.and.line.vertical.and.arrowtriangle.left* right.circle* right.fill.and.line.vertical.and.arrowtriangle.left.fill right.square* up* up.arrowtriangle.down.window.left up.arrowtriangle.down.window.right up.circle* up.square*
    aspectratio -*
    asterisk - circle*
    at - badge.minus badge.plus circle*
    atom -
    audio jack.mono jack.stereo
    australian football* football.circle*
    australiandollarsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    australsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    auto brakesignal headlight.high.beam* headlight.low.beam*
    automatic brakesignal headlight.high.beam* headlight.low.beam*
    autostartstop - slash trianglebadge.exclamationmark
    av remote*
    axel 2 2.front.and.rear.engaged 2.front.engaged 2.rear.engaged
    axle 2 2.driveshaft.disengaged 2.front.and.rear.engaged 2.front.disengaged 2.front.engaged 2.rear.disengaged 2.rear.engaged 2.rear.lock
    b circle* square*
    backpack -* circle* sensor.tag.radiowaves.left.and.right*
    backward -* circle* end* end.alt* end.circle* frame*
    badge plus.radiowaves.forward plus.radiowaves.right
    bag -* badge.minus* badge.plus* badge.questionmark~a circle* fill.badge.minus fill.badge.plus fill.badge.questionmark~a
    bahtsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    balloon -* 2*
    bandage -*
    banknote -*
    barcode - viewfinder
    barometer -
    base unit
    baseball -* circle* diamond.bases diamond.bases.outs.indicator
    basket -*
    basketball -* circle*
    bathtub -*
    battery 0 0percent 100 100.bolt~r 100.circle* 100percent 100percent.bolt~r 100percent.circle* 25 25percent 50 50percent 75 75percent
    batteryblock -* slash* stack* stack.badge.snowflake* stack.trianglebadge.exclamationmark*
    beach umbrella*
    beats earphones fit.pro fit.pro.chargingcase* fit.pro.left fit.pro.right fitpro fitpro.chargingcase* fitpro.left fitpro.right headphones pill* powerbeats powerbeats.left powerbeats.pro powerbeats.pro.2 powerbeats.pro.2.chargingcase* powerbeats.pro.2.left powerbeats.pro.2.right powerbeats.pro.chargingcase* powerbeats.pro.left powerbeats.pro.right powerbeats.right powerbeats3 powerbeats3.left powerbeats3.right powerbeatspro powerbeatspro.chargingcase* powerbeatspro.left powerbeatspro.right solobuds solobuds.chargingcase* solobuds.left solobuds.right studiobud.left studiobud.right studiobuds studiobuds.chargingcase* studiobuds.left studiobuds.plus studiobuds.plus.chargingcase* studiobuds.plus.left studiobuds.plus.right studiobuds.right studiobudsplus studiobudsplus.chargingcase* studiobudsplus.left studiobudsplus.right
    bed double* double.badge.checkmark* double.circle*
    bell -* and.waveform* and.waves.left.and.right* badge* badge.circle* badge.slash~r*~r badge.waveform* badge.waveform.slash* circle* slash* slash.circle* square*
    beziercurve -
    bicycle - circle* sensor.tag.radiowaves.left.and.right*
    bin xmark*
    binoculars -* circle*
    bird -* circle*
    birthday cake*
    bitcoinsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    blinds horizontal.closed horizontal.open vertical.closed vertical.open
    blood pressure.cuff* pressure.cuff.badge.gauge.with.needle*
    bold - italic.underline underline
    bolt -* badge.a* badge.automatic* badge.checkmark* badge.clock* badge.xmark* batteryblock* brakesignal car* car.circle* circle* fill.batteryblock* heart* horizontal* horizontal.circle* horizontal.icloud* house* ring.closed shield* slash* slash.circle* square* trianglebadge.exclamationmark*
    bonjour -
    book -* and.wrench* badge.plus* circle* closed* closed.circle* pages*
    bookmark -* circle* slash* square*
    books vertical* vertical.circle*
    box truck* truck.badge.clock~r*~r
    brain -* filled.head.profile head.profile*
    brakesignal - dashed
    brazilianrealsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    briefcase -* circle* sensor.tag.radiowaves.left.and.right*
    bubble -* and.pencil~r circle* left* left.and.bubble.right* left.and.exclamationmark.bubble.right* left.and.text.bubble.right~r*~r left.circle* middle.bottom* middle.top* right* right.circle*
    bubbles and.sparkles*
    building -* 2* 2.crop.circle* columns* columns.circle*
    burn -
    burst -*
    bus -* doubledecker*
    button angledbottom.horizontal.left* angledbottom.horizontal.right* angledtop.vertical.left* angledtop.vertical.right* horizontal* horizontal.top.press* programmable programmable.square* roundedbottom.horizontal* roundedtop.horizontal* vertical.left.press* vertical.right.press*
    c circle* square*
    cabinet -*
    cable coaxial connector connector.horizontal connector.slash connector.video
    cablecar -*
    calendar - and.person badge badge.checkmark~r badge.clock~r badge.exclamationmark badge.lock badge.minus badge.plus circle* day.timeline.leading day.timeline.leading.circle* day.timeline.left day.timeline.left.circle* day.timeline.right day.timeline.right.circle* day.timeline.trailing day.timeline.trailing.circle*
    camera -* aperture badge.clock* badge.ellipsis* circle* fill.badge.ellipsis filters macro macro.circle* macro.slash macro.slash.circle* metering.center.weighted metering.center.weighted.average metering.matrix metering.multispot metering.none metering.partial metering.spot metering.unknown~a on.rectangle* rotate* sensor.tag.radiowaves.left.and.right* shutter.button* viewfinder
    candybarphone -
    capslock -*
    capsule -* bottomhalf.filled inset.filled lefthalf.filled on.capsule* on.rectangle* portrait* portrait.bottomhalf.filled portrait.inset.filled portrait.lefthalf.filled portrait.righthalf.filled portrait.tophalf.filled righthalf.filled tophalf.filled
    captions bubble*
    car -* 2* badge.gearshape* circle* ferry* front.waves.down* front.waves.left.and.right.and.up* front.waves.up* rear* rear.and.collision.road.lane rear.and.collision.road.lane.slash rear.and.tire.marks rear.and.tire.marks.off rear.and.tire.marks.slash rear.hazardsign* rear.road.lane rear.road.lane.dashed rear.road.lane.distance.1 rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle rear.road.lane.distance.2 rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle rear.road.lane.distance.3 rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle rear.road.lane.distance.4 rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle rear.road.lane.distance.5 rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle rear.road.lane.off rear.road.lane.wave.up rear.tilt.road.lanes.curved.right rear.waves.up*
    car side* side.air.circulate* side.air.fresh* side.and.exclamationmark* side.arrow.left.and.right* side.arrowtriangle.down* side.arrowtriangle.up* side.arrowtriangle.up.arrowtriangle.down* side.front.open* side.front.open.crop* side.hill.descent.control* side.hill.down* side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle* side.hill.up* side.lock* side.lock.open* side.rear.and.collision.and.car.side.front side.rear.and.collision.and.car.side.front.and.arrow.forward side.rear.and.collision.and.car.side.front.and.steeringwheel side.rear.and.collision.and.car.side.front.slash side.rear.and.exclamationmark.and.car.side.front side.rear.and.exclamationmark.and.car.side.front.off side.rear.and.wave.3.and.car.side.front side.rear.crop.trunk.partition* side.rear.open* side.rear.open.crop* side.rear.tow.hitch* side.roof.cargo.carrier* side.roof.cargo.carrier.slash* top.arrowtriangle.front.left* top.arrowtriangle.front.right*
    car top.arrowtriangle.rear.left* top.arrowtriangle.rear.right* top.door.front.left.and.front.right.and.rear.left.and.rear.right.open* top.door.front.left.and.front.right.and.rear.left.open* top.door.front.left.and.front.right.and.rear.right.open* top.door.front.left.and.front.right.open* top.door.front.left.and.rear.left.and.rear.right.open* top.door.front.left.and.rear.left.open* top.door.front.left.and.rear.right.open* top.door.front.left.open* top.door.front.right.and.rear.left.and.rear.right.open* top.door.front.right.and.rear.left.open* top.door.front.right.and.rear.right.open* top.door.front.right.open* top.door.rear.left.and.rear.right.open* top.door.rear.left.open* top.door.rear.right.open* top.door.sliding.left.open* top.door.sliding.right.open* top.front.radiowaves.front.left.and.front.and.front.right* top.frontleft.arrowtriangle* top.frontright.arrowtriangle* top.lane.dashed.arrowtriangle.inward* top.lane.dashed.badge.steeringwheel*
    car top.lane.dashed.departure.left* top.lane.dashed.departure.left.slash* top.lane.dashed.departure.right* top.lane.dashed.departure.right.slash* top.radiowaves.2.front.left.front.front.right* top.radiowaves.2.rear.left.rear.rear.right* top.radiowaves.front* top.radiowaves.rear* top.radiowaves.rear.left* top.radiowaves.rear.left.and.rear.right* top.radiowaves.rear.left.car.top.front* top.radiowaves.rear.right* top.radiowaves.rear.right.badge.exclamationmark* top.radiowaves.rear.right.badge.xmark* top.radiowaves.rear.right.car.top.front* top.rear.radiowaves.rear.left.and.rear.and.rear.right* top.rearleft.arrowtriangle* top.rearright.arrowtriangle* top.video.rear.left* top.video.rear.right* window.left window.left.badge.exclamationmark window.left.badge.xmark window.left.exclamationmark window.left.xmark window.right window.right.badge.exclamationmark window.right.badge.xmark window.right.exclamationmark window.right.xmark
    carbon dioxide.cloud* monoxide.cloud*
    carrot -*
    carseat left* left.1* left.2* left.3* left.and.heat.waves* left.backrest.up.and.down* left.fan* left.forward.and.backward* left.massage* left.up.and.down* right* right.1* right.2* right.3* right.and.heat.waves* right.backrest.up.and.down* right.fan* right.forward.and.backward* right.massage* right.up.and.down*
    cart -* badge.clock~r*~r badge.minus* badge.plus* badge.questionmark~ar circle* fill.badge.minus fill.badge.plus fill.badge.questionmark~ar
    case -*
    cat -* circle*
    cedisign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    cellularbars - circle*
    centsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    chair -* lounge*
    chandelier -*
    character -~LIKN book.closed~LIKN*~LIKN bubble~LIKN*~LIKN circle~LIKN*~LIKN cursor.ibeam~LIKN duployan magnify~LIKN phonetic square~LIKN*~LIKN sutton text.justify~LIKN textbox~LIKN textbox.badge.sparkles~LIKN
    characters lowercase~eu uppercase~eu
    chart bar* bar.doc.horizontal* bar.horizontal.page* bar.xaxis bar.xaxis.ascending bar.xaxis.ascending.badge.clock~r bar.xaxis.descending bar.yaxis dots.scatter line.downtrend.xyaxis line.downtrend.xyaxis.circle* line.flattrend.xyaxis line.flattrend.xyaxis.circle* line.text.clipboard* line.uptrend.xyaxis line.uptrend.xyaxis.circle* pie* xyaxis.line
    checkerboard rectangle shield
    checklist -~r checked~r unchecked
    checkmark - app* applewatch arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise bubble~r*~r circle* circle.badge.airplane* circle.badge.plus* circle.badge.questionmark~a*~a circle.badge.xmark* circle.dotted circle.trianglebadge.exclamationmark* diamond* gobackward icloud* message* rectangle* rectangle.portrait* rectangle.stack* seal* seal.text.page~r*~r shield* square*
    chevron backward backward.2 backward.chevron.backward.dotted backward.circle* backward.square* backward.to.line compact.backward compact.down compact.forward compact.left compact.left.chevron.compact.right compact.right compact.up compact.up.chevron.compact.down compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left down down.2 down.circle* down.dotted.2 down.forward.2 down.forward.dotted.2 down.right.2 down.right.dotted.2 down.square* forward forward.2 forward.circle* forward.dotted.chevron.forward forward.square* forward.to.line left left.2 left.chevron.left.dotted left.chevron.right left.circle* left.forwardslash.chevron.right left.slash.chevron.right left.square* left.to.line right right.2 right.circle* right.dotted.chevron.right right.square* right.to.line up up.2 up.chevron.down up.chevron.down.square* up.chevron.right.chevron.down.chevron.left up.circle* up.dotted.2 up.forward.2 up.forward.dotted.2 up.right.2
    chevron up.right.dotted.2 up.square*
    chineseyuanrenminbisign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    circle -* and.line.horizontal* badge.checkmark* badge.exclamationmark* badge.minus* badge.plus* badge.questionmark~a*~a badge.xmark* bottomhalf.fill bottomhalf.filled bottomhalf.filled.inverse bottomrighthalf.checkered bottomrighthalf.pattern.checkered bottomthird.split circle* dashed dashed.inset.fill dashed.inset.filled dashed.rectangle dotted dotted.and.circle dotted.circle* fill.square.fill filled.ipad* filled.ipad.landscape* filled.iphone* filled.pattern.diagonalline.rectangle grid.2x1* grid.2x1.left.filled grid.2x1.right.filled grid.2x2* grid.2x2.topleft.checkmark.filled grid.3x3* grid.3x3.circle* grid.cross* grid.cross.down.fill grid.cross.down.filled grid.cross.left.fill grid.cross.left.filled grid.cross.right.fill grid.cross.right.filled grid.cross.up.fill grid.cross.up.filled grid.hex* hexagongrid* hexagongrid.circle* hexagonpath* inset.filled lefthalf.fill lefthalf.filled lefthalf.filled.inverse
    circle lefthalf.filled.righthalf.striped.horizontal lefthalf.filled.righthalf.striped.horizontal.inverse lefthalf.striped.horizontal lefthalf.striped.horizontal.inverse on.square on.square.intersection.dotted on.square.merge rectangle.dashed rectangle.filled.pattern.diagonalline righthalf.fill righthalf.filled righthalf.filled.inverse slash* square* tophalf.fill tophalf.filled tophalf.filled.inverse
    circlebadge -* 2*
    circles hexagongrid* hexagonpath*
    clear -*
    clipboard -*
    clock -* arrow.2.circlepath arrow.circlepath arrow.trianglehead.2.counterclockwise.rotate.90 arrow.trianglehead.clockwise.rotate.90.path.dotted arrow.trianglehead.counterclockwise.rotate.90 badge* badge.airplane* badge.checkmark* badge.exclamationmark* badge.questionmark~a*~a badge.xmark* circle*
    cloud -* bolt* bolt.circle* bolt.rain* bolt.rain.circle* circle* drizzle* drizzle.circle* fog* fog.circle* hail* hail.circle* heavyrain* heavyrain.circle* moon* moon.bolt* moon.bolt.circle* moon.circle* moon.rain* moon.rain.circle* rain* rain.circle* rainbow.crop* rainbow.half* sleet* sleet.circle* snow* snow.circle* sun* sun.bolt* sun.bolt.circle* sun.circle* sun.rain* sun.rain.circle*
    coat -* circle*
    coloncurrencysign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    comb -*
    command - circle* square*
    compass drawing
    computermouse -*
    cone -*
    contact sensor*
    contextualmenu and.cursorarrow and.pointer.arrow
    control -
    convertible side* side.air.circulate* side.air.fresh* side.and.exclamationmark* side.arrow.left.and.right* side.arrow.trianglehead.backward* side.arrow.trianglehead.forward* side.arrow.trianglehead.forward.and.backward* side.arrowtriangle.down* side.arrowtriangle.up* side.arrowtriangle.up.arrowtriangle.down* side.front.open* side.front.open.crop* side.hill.descent.control* side.hill.down* side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle* side.hill.up* side.lock* side.lock.open*
    cooktop -*
    cpu -*
    creditcard -* and.123 and.numbers circle* rewards* trianglebadge.exclamationmark* viewfinder
    cricket ball* ball.circle*
    crop - rotate
    cross -* case* case.circle* circle* vial*
    crown -*
    cruzeirosign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    cube -* box* circle* transparent*
    cup and.heat.waves* and.saucer*
    curlybraces - square*
    cursor rays
    cursorarrow - and.square.on.square.dashed click click.2 click.badge.clock motionlines motionlines.click rays resize.north.east.south.east slash slash.square* square*
    curtains closed open
    cylinder -* split.1x2*
    d circle* square*
    danishkronesign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    decrease indent quotelevel
    degreesign celsius fahrenheit
    dehumidifier -*
    delete backward* forward* left* right*
    deskclock -*
    desktopcomputer - and.arrow.down and.macbook badge.checkmark badge.shield.checkmark trianglebadge.exclamationmark
    deskview -*
    dial -* high* low* max* medium* min*
    diamond -* bottomhalf.filled circle* inset.filled lefthalf.filled righthalf.filled tophalf.filled
    dice -*
    die face.1* face.2* face.3* face.4* face.5* face.6*
    digitalcrown arrow.clockwise* arrow.counterclockwise* horizontal.arrow.clockwise* horizontal.arrow.counterclockwise* horizontal.press* press*
    directcurrent -
    dishwasher -* circle*
    display - 2 and.arrow.down and.screwdriver trianglebadge.exclamationmark
    distribute horizontal* horizontal.center* horizontal.left* horizontal.right* vertical* vertical.bottom* vertical.center* vertical.top*
    divide - circle* square*
    doc -* append~r*~r badge.arrow.up* badge.clock* badge.ellipsis badge.gearshape* badge.plus circle* fill.badge.ellipsis fill.badge.plus on.clipboard* on.doc* plaintext* questionmark~ar*~ar richtext~L*~L text* text.below.ecg~r*~r text.fill.viewfinder text.image* text.magnifyingglass text.viewfinder viewfinder* zipper
    dock arrow.down.rectangle arrow.up.rectangle rectangle
    document -* badge.arrow.up* badge.clock* badge.ellipsis* badge.gearshape* badge.plus* circle* on.clipboard* on.document* on.trash* viewfinder*
    dog -* circle*
    dollarsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    dongsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    door french.closed french.open garage.closed garage.closed.trianglebadge.exclamationmark garage.double.bay.closed garage.double.bay.closed.trianglebadge.exclamationmark garage.double.bay.open garage.double.bay.open.trianglebadge.exclamationmark garage.open garage.open.trianglebadge.exclamationmark left.hand.closed left.hand.open right.hand.closed right.hand.open sliding.left.hand.closed sliding.left.hand.open sliding.right.hand.closed sliding.right.hand.open
    dot arrowtriangles.up.right.down.left.circle car.top.radiowaves.2.rear.left.rear.rear.right* circle* circle.and.cursorarrow circle.and.hand.point.up.left.fill circle.and.pointer.arrow circle.viewfinder crosshair radiowaves.forward radiowaves.left.and.right radiowaves.right radiowaves.up.forward scope scope.display scope.laptopcomputer square* squareshape* squareshape.split.2x2 viewfinder
    dots and.line.vertical.and.cursorarrow.rectangle and.line.vertical.and.pointer.arrow.rectangle
    dpad -* down.fill down.filled left.fill left.filled right.fill right.filled up.fill up.filled
    drone -*
    drop -* circle* degreesign* degreesign.slash~r*~r halffull keypad.rectangle* transmission triangle*
    dryer -* circle*
    duffle bag*
    dumbbell -*
    e circle* square*
    ear -* and.waveform badge.checkmark badge.waveform trianglebadge.exclamationmark
    earbud left right
    earbuds - bone.conduction bone.conduction.left bone.conduction.right case* in.ear in.ear.left in.ear.right stemless stemless.left stemless.right
    earpods -
    ecg text.page~r*~r
    eject -* circle*
    electronic toll.collection toll.collection.rectangle* toll.collection.rectangle.slash* toll.collection.rectangle.trianglebadge.exclamationmark*
    ellipses bubble*
    ellipsis - bubble* calendar circle* circle.badge* curlybraces message* rectangle* vertical.bubble* viewfinder
    engine combustion* combustion.badge.exclamationmark* emission.and.drop.2.water.wave.below emission.and.exclamationmark emission.and.filter
    entry lever.keypad* lever.keypad.trianglebadge.exclamationmark*
    envelope -* and.arrow.3.down* and.arrow.trianglehead.branch* and.hand.raised* arrow.triangle.branch* badge* badge.minus* badge.person.crop* badge.plus* badge.shield.half.filled* badge.shield.leadinghalf.fill circle* fill.badge.shield.trailinghalf.fill front~r*~r open* open.badge.clock* stack*
    environments -* circle* slash* slash.circle*
    equal - circle* square*
    eraser -* badge.xmark* line.dashed* slash* trianglebadge.exclamationmark*
    escape -
    esim -*
    eurosign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    eurozonesign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    ev charger* charger.arrowtriangle.left* charger.arrowtriangle.right* charger.exclamationmark* charger.slash* plug.ac.gb.t* plug.ac.type.1* plug.ac.type.2* plug.dc.ccs1* plug.dc.ccs2* plug.dc.chademo* plug.dc.gb.t* plug.dc.nacs*
    exclamationmark - 2 3 applewatch arrow.circlepath arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.counterclockwise.rotate.90 brakesignal bubble* bubble.circle* circle* icloud* lock* magnifyingglass message* octagon* questionmark~a shield* square* tirepressure transmission triangle* triangle.text.page~r*~r warninglight*
    externaldrive -* badge.checkmark badge.exclamationmark badge.icloud badge.minus badge.person.crop badge.plus badge.questionmark~a badge.timemachine badge.wifi badge.xmark connected.to.line.below* fill.badge.checkmark fill.badge.exclamationmark fill.badge.icloud fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.questionmark~a fill.badge.timemachine fill.badge.wifi fill.badge.xmark fill.trianglebadge.exclamationmark trianglebadge.exclamationmark
    eye -* circle* half.closed* slash* slash.circle* square* trianglebadge.exclamationmark*
    eyebrow -
    eyedropper - full halffull
    eyeglasses - slash
    eyes - inverse
    f circle* cursive cursive.circle* cursive.slash square*
    face dashed* smiling* smiling.inverse
    faceid -
    facemask -*
    fan -* and.light.ceiling* badge.arrow.up.and.down.and.arrow.left.and.right* badge.automatic* ceiling* circle* desk* floor* gauge.open oscillation* slash*
    fanblades -* slash*
    faxmachine -*
    ferry -*
    fiberchannel -
    fibrechannel -
    field of.view.ultrawide* of.view.wide*
    figure - 2 2.and.child.holdinghands 2.arms.open 2.circle* 2.left.holdinghands 2.right.holdinghands american.football american.football.circle* and.child.holdinghands archery archery.circle* arms.open australian.football australian.football.circle* badminton badminton.circle* barre barre.circle* baseball baseball.circle* basketball basketball.circle* bowling bowling.circle* boxing boxing.circle* child child.and.lock* child.and.lock.open* child.circle* climbing climbing.circle* cooldown cooldown.circle* core.training core.training.circle* cricket cricket.circle* cross.training cross.training.circle* curling curling.circle* dance dance.circle* disc.sports disc.sports.circle* dress.line.vertical.figure elliptical elliptical.circle* equestrian.sports equestrian.sports.circle* fall fall.circle* fencing fencing.circle* field.hockey field.hockey.circle* fishing fishing.circle* flexibility flexibility.circle* golf golf.circle* gymnastics gymnastics.circle*
    figure hand.cycling hand.cycling.circle* handball handball.circle* highintensity.intervaltraining highintensity.intervaltraining.circle* hiking hiking.circle* hockey hockey.circle* hunting hunting.circle* ice.hockey ice.hockey.circle* ice.skating ice.skating.circle* indoor.cycle indoor.cycle.circle* indoor.rowing indoor.rowing.circle* indoor.soccer indoor.soccer.circle* jumprope jumprope.circle* kickboxing kickboxing.circle* lacrosse lacrosse.circle* martial.arts martial.arts.circle* mind.and.body mind.and.body.circle* mixed.cardio mixed.cardio.circle* open.water.swim open.water.swim.circle* outdoor.cycle outdoor.cycle.circle* outdoor.rowing outdoor.rowing.circle* outdoor.soccer outdoor.soccer.circle* pickleball pickleball.circle* pilates pilates.circle* play play.circle* pool.swim pool.swim.circle* racquetball racquetball.circle* roll roll.circle* roll.runningpace roll.runningpace.circle* rolling rolling.circle* rower rugby rugby.circle* run
    figure run.circle* run.square.stack* run.treadmill run.treadmill.circle* sailing sailing.circle* seated.seatbelt seated.seatbelt.and.airbag.off seated.seatbelt.and.airbag.on seated.seatbelt.left.drive.seats.1* seated.seatbelt.left.drive.seats.1.1* seated.seatbelt.left.drive.seats.1.2* seated.seatbelt.left.drive.seats.2* seated.seatbelt.left.drive.seats.2.2* seated.seatbelt.left.drive.seats.2.2.2* seated.seatbelt.left.drive.seats.2.2.3* seated.seatbelt.left.drive.seats.2.3* seated.seatbelt.left.drive.seats.2.3.2* seated.seatbelt.left.drive.seats.2.3.3* seated.seatbelt.left.drive.seats.3* seated.seatbelt.left.drive.seats.3.3* seated.seatbelt.left.drive.seats.3.3.3* seated.side seated.side.air.distribution.lower seated.side.air.distribution.middle seated.side.air.distribution.middle.and.lower seated.side.air.distribution.middle.and.lower.angled seated.side.air.distribution.upper seated.side.air.distribution.upper.angled.and.lower.angled
    figure seated.side.air.distribution.upper.angled.and.middle seated.side.air.distribution.upper.angled.and.middle.and.lower.angled seated.side.air.lower seated.side.air.upper seated.side.air.upper.and.lower seated.side.air.windshield seated.side.airbag.off seated.side.airbag.off.2 seated.side.airbag.on seated.side.airbag.on.2 seated.side.automatic seated.side.left seated.side.left.air.distribution.indirect seated.side.left.air.distribution.lower seated.side.left.air.distribution.lower.angled.and.upper.angled seated.side.left.air.distribution.middle seated.side.left.air.distribution.middle.and.lower seated.side.left.air.distribution.middle.and.lower.angled seated.side.left.air.distribution.upper seated.side.left.air.distribution.upper.and.middle.and.lower seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled seated.side.left.air.distribution.upper.angled.and.lower.angled
    figure seated.side.left.air.distribution.upper.angled.and.middle seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled seated.side.left.airbag.off seated.side.left.airbag.off.2 seated.side.left.airbag.on seated.side.left.airbag.on.2 seated.side.left.automatic seated.side.left.fan seated.side.left.steeringwheel seated.side.left.windshield.front.and.heat.waves seated.side.left.windshield.front.and.heat.waves.air.distribution.lower seated.side.left.windshield.front.and.heat.waves.air.distribution.middle seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower seated.side.left.windshield.front.and.heat.waves.air.distribution.upper seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower seated.side.right
    figure seated.side.right.air.distribution.indirect seated.side.right.air.distribution.lower seated.side.right.air.distribution.lower.angled.and.upper.angled seated.side.right.air.distribution.middle seated.side.right.air.distribution.middle.and.lower seated.side.right.air.distribution.middle.and.lower.angled seated.side.right.air.distribution.upper seated.side.right.air.distribution.upper.and.middle.and.lower seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled seated.side.right.air.distribution.upper.angled.and.lower.angled seated.side.right.air.distribution.upper.angled.and.middle seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled seated.side.right.airbag.off seated.side.right.airbag.off.2 seated.side.right.airbag.on seated.side.right.airbag.on.2 seated.side.right.automatic seated.side.right.child.lap seated.side.right.fan seated.side.right.steeringwheel
    figure seated.side.right.windshield.front.and.heat.waves seated.side.right.windshield.front.and.heat.waves.air.distribution.lower seated.side.right.windshield.front.and.heat.waves.air.distribution.middle seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower seated.side.right.windshield.front.and.heat.waves.air.distribution.upper seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower seated.side.windshield.front.and.heat.waves seated.side.windshield.front.and.heat.waves.air.distribution.lower seated.side.windshield.front.and.heat.waves.air.distribution.middle seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower seated.side.windshield.front.and.heat.waves.air.distribution.upper
    figure seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower skateboarding skateboarding.circle* skating skiing.crosscountry skiing.crosscountry.circle* skiing.downhill skiing.downhill.circle* snowboarding snowboarding.circle* soccer socialdance socialdance.circle* softball softball.circle* squash squash.circle* stair.stepper stair.stepper.circle* stairs stairs.circle* stand stand.dress stand.dress.line.vertical.figure stand.line.dotted.figure.stand step.training step.training.circle* strengthtraining.functional strengthtraining.functional.circle* strengthtraining.traditional strengthtraining.traditional.circle* surfing surfing.circle* table.tennis table.tennis.circle* taichi taichi.circle* tennis tennis.circle* track.and.field track.and.field.circle* volleyball
    figure volleyball.circle* walk walk.arrival walk.circle* walk.departure walk.diamond* walk.motion walk.motion.trianglebadge.exclamationmark walk.suitcase.rolling walk.suitcase.rolling.circle* walk.treadmill walk.treadmill.circle* walk.triangle* water.fitness water.fitness.circle* waterpolo waterpolo.circle* wave wave.circle* wrestling wrestling.circle* yoga yoga.circle*
    filemenu and.cursorarrow~r and.pointer.arrow~r and.selection
    film -* circle* stack*
    finder -
    fire extinguisher*
    fireplace -*
    firewall -*
    fireworks -
    fish -* circle*
    fitness timer*
    flag -* 2.crossed* 2.crossed.circle* and.flag.filled.crossed badge.ellipsis* checkered checkered.2.crossed checkered.circle* circle* filled.and.flag.crossed pattern.checkered pattern.checkered.2.crossed pattern.checkered.circle* pattern.checkered.lc slash* slash.circle* square*
    flame -* circle* gauge.open
    flashlight off.circle* off.fill on.circle* on.fill slash slash.circle*
    flask -*
    fleuron -*
    flip horizontal*
    flipphone -
    florinsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    flowchart -*
    fluid batteryblock brakesignal coolant transmission
    fn -
    folder -* badge.gear badge.gearshape badge.minus* badge.person.crop* badge.plus* badge.questionmark~a circle* fill.badge.gear fill.badge.gearshape fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.questionmark~a
    football -* circle*
    fork knife knife.circle*
    formfitting gamecontroller*
    forward -* circle* end* end.alt* end.circle* frame*
    fossil shell*
    francsign - arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90 bank.building* circle* gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square*
    frying pan*
    fuel filter.water
    fuelpump -* and.filter arrowtriangle.left* arrowtriangle.right* circle* exclamationmark* slash* thermometer*
    function -~a
    fx -
    """
}
