extension SymbolDrawings {
  /// Symbols of lists, panes, speech, tools and the system.
  static let further = """
    slash | s M26 -44L-26 44
    list.bullet.below.rectangle | s R -50 -48 100 42 10 | s M-24 14H50 M-24 40H50 | f O -44 14 6 O -44 40 6
    squares.below.rectangle | s R -50 -46 100 46 10 | s*0.9 R -50 18 26 26 6 R -13 18 26 26 6 R 24 18 26 26 6
    squares.leading.rectangle | s R -14 -40 66 80 11 | s*0.9 R -52 -40 24 22 5 R -52 -11 24 22 5 R -52 18 24 22 5
    sidebar.squares.left | s R -52 -40 104 80 14 | s M-18 -40V40 | f R -43 -29 15 15 3 R -43 -7 15 15 3 R -43 15 15 15 3
    sidebar.squares.leading | s R -52 -40 104 80 14 | s M-18 -40V40 | f R -43 -29 15 15 3 R -43 -7 15 15 3 R -43 15 15 15 3
    sidebar.squares.right | s R -52 -40 104 80 14 | s M18 -40V40 | f R 28 -29 15 15 3 R 28 -7 15 15 3 R 28 15 15 15 3
    sidebar.squares.trailing | s R -52 -40 104 80 14 | s M18 -40V40 | f R 28 -29 15 15 3 R 28 -7 15 15 3 R 28 15 15 15 3
    lock.rotation | s R -15 -2 30 24 5 | s*0.8 M-9 -2V-10C-9 -25 9 -25 9 -10V-2 | s a0 2 44 -110 190 | s M-34 -48L-16 -40L-28 -22
    lock.rotation.open | s R -15 -2 30 24 5 | s*0.8 M-9 -2V-14C-9 -28 9 -28 9 -16 | s a0 2 44 -110 190 | s M-34 -48L-16 -40L-28 -22
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left | s M0 -50V50 M-52 -24L-16 0L-52 24Z M52 -24L16 0L52 24Z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill | s M0 -50V50 | b M-52 -24L-16 0L-52 24Z | b M52 -24L16 0L52 24Z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right | s M0 -50V50 M-16 -24L-52 0L-16 24Z M16 -24L52 0L16 24Z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill | s M0 -50V50 | b M-16 -24L-52 0L-16 24Z | b M16 -24L52 0L16 24Z
    poweroutlet.type.b | s R -42 -46 84 92 20 | s M-15 -20V0 M15 -20V0 | s O 0 24 8
    poweroutlet.type.b.fill | b R -42 -46 84 92 20 | x M-15 -20V0 M15 -20V0 | c O 0 24 9
    badge.plus.radiowaves.right | s O -22 0 26 M-22 -12V12 M-34 0H-10 | s a-22 0 46 -40 40 | s a-22 0 66 -40 40
    badge.plus.radiowaves.forward | s O -22 0 26 M-22 -12V12 M-34 0H-10 | s a-22 0 46 -40 40 | s a-22 0 66 -40 40
    textformat.superscript | s M-50 38L-22 -30L6 38 M-41 16H-3 | s*0.75 M24 -34C24 -48 46 -48 46 -35C46 -27 26 -22 24 -12H46
    textformat.subscript | s M-50 28L-22 -40L6 28 M-41 6H-3 | s*0.75 M24 18C24 4 46 4 46 17C46 25 26 30 24 40H46
    textformat.12 | s M-40 -20L-26 -32V34 M-2 -14C0 -38 38 -38 36 -14C36 2 4 12 -2 34H38
    textformat.123 | s*0.9 M-52 -16L-42 -26V28 M-24 -12C-22 -32 6 -32 4 -12C4 2 -20 10 -24 28H6 M24 -18C28 -32 52 -30 50 -14C50 -4 42 0 36 0C44 0 52 4 52 14C52 32 26 32 22 16
    eyedropper.full | b M-40 40L-36 26L4 -14L16 -2L-24 38Z | s M-2 -26L28 4 | b M10 -18L26 -38Q36 -48 44 -38Q50 -30 42 -22L22 -6Z
    arrow.turn.left.down | s M36 -32H6Q-12 -32 -12 -14V32 M-33 12L-12 34L9 12
    arrow.turn.left.up | s M36 32H6Q-12 32 -12 14V-32 M-33 -12L-12 -34L9 -12
    arrow.turn.right.down | s M-36 -32H-6Q12 -32 12 -14V32 M-9 12L12 34L33 12
    clock.arrow.2.circlepath | s a0 0 42 205 330 | s a0 0 42 25 150 | s M40 -42V-22H20 | s M-40 42V22H-20 | s*0.9 M0 -20V2L14 10
    clock.arrow.trianglehead.counterclockwise.rotate.90 | s a2 2 42 -160 130 | f M-56 -14H-22L-40 12Z | s M2 -20V4L18 14
    arrow.trianglehead.clockwise | s a0 2 42 -60 250 | f M18 -54V-20L44 -38Z
    arrow.trianglehead.counterclockwise | s a0 2 42 -70 240 | f M-18 -54V-20L-44 -38Z
    arrow.trianglehead.2.clockwise.rotate.90 | s a0 0 42 205 330 | s a0 0 42 25 150 | f M22 -26H54L38 -2Z | f M-54 26H-22L-38 2Z
    sun.dust | s a0 6 22 180 360 | s M0 -48V-34 M-42 -28L-32 -19 M42 -28L32 -19 M-56 6H-42 M42 6H56 | f O -30 24 5 O -10 24 5 O 10 24 5 O 30 24 5 O -20 42 5 O 0 42 5 O 20 42 5
    sun.dust.fill | b A0 6 24 180 360Z | s M0 -48V-34 M-42 -28L-32 -19 M42 -28L32 -19 M-56 6H-42 M42 6H56 | f O -30 24 5 O -10 24 5 O 10 24 5 O 30 24 5 O -20 42 5 O 0 42 5 O 20 42 5
    sun.and.horizon | s a0 18 26 180 360 | s M0 -40V-24 M-42 -20L-31 -9 M42 -20L31 -9 M-56 18H-42 M42 18H56 M-56 38H56
    sun.and.horizon.fill | b A0 18 28 180 360Z | s M0 -40V-24 M-42 -20L-31 -9 M42 -20L31 -9 M-56 18H-42 M42 18H56 M-56 38H56
    wind.snow | s M-50 -18H6C24 -18 24 -42 8 -42C-2 -42 -4 -34 -4 -30 M-50 4H32C54 4 54 -24 36 -24 | s*0.8 M-24 18V46 M-36 25L-12 39 M-36 39L-12 25 M18 18V46 M6 25L30 39 M6 39L30 25
    squareshape | s R -44 -44 88 88 2
    squareshape.fill | b R -44 -44 88 88 2
    squareshape.controlhandles.on.squareshape.controlhandles | s*0.8 R -46 -46 60 60 1 R -14 -14 60 60 1 | f R -52 -52 14 14 2 R 8 -52 14 14 2 R -52 8 14 14 2 R 8 8 14 14 2 R 40 -20 14 14 2 R 40 40 14 14 2 R -20 40 14 14 2
    squareshape.split.2x2 | s R -44 -44 88 88 2 M0 -44V44 M-44 0H44
    squareshape.split.3x3 | s R -44 -44 88 88 2 M-15 -44V44 M15 -44V44 M-44 -15H44 M-44 15H44
    scribble.variable | b M-46 8C-34 -34 -14 -52 -6 -32C0 -12 -36 30 -18 32C4 32 6 -20 26 -20C42 -20 24 8 46 4L44 14C12 24 30 -8 24 -8C10 -8 6 46 -20 44C-50 40 -14 -14 -16 -26C-20 -34 -30 -8 -38 12Z
    rectangle.portrait.on.rectangle.portrait.angled | s R -50 -36 52 74 10 | s M-20 46L18 52Q28 52 30 44L46 -30Q48 -40 38 -42L12 -47
    rectangle.portrait.on.rectangle.portrait.angled.fill | b R -50 -36 52 74 10 | b M12 -47L38 -42Q48 -40 46 -30L30 44Q28 52 18 50L12 49V-36Z
    rectangle.fill.on.rectangle.angled.fill | b R -54 -34 62 50 9 | b M-22 32L30 44Q40 46 43 36L52 0Q54 -10 44 -13L24 -18V18Q24 30 12 30H-22Z
    rectangle.inset.fill | s R -52 -37 104 74 13 | f R -40 -25 80 50 4
    rectangle.inset.filled.and.person.filled | s R -52 -40 104 74 13 | f R -40 -28 80 50 4 | c O 30 8 24 | b O 30 2 11 | b M8 46C8 22 52 22 52 46Z
    person.fill.turn.down | s*0.9 M-18 -46H26Q40 -46 40 -32V-10 M26 -20L40 -4L54 -20 | b O -20 -6 16 | b M-50 48C-50 20 10 20 10 48Z
    person.fill.turn.left | s*0.9 M30 40V-12Q30 -26 16 -26H-4 M8 -40L-8 -26L8 -12 | b O -24 4 14 | b M-50 50C-50 26 2 26 2 50Z
    person.fill.turn.right | s*0.9 M-30 40V-12Q-30 -26 -16 -26H4 M-8 -40L8 -26L-8 -12 | b O 24 4 14 | b M-2 50C-2 26 50 26 50 50Z
    lock.square.stack | s R -46 -18 72 64 13 | s M-20 -44H32Q46 -44 46 -30V18 | s*0.8 R -22 12 24 18 4 M-16 12V6C-16 -6 -4 -6 -4 6V12
    lock.square.stack.fill | s M-20 -44H32Q46 -44 46 -30V18 | b R -48 -20 74 68 13 | x*0.8 M-17 12V6C-17 -6 -5 -6 -5 6V12 | c R -24 10 26 20 4
    hand.point.up.braille | s M-18 -40Q-18 -48 -11 -48Q-4 -48 -4 -40V-10H16Q34 -8 34 8V26Q32 48 10 48H-2L-30 20Q-36 10 -26 8L-18 16Z | f O 26 -44 5 O 42 -44 5 O 26 -28 5 O 42 -28 5
    hand.point.up.braille.fill | b M-18 -40Q-18 -48 -11 -48Q-4 -48 -4 -40V-10H16Q34 -8 34 8V26Q32 48 10 48H-2L-30 20Q-36 10 -26 8L-18 16Z | f O 26 -44 5 O 42 -44 5 O 26 -28 5 O 42 -28 5
    contextualmenu.and.cursorarrow | s R -50 -48 72 78 10 | s*0.85 M-34 -30H6 M-34 -10H6 M-34 10H-8 | c M0 -6L56 36L30 38L20 60Z | b M8 6L46 34L28 36L20 52Z
    filemenu.and.selection | s R -46 -48 92 96 14 | f M-46 -30V-34Q-46 -48 -32 -48H32Q46 -48 46 -34V-30Z | f R -34 -16 68 18 4 | s*0.85 M-30 16H30 M-30 32H30
    checkerboard.rectangle | s R -52 -37 104 74 13 | f R -52 -37 26 25 8 R 0 -37 26 25 1 R -26 -12 26 25 1 R 26 -12 26 25 1 R -52 13 26 24 8 R 0 13 26 24 1
    button.programmable | s O 0 0 45.65 | s O 0 0 26
    button.programmable.square | s R -41 -41 82 82 16 | s O 0 0 22
    arrowshape.zigzag.right | s M-54 22L-30 -28L-4 10L16 -20L8 -28L46 -36L40 4L30 -6L-4 44L-28 4L-38 30Z
    arrowshape.zigzag.right.fill | b M-54 22L-30 -28L-4 10L16 -20L8 -28L46 -36L40 4L30 -6L-4 44L-28 4L-38 30Z
    square.fill.on.circle.fill | b O 14 -14 32 | c R -50 -22 72 72 16 | b R -44 -16 60 60 12
    square.fill.on.square | s M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20 | b R -44 -20 64 64 13
    square.dashed.inset.filled | s M-41 -22V-27Q-41 -41 -27 -41H-22 M22 -41H27Q41 -41 41 -27V-22 M41 22V27Q41 41 27 41H22 M-22 41H-27Q-41 41 -41 27V22 M-8 -41H8 M41 -8V8 M8 41H-8 M-41 8V-8 | f R -24 -24 48 48 8
    square.dashed.inset.fill | s M-41 -22V-27Q-41 -41 -27 -41H-22 M22 -41H27Q41 -41 41 -27V-22 M41 22V27Q41 41 27 41H22 M-22 41H-27Q-41 41 -41 27V22 M-8 -41H8 M41 -8V8 M8 41H-8 M-41 8V-8 | f R -24 -24 48 48 8
    questionmark.app.dashed | s M-44 -18V-24Q-44 -44 -24 -44H-18 M18 -44H24Q44 -44 44 -24V-18 M44 18V24Q44 44 24 44H18 M-18 44H-24Q-44 44 -44 24V18 | s*0.9 M-14 -12C-12 -28 16 -28 16 -11C16 0 1 0 1 12 | f O 1 25 5
    oilcan | s M-54 -14L-34 2V34H22L52 -18L30 -10H-14L-34 2 M-4 -10V-24 M-16 -24H8
    oilcan.fill | b M-54 -14L-34 2V34H22L52 -18L30 -10H-14L-34 2Z | s M-4 -10V-24 M-16 -24H8
    bubble | s E 0 -4 52 40 | s M-30 26Q-30 42 -42 46Q-24 48 -12 34
    bubble.fill | b E 0 -4 52 40 | b M-34 20Q-30 42 -42 46Q-24 48 -8 32Z
    bubble.middle.top | s M-38 40H38Q52 40 52 26V-14Q52 -28 38 -28H16L0 -46L-16 -28H-38Q-52 -28 -52 -14V26Q-52 40 -38 40Z
    bubble.and.pencil | s M12 -42H-38Q-52 -42 -52 -28V12Q-52 26 -38 26H-32V44L-12 26H38Q52 26 52 12V-8 | s*0.85 M-12 8L-8 -6L34 -46L46 -34L4 4Z
    bubble.left.and.text.bubble.right | s M-40 -42H8Q20 -42 20 -30 M-36 4V18L-22 4M-36 4H-40Q-52 4 -52 -8V-30Q-52 -42 -40 -42 | s M2 -18H40Q52 -18 52 -6V16Q52 28 40 28H36V44L20 28H2Q-10 28 -10 16V-6Q-10 -18 2 -18Z | s*0.7 M6 -2H36 M6 12H26
    bubble.left.and.text.bubble.right.fill | b M-40 -42H8Q20 -42 20 -30V-28H2Q-20 -26 -20 -6V4H-22L-36 18V4H-40Q-52 4 -52 -8V-30Q-52 -42 -40 -42Z | b M2 -18H40Q52 -18 52 -6V16Q52 28 40 28H36V44L20 28H2Q-10 28 -10 16V-6Q-10 -18 2 -18Z | x*0.7 M6 -2H36 M6 12H26
    pencil.and.scribble | s*0.9 M-20 -4L-16 -20L30 -50L40 -38L-8 -6Z | s M-48 26C-34 4 -18 6 -22 22C-26 40 -6 40 4 26C14 12 26 14 22 28C20 40 36 40 48 30
    book.pages | s M-46 -36H-6Q0 -36 0 -28Q0 -36 6 -36H46V34H6Q0 34 0 40Q0 34 -6 34H-46Z M0 -28V40 | s*0.7 M-34 -18H-14 M-34 -2H-14 M14 -18H34 M14 -2H34
    book.pages.fill | b M-46 -36H-6Q0 -36 0 -28Q0 -36 6 -36H46V34H6Q0 34 0 40Q0 34 -6 34H-46Z | x M0 -28V40 | x*0.7 M-34 -18H-14 M-34 -2H-14 M14 -18H34 M14 -2H34
    memories | s*0.7 O 0 0 45.65 | s M-26 0A0 0 26 180 470 | s M0 -16V2L12 10
    info.triangle | s M0 -41L47 38H-47Z | s M-5 -6H1V22 M-8 22H10 | f O 0 -20 5
    info.triangle.fill | b1 M0 -41L49 40H-49Z | x M-5 -6H1V22 M-8 22H10 | c O 0 -20 5.5
    exclamationmark.magnifyingglass | s O -9 -9 32 | s M15 15L43 43 | s*0.9 M-9 -24V-6 | f O -9 6 4.5
    character.text.justify | s*0.9 M-46 -8L-32 -42L-18 -8 M-41 -20H-23 | s M0 -38H48 M0 -14H48 M-46 12H48 M-46 38H48
    text.alignjustify | s M-46 -36H46 M-46 -12H46 M-46 12H46 M-46 36H46
    platter.filled.bottom.iphone | s R -30 -50 60 100 13 | f R -20 8 40 30 7
    platter.filled.top.iphone | s R -30 -50 60 100 13 | f R -20 -38 40 30 7
    platter.filled.bottom.applewatch.case | s R -34 -38 68 76 20 | f R -22 6 44 20 6
    square.split.vertical.plus | s R -41 -41 82 82 16 M-41 -4H41 | s*0.8 M0 8V32 M-12 20H12
    square.split.horizontal.plus | s R -41 -41 82 82 16 M-4 -41V41 | s*0.8 M20 -12V12 M8 0H32
    square.split.diagonal | s R -41 -41 82 82 16 M-36 36L36 -36
    square.split.diagonal.2x2 | s R -41 -41 82 82 16 M-36 36L36 -36 M-36 -36L36 36
    square.split.bottomrightquarter | s R -41 -41 82 82 16 M0 41V0H41
    square.and.line.vertical.and.square | s R -56 -24 42 48 9 R 14 -24 42 48 9 M0 -46V46
    square.filled.and.line.vertical.and.square | b R -56 -24 42 48 9 | s R 14 -24 42 48 9 M0 -46V46
    square.fill.and.line.vertical.and.square.fill | b R -56 -24 42 48 9 | b R 14 -24 42 48 9 | s M0 -46V46
    square.grid.3x1.below.line.grid.1x2 | s M-46 -38H46 M-46 -16H46 | s*0.9 R -48 10 26 30 6 R -13 10 26 30 6 R 22 10 26 30 6
    square.2.layers.3d | s M0 -34L48 -10L0 14L-48 -10Z M-30 4L-48 14L0 38L48 14L30 4
    square.2.layers.3d.top.filled | b M0 -34L48 -10L0 14L-48 -10Z | s M-30 4L-48 14L0 38L48 14L30 4
    square.2.layers.3d.bottom.filled | s M0 -34L48 -10L0 14L-48 -10Z | b M-30 6L0 22L30 6L48 14L0 38L-48 14Z
    square.3.layers.3d | s M0 -46L48 -22L0 2L-48 -22Z M-34 -6L-48 2L0 26L48 2L34 -6 M-34 18L-48 26L0 50L48 26L34 18
    square.3.layers.3d.top.filled | b M0 -46L48 -22L0 2L-48 -22Z | s M-34 -6L-48 2L0 26L48 2L34 -6 M-34 18L-48 26L0 50L48 26L34 18
    square.3.layers.3d.middle.filled | s M0 -46L48 -22L0 2L-48 -22Z | b M-34 -6L0 10L34 -6L48 2L0 26L-48 2Z | s M-34 18L-48 26L0 50L48 26L34 18
    square.3.layers.3d.bottom.filled | s M0 -46L48 -22L0 2L-48 -22Z M-34 -6L-48 2L0 26L48 2L34 -6 | b M-34 20L0 36L34 20L48 26L0 50L-48 26Z
    smallcircle.circle | s O 0 0 45.65 O 0 0 16
    smallcircle.filled.circle | s O 0 0 45.65 | f O 0 0 18
    smallcircle.fill.circle | s O 0 0 45.65 | f O 0 0 18
    smallcircle.circle.fill | b O 0 0 45.65 | x O 0 0 18
    smallcircle.filled.circle.fill | b O 0 0 45.65 | c O 0 0 26 | f O 0 0 16
    speaker.plus | s M-50 -16H-30L-4 -38V38L-30 16H-50Z M16 0H48 M32 -16V16
    speaker.minus | s M-50 -16H-30L-4 -38V38L-30 16H-50Z M16 0H48
    speaker.zzz | s M-50 -16H-30L-4 -38V38L-30 16H-50Z | s*0.8 M14 -34H34L14 -12H34 M24 4H46L24 30H46
    wave.3.backward | s a26 0 20 130 230 | s a26 0 44 130 230 | s a26 0 68 130 230
    waveform.and.magnifyingglass | s M-52 -8V8 M-34 -24V24 M-16 -40V40 M2 -20V-4 M20 -32V-18 | s O 22 14 20 | s M36 28L52 46
    waveform.and.mic | s M-52 -8V8 M-34 -24V24 M-16 -40V40 | s R 6 -42 28 48 14 | s M-4 -8C-4 30 44 30 44 -8 M20 22V42
    text.line.last.and.arrowtriangle.forward | s M-46 -36H46 M-46 -12H46 M-46 12H46 M-46 36H-2 | f M14 22L46 36L14 50Z
    text.justify.right | s M-46 -36H46 M-46 -12H46 M-46 12H46 M0 36H46
    text.justify.left | s M-46 -36H46 M-46 -12H46 M-46 12H46 M-46 36H0
    signpost.right | s M-44 -34H30L48 -18L30 -2H-44Z M0 -2V50 M0 -50V-34
    signpost.left | s M44 -34H-30L-48 -18L-30 -2H44Z M0 -2V50 M0 -50V-34
    signpost.right.and.left | s M-40 -42H30L46 -29L30 -16H-40Z M40 -8H-30L-46 5L-30 18H40Z M0 18V50
    simcard.2 | s M-14 -46H26L46 -26V32Q46 42 36 42H32 M-40 -30H-2L20 -8V40Q20 48 12 48H-36Q-44 48 -44 40V-24Q-44 -30 -40 -30Z
    table.furniture | s M-52 -26H52V-12H-52Z M-40 -12V36 M40 -12V36 M-40 10H40
    table.furniture.fill | b M-52 -26H52V-12H-52Z | s M-40 -12V36 M40 -12V36 | b M-40 -2H40V14H-40Z
    thermometer.and.liquid.waves | s M-8 -46Q-8 -54 0 -54Q8 -54 8 -46V6C24 16 18 36 0 36C-18 36 -24 16 -8 6Z | s*0.8 M-54 44C-42 32 -30 56 -18 44C-6 32 6 56 18 44C30 32 42 56 54 44
    trapezoid.and.line.vertical | s M-50 -24L-10 -40V40L-50 24Z M10 -50V50
    trapezoid.and.line.horizontal | s M-24 -50L-40 -10H40L24 -50Z M-50 10H50
    umbrella.percent | s M-50 6C-50 -62 50 -62 50 6Z M0 6V36Q0 48 -10 48 | s*0.7 M-10 -6L12 -34 | f O -10 -30 5 O 12 -10 5
    shippingbox.and.arrow.backward | s M6 -48L48 -28V20L6 42L-14 32 M6 -48L-36 -28V-10 M6 -6L48 -28 M6 -6V42 M6 -6L-30 -24 | s M-10 12H-50 M-38 0L-52 12L-38 24
    steeringwheel.and.key | s O -6 -6 40 O -6 -6 10 M-44 -10H-16 M4 -10H32 M-6 4V32 | c O 34 34 24 | s*0.8 O 26 34 9 M34 34H54V42
    shower.handheld | s M-44 -44L6 6 M-4 -34C20 -46 48 -18 36 6Z M16 20L20 34 M28 16L36 26 M2 26V40
    teletype.answer | s M-48 -22C-20 -42 20 -42 48 -22L40 -4L20 -10V-20C8 -24 -8 -24 -20 -20V-10L-40 -4Z | s*0.8 M-28 12H-16 M-6 12H6 M16 12H28 M-28 28H-16 M-6 28H6 M16 28H28
    tv.and.mediabox | s R -52 -44 104 66 11 | s M-24 36H-16 | s R -10 28 54 22 6
    tv.music.note | s R -54 -40 108 70 12 M-20 44H20 | f E -14 10 9 7 | s*0.8 M-6 10V-20L18 -26V4 | f E 10 4 9 7
    video.and.waveform | s R -54 -32 74 64 13 M20 -8L52 -26V26L20 8 | s*0.8 M-36 -6V6 M-22 -16V16 M-8 -8V8
    video.doorbell | s R -26 -52 52 104 18 O 0 -22 12 O 0 24 14
    video.doorbell.fill | b R -26 -52 52 104 18 | c O 0 -22 12 | x O 0 24 14
    wake | s M-36 16C-36 -32 36 -32 36 16 M0 -44V-34 M-42 -26L-34 -20 M42 -26L34 -20 M-52 34H52
    water.waves.and.arrow.up | s*0.9 M-54 20C-42 8 -30 32 -18 20C-6 8 6 32 18 20C30 8 42 32 54 20 M-54 44C-42 32 -30 56 -18 44C-6 32 6 56 18 44C30 32 42 56 54 44 | s M0 0V-44 M-18 -28L0 -46L18 -28
    water.waves.and.arrow.down | s*0.9 M-54 20C-42 8 -30 32 -18 20C-6 8 6 32 18 20C30 8 42 32 54 20 M-54 44C-42 32 -30 56 -18 44C-6 32 6 56 18 44C30 32 42 56 54 44 | s M0 -46V-4 M-18 -20L0 -2L18 -20
    wand.and.rays.inverse | s M-40 40L8 -8 | s M22 -46V-34 M22 -12V0 M-1 -23H11 M33 -23H45 | s O 0 0 52
    square.stack.3d.forward.dottedline | s M-48 -10L0 -34L48 -10L0 14Z | s*0.8 M-48 8L-36 14 M-24 20L-12 26 M0 32L12 26 M24 20L36 14
    square.on.square.dashed | s R -46 -18 64 64 13 | s M-18 -34Q-18 -46 -6 -46H0 M14 -46H26 M46 -18V-6 M46 8V10Q46 20 34 20 M38 -45Q46 -44 46 -34
    square.on.square.squareshape.controlhandles | s R -46 -18 64 64 13 | s*0.8 M-10 -44H44V20 | f R -18 -52 14 14 2 R 38 -52 14 14 2 R 38 14 14 14 2
    square.and.at.rectangle | s R -54 -26 44 52 9 | s R 0 -26 56 52 11 | s*0.7 O 28 0 8 M36 -8V4C36 10 44 10 44 0C44 -22 12 -22 12 0C12 18 28 20 36 14
    slider.horizontal.2.gobackward | s a4 4 44 -150 130 | s M-40 -36V-14H-18 | s*0.8 M-20 -6H26 M-20 16H26 | f O -4 -6 8 O 12 16 8
    switch.programmable | s R -34 -50 68 100 16 | s R -14 -28 28 56 10
    table.badge.more | s R -50 -44 92 76 13 | s M-50 -20H42 M-50 6H12 M-4 -20V32 | f O 16 44 6 O 34 44 6 O 52 44 6
    shazam.logo | s O 0 0 45.65 | s M8 -22C-16 -22 -22 2 -4 8 M-8 22C16 22 22 -2 4 -8
    xbox.logo | s O 0 0 45.65 | s M-30 -32C-12 -24 14 4 28 34 M30 -32C12 -24 -14 4 -28 34
    playstation.logo | s M-14 40V-46L8 -38V-10 M8 -38C34 -30 30 -4 8 -12 M-14 16L-48 28C-54 40 -20 38 -14 32 M8 20L44 10C58 18 38 30 8 36
    view.2d | s R -44 -44 88 88 8 | s*0.8 M-20 20V-16 M20 20V-16 M-20 2H20
    vial.viewfinder | s M-44 -26V-34Q-44 -44 -34 -44H-26 M26 -44H34Q44 -44 44 -34V-26 M44 26V34Q44 44 34 44H26 M-26 44H-34Q-44 44 -44 34V26 | s*0.9 M-10 -26H10 M-7 -26V18Q-7 28 0 28Q7 28 7 18V-26 M-7 4H7
    tram.tunnel.fill | b M-46 46V0C-46 -62 46 -62 46 0V46Z | c R -24 -26 48 54 12 | f R -16 -16 32 20 4 | f O -10 16 5 O 10 16 5 | x M-22 44L-12 30 M22 44L12 30
    sprinkler | s M-12 44V10H12V44 M-20 44H20 M-6 10V-4H6V10 | s M-14 -10C-26 -24 -40 -26 -52 -20 M14 -10C26 -24 40 -26 52 -20 M-8 -18C-16 -34 -28 -42 -40 -42 M8 -18C16 -34 28 -42 40 -42
    """
}
