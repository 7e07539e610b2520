/// The symbols drawn for this library, in the notation of `SymbolPathParser`. Proportions follow San
/// Francisco: capital letters extend from -35 to 35, circles have a diameter of 100.
enum SymbolDrawings {
  static let all = [
    arrows, signs, interface, people, objects, media, nature, documents, pastimes, livingThings, places,
    weather, devices,
    exchange, moreSigns, moreTexts, moreThings, further,
    figures, vehicles, composedSymbols, equipment,
  ]

  /// The colors by level of the symbols that have their own.
  static let ownColors: [String: [UIColor]] = [
    "heart.fill": [.systemRed], "star.fill": [.systemYellow], "flame.fill": [.systemOrange],
    "sun.max.fill": [.systemYellow], "trash.fill": [.systemRed], "trash": [.systemRed],
    "folder.fill": [.systemBlue], "bell.fill": [.systemYellow], "bolt.fill": [.systemYellow],
    "leaf.fill": [.systemGreen], "drop.fill": [.systemBlue], "cloud.fill": [.systemGray2],
  ]

  private static let arrows = """
    chevron.left | s M18 -37.5L-19 0L18 37.5
    chevron.right | s M-18 -37.5L19 0L-18 37.5
    chevron.up | s M-37.5 18L0 -19L37.5 18
    chevron.down | s M-37.5 -18L0 19L37.5 -18
    chevron.backward | s M18 -37.5L-19 0L18 37.5
    chevron.forward | s M-18 -37.5L19 0L-18 37.5
    chevron.compact.left | s M8 -37.5L-8 0L8 37.5
    chevron.compact.right | s M-8 -37.5L8 0L-8 37.5
    chevron.compact.up | s M-37.5 8L0 -8L37.5 8
    chevron.compact.down | s M-37.5 -8L0 8L37.5 -8
    chevron.left.2 | s M2 -34L-31 0L2 34 M34 -34L1 0L34 34
    chevron.right.2 | s M-2 -34L31 0L-2 34 M-34 -34L-1 0L-34 34
    chevron.up.chevron.down | s M-22 -15L0 -38L22 -15 M-22 15L0 38L22 15
    chevron.up.2 | s M-34 2L0 -31L34 2 M-34 34L0 1L34 34
    chevron.down.2 | s M-34 -2L0 31L34 -2 M-34 -34L0 -1L34 -34
    arrow.left | s M42 0H-41 M-9 -34L-43 0L-9 34
    arrow.right | s M-42 0H41 M9 -34L43 0L9 34
    arrow.up | s M0 42V-41 M-34 -9L0 -43L34 -9
    arrow.down | s M0 -42V41 M-34 9L0 43L34 9
    arrow.backward | s M42 0H-41 M-9 -34L-43 0L-9 34
    arrow.forward | s M-42 0H41 M9 -34L43 0L9 34
    arrow.up.left | s M30 30L-29 -29 M-30 17V-30H17
    arrow.up.right | s M-30 30L29 -29 M30 17V-30H-17
    arrow.down.left | s M30 -30L-29 29 M-30 -17V30H17
    arrow.down.right | s M-30 -30L29 29 M30 -17V30H-17
    arrow.up.arrow.down | s M-24 36V-36 M-45 -15L-24 -37L-3 -15 | s M24 -36V36 M3 15L24 37L45 15
    arrow.left.arrow.right | s M36 -24H-36 M-15 -45L-37 -24L-15 -3 | s M-36 24H36 M15 3L37 24L15 45
    arrow.up.and.down | s M0 -46V46 M-22 -26L0 -48L22 -26 M-22 26L0 48L22 26
    arrow.left.and.right | s M-46 0H46 M-26 -22L-48 0L-26 22 M26 -22L48 0L26 22
    arrow.clockwise | s a0 4 38 -15 285 M-10 -53L11 -33L-10 -13
    arrow.counterclockwise | s a0 4 38 195 -105 M10 -53L-11 -33L10 -13
    arrow.triangle.2.circlepath | s a0 0 38 200 330 | s a0 0 38 20 150 | f M44 -34V-6H16Z | f M-44 34V6H-16Z
    arrow.2.circlepath | s a0 0 38 200 330 | s a0 0 38 20 150 | s M36 -38V-18H16 | s M-36 38V18H-16
    arrow.uturn.backward | s M-30 -14H14A14 10 24 -90 90H-6 M-10 -35L-32 -14L-10 7
    arrow.uturn.forward | s M30 -14H-14A-14 10 24 -90 -270H6 M10 -35L32 -14L10 7
    arrow.uturn.left | s M-30 -14H14A14 10 24 -90 90H-6 M-10 -35L-32 -14L-10 7
    arrow.uturn.right | s M30 -14H-14A-14 10 24 -90 -270H6 M10 -35L32 -14L10 7
    arrow.turn.up.left | s M32 36V6Q32 -12 14 -12H-32 M-12 -33L-34 -12L-12 9
    arrow.turn.up.right | s M-32 36V6Q-32 -12 -14 -12H32 M12 -33L34 -12L12 9
    arrow.turn.down.right | s M-32 -36V-6Q-32 12 -14 12H32 M12 -9L34 12L12 33
    arrow.up.to.line | s M0 44V-26 M-26 -2L0 -28L26 -2 M-32 -44H32
    arrow.down.to.line | s M0 -44V26 M-26 2L0 28L26 2 M-32 44H32
    arrow.up.left.and.arrow.down.right | s M-8 -8L-37 -37 M-38 -14V-38H-14 M8 8L37 37 M38 14V38H14
    arrow.down.right.and.arrow.up.left | s M-40 -40L-11 -11 M-10 -34V-10H-34 M40 40L11 11 M10 34V10H34
    arrowtriangle.left.fill | b M26 -32L-30 0L26 32Z
    arrowtriangle.right.fill | b M-26 -32L30 0L-26 32Z
    arrowtriangle.up.fill | b M-32 26L0 -30L32 26Z
    arrowtriangle.down.fill | b M-32 -26L0 30L32 -26Z
    arrowtriangle.left | s M26 -32L-30 0L26 32Z
    arrowtriangle.right | s M-26 -32L30 0L-26 32Z
    arrowshape.turn.up.left | s M42 32C36 8 18 4 0 4V22L-44 -12L0 -44V-26C30 -24 44 -4 42 32Z
    arrowshape.turn.up.left.fill | b M42 32C36 8 18 4 0 4V22L-44 -12L0 -44V-26C30 -24 44 -4 42 32Z
    arrowshape.turn.up.right | s M-42 32C-36 8 -18 4 0 4V22L44 -12L0 -44V-26C-30 -24 -44 -4 -42 32Z
    arrowshape.turn.up.right.fill | b M-42 32C-36 8 -18 4 0 4V22L44 -12L0 -44V-26C-30 -24 -44 -4 -42 32Z
    """

