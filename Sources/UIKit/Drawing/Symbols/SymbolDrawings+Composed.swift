extension SymbolDrawings {
  /// Symbols of the interface, composed of others.
  static let composedSymbols = """
    a.magnify | u magnifyingglass 0 0 1 | t A -9 -9 26 28
    align.horizontal.center | s M0 -50V-34 M0 -8V8 M0 34V50 | s R -44 -34 88 26 6 | s R -28 8 56 26 6
    align.horizontal.left | s M-46 -48V48 | s R -32 -34 78 26 6 | s R -32 8 50 26 6
    align.horizontal.right | s M46 -48V48 | s R -46 -34 78 26 6 | s R -18 8 50 26 6
    align.vertical.bottom | s M-48 46H48 | s R -34 -46 26 78 6 | s R 8 -18 26 50 6
    align.vertical.center | s M-50 0H-34 M-8 0H8 M34 0H50 | s R -34 -44 26 88 6 | s R 8 -28 26 56 6
    align.vertical.top | s M-48 -46H48 | s R -34 -32 26 78 6 | s R 8 -32 26 50 6
    angle | s M42 -36L-42 34H46 | s M-14 34A-42 34 30 0 -40
    app.connected.to.app.below.fill | b R -26 -50 52 44 12 | b R -26 8 52 44 12 | s M-30 -28H-38Q-48 -28 -48 -18V20Q-48 30 -38 30H-32
    app.dashed | s M-44 -14V-24Q-44 -44 -24 -44H-14 M14 -44H24Q44 -44 44 -24V-14 M44 14V24Q44 44 24 44H14 M-14 44H-24Q-44 44 -44 24V14
    app.gift | s R -44 -44 88 88 22 | s M-44 2H44 M0 -44V44 | s M0 2C-24 -24 -30 0 0 2C30 0 24 -24 0 2
    app.grid | f R -44 -44 24 24 7 R -12 -44 24 24 7 R 20 -44 24 24 7 R -44 -12 24 24 7 R -12 -12 24 24 7 R 20 -12 24 24 7 R -44 20 24 24 7 R -12 20 24 24 7 R 20 20 24 24 7
    apps.ipad | s R -40 -50 80 100 12 | f R -24 -32 14 14 4 R -7 -32 14 14 4 R 10 -32 14 14 4 R -24 -13 14 14 4 R -7 -13 14 14 4 R 10 -13 14 14 4 R -24 6 14 14 4 R -7 6 14 14 4 R 10 6 14 14 4
    apps.ipad.landscape | s R -52 -38 104 76 12 | f R -34 -24 14 14 4 R -16 -24 14 14 4 R 2 -24 14 14 4 R 20 -24 14 14 4 R -34 -6 14 14 4 R -16 -6 14 14 4 R 2 -6 14 14 4 R 20 -6 14 14 4
    apps.iphone.landscape | s R -50 -28 100 56 13 | f R -30 -15 13 13 4 R -12 -15 13 13 4 R 6 -15 13 13 4 R -30 3 13 13 4 R -12 3 13 13 4 R 6 3 13 13 4
    appwindow.swipe.rectangle | s R -52 -37 104 74 13 | f R -42 -27 46 54 6 | s M16 0H38 M28 -11L39 0L28 11
    aqi.high | f O -40 -20 6 O -20 -34 6 O 0 -22 6 O 20 -34 6 O 40 -20 6 O -40 8 6 O -20 -4 6 O 0 8 6 O 20 -4 6 O 40 8 6 O -20 26 6 O 0 38 6 O 20 26 6 O -40 36 6 O 40 36 6
    arrow.circlepath | s a0 2 44 -160 150 | f M-57 -13H-25L-42 14Z
    arrow.down.and.line.horizontal.and.arrow.up | s M-46 0H46 | s M0 -50V-14 M-18 -31L0 -13L18 -31 M0 50V14 M-18 31L0 13L18 31
    arrow.down.applewatch | n applewatch -16 0 1 | s M38 -22V20 M24 6L38 21L52 6
    arrow.down.left.and.arrow.up.right | s M40 -40L11 -11 M10 -34V-10H34 M-40 40L-11 11 M-10 34V10H-34
    arrow.down.left.arrow.up.right | s M30 -38L-38 30 M-38 4V31H-12 M-30 48L46 -28 M22 -28H47V-4
    arrow.down.left.topright.rectangle | s M-46 -6V-30Q-46 -40 -36 -40H42Q52 -40 52 -30V30Q52 40 42 40H10 | s M8 -18L-50 40 M-50 8V41H-16
    arrow.down.left.topright.rectangle.fill | b1 M-52 -30Q-52 -40 -42 -40H42Q52 -40 52 -30V30Q52 40 42 40H-42Q-52 40 -52 30Z | c R -64 -4 60 60 4 | x M10 -20L-4 -6 | s M8 -18L-46 36 M-46 4V37H-13
    arrow.down.right.topleft.rectangle | s M46 -6V-30Q46 -40 36 -40H-42Q-52 -40 -52 -30V30Q-52 40 -42 40H-10 | s M-8 -18L50 40 M50 8V41H16
    arrow.down.right.topleft.rectangle.fill | b1 M-52 -30Q-52 -40 -42 -40H42Q52 -40 52 -30V30Q52 40 42 40H-42Q-52 40 -52 30Z | c R 4 -4 60 60 4 | x M-10 -20L4 -6 | s M-8 -18L46 36 M46 4V37H13
    arrow.left.and.right.text.vertical | s M-34 -44H34 M-34 -26H34 M-34 26H34 M-34 44H10 | s M-48 0H48 M-34 -13L-49 0L-34 13 M34 -13L49 0L34 13
    arrow.left.to.line.compact | s M-34 -34V34 M44 0H-14 M6 -22L-16 0L6 22
    arrow.right.doc.on.clipboard | u doc.on.clipboard 0 0 1 | c R -62 -14 58 44 6 | s M-54 8H-10 M-26 -8L-9 8L-26 24
    arrow.right.to.line.compact | s M34 -34V34 M-44 0H14 M-6 -22L16 0L-6 22
    arrow.triangle.2.circlepath.camera | u camera 0 0 1 | c O 0 6 26 | n*0.8 arrow.triangle.2.circlepath 0 6 0.42
    arrow.triangle.2.circlepath.camera.fill | u camera.fill 0 0 1 | b O 0 6 22 | x*0.8 a0 6 15 200 330 a0 6 15 20 150 | c M18 -8V4H7Z M-18 20V8H-7Z
    arrow.triangle.2.circlepath.doc.on.clipboard | u doc.on.clipboard 0 0 1 | n*0.8 arrow.triangle.2.circlepath 19 20 0.36
    arrow.triangle.turn.up.right.circle | s O 0 0 45.65 | s M-16 24V4Q-16 -8 -4 -8H8 | f M6 -26L28 -8L6 10Z
    arrow.triangle.turn.up.right.circle.fill | b1 O 0 0 45.65 | x M-16 24V4Q-16 -8 -4 -8H8 | c M6 -26L28 -8L6 10Z
    arrow.turn.up.forward.iphone | s R -50 -32 44 82 11 | s*0.8 M-33 -24H-23 | s M8 44V4Q8 -16 26 -16H44 | s M34 -32L50 -16L34 0
    arrow.up.and.down.and.sparkles | s M-24 -46V46 M-42 -28L-24 -47L-6 -28 M-42 28L-24 47L-6 28 | n sparkles 28 0 0.5
    arrow.up.and.down.righttriangle.up.righttriangle.down | s M-46 0H46 | s M-36 -14V-48L38 -14Z | s M-36 14V48L38 14Z
    arrow.up.and.down.righttriangle.up.righttriangle.down.fill | s M-46 0H46 | b M-36 -14V-48L38 -14Z | s M-36 14V48L38 14Z
    arrow.up.and.line.horizontal.and.arrow.down | s M-46 0H46 | s M0 -14V-50 M-18 -33L0 -51L18 -33 M0 14V50 M-18 33L0 51L18 33
    arrow.up.and.person.rectangle.portrait | s M14 -46H20Q32 -46 32 -34V34Q32 46 20 46H-20Q-32 46 -32 34V-14 | f O 2 -6 11 | f M-18 38C-16 10 20 10 22 38Z | s M-32 -10V-46 M-48 -32L-32 -48L-16 -32
    arrow.up.and.person.rectangle.turn.left | s M14 -46H20Q32 -46 32 -34V34Q32 46 20 46H-20Q-32 46 -32 34V0 | f O 4 2 10 | f M-16 40C-14 16 22 16 24 40Z | s M-6 -34H-30Q-42 -34 -42 -22V-12 M-18 -46L-4 -34L-18 -22
    arrow.up.and.person.rectangle.turn.right | s M-14 -46H-20Q-32 -46 -32 -34V34Q-32 46 -20 46H20Q32 46 32 34V0 | f O -4 2 10 | f M16 40C14 16 -22 16 -24 40Z | s M6 -34H30Q42 -34 42 -22V-12 M18 -46L4 -34L18 -22
    arrow.up.bin | s M-50 -30H50V-8H-50Z M-42 -8V36Q-42 46 -32 46H32Q42 46 42 36V-8 | s M0 36V6 M-14 18L0 4L14 18
    arrow.up.doc.on.clipboard | u doc.on.clipboard 0 0 1 | c R 2 -2 34 44 4 | s M19 36V4 M7 15L19 3L31 15
    arrow.up.left.arrow.down.right | s M30 38L-38 -30 M-38 -4V-31H-12 M-30 -48L46 28 M22 28H47V4
    arrow.up.left.bottomright.rectangle | s M-46 6V30Q-46 40 -36 40H42Q52 40 52 30V-30Q52 -40 42 -40H10 | s M8 18L-50 -40 M-50 -8V-41H-16
    arrow.up.left.bottomright.rectangle.fill | b1 M-52 -30Q-52 -40 -42 -40H42Q52 -40 52 -30V30Q52 40 42 40H-42Q-52 40 -52 30Z | c R -64 -56 60 60 4 | x M10 20L-4 6 | s M8 18L-46 -36 M-46 -4V-37H-13
    arrow.up.right.and.arrow.down.left | s M8 -8L37 -37 M14 -38H38V-14 M-8 8L-37 37 M-14 38H-38V14
    arrow.up.right.bottomleft.rectangle | s M46 6V30Q46 40 36 40H-42Q-52 40 -52 30V-30Q-52 -40 -42 -40H-10 | s M-8 18L50 -40 M50 -8V-41H16
    arrow.up.right.bottomleft.rectangle.fill | b1 M-52 -30Q-52 -40 -42 -40H42Q52 -40 52 -30V30Q52 40 42 40H-42Q-52 40 -52 30Z | c R 4 -56 60 60 4 | x M-10 20L4 6 | s M-8 18L46 -36 M46 -4V-37H13
    arrow.up.trash | u trash.plain 0 0 1 | s M0 34V-8 M-13 4L0 -10L13 4
    arrow.up.trash.fill | u trash.plain.fill 0 0 1 | x M0 36V-6 M-13 6L0 -8L13 6
    arrowkeys | s R -17 -40 34 34 8 | s R -56 4 34 34 8 | s R -17 4 34 34 8 | s R 22 4 34 34 8
    arrowkeys.down.filled | s R -17 -40 34 34 8 | s R -56 4 34 34 8 | b R -17 4 34 34 8 | s R 22 4 34 34 8
    arrowkeys.left.filled | s R -17 -40 34 34 8 | b R -56 4 34 34 8 | s R -17 4 34 34 8 | s R 22 4 34 34 8
    arrowkeys.right.filled | s R -17 -40 34 34 8 | s R -56 4 34 34 8 | s R -17 4 34 34 8 | b R 22 4 34 34 8
    arrowkeys.up.filled | b R -17 -40 34 34 8 | s R -56 4 34 34 8 | s R -17 4 34 34 8 | s R 22 4 34 34 8
    arrowshape.bounce.right | s M-52 -6C-40 -34 -8 -40 10 -14L22 -28L32 14L-10 8L0 -4C-14 -20 -34 -12 -38 2Z | s M-48 34H48
    arrowshape.bounce.right.fill | b M-52 -6C-40 -34 -8 -40 10 -14L22 -28L32 14L-10 8L0 -4C-14 -20 -34 -12 -38 2Z | s M-48 34H48
    arrowshape.left.arrowshape.right | s M-8 -14H-26V-30L-54 0L-26 30V14H-8Z M8 -14H26V-30L54 0L26 30V14H8Z
    arrowshape.turn.up.backward.2 | s M18 -36L-22 -12L18 12V-2C36 -2 46 6 52 26C52 -6 42 -22 18 -22Z | s M-14 -38L-54 -12L-14 14
    arrowshape.turn.up.left.2 | s M18 -36L-22 -12L18 12V-2C36 -2 46 6 52 26C52 -6 42 -22 18 -22Z | s M-14 -38L-54 -12L-14 14
    arrowtriangle.up.arrowtriangle.down.window.left | u window.vertical.closed 20 0 0.9 | f M-38 -38L-22 -10H-54Z M-38 38L-22 10H-54Z
    arrowtriangle.up.arrowtriangle.down.window.right | u window.vertical.closed -20 0 0.9 | f M38 -38L22 -10H54Z M38 38L22 10H54Z
    backward.end.alt | s M4 -28L-34 0L4 28Z M44 -28L6 0L44 28Z | s M-46 -30V30
    backward.frame | s M18 -36L-30 0L18 36Z | s M38 -38V38
    bold.italic.underline | t BI 0 -8 80 52 | s M-44 42H44
    bold.underline | t B 0 -8 60 56 | s M-36 42H36
    book.and.wrench | u book 0 -6 0.92 | c R 6 8 50 48 8 | n wrench.adjustable 32 30 0.5
    book.closed.fill | b M-34 36V-34Q-34 -46 -22 -46H34V26H-24Q-34 26 -34 36Z | s M-34 36Q-34 46 -24 46H34
    brain.filled.head.profile | u brain.head.profile 0 0 1 | f M-10 -26C0 -36 20 -34 24 -20C30 -8 20 4 8 2C-2 8 -16 2 -16 -10C-18 -18 -14 -24 -10 -26Z
    bubble.left.and.exclamationmark.bubble.right | s M-40 -42H8Q20 -42 20 -30 M-36 4V18L-22 4M-36 4H-40Q-52 4 -52 -8V-30Q-52 -42 -40 -42 | s M2 -18H40Q52 -18 52 -6V16Q52 28 40 28H36V44L20 28H2Q-10 28 -10 16V-6Q-10 -18 2 -18Z | s*0.9 M21 -8V8 | f O 21 18 4.5
    bubble.left.and.exclamationmark.bubble.right.fill | b M-40 -42H8Q20 -42 20 -30V-28H2Q-20 -26 -20 -6V4H-22L-36 18V4H-40Q-52 4 -52 -8V-30Q-52 -42 -40 -42Z | b M2 -18H40Q52 -18 52 -6V16Q52 28 40 28H36V44L20 28H2Q-10 28 -10 16V-6Q-10 -18 2 -18Z | x*0.9 M21 -8V8 | c O 21 18 4.5
    bubble.middle.bottom | s M-38 -42H38Q52 -42 52 -28V12Q52 26 38 26H16L0 44L-16 26H-38Q-52 26 -52 12V-28Q-52 -42 -38 -42Z
    bubble.middle.bottom.fill | b M-38 -42H38Q52 -42 52 -28V12Q52 26 38 26H16L0 44L-16 26H-38Q-52 26 -52 12V-28Q-52 -42 -38 -42Z
    bubbles.and.sparkles | s O -18 14 28 | s O 24 -24 15 | s O 32 28 12 | n sparkles -34 -36 0.3
    burst | s M0 -48L10 -22L34 -36L24 -10L50 -2L26 10L36 36L10 24L0 48L-10 24L-36 36L-26 10L-50 -2L-24 -10L-34 -36L-10 -22Z
    button.angledbottom.horizontal.left | s M-42 -26H38Q50 -26 50 -14V14Q50 26 38 26H-10Q-22 26 -30 16L-50 -12Q-54 -26 -42 -26Z
    button.angledbottom.horizontal.right | s M42 -26H-38Q-50 -26 -50 -14V14Q-50 26 -38 26H10Q22 26 30 16L50 -12Q54 -26 42 -26Z
    button.angledtop.vertical.left | s M-26 -10Q-26 -22 -14 -30L14 -48Q28 -52 28 -38V36Q28 48 16 48H-14Q-26 48 -26 36Z
    button.angledtop.vertical.right | s M26 -10Q26 -22 14 -30L-14 -48Q-28 -52 -28 -38V36Q-28 48 -16 48H14Q26 48 26 36Z
    button.horizontal | s R -50 -26 100 52 26
    button.horizontal.top.press | s R -48 -4 96 44 20 | s M0 -50V-18 M-14 -32L0 -18L14 -32
    button.roundedbottom.horizontal | s M-50 -26H50V0Q50 28 22 28H-22Q-50 28 -50 0Z
    button.roundedtop.horizontal | s M-50 26H50V0Q50 -28 22 -28H-22Q-50 -28 -50 0Z
    button.vertical.left.press | s R -8 -46 42 92 19 | s M-54 0H-22 M-36 -14L-22 0L-36 14
    button.vertical.right.press | s R -34 -46 42 92 19 | s M54 0H22 M36 -14L22 0L36 14
    camera.metering.center.weighted | s R -52 -38 104 76 12 | s O 0 0 22 | f O 0 0 8
    camera.metering.center.weighted.average | s R -52 -38 104 76 12 | s M-26 -18A0 0 32 215 325 M-26 18A0 0 32 145 35
    camera.metering.matrix | s R -52 -38 104 76 12 | f O 0 0 8 | s*0.8 M-18 -38V38 M18 -38V38 M-52 -14H-18 M18 -14H52 M-52 14H-18 M18 14H52
    camera.metering.multispot | s R -52 -38 104 76 12 | f O 0 0 6 O -26 -16 6 O 26 -16 6 O -26 16 6 O 26 16 6
    camera.metering.none | s R -52 -38 104 76 12 | s O 0 0 20
    camera.metering.partial | s R -52 -38 104 76 12 | f O 0 0 18
    camera.metering.spot | s R -52 -38 104 76 12 | f O 0 0 8
    camera.metering.unknown | s R -52 -38 104 76 12 | u questionmark 0 0 0.5
    camera.on.rectangle | u camera -10 12 0.74 | s M-36 -34Q-34 -44 -22 -44H38Q52 -44 52 -30V14Q52 24 44 28
    camera.shutter.button | s R -40 8 80 32 6 | s R -20 -10 40 18 6 | s M0 -50V-24 M-11 -34L0 -23L11 -34
    character | t A 0 0 60 70
    character.book.closed | u book.closed 0 0 1 | t A 2 -12 26 30
    character.duployan | s M-36 -20A-8 -20 28 180 360V10 M20 10A34 10 14 180 -60
    character.magnify | u magnifyingglass 0 0 1 | t A -9 -9 26 28
    character.phonetic | t ə -16 0 40 40 | t ʃ 26 0 30 60
    character.sutton | s O 0 -24 20 | s M-40 20L-10 8L10 8L40 20 M-24 40H24
    character.textbox | s R -52 -37 104 74 13 | t A -14 0 44 40 | s M26 -22V22
    chart.bar.xaxis.ascending | s M-48 44H48 | b R -42 12 16 20 3 | b R -8 -10 16 42 3 | b R 26 -36 16 68 3
    chart.bar.xaxis.descending | s M-48 44H48 | b R -42 -36 16 68 3 | b R -8 -10 16 42 3 | b R 26 12 16 20 3
    chart.bar.yaxis | s M-44 -46V46 | b R -32 -42 68 16 3 | b R -32 -8 42 16 3 | b R -32 26 20 16 3
    checklist.checked | s M-8 -26H48 M-8 22H48 | s M-48 -26L-38 -15L-24 -37 M-48 22L-38 33L-24 11
    checklist.unchecked | s M-8 -26H48 M-8 22H48 | s*0.8 O -36 -26 11 | s*0.8 O -36 22 11
    chevron.compact.left.chevron.compact.right | s M-18 -26L-30 0L-18 26 M18 -26L30 0L18 26
    chevron.compact.up.chevron.compact.down | s M-26 -18L0 -30L26 -18 M-26 18L0 30L26 18
    chevron.left.chevron.right | s M-16 -34L-50 0L-16 34 M16 -34L50 0L16 34
    chevron.left.to.line | s M-38 -38V38 M26 -36L-12 0L26 36
    chevron.right.to.line | s M38 -38V38 M-26 -36L12 0L-26 36
    chevron.up.chevron.right.chevron.down.chevron.left | s M-14 -32L0 -46L14 -32 M-14 32L0 46L14 32 M-32 -14L-46 0L-32 14 M32 -14L46 0L32 14
    chineseyuanrenminbisign | s M-28 -40L0 0L28 -40 M0 0V40 M-24 14H24
    circle.bottomhalf.filled.inverse | s O 0 0 45.65 | f A0 0 36 0 180Z
    circle.bottomrighthalf.checkered | s O 0 0 45.65 | s M32 -32L-32 32 | f M8 8H22V-6H36V8H22V22H36V8 M8 8V22H-6V36H8V22H22V36H8
    circle.dashed.inset.filled | u circle.dashed 0 0 1 | f O 0 0 29
    circle.dotted.and.circle | n circle.dotted -22 0 0.62 | s O 22 0 28
    circle.filled.ipad | u ipad 0 0 1 | f O 0 0 20
    circle.filled.ipad.fill | b R -40 -50 80 100 12 | c O 0 0 22
    circle.filled.ipad.landscape | u ipad.landscape 0 0 1 | f O 0 0 20
    circle.filled.ipad.landscape.fill | b R -50 -40 100 80 12 | c O 0 0 22
    circle.filled.iphone | u iphone 0 0 1 | f O 0 0 15
    circle.filled.iphone.fill | b R -27 -50 54 100 13 | c O 0 0 17
    circle.filled.pattern.diagonalline.rectangle | s R -54 -40 108 80 13 | s*0.6 M-54 20L-34 40 M-54 -6L-8 40 M-54 -30L16 40 M-36 -40L40 36 M-10 -40L54 24 M16 -40L54 -2 | c O 0 0 29 | b O 0 0 20
    circle.grid.2x1 | s O -25 0 20 | s O 25 0 20
    circle.grid.2x1.left.filled | b O -25 0 20 | s O 25 0 20
    circle.grid.2x1.right.filled | s O -25 0 20 | b O 25 0 20
    circle.lefthalf.filled.inverse | s O 0 0 45.65 | f M0 -36A0 0 36 -90 -270Z
    circle.lefthalf.filled.righthalf.striped.horizontal | s O 0 0 45.65 | f M0 -45A0 0 45 -90 -270Z | s*0.7 M0 -30H34 M0 -15H43 M0 0H45 M0 15H43 M0 30H34
    circle.lefthalf.filled.righthalf.striped.horizontal.inverse | s O 0 0 45.65 | f M0 -45A0 0 45 -90 90Z | s*0.7 M0 -30H-34 M0 -15H-43 M0 0H-45 M0 15H-43 M0 30H-34
    circle.lefthalf.striped.horizontal | s O 0 0 45.65 | s*0.7 M0 -30H-34 M0 -15H-43 M0 0H-45 M0 15H-43 M0 30H-34 M0 -45V45
    circle.lefthalf.striped.horizontal.inverse | s*0.7 M0 -30H34 M0 -15H43 M0 0H45 M0 15H43 M0 30H34 M0 -45V45 | s O 0 0 45.65
    circle.on.square | s O -12 12 32 | s M-16 -34Q-14 -46 0 -46H30Q46 -46 46 -30V0Q46 12 34 16
    circle.rectangle.dashed | u rectangle.dashed 0 0 1 | s O 0 0 20
    circle.rectangle.filled.pattern.diagonalline | s O 0 0 45.65 | f R -28 -18 56 36 6
    circle.righthalf.filled.inverse | s O 0 0 45.65 | f M0 -36A0 0 36 -90 90Z
    circle.tophalf.filled.inverse | s O 0 0 45.65 | f A0 0 36 180 360Z
    circlebadge.2 | s O -18 -10 20 | s O 20 14 20
    _cursor | b M-14 -22L26 8L8 10L18 30L8 34L0 14L-14 26Z
    cursorarrow.and.square.on.square.dashed | s M-46 -4V-32Q-46 -44 -34 -44H-4Q8 -44 8 -32 | s*0.8 M-22 10V-4Q-22 -16 -10 -16H0 M14 -16H26Q36 -16 38 -6 M38 8V16 M-22 24V26Q-22 38 -10 38H-4 | n _cursor 26 22 0.9
    cursorarrow.click.2 | n _cursor 14 14 1 | s*0.9 a0 -6 24 150 290 a0 -6 42 150 290
    cursorarrow.motionlines | u cursorarrow 14 -6 0.8 | s*0.9 M-46 -20H-24 M-50 4H-28 M-46 28H-18
    cursorarrow.motionlines.click | n _cursor 24 12 0.95 | s*0.9 M-50 -12H-26 M-54 8H-30 M-48 28H-22 | s*0.9 a8 -8 28 190 320
    distribute.horizontal | s M-46 -46V46 M46 -46V46 | s R -13 -28 26 56 6
    distribute.horizontal.center | s M-28 -48V-26 M-28 26V48 M28 -48V-26 M28 26V48 | s R -41 -24 26 48 6 | s R 15 -24 26 48 6
    distribute.horizontal.left | s M-44 -48V48 M12 -48V48 | s R -32 -24 26 48 6 | s R 24 -24 26 48 6
    distribute.horizontal.right | s M44 -48V48 M-12 -48V48 | s R 6 -24 26 48 6 | s R -50 -24 26 48 6
    distribute.vertical | s M-46 -46H46 M-46 46H46 | s R -28 -13 56 26 6
    distribute.vertical.bottom | s M-48 44H48 M-48 -12H48 | s R -24 6 48 26 6 | s R -24 -50 48 26 6
    distribute.vertical.center | s M-48 -28H-26 M26 -28H48 M-48 28H-26 M26 28H48 | s R -24 -41 48 26 6 | s R -24 15 48 26 6
    distribute.vertical.top | s M-48 -44H48 M-48 12H48 | s R -24 -32 48 26 6 | s R -24 24 48 26 6
    dock.arrow.down.rectangle | s R -52 -40 104 80 13 | f R -32 18 64 12 5 | s M0 -28V8 M-13 -5L0 8L13 -5
    dock.arrow.up.rectangle | s R -52 -40 104 80 13 | f R -32 18 64 12 5 | s M0 8V-28 M-13 -15L0 -28L13 -15
    dock.rectangle | s R -52 -40 104 80 13 | f R -32 14 64 14 5
    dot.arrowtriangles.up.right.down.left.circle | s O 0 0 45.65 | f O 0 0 7 M0 -34L10 -20H-10Z M0 34L10 20H-10Z M-34 0L-20 -10V10Z M34 0L20 -10V10Z
    dot.circle.and.cursorarrow | s O -10 -10 36 | f O -10 -10 11 | c O 26 26 30 | n _cursor 20 20 1
    dot.circle.and.hand.point.up.left.fill | s O -12 -12 34 | f O -12 -12 10 | c O 24 26 30 | n hand.point.up.left.fill 24 24 0.52
    dot.circle.viewfinder | u viewfinder 0 0 1 | s O 0 0 22 | f O 0 0 8
    dot.crosshair | s M0 -48V-14 M0 48V14 M-48 0H-14 M48 0H14 | f O 0 0 6
    dot.radiowaves.forward | f O -28 0 9 | s a-28 0 30 -45 45 a-28 0 52 -45 45 a-28 0 74 -45 45
    dot.scope | s O 0 0 32 | s M0 -48V-20 M0 48V20 M-48 0H-20 M48 0H20 | f O 0 0 7
    dot.scope.display | u display 0 0 1 | n*0.7 dot.scope 0 -10 0.5
    dot.scope.laptopcomputer | u laptopcomputer 0 0 1 | n*0.7 dot.scope 0 -8 0.42
    dot.squareshape.split.2x2 | s R -44 -44 88 88 2 M0 -44V44 M-44 0H44 | f O -22 -22 7
    dots.and.line.vertical.and.cursorarrow.rectangle | s R -52 -37 104 74 13 M-8 -37V37 | f O -36 -18 4.5 O -22 -18 4.5 O -36 0 4.5 O -22 0 4.5 O -36 18 4.5 O -22 18 4.5 | n _cursor 18 -2 0.75
    dpad.down.filled | s M-16 -46H16V-16H46V16H16V46H-16V16H-46V-16H-16Z | f M-11 41H11V14L0 4L-11 14Z
    dpad.left.filled | s M-16 -46H16V-16H46V16H16V46H-16V16H-46V-16H-16Z | f M-41 -11V11H-14L-4 0L-14 -11Z
    dpad.right.filled | s M-16 -46H16V-16H46V16H16V46H-16V16H-46V-16H-16Z | f M41 -11V11H14L4 0L14 -11Z
    dpad.up.filled | s M-16 -46H16V-16H46V16H16V46H-16V16H-46V-16H-16Z | f M-11 -41H11V-14L0 -4L-11 -14Z
    ellipsis.vertical.bubble | u bubble.left 0 0 1 | f O 0 -24 5 O 0 -7 5 O 0 10 5
    ellipsis.vertical.bubble.fill | u bubble.left.fill 0 0 1 | c O 0 -24 5 O 0 -7 5 O 0 10 5
    envelope.arrow.triangle.branch | u envelope -8 -10 0.84 | c R 6 -22 56 84 10 | s*0.9 M20 48V4 M20 36C20 20 46 34 46 16 | f M20 -10L30 7H10Z M46 4L56 20H36Z
    envelope.badge.person.crop | u envelope -6 -6 0.9 | c O 34 26 25 | s*0.8 O 34 26 19 | f O 34 20 6 | f M22 36C24 26 44 26 46 36Z
    envelope.badge.shield.half.filled | u envelope -6 -6 0.9 | c O 34 26 27 | n shield.lefthalf.filled 34 26 0.45
    envelope.front | u envelope 0 0 1
    envelope.stack | s R -54 -14 108 58 11 | s M-50 -8L0 22L50 -8 | s*0.9 M-42 -28H42 M-32 -42H32
    externaldrive.badge.person.crop | u externaldrive -6 -8 0.9 | c O 34 26 25 | s*0.8 O 34 26 19 | f O 34 20 6 | f M22 36C24 26 44 26 46 36Z
    externaldrive.badge.timemachine | u externaldrive -6 -8 0.9 | c O 34 26 25 | s*0.8 a34 26 18 -160 150 M34 16V27L41 31
    externaldrive.connected.to.line.below | u externaldrive 0 -14 0.84 | s M0 14V30 M-10 38H-50 M10 38H50 | s O 0 38 8
    eyes.inverse | b E -24 0 19 30 | b E 24 0 19 30 | c O -16 8 9 O 32 8 9
    f.cursive | s M30 -38C18 -48 8 -40 4 -20L-6 30C-10 46 -22 50 -32 42 M-18 -12H26
    filemenu.and.cursorarrow | u filemenu.and.selection -6 -4 0.9 | c M6 0L64 40L40 64L8 44Z | n _cursor 24 30 0.9
    fn | t fn 0 0 70 60
    folder.badge.person.crop | u folder -6 -6 0.9 | c O 34 26 25 | s*0.8 O 34 26 19 | f O 34 20 6 | f M22 36C24 26 44 26 46 36Z
    forward.end.alt | s M-4 -28L34 0L-4 28Z M-44 -28L-6 0L-44 28Z | s M46 -30V30
    forward.frame | s M-18 -36L30 0L-18 36Z | s M-38 -38V38
    fx | t fx 0 0 70 60
    gobackward.10 | u gobackward 0 0 1 | t 10 0 5 34 23
    gobackward.15 | u gobackward 0 0 1 | t 15 0 5 34 23
    gobackward.30 | u gobackward 0 0 1 | t 30 0 5 34 23
    gobackward.45 | u gobackward 0 0 1 | t 45 0 5 34 23
    gobackward.5 | u gobackward 0 0 1 | t 5 0 5 16 24
    gobackward.60 | u gobackward 0 0 1 | t 60 0 5 34 23
    gobackward.75 | u gobackward 0 0 1 | t 75 0 5 34 23
    gobackward.90 | u gobackward 0 0 1 | t 90 0 5 34 23
    gobackward.minus | u gobackward 0 0 1 | s M-13 5H13
    goforward.10 | u goforward 0 0 1 | t 10 0 5 34 23
    goforward.15 | u goforward 0 0 1 | t 15 0 5 34 23
    goforward.30 | u goforward 0 0 1 | t 30 0 5 34 23
    goforward.45 | u goforward 0 0 1 | t 45 0 5 34 23
    goforward.5 | u goforward 0 0 1 | t 5 0 5 16 24
    goforward.60 | u goforward 0 0 1 | t 60 0 5 34 23
    goforward.75 | u goforward 0 0 1 | t 75 0 5 34 23
    goforward.90 | u goforward 0 0 1 | t 90 0 5 34 23
    goforward.plus | u goforward 0 0 1 | s M-13 5H13 M0 -8V18
    hand.point.up.left.and.text | u hand.point.up.left -14 -8 0.8 | s M14 -34H50 M26 -14H50 M30 6H50 M30 26H50
    hand.raised.fingers.spread | s M-26 46C-36 30 -46 12 -52 -2Q-54 -12 -46 -12Q-42 -12 -39 -6L-30 8L-34 -30Q-34 -38 -28 -38Q-22 -38 -21 -32L-14 -6L-8 -42Q-6 -50 0 -48Q6 -46 5 -40L4 -6L18 -36Q22 -42 27 -39Q32 -36 29 -30L20 2L38 -14Q44 -18 48 -14Q52 -10 48 -4L26 30C18 46 -10 56 -26 46Z
    hand.raised.square.on.square | s R -46 -24 70 70 13 | s M-22 -46H32Q46 -46 46 -32V22 | n hand.raised -11 11 0.52
    hands.and.sparkles | u hands.sparkles 0 0 1
    house.and.flag | u house.plain -8 6 0.9 | s M30 20V-46L52 -36L30 -26
    house.and.flag.fill | u house.plain.fill -8 6 0.9 | s M30 20V-46 | f M30 -50L56 -37L30 -24Z
    house.lodge.fill | b M-52 8L0 -42L52 8H38V42H-38V8Z | x M-12 42V14H12V42
    house.plain | s M-50 2L0 -42L50 2 | s M-36 -10V34Q-36 42 -28 42H28Q36 42 36 34V-10
    house.plain.fill | b M-46 0L0 -40L46 0H34V34Q34 42 26 42H-26Q-34 42 -34 34V0Z
    house.slash | u house 0 0 1 | x M-34 -46L46 34 | s M-40 -40L40 40
    increase.quotelevel | s M-48 -40V40 M-32 -40V40 | s M-12 -26H48 M-12 0H48 M-12 26H24
    k | t K 0 0 50 70
    kashida.arabic | s M-48 22C-28 34 -20 10 -6 14C10 18 24 30 48 18 | f O -6 -22 6 O 12 -22 6
    keyboard.chevron.compact.left | s R -54 -30 80 60 11 | s*0.8 M-40 -12H-35 M-24 -12H-19 M-8 -12H-3 M8 -12H12 M-36 14H8 M-40 1H-35 M-24 1H-19 M-8 1H-3 M8 1H12 | s M50 -16L38 0L50 16
    keyboard.macwindow | s R -54 -42 108 84 13 | s M-54 -22H54 | s*0.8 R -36 -8 72 36 6 | s*0.7 M-24 2H-22 M-10 2H-8 M6 2H8 M22 2H24 M-14 16H14
    keyboard.onehanded.left | s R -54 -34 108 68 12 M18 -34V34 | s*0.8 M-40 -14H-37 M-20 -14H-17 M0 -14H3 M-40 2H-37 M-20 2H-17 M0 2H3 M-34 18H-4 | s M40 -12L30 0L40 12
    keyboard.onehanded.right | s R -54 -34 108 68 12 M-18 -34V34 | s*0.8 M40 -14H37 M20 -14H17 M0 -14H-3 M40 2H37 M20 2H17 M0 2H-3 M34 18H4 | s M-40 -12L-30 0L-40 12
    line.3.crossed.swirl.circle | s O 0 0 45.65 | s*0.8 M0 -28V28 M-24 -14L24 14 M24 -14L-24 14 | s*0.7 a0 0 16 -60 200
    line.3.horizontal.button.angledtop.vertical.right | u button.angledtop.vertical.right 0 0 1 | s*0.8 M-12 -2H12 M-12 12H12 M-12 26H12
    line.horizontal.star.fill.line.horizontal | s M-54 0H-26 M26 0H54 | n star.fill 0 0 0.42
    lines.measurement.horizontal | s M-50 -12V28 M-25 8V28 M0 -2V28 M25 8V28 M50 -12V28
    lines.measurement.vertical | s M-12 -50H28 M8 -25H28 M-2 0H28 M8 25H28 M-12 50H28
    list.dash.header.rectangle | s R -52 -40 104 80 13 | s M-36 -20H36 | s*0.85 M-36 4H-30 M-14 4H36 M-36 22H-30 M-14 22H36
    list.number | s M-18 -27H48 M-18 0H48 M-18 27H48 | t 1 -40 -27 12 17 | t 2 -40 0 12 17 | t 3 -40 27 12 17
    location.fill.viewfinder | u viewfinder 0 0 1 | n location.fill 0 0 0.5
    location.magnifyingglass | u magnifyingglass 0 0 1 | n location.fill -10 -9 0.34
    lock.rectangle.on.rectangle | u rectangle.on.rectangle 0 0 1 | n lock.fill -16 8 0.42
    lock.rectangle.on.rectangle.fill | u rectangle.fill.on.rectangle.fill 0 0 1 | c R -29 7 26 20 4 | x*0.8 M-24 7V1C-24 -11 -8 -11 -8 1V7
    _lockbody | b R -13 -2 26 20 4 | s*0.8 M-8 -2V-8C-8 -20 8 -20 8 -8V-2
    macwindow.and.cursorarrow | u macwindow -2 -6 0.94 | c M10 -10L62 32L40 58L14 40Z | n _cursor 30 24 0.9
    mail.and.text.magnifyingglass | u mail -4 -6 0.94 | c R -2 -2 62 54 12 | n magnifyingglass 30 24 0.62
    menubar.arrow.down.rectangle | s R -52 -40 104 80 13 | f R -44 -32 88 12 4 | s M0 -12V26 M-13 13L0 26L13 13
    menubar.arrow.up.rectangle | s R -52 -40 104 80 13 | f R -44 -32 88 12 4 | s M0 26V-12 M-13 1L0 -12L13 1
    menubar.dock.rectangle | s R -52 -40 104 80 13 | f R -44 -32 88 12 4 R -30 18 60 12 5
    menubar.dock.rectangle.badge.record | u menubar.dock.rectangle 0 0 1 | c O 36 28 24 | s*0.8 O 36 28 17 | f O 36 28 9
    numbersign | u number 0 0 1
    oval.portrait | s E 0 0 36 52
    parentheses | s M-24 -46C-48 -20 -48 20 -24 46 M24 -46C48 -20 48 20 24 46
    pencil.and.outline | u pencil 6 -6 0.86 | s*0.8 M-50 50L-44 30 M-50 50L-30 44 M-36 16L-20 0 M-14 36L2 20
    pencil.tip.crop.circle | s O 0 0 45.65 | s M0 -24L-20 38M0 -24L20 38 | f M0 -26L-8 -2H8Z
    pencil.tip.crop.circle.badge.arrow.forward | u pencil.tip.crop.circle -6 -6 0.9 | c O 34 28 25 | b*0.4 O 34 28 19 | x*0.6 M24 28H43 M36 20L44 28L36 36
    pencil.tip.crop.circle.fill | b1 O 0 0 45.65 | x M0 -24L-18 36M0 -24L18 36 | c M0 -26L-8 -2H8Z
    person.2.crop.square.stack | s R -46 -24 74 72 14 | s M-22 -46H34Q48 -46 48 -32V22 | n person.2 -9 12 0.48
    person.2.gobackward | u gobackward 0 0 1.1 | n person.2.fill 0 5 0.4
    person.2.wave.2 | u person.2 0 4 0.72 | s*0.9 a0 0 56 -26 26 a0 0 56 154 206
    person.3.sequence | s O 0 -18 16 | s M-28 42C-28 16 -14 10 0 10C14 10 28 16 28 42Z | s*0.8 O -42 -10 11 | s*0.8 O 42 -10 11 | s*0.8 M-40 36H-60C-60 18 -54 10 -42 10 M40 36H60C60 18 54 10 42 10
    person.and.arrow.left.and.arrow.right | u person 0 -10 0.66 | s M-10 38H-46 M-34 26L-47 38L-34 50 M10 38H46 M34 26L47 38L34 50
    person.and.background.striped.horizontal | s*0.7 M-50 -44H50 M-50 -26H50 M-50 -8H50 M-50 10H50 M-50 28H50 M-50 46H50 | c O 0 -18 25 M-46 52C-46 10 -20 2 0 2C20 2 46 10 46 52Z | b O 0 -18 14 | b M-32 46C-32 18 -16 12 0 12C16 12 32 18 32 46Z
    person.badge.shield.checkmark | u person -10 -2 0.92 | c R 8 2 54 54 14 | u checkmark.shield 34 28 0.48
    person.crop.circle.badge | u person.crop.circle -4 4 0.94 | c O 34 -32 24 | b*0.4 O 34 -32 17
    person.crop.circle.dashed | u circle.dashed 0 0 1 | s O 0 -11 13 | s M-25 30C-20 12 20 12 25 30
    person.crop.circle.dashed.circle | s O 0 0 45.65 | n*0.75 person.crop.circle.dashed 0 0 0.66
    person.crop.rectangle.stack | s R -48 -14 96 58 13 | s*0.9 M-38 -30H38 M-28 -44H28 | s O 0 8 9 | s M-18 42C-16 24 16 24 18 42
    person.crop.square.filled.and.at.rectangle | s R -54 -38 108 76 13 | b R -40 -22 34 40 6 | c O -23 -8 6 M-36 14C-34 2 -12 2 -10 14Z | n*0.8 at 24 -2 0.44
    person.fill.and.arrow.left.and.arrow.right | n person.fill 0 -10 0.66 | s M-10 38H-46 M-34 26L-47 38L-34 50 M10 38H46 M34 26L47 38L34 50
    person.fill.viewfinder | u viewfinder 0 0 1 | n person.fill 0 2 0.56
    phone.arrow.down.left | u phone -4 4 0.86 | s M48 -48L18 -18 M18 -42V-17H43
    phone.arrow.right | u phone -8 4 0.86 | s M4 -28H46 M32 -43L48 -28L32 -13
    phone.arrow.up.right | u phone -4 4 0.86 | s M16 -16L47 -47 M22 -48H48V-22
    phone.arrow.up.right.circle | s O 0 0 45.65 | n phone.arrow.up.right.fill 0 0 0.52
    phone.bubble | s M-38 -44H38Q52 -44 52 -30V12Q52 26 38 26H-10L-30 46V26H-38Q-52 26 -52 12V-30Q-52 -44 -38 -44Z | n phone.fill 0 -9 0.46
    phone.connection | u phone -4 4 0.86 | f O 6 -32 5 O 24 -32 5 O 42 -32 5
    phone.down.waves.left.and.right | u phone.down 0 0 0.7 | s*0.9 a0 0 52 -28 28 a0 0 52 152 208
    _phonewavecircle | s O 0 0 45.65 | s*0.85 R -9 -22 18 44 6 | s*0.8 a0 0 22 -38 38 a0 0 22 142 218
    _phonewavecircle.fill | b1 O 0 0 45.65 | x*0.85 R -9 -22 18 44 6 | x*0.8 a0 0 22 -38 38 a0 0 22 142 218
    _phonewaves | s*0.9 a0 0 44 -34 34 a0 0 44 146 214 a0 0 60 -30 30 a0 0 60 150 210
    photo.fill.on.rectangle.fill | s M-32 -42H40Q52 -42 52 -30V22 | n photo.fill -6 10 0.9
    pip.remove | s R -54 -42 108 84 13 | s R 4 4 38 26 5 | s M-38 -26L-18 -6 M-18 -26L-38 -6
    pip.swap | s R -54 -42 108 84 13 | f R 4 4 42 30 5 | s*0.9 M-38 24V4Q-38 -8 -26 -8H-14 M-24 -18L-13 -8L-24 2
    placeholdertext.fill | u textformat 0 0 1
    platter.2.filled.ipad | s R -40 -50 80 100 12 | f R -29 -38 58 34 7 R -29 4 58 34 7
    platter.2.filled.ipad.landscape | s R -50 -40 100 80 12 | f R -38 -29 34 58 7 R 4 -29 34 58 7
    platter.2.filled.iphone | s R -30 -50 60 100 13 | f R -20 -38 40 34 7 R -20 4 40 34 7
    platter.2.filled.iphone.landscape | s R -50 -30 100 60 13 | f R -38 -20 34 40 7 R 4 -20 34 40 7
    platter.bottom.applewatch.case | s R -34 -38 68 76 20 | s*0.9 R -22 6 44 20 6
    platter.filled.bottom.and.arrow.down.iphone | s R -30 -50 60 100 13 | f R -20 10 40 28 7 | s M0 -34V-6 M-12 -17L0 -5L12 -17
    platter.filled.top.and.arrow.up.iphone | s R -30 -50 60 100 13 | f R -20 -38 40 28 7 | s M0 34V6 M-12 17L0 5L12 17
    platter.filled.top.applewatch.case | s R -34 -38 68 76 20 | f R -22 -26 44 20 6
    platter.top.applewatch.case | s R -34 -38 68 76 20 | s*0.9 R -22 -26 44 20 6
    play.house | u house.plain 0 0 1 | n play.fill 2 14 0.42
    play.house.fill | u house.plain.fill 0 0 1 | c M-10 -2L18 14L-10 30Z
    play.rectangle.on.rectangle | u rectangle.on.rectangle 0 0 1 | n play.fill -14 9 0.36
    play.rectangle.on.rectangle.circle | s O 0 0 45.65 | n play.rectangle.on.rectangle 0 0 0.54
    play.rectangle.on.rectangle.fill | u rectangle.fill.on.rectangle.fill 0 0 1 | c M-22 -4L0 9L-22 22Z
    play.square.stack | s R -46 -24 74 72 14 | s M-22 -46H34Q48 -46 48 -32V22 | n play.fill -8 12 0.44
    play.square.stack.fill | b R -46 -24 74 72 14 | s M-22 -46H34Q48 -46 48 -32V22 | c M-19 -5L10 12L-19 29Z
    plus.rectangle.on.folder | s M-52 -34Q-52 -44 -42 -44H-30Q-25 -44 -21 -40L-16 -36H22Q32 -36 32 -26V-18 M-52 -34V14Q-52 24 -42 24H-22 | s R -12 -8 66 52 10 | s M21 5V31 M8 18H34
    plus.rectangle.on.folder.fill | b M-52 -34Q-52 -44 -42 -44H-30Q-25 -44 -21 -40L-16 -36H22Q32 -36 32 -26V24H-42Q-52 24 -52 14Z | c R -20 -16 82 68 14 | b R -12 -8 66 52 10 | x M21 5V31 M8 18H34
    plus.square.fill.on.square.fill | s M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20 | b R -44 -20 64 64 13 | x M-12 -4V28 M-28 12H4
    point.3.filled.connected.trianglepath.dotted | b O 0 -34 11 O -36 30 11 O 36 30 11 | f O -12 -12 4 O -22 6 4 O 12 -12 4 O 22 6 4 O -12 32 4 O 12 32 4
    point.bottomleft.filled.forward.to.point.topright.scurvepath | b O -38 32 11 | s O 38 -32 11 | s M-26 32H-6C16 32 -16 -32 8 -32H26
    point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath | s O -38 32 11 | s M-26 32H-6C16 32 -16 -32 8 -32H22Q40 -32 40 -14V-6 | f M24 -8H56L40 18Z
    point.bottomleft.forward.to.point.topright.filled.scurvepath | s O -38 32 11 | b O 38 -32 11 | s M-26 32H-6C16 32 -16 -32 8 -32H26
    point.bottomleft.forward.to.point.topright.scurvepath | s O -38 32 11 | s O 38 -32 11 | s M-26 32H-6C16 32 -16 -32 8 -32H26
    point.forward.to.point.capsulepath | s O -36 0 11 | s O 36 0 11 | s M-30 -11C-24 -44 24 -44 30 -11 M-30 11C-24 44 24 44 30 11
    point.topleft.down.to.point.bottomright.curvepath | s O -36 -34 11 | s O 36 34 11 | s M-36 -22V4Q-36 22 -18 22H-6C12 22 6 -18 22 -18Q36 -18 36 0V22
    point.topleft.down.to.point.bottomright.filled.curvepath | s O -36 -34 11 | b O 36 34 11 | s M-36 -22V4Q-36 22 -18 22H-6C12 22 6 -18 22 -18Q36 -18 36 0V22
    point.topleft.filled.down.to.point.bottomright.curvepath | b O -36 -34 11 | s O 36 34 11 | s M-36 -22V4Q-36 22 -18 22H-6C12 22 6 -18 22 -18Q36 -18 36 0V22
    power.dotted | s M0 -46V-4 | f O 30 -30 4.5 O 42 -10 4.5 O 42 14 4.5 O 28 34 4.5 O 6 43 4.5 O -18 40 4.5 O -36 24 4.5 O -43 2 4.5 O -36 -20 4.5
    poweroff | s O 0 0 32
    projective | s M-46 -24L46 -44V44L-46 24Z M-46 0H46 M-10 -32V32
    purchased | s M-46 -10V-32Q-46 -44 -34 -44H34Q46 -44 46 -32V32Q46 44 34 44H-34Q-46 44 -46 32V26 | s M-50 10L-36 24L-10 -8 | s M2 -12H28 M2 8H28
    purchased.circle | s O 0 0 45.65 | n purchased 0 0 0.5
    quotelevel | s M-40 -40V40 | s M-18 -26H44 M-18 0H44 M-18 26H20
    rectangle.2.swap | s R -54 -44 64 46 9 | s R -10 -2 64 46 9 | s*0.9 M26 -38H34Q46 -38 46 -26V-16 M36 -26L46 -15L56 -26
    rectangle.3.offgrid | u rectangle.3.group 0 0 1
    rectangle.and.arrow.up.right.and.arrow.down.left | s R -54 -40 108 80 13 | s*0.9 M8 -4L32 -24 M14 -25H33V-7 M-8 4L-32 24 M-14 25H-33V7
    rectangle.and.arrow.up.right.and.arrow.down.left.slash | u rectangle.and.arrow.up.right.and.arrow.down.left 0 0 1 | x M-38 -46L46 38 | s M-44 -40L40 44
    rectangle.and.hand.point.up.left | u rectangle 0 -4 1 | c O 28 24 32 | n hand.point.up.left 26 26 0.6
    rectangle.and.hand.point.up.left.fill | n rectangle.fill 0 -4 1 | c O 28 24 32 | n hand.point.up.left.fill 26 26 0.6
    rectangle.and.hand.point.up.left.filled | u rectangle 0 -4 1 | c O 28 24 32 | n hand.point.up.left.fill 26 26 0.6
    rectangle.and.paperclip | s M46 -4V-22Q46 -36 32 -36H-40Q-54 -36 -54 -22V22Q-54 36 -40 36H0 | n paperclip 32 22 0.58
    rectangle.arrowtriangle.2.inward | s R -22 -36 44 72 9 | f M-52 -14L-32 0L-52 14Z M52 -14L32 0L52 14Z
    rectangle.arrowtriangle.2.outward | s R -22 -36 44 72 9 | f M-34 -14L-54 0L-34 14Z M34 -14L54 0L34 14Z
    rectangle.badge.person.crop | u rectangle -4 -6 0.94 | c O 34 26 25 | s*0.8 O 34 26 19 | f O 34 20 6 | f M22 36C24 26 44 26 46 36Z
    rectangle.checkered | u checkerboard.rectangle 0 0 1
    rectangle.connected.to.line.below | s R -46 -44 92 52 10 | s M0 8V32 M-10 36H-50 M10 36H50 | s O 0 36 8
    rectangle.dashed.and.paperclip | u rectangle.dashed 0 -4 1 | c O 32 24 34 | n paperclip 32 22 0.58
    rectangle.dashed.badge.record | u rectangle.dashed -4 -6 0.94 | c O 34 26 25 | s*0.8 O 34 26 18 | f O 34 26 10
    rectangle.fill.on.rectangle.fill | s M-34 -34Q-30 -44 -20 -44H40Q54 -44 54 -30V6Q54 18 42 20 | b R -54 -20 76 58 11
    rectangle.filled.and.hand.point.up.left | n rectangle.fill 0 -4 1 | c O 28 24 32 | n hand.point.up.left 26 26 0.6
    rectangle.inset.filled.and.cursorarrow | u rectangle.inset.filled -2 -6 0.96 | c M10 -10L62 32L40 58L14 40Z | n _cursor 30 24 0.9
    rectangle.inset.filled.badge.record | u rectangle.inset.filled -4 -6 0.94 | c O 34 26 25 | s*0.8 O 34 26 18 | f O 34 26 10
    rectangle.inset.filled.on.rectangle | s R -54 -20 76 58 11 | f R -44 -10 56 38 4 | s M-34 -34Q-30 -44 -20 -44H40Q54 -44 54 -30V6Q54 18 42 20
    rectangle.landscape.rotate | s R -46 -16 78 54 10 | s M-14 -44H26Q46 -44 46 -24V-14 | s M36 -24L46 -13L56 -24
    rectangle.lefthalf.inset.filled.arrow.left | s R -52 -37 104 74 13 | f R -42 -27 38 54 5 | s M38 0H10 M22 -12L10 0L22 12
    rectangle.on.rectangle.button.angledtop.vertical.left | u button.angledtop.vertical.left 0 0 1 | s*0.8 R -14 -4 22 18 4 | s*0.8 M-4 -12H10Q16 -12 16 -6V6
    rectangle.on.rectangle.slash | u rectangle.on.rectangle 0 0 1 | x M-38 -46L46 38 | s M-44 -40L40 44
    rectangle.portrait.and.arrow.forward.fill | b M-30 -50H-8Q6 -50 6 -36V36Q6 50 -8 50H-30Q-44 50 -44 36V-36Q-44 -50 -30 -50Z | c R -24 -12 40 24 4 | s M-22 0H46 M28 -18L47 0L28 18
    rectangle.portrait.and.arrow.right.fill | b M-30 -50H-8Q6 -50 6 -36V36Q6 50 -8 50H-30Q-44 50 -44 36V-36Q-44 -50 -30 -50Z | c R -24 -12 40 24 4 | x M-22 0H4 | s M-22 0H46 M28 -18L47 0L28 18
    rectangle.portrait.arrowtriangle.2.inward | s R -36 -22 72 44 9 | f M-14 -52L0 -32L14 -52Z M-14 52L0 32L14 52Z
    rectangle.portrait.arrowtriangle.2.outward | s R -36 -22 72 44 9 | f M-14 -34L0 -54L14 -34Z M-14 34L0 54L14 34Z
    rectangle.portrait.rotate | s R -16 -32 54 78 10 | s M-44 14V-26Q-44 -46 -24 -46H-14 | s M-24 -56L-13 -46L-24 -36
    rectangle.portrait.split.2x1 | s R -40 -50 80 100 13 M0 -50V50
    rectangle.portrait.split.2x1.slash | u rectangle.portrait.split.2x1 0 0 1 | x M-38 -46L46 38 | s M-44 -40L40 44
    rectangle.ratio.16.to.9 | s R -54 -30 108 60 11
    rectangle.ratio.3.to.4 | s R -38 -50 76 100 11
    rectangle.ratio.4.to.3 | s R -50 -38 100 76 11
    rectangle.ratio.9.to.16 | s R -30 -54 60 108 11
    rectangle.righthalf.inset.filled.arrow.right | s R -52 -37 104 74 13 | f R 4 -27 38 54 5 | s M-38 0H-10 M-22 -12L-10 0L-22 12
    rectangle.split.2x2 | s R -54 -41 108 82 15 M0 -41V41 M-54 0H54
    rectangle.split.2x2.fill | b1 R -54 -41 108 82 15 | x M0 -46V46 M-58 0H58
    rectangle.stack.badge.person.crop | u rectangle.stack -4 -6 0.94 | c O 34 26 25 | s*0.8 O 34 26 19 | f O 34 20 6 | f M22 36C24 26 44 26 46 36Z
    repeat.1 | s M-44 -4V-8Q-44 -24 -28 -24H18 M44 8Q44 24 28 24H-38 M-26 10L-40 24L-26 38 M6 -38L20 -24L6 -10 | t 1 42 -20 10 28
    return.left | s M44 -32V4Q44 16 32 16H-42 M-16 -12L-44 16L-16 44
    return.right | s M-44 -32V4Q-44 16 -32 16H42 M16 -12L44 16L16 44
    rhombus | s M0 -50L34 0L0 50L-34 0Z
    righttriangle.split.diagonal | s M40 -42V38H-46Z M40 38L-4 -2
    scale.3d | s M-30 34V-40 M-30 34H44 M-30 34L24 -24 | f M-42 -34L-30 -52L-18 -34Z M40 22L56 34L40 46Z | s R 14 -38 24 24 4
    selection.pin.in.out | s R -46 -16 92 32 8 | f M0 -46L12 -24H-12Z M0 46L12 24H-12Z
    shadow | b O -10 -10 32 | f O 32 6 4 O 34 20 4 O 26 32 4 O 14 40 4 O 0 44 4
    shared.with.you | s M-38 -44H38Q52 -44 52 -30V12Q52 26 38 26H0L-20 46V26H-38Q-52 26 -52 12V-30Q-52 -44 -38 -44Z | f O -16 -18 9 M-34 12C-32 -8 0 -8 2 12Z | f O 20 -16 7 M10 12C12 -6 34 -6 36 12Z
    shared.with.you.slash | u shared.with.you 0 0 1 | x M-38 -46L46 38 | s M-44 -40L40 44
    skew | s M-22 -32H50L22 32H-50Z
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath | s M40 -12V-26Q40 -38 28 -38H-40Q-52 -38 -52 -26V26Q-52 38 -40 38H-6 | s*0.8 M-38 -14H-20 M0 -14H26 M-38 12H-30 M-10 12H-2 | f O -10 -14 8 O -20 12 8 | n*0.8 arrow.triangle.2.circlepath 28 24 0.5
    slider.horizontal.2.square | s R -42 -42 84 84 16 | s M-26 -14H-6 M14 -14H26 M-26 14H-14 M6 14H26 | s*0.9 O 4 -14 9 | s*0.9 O -4 14 9
    slider.horizontal.2.square.badge.arrow.down | u slider.horizontal.2.square -4 -4 0.94 | c O 34 30 25 | b*0.4 O 34 30 20 | x*0.6 M34 20V39 M26 32L34 40L42 32
    slider.horizontal.2.square.on.square | s R -44 -20 64 64 13 | s M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20 | s*0.8 M-32 2H-16 M-2 2H8 M-32 24H-22 M-8 24H8 | f O -9 2 7 O -15 24 7
    slider.horizontal.below.rectangle | s R -46 -46 92 50 11 | s M-46 32H-10 M16 32H46 | s O 3 32 12
    slider.horizontal.below.square.and.square.filled | s R -48 -44 40 40 8 | b R 8 -44 40 40 8 | s M-48 28H6 M30 28H48 | s O 18 28 11
    slider.horizontal.below.square.filled.and.square | b R -48 -44 40 40 8 | s R 8 -44 40 40 8 | s M-48 28H-30 M-6 28H48 | s O -18 28 11
    slider.horizontal.below.sun.max | u sun.max 0 -18 0.64 | s M-48 36H-6 M18 36H48 | s O 6 36 11
    space | s M-44 -8V14H44V-8
    square.3.layers.3d.down.backward | s R -8 -48 56 56 11 | s M-20 -28H-24Q-28 -28 -28 -20V16Q-28 28 -16 28H20Q28 28 28 24V20 M-40 -8H-44Q-48 -8 -48 0V36Q-48 48 -36 48H0Q8 48 8 44V40
    square.3.layers.3d.down.backward.slash.rtl | u square.3.layers.3d.down.right.slash 0 0 1
    square.3.layers.3d.down.forward | s R -48 -48 56 56 11 | s M20 -28H24Q28 -28 28 -20V16Q28 28 16 28H-20Q-28 28 -28 24V20 M40 -8H44Q48 -8 48 0V36Q48 48 36 48H0Q-8 48 -8 44V40
    square.3.layers.3d.down.forward.slash.rtl | u square.3.layers.3d.down.left.slash 0 0 1
    square.3.layers.3d.down.left | s R -8 -48 56 56 11 | s M-20 -28H-24Q-28 -28 -28 -20V16Q-28 28 -16 28H20Q28 28 28 24V20 M-40 -8H-44Q-48 -8 -48 0V36Q-48 48 -36 48H0Q8 48 8 44V40
    square.3.layers.3d.down.left.slash | u square.3.layers.3d.down.left 0 0 1 | x M-38 -46L46 38 | s M-44 -40L40 44
    square.3.layers.3d.down.right | s R -48 -48 56 56 11 | s M20 -28H24Q28 -28 28 -20V16Q28 28 16 28H-20Q-28 28 -28 24V20 M40 -8H44Q48 -8 48 0V36Q48 48 36 48H0Q-8 48 -8 44V40
    square.3.layers.3d.down.right.slash | u square.3.layers.3d.down.right 0 0 1 | x M-46 38L38 -46 | s M-40 44L44 -40
    square.and.arrow.down.on.square.fill | b M-18 -14H30Q40 -14 40 -4V20Q40 30 30 30H-18Q-28 30 -28 20V-4Q-28 -14 -18 -14Z | s M6 -20V-48 M-38 10Q-44 12 -44 20V38Q-44 50 -32 50H8Q18 50 20 42 | x M6 -18V14 M-8 1L6 15L20 1
    square.and.arrow.up.on.square.fill | b M-18 -14H30Q40 -14 40 -4V20Q40 30 30 30H-18Q-28 30 -28 20V-4Q-28 -14 -18 -14Z | s M6 -14V-48 M-10 -32L6 -49L22 -32 M-38 10Q-44 12 -44 20V38Q-44 50 -32 50H8Q18 50 20 42 | x M6 -12V14
    square.and.line.vertical.and.square.filled | s R -54 -18 36 36 7 | s M0 -36V36 | b R 18 -18 36 36 7
    square.arrowtriangle.4.outward | s R -20 -20 40 40 7 | f M0 -52L12 -34H-12Z M0 52L12 34H-12Z M-52 0L-34 -12V12Z M52 0L34 -12V12Z
    square.filled.and.line.vertical.and.square | b R -54 -18 36 36 7 | s M0 -36V36 | s R 18 -18 36 36 7
    square.grid.3x1.folder.badge.plus | s R -48 20 26 26 6 | s R -13 20 26 26 6 | s R 22 20 26 26 6 | n folder.badge.plus 0 -20 0.6
    square.grid.3x1.folder.fill.badge.plus | s R -48 20 26 26 6 | s R -13 20 26 26 6 | s R 22 20 26 26 6 | n folder.fill.badge.plus 0 -20 0.6
    square.grid.4x3.fill | b R -50 -38 18 18 4 | b R -23 -38 18 18 4 | b R 5 -38 18 18 4 | b R 32 -38 18 18 4 | b R -50 -9 18 18 4 | b R -23 -9 18 18 4 | b R 5 -9 18 18 4 | b R 32 -9 18 18 4 | b R -50 20 18 18 4 | b R -23 20 18 18 4 | b R 5 20 18 18 4 | b R 32 20 18 18 4
    square.on.square.badge.person.crop | u square.on.square -4 -6 0.94 | c O 34 26 25 | s*0.8 O 34 26 19 | f O 34 20 6 | f M22 36C24 26 44 26 46 36Z
    square.on.square.intersection.dashed | s M-8 46H-30Q-46 46 -46 30V-2Q-46 -18 -30 -18H-20 M8 -46H30Q46 -46 46 -30V2Q46 18 30 18H20 | s*0.8 M-18 -30V-34Q-18 -46 -6 -46 M18 30V34Q18 46 6 46 M-18 -14V-4 M-14 14V18H-4 M6 18H14 M18 10V0 M18 -18H6 M-6 -18H-10
    square.resize.down | s R -42 -42 84 84 16 | s*0.9 M22 -22L-22 22 M-23 2V23H-2
    square.resize.up | s R -42 -42 84 84 16 | s*0.9 M-22 22L22 -22 M2 -23H23V-2
    square.stack.3d.down.forward | u square.stack.3d.down.right 0 0 1
    square.stack.3d.forward.dottedline | s R -48 8 40 40 8 | f O 4 -4 4 O 16 -16 4 O 28 -28 4 O 40 -40 4
    square.stack.3d.up.badge.automatic | u square.stack.3d.up -4 -4 0.94 | c O 34 30 25 | s*0.8 O 34 30 19 | t A 34 30 18 17
    squareshape.dotted.split.2x2 | s M0 -44V44 M-44 0H44 | f O -44 -44 4 O -22 -44 4 O 22 -44 4 O 44 -44 4 O -44 -22 4 O 44 -22 4 O -44 22 4 O 44 22 4 O -44 44 4 O -22 44 4 O 22 44 4 O 44 44 4
    squareshape.dotted.squareshape | s R -14 -14 60 60 2 | f O -46 -46 4 O -26 -46 4 O -6 -46 4 O 14 -46 4 O 14 -30 4 O -46 -26 4 O -46 -6 4 O -46 14 4 O -30 14 4
    squareshape.split.2x2.dotted | s R -44 -44 88 88 2 | f O 0 -26 4 O 0 -10 4 O 0 10 4 O 0 26 4 O -26 0 4 O -10 0 4 O 10 0 4 O 26 0 4
    squareshape.squareshape.dotted | s R -46 -46 60 60 2 | f O 14 -14 0 O 30 -14 4 O 46 -14 4 O 46 4 4 O 46 24 4 O 46 46 4 O 26 46 4 O 6 46 4 O -14 46 4 O -14 30 4
    swirl.circle.righthalf.filled | s O 0 0 45.65 | f M0 -45A0 0 45 -90 90C-26 45 -26 0 0 0C26 0 26 -45 0 -45Z
    swirl.circle.righthalf.filled.inverse | s O 0 0 45.65 | f M0 -45A0 0 45 -90 -270C26 45 26 0 0 0C-26 0 -26 -45 0 -45Z
    text.and.command.macwindow | s R -54 -42 108 84 13 M-54 -22H54 | s*0.8 M-40 -4H-8 M-40 10H-14 M-40 24H-8 | n*0.7 command 26 10 0.36
    text.book.closed.fill | b M-34 36V-34Q-34 -46 -22 -46H34V26H-24Q-34 26 -34 36Z | s M-34 36Q-34 46 -24 46H34 | x*0.8 M-14 -26H16 M-14 -10H8
    textbox | s R -52 -37 104 74 13 | t A -12 0 44 40 | s M24 -22V22
    textformat.12 | t 12 0 0 84 64
    textformat.123 | t 123 0 0 100 50
    textformat.abc.dottedunderline | t ABC 0 -8 116 44 | f O -40 36 4 O -24 36 4 O -8 36 4 O 8 36 4 O 24 36 4 O 40 36 4
    textformat.size | t A -26 12 34 38 | t A 18 0 60 66
    textformat.size.larger | t A -24 8 40 46 | t A 20 0 60 66
    textformat.size.smaller | t A -20 0 60 66 | t A 28 14 34 38
    textformat.subscript | t A -14 -4 56 66 | t 2 36 30 20 26
    textformat.superscript | t A -14 2 56 66 | t 2 36 -26 20 26
    timeline.selection | s M-50 -24H50 M-50 24H50 | b R -18 -36 36 72 8 | c R -6 -24 12 48 2
    trash.plain | s M-33 -30L-27 40Q-26 48 -18 48H18Q26 48 27 40L33 -30 | s M-43 -30H43 | s M-15 -30V-38Q-15 -46 -7 -46H7Q15 -46 15 -38V-30
    trash.plain.fill | b M-33 -30L-27 40Q-26 48 -18 48H18Q26 48 27 40L33 -30Z | s M-43 -30H43 | s M-15 -30V-38Q-15 -46 -7 -46H7Q15 -46 15 -38V-30
    triangleshape | s M0 -44L50 42H-50Z
    window.awning | s R -40 -46 80 92 7 | s M-40 -46L-24 20H24L40 -46
    window.awning.closed | s R -40 -46 80 92 7 M-40 0H40 | f R -8 32 16 7 3
    window.casement | s R -40 -46 80 92 7 | s M-40 -46L-14 -34V34L-40 46 M40 -46L14 -34V34L40 46
    window.casement.closed | s R -40 -46 80 92 7 M0 -46V46 | f O -8 4 3.5 O 8 4 3.5
    window.ceiling | s M-50 40L-34 -10H34L50 40Z M-34 -10L-22 -44H44L34 -10
    window.ceiling.closed | s M-50 34L-30 -34H30L50 34Z M0 -34V34 M-40 0H40
    window.horizontal | s R -48 -38 96 76 9 M-48 38H48 M0 -38V38 M-14 -38V38
    window.horizontal.closed | s R -48 -38 96 76 9 M0 -38V38
    window.shade.closed | s R -42 -46 84 92 7 | s M-42 -26H42 M-42 -10H42 M-42 6H42 M-42 22H42 M0 22V34
    window.shade.open | s R -42 -46 84 92 7 | s M-42 -22H42 | s M0 -22V-6
    """
}