  private static let signs = """
    plus | s M0 -38V38 M-38 0H38
    minus | s M-38 0H38
    plusminus | s M0 -44V8 M-26 -18H26 | s M-26 38H26
    rays | s M0 -46V-24 M0 46V24 M-46 0H-24 M46 0H24 M-33 -33L-17 -17 M33 33L17 17 M-33 33L-17 17 M33 -33L17 -17
    dial.min | s O 0 6 27 | s M0 6L-15 21 | f O -42 34 4.5 O -47 6 4.5 O -34 -24 4.5 O 0 -39 4.5 O 34 -24 4.5 O 47 6 4.5 O 42 34 4.5
    multiply | s M-28 -28L28 28 M28 -28L-28 28
    divide | s M-36 0H36 | f O 0 -25 7 | f O 0 25 7
    equal | s M-36 -13H36 M-36 13H36
    xmark | s M-32 -32L32 32 M32 -32L-32 32
    checkmark | s M-33 4L-10 33L33 -34
    exclamationmark | s M0 -36V12 | f O 0 33 6.5
    questionmark | s M-20 -22C-18 -44 22 -46 22 -19C22 -3 0 -2 0 14 | f O 0 34 6
    info | s M-9 -10H3V34 M-15 34H17 | f O 0 -33 7
    number | s M-12 -36L-22 36 M22 -36L12 36 M-34 -13H36 M-36 13H34
    percent | s M24 -36L-24 36 | s O -22 -22 13 | s O 22 22 13
    at | s O 0 0 18 | s M18 -18V6Q18 20 30 20Q44 18 44 -2A0 0 44 0 -315
    command | s R -17 -17 34 34 0 | s M-17 -17H-30A-30 -30 13 90 360V-17 M17 -17V-30A30 -30 13 180 450H17 M17 17H30A30 30 13 -90 180V17 M-17 17V30A-30 30 13 0 270H-17
    ellipsis | f O -36 0 8 O 0 0 8 O 36 0 8
    circle | s O 0 0 45.65
    circle.fill | b O 0 0 45.65
    circle.dotted | f O 46 0 4 O 39.8 23 4 O 23 39.8 4 O 0 46 4 O -23 39.8 4 O -39.8 23 4 O -46 0 4 O -39.8 -23 4 O -23 -39.8 4 O 0 -46 4 O 23 -39.8 4 O 39.8 -23 4
    circle.inset.filled | s O 0 0 45.65 | f O 0 0 31
    largecircle.fill.circle | s O 0 0 45.65 | f O 0 0 31
    circle.lefthalf.filled | s O 0 0 45.65 | f M0 -45A0 0 45 -90 -270Z
    circle.righthalf.filled | s O 0 0 45.65 | f M0 -45A0 0 45 -90 90Z
    smallcircle.filled.circle | s O 0 0 45.65 | f O 0 0 16
    square | s R -41 -41 82 82 16
    square.fill | b R -41 -41 82 82 16
    rectangle | s R -52 -37 104 74 13
    rectangle.fill | b R -52 -37 104 74 13
    rectangle.portrait | s R -37 -52 74 104 13
    rectangle.portrait.fill | b R -37 -52 74 104 13
    capsule | s R -54 -28 108 56 28
    capsule.fill | b R -54 -28 108 56 28
    oval | s E 0 0 52 36
    oval.fill | b E 0 0 52 36
    triangle | s M0 -41L47 38H-47Z
    triangle.fill | b M0 -41L47 38H-47Z
    diamond | s M0 -50L50 0L0 50L-50 0Z
    diamond.fill | b M0 -50L50 0L0 50L-50 0Z
    hexagon | s M0 -48L42 -24V24L0 48L-42 24V-24Z
    hexagon.fill | b M0 -48L42 -24V24L0 48L-42 24V-24Z
    seal | s M0 -48L13 -36L30 -38L35 -21L48 -9L42 8L46 25L30 33L21 48L0 43L-21 48L-30 33L-46 25L-42 8L-48 -9L-35 -21L-30 -38L-13 -36Z
    seal.fill | b M0 -48L13 -36L30 -38L35 -21L48 -9L42 8L46 25L30 33L21 48L0 43L-21 48L-30 33L-46 25L-42 8L-48 -9L-35 -21L-30 -38L-13 -36Z
    checkmark.seal | s M0 -48L13 -36L30 -38L35 -21L48 -9L42 8L46 25L30 33L21 48L0 43L-21 48L-30 33L-46 25L-42 8L-48 -9L-35 -21L-30 -38L-13 -36Z | s M-17 4L-4 19L19 -16
    checkmark.seal.fill | b1 M0 -48L13 -36L30 -38L35 -21L48 -9L42 8L46 25L30 33L21 48L0 43L-21 48L-30 33L-46 25L-42 8L-48 -9L-35 -21L-30 -38L-13 -36Z | x M-17 4L-4 19L19 -16
    exclamationmark.triangle | s M0 -41L49 40H-49Z | s M0 -14V12 | f O 0 25 5.5
    exclamationmark.triangle.fill | b1 M0 -41L49 40H-49Z | x M0 -14V12 | c O 0 25 5.5
    exclamationmark.octagon | s M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z | s M0 -22V8 | f O 0 24 5.5
    exclamationmark.octagon.fill | b1 M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z | x M0 -22V8 | c O 0 24 5.5
    nosign | s O 0 0 45.65 | s M-32 -32L32 32
    poweron | s M0 -40V40
    power | s a0 4 42 -52 232 | s M0 -46V-4
    asterisk | s M0 -36V36 M-31 -18L31 18 M31 -18L-31 18
    sum | s M28 -28V-36H-28L4 0L-28 36H28V28
    function | s M22 -34C4 -42 2 -28 0 -16L-8 26C-10 38 -16 42 -26 36 M-16 -8H16
    """

  private static let interface = """
    ellipsis.circle | s O 0 0 45.65 | f O -21 0 5.6 O 0 0 5.6 O 21 0 5.6
    ellipsis.circle.fill | b1 O 0 0 45.65 | c O -21 0 5.6 O 0 0 5.6 O 21 0 5.6
    line.3.horizontal | s M-44 -24H44 M-44 0H44 M-44 24H44
    line.2.horizontal | s M-44 -12H44 M-44 12H44
    line.horizontal.3.decrease | s M-46 -22H46 M-30 0H30 M-14 22H14
    line.3.horizontal.decrease | s M-46 -22H46 M-30 0H30 M-14 22H14
    list.bullet | s M-22 -27H48 M-22 0H48 M-22 27H48 | f O -44 -27 6 O -44 0 6 O -44 27 6
    list.dash | s M-18 -27H48 M-18 0H48 M-18 27H48 M-48 -27H-40 M-48 0H-40 M-48 27H-40
    list.number | s M-18 -27H48 M-18 0H48 M-18 27H48 | s*0.7 M-48 -34L-42 -37V-17 M-50 -6H-40L-50 7H-38 M-50 20H-39L-45 27L-39 34H-50
    list.bullet.rectangle | s R -54 -40 108 80 14 | s*0.85 M-16 -18H36 M-16 0H36 M-16 18H36 | f O -34 -18 4.4 O -34 0 4.4 O -34 18 4.4
    checklist | s M-8 -26H48 M-8 22H48 | s M-48 -26L-38 -15L-24 -37 M-48 22L-38 33L-24 11
    square.grid.2x2 | s R -44 -44 36 36 7 | s R 8 -44 36 36 7 | s R -44 8 36 36 7 | s R 8 8 36 36 7
    square.grid.2x2.fill | b R -44 -44 36 36 7 | b R 8 -44 36 36 7 | b R -44 8 36 36 7 | b R 8 8 36 36 7
    square.grid.3x3 | s R -46 -46 92 92 15 | s M-15 -46V46 M15 -46V46 M-46 -15H46 M-46 15H46
    square.grid.3x3.fill | b R -45 -45 20 20 4 | b R -10 -45 20 20 4 | b R 25 -45 20 20 4 | b R -45 -10 20 20 4 | b R -10 -10 20 20 4 | b R 25 -10 20 20 4 | b R -45 25 20 20 4 | b R -10 25 20 20 4 | b R 25 25 20 20 4
    circle.grid.2x2 | s O -23 -23 17 | s O 23 -23 17 | s O -23 23 17 | s O 23 23 17
    circle.grid.3x3.fill | f O -34 -34 9 O 0 -34 9 O 34 -34 9 O -34 0 9 O 0 0 9 O 34 0 9 O -34 34 9 O 0 34 9 O 34 34 9
    rectangle.grid.1x2 | s R -50 -42 100 36 9 | s R -50 6 100 36 9
    rectangle.grid.2x2 | s R -54 -42 48 36 8 | s R 6 -42 48 36 8 | s R -54 6 48 36 8 | s R 6 6 48 36 8
    rectangle.grid.2x2.fill | b R -54 -42 48 36 8 | b R 6 -42 48 36 8 | b R -54 6 48 36 8 | b R 6 6 48 36 8
    sidebar.left | s R -54 -41 108 82 15 | s M-18 -41V41 | s*0.7 M-42 -23H-30 M-42 -9H-30 M-42 5H-30
    sidebar.right | s R -54 -41 108 82 15 | s M18 -41V41 | s*0.7 M42 -23H30 M42 -9H30 M42 5H30
    sidebar.leading | s R -54 -41 108 82 15 | s M-18 -41V41 | s*0.7 M-42 -23H-30 M-42 -9H-30 M-42 5H-30
    sidebar.squares.left | s R -54 -41 108 82 15 | s M-14 -41V41 | f R -44 -28 20 14 3 R -44 -6 20 14 3
    rectangle.split.2x1 | s R -54 -41 108 82 15 | s M0 -41V41
    rectangle.split.3x1 | s R -54 -41 108 82 15 | s M-18 -41V41 M18 -41V41
    rectangle.stack | s R -48 -14 96 58 13 | s*0.9 M-38 -30H38 M-28 -44H28
    rectangle.stack.fill | b R -48 -14 96 58 13 | s*0.9 M-38 -30H38 M-28 -44H28
    square.stack | s R -44 -20 70 64 13 | s M-20 -44H32Q46 -44 46 -30V18
    square.on.square | s R -44 -20 64 64 13 | s M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20
    square.on.circle | s R -44 -20 64 64 13 | s M-24 -30Q-14 -48 10 -48Q46 -46 47 -12Q46 6 32 16
    square.on.square.fill | b R -44 -20 64 64 13 | s M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20
    plus.square.on.square | s R -44 -20 64 64 13 | s M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20 | s M-12 -4V28 M-28 12H4
    square.and.arrow.up | s M-16 -16H-24Q-36 -16 -36 -4V38Q-36 50 -24 50H24Q36 50 36 38V-4Q36 -16 24 -16H16 | s M0 22V-49 M-19 -32L0 -51L19 -32
    square.and.arrow.up.fill | b1 M-24 -16H24Q36 -16 36 -4V38Q36 50 24 50H-24Q-36 50 -36 38V-4Q-36 -16 -24 -16Z | s M0 -16V-49 M-19 -32L0 -51L19 -32 | x M0 -16V22
    square.and.arrow.down | s M-16 -16H-24Q-36 -16 -36 -4V38Q-36 50 -24 50H24Q36 50 36 38V-4Q36 -16 24 -16H16 | s M0 -50V22 M-19 5L0 24L19 5
    square.and.arrow.down.fill | b1 M-24 -16H24Q36 -16 36 -4V38Q36 50 24 50H-24Q-36 50 -36 38V-4Q-36 -16 -24 -16Z | s M0 -50V-16 | x M0 -16V22 M-19 5L0 24L19 5
    square.and.pencil | s M14 -36H-24Q-40 -36 -40 -20V28Q-40 44 -24 44H24Q40 44 40 28V-8 | s M-12 17L-9 3L38 -45L48 -35L1 13Z
    rectangle.and.pencil.and.ellipsis | s M14 -36H-40Q-54 -36 -54 -22V22Q-54 36 -40 36H40Q54 36 54 22V-2 | s M0 10L3 -3L42 -42L51 -33L12 6Z
    pencil | s M-42 42L-35 16L26 -45L45 -26L-16 35Z | s M16 -35L35 -16
    pencil.line | s M-38 26L-33 6L22 -48L40 -30L-15 24Z | s M-46 46H46
    pencil.tip | s M0 -46L-26 34H26Z M0 -46V-12
    scribble | s M-44 6C-30 -40 -8 -50 -4 -28C0 0 -40 36 -18 36C4 36 6 -16 26 -16C40 -16 20 16 44 10
    slider.horizontal.3 | s M-46 -28H2 M26 -28H46 M-46 0H-30 M-6 0H46 M-46 28H8 M32 28H46 | s O 14 -28 11 | s O -18 0 11 | s O 20 28 11
    gear | s O 0 0 33 | s*0.9 O 0 0 9 | s M0 -46V-34 M0 46V34 M-46 0H-34 M46 0H34 M-32.5 -32.5L-24 -24 M32.5 32.5L24 24 M-32.5 32.5L-24 24 M32.5 -32.5L24 -24 M-17.6 -42.5L-13 -31.4 M17.6 -42.5L13 -31.4 M-17.6 42.5L-13 31.4 M17.6 42.5L13 31.4 M-42.5 -17.6L-31.4 -13 M-42.5 17.6L-31.4 13 M42.5 -17.6L31.4 -13 M42.5 17.6L31.4 13 | s*0.8 M4.5 -7.8L16.5 -28.6 M4.5 7.8L16.5 28.6 M-9 0H-33
    gearshape | s M-9 -46H9L13 -33L22 -28L36 -31L45 -15L35 -5V5L45 15L36 31L22 28L13 33L9 46H-9L-13 33L-22 28L-36 31L-45 15L-35 5V-5L-45 -15L-36 -31L-22 -28L-13 -33Z | s O 0 0 15
    gearshape.fill | b M-9 -46H9L13 -33L22 -28L36 -31L45 -15L35 -5V5L45 15L36 31L22 28L13 33L9 46H-9L-13 33L-22 28L-36 31L-45 15L-35 5V-5L-45 -15L-36 -31L-22 -28L-13 -33Z | c O 0 0 16
    gearshape.2 | s O -14 8 26 | s O -14 8 9 | s M-14 -26V-18 M-14 42V34 M-48 8H-40 M20 8H12 M-38 -16L-32 -10 M10 32L4 26 M-38 32L-32 26 M10 -16L4 -10 | s O 30 -28 13 | s M30 -48V-41 M30 -8V-15 M50 -28H43 M16 -42L21 -37 M44 -42L39 -37 M44 -14L39 -19
    magnifyingglass | s O -9 -9 32 | s M15 15L43 43
    plus.magnifyingglass | s O -9 -9 32 | s M15 15L43 43 | s*0.9 M-9 -24V6 M-24 -9H6
    minus.magnifyingglass | s O -9 -9 32 | s M15 15L43 43 | s*0.9 M-24 -9H6
    eye | s M-54 0C-36 -44 36 -44 54 0C36 44 -36 44 -54 0Z | s O 0 0 16
    eye.fill | b1 M-54 0C-36 -44 36 -44 54 0C36 44 -36 44 -54 0Z | x O 0 0 16
    hand.raised | s M-34 8V-22Q-34 -30 -27 -30Q-20 -30 -20 -22V-36Q-20 -44 -13 -44Q-6 -44 -6 -36V-42Q-6 -50 1 -50Q8 -50 8 -42V-36Q8 -44 15 -44Q22 -44 22 -36V8L32 -8Q38 -16 44 -10Q46 -6 42 2L26 34Q18 50 -4 50Q-34 48 -34 14Z
    hand.raised.fill | b M-34 8V-22Q-34 -30 -27 -30Q-20 -30 -20 -22V-36Q-20 -44 -13 -44Q-6 -44 -6 -36V-42Q-6 -50 1 -50Q8 -50 8 -42V-36Q8 -44 15 -44Q22 -44 22 -36V8L32 -8Q38 -16 44 -10Q46 -6 42 2L26 34Q18 50 -4 50Q-34 48 -34 14Z
    hand.thumbsup | s M-46 -4H-24V40H-46Z | s M-24 0L-4 -40Q8 -46 10 -32L6 -12H36Q46 -10 44 0L36 34Q34 40 26 40H-24
    hand.thumbsup.fill | b M-46 -4H-32V40H-46Z | b M-16 0L2 -40Q12 -44 14 -32L10 -12H38Q48 -10 46 0L38 34Q36 40 28 40H-16Z
    hand.thumbsdown | s M-46 4H-24V-40H-46Z | s M-24 0L-4 40Q8 46 10 32L6 12H36Q46 10 44 0L36 -34Q34 -40 26 -40H-24
    link | s M-6 -14L10 -30A24 -16 20 -135 45L28 4 M6 14L-10 30A-24 16 20 45 225L-28 -4 M-14 14L14 -14
    """
}
