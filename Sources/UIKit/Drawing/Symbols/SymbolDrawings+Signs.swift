extension SymbolDrawings {
  /// Signs, grids and arrows.
  static let moreSigns = """
    circle.bottomhalf.filled | s O 0 0 45.65 | f A0 0 46 0 180Z
    circle.tophalf.filled | s O 0 0 45.65 | f A0 0 46 180 360Z
    circle.grid.3x3 | s*0.8 O -32 -32 10 O 0 -32 10 O 32 -32 10 O -32 0 10 O 0 0 10 O 32 0 10 O -32 32 10 O 0 32 10 O 32 32 10
    circle.grid.cross | s O 0 -32 12 O 0 32 12 O -32 0 12 O 32 0 12
    circle.grid.cross.fill | b O 0 -32 12 O 0 32 12 O -32 0 12 O 32 0 12
    circlebadge | s O 0 0 26
    circlebadge.fill | b O 0 0 26
    circle.hexagonpath | s M0 -26L22 -13V13L0 26L-22 13V-13Z | s O 0 -40 7 O 35 -20 7 O 35 20 7 O 0 40 7 O -35 20 7 O -35 -20 7
    circle.and.line.horizontal | s O 0 0 18 | s M-52 0H-18 M18 0H52
    capsule.portrait | s R -28 -54 56 108 28
    cylinder | s E 0 -32 38 14 | s M-38 -32V32C-38 52 38 52 38 32V-32
    cylinder.fill | b M-38 -32C-38 -50 38 -50 38 -32V32C38 52 -38 52 -38 32Z | x M-32 -28C-20 -18 20 -18 32 -28
    cylinder.split.1x2 | s E 0 -32 38 14 | s M-38 -32V32C-38 52 38 52 38 32V-32 M-38 0C-38 20 38 20 38 0
    pyramid | s M0 -46L48 24L6 46L-48 24Z M0 -46L6 46
    torus | s E 0 0 52 32 | s E 0 -4 20 8
    righttriangle | s M40 -42V38H-46Z
    square.dotted | s*0.9 M-42 -42H-38 M-18 -42H-14 M6 -42H10 M34 -42H38 M-42 42H-38 M-18 42H-14 M6 42H10 M34 42H38 M-42 -18V-14 M-42 6V10 M42 -18V-14 M42 6V10
    square.lefthalf.filled | s R -42 -42 84 84 16 | f M0 -42V42H-28Q-42 42 -42 28V-28Q-42 -42 -28 -42Z
    square.righthalf.filled | s R -42 -42 84 84 16 | f M0 -42V42H28Q42 42 42 28V-28Q42 -42 28 -42Z
    square.split.1x2 | s R -42 -42 84 84 16 | s M-42 0H42
    square.grid.3x2 | s R -52 -34 28 28 6 R -14 -34 28 28 6 R 24 -34 28 28 6 R -52 6 28 28 6 R -14 6 28 28 6 R 24 6 28 28 6
    square.grid.3x2.fill | f R -54 -36 32 32 7 R -16 -36 32 32 7 R 22 -36 32 32 7 R -54 4 32 32 7 R -16 4 32 32 7 R 22 4 32 32 7
    square.on.circle | s a0 -12 33 60 -150 | s R -16 -8 60 54 11
    square.fill.on.square.fill | b M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20H-20Z | c R -50 -26 76 76 18 | b R -44 -20 64 64 13
    square.filled.on.square | s M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20 | b R -44 -20 64 64 13
    square.resize | s R -42 -42 84 84 16 | s*0.8 M6 -22H22V-6 M22 -22L-4 4 | s R -42 4 38 38 8
    square.stack.3d.down.right | s R -48 -48 60 60 12 | s*0.9 M-30 28H14Q28 28 28 14V-30 M-12 44H30Q44 44 44 30V-12
    rectangle.split.1x2 | s R -54 -41 108 82 15 | s M-54 0H54
    rectangle.grid.3x2 | s R -54 -38 30 32 7 R -15 -38 30 32 7 R 24 -38 30 32 7 R -54 6 30 32 7 R -15 6 30 32 7 R 24 6 30 32 7
    rectangle.leftthird.inset.filled | s R -52 -37 104 74 13 | f R -42 -27 26 54 5
    rectangle.rightthird.inset.filled | s R -52 -37 104 74 13 | f R 16 -27 26 54 5
    rectangle.leadinghalf.inset.filled | s R -52 -37 104 74 13 | f R -42 -27 40 54 5
    rectangle.trailinghalf.inset.filled | s R -52 -37 104 74 13 | f R 2 -27 40 54 5
    rectangle.lefthalf.inset.filled | s R -52 -37 104 74 13 | f R -42 -27 40 54 5
    rectangle.righthalf.inset.filled | s R -52 -37 104 74 13 | f R 2 -27 40 54 5
    rectangle.bottomthird.inset.filled | s R -52 -37 104 74 13 | f R -42 8 84 19 5
    rectangle.topthird.inset.filled | s R -52 -37 104 74 13 | f R -42 -27 84 19 5
    rectangle.center.inset.filled | s R -52 -37 104 74 13 | f R -24 -15 48 30 5
    rectangle.inset.topright.filled | s R -52 -37 104 74 13 | f R 4 -27 38 24 5
    rectangle.on.rectangle.angled | s R -54 -34 62 50 9 | s M-22 32L30 44Q40 46 43 36L52 0Q54 -10 44 -13L24 -18
    rectangle.portrait.on.rectangle.portrait | s R -46 -30 56 78 11 | s M-28 -42Q-26 -52 -14 -52H30Q46 -52 46 -38V16Q46 30 28 30
    grid | s M-46 -16H46 M-46 16H46 M-16 -46V46 M16 -46V46
    table | s R -50 -40 100 80 13 | s M-50 -14H50 M-50 13H50 M0 -14V40
    target | s O 0 0 45.65 O 0 0 28 | f O 0 0 12
    clear | s M-14 -32H42Q52 -32 52 -22V22Q52 32 42 32H-14L-50 0Z M-4 -12L20 12 M20 -12L-4 12
    clear.fill | b1 M-14 -32H42Q52 -32 52 -22V22Q52 32 42 32H-14L-50 0Z | x M-4 -12L20 12 M20 -12L-4 12
    delete.left | s M-18 -32H42Q52 -32 52 -22V22Q52 32 42 32H-18L-50 0Z M-4 -12L20 12 M20 -12L-4 12
    delete.left.fill | b1 M-18 -32H42Q52 -32 52 -22V22Q52 32 42 32H-18L-50 0Z | x M-4 -12L20 12 M20 -12L-4 12
    delete.right | s M18 -32H-42Q-52 -32 -52 -22V22Q-52 32 -42 32H18L50 0Z M4 -12L-20 12 M-20 -12L4 12
    delete.right.fill | b1 M18 -32H-42Q-52 -32 -52 -22V22Q-52 32 -42 32H18L50 0Z | x M4 -12L-20 12 M-20 -12L4 12
    shift | s M0 -42L44 4H20V38H-20V4H-44Z
    shift.fill | b M0 -42L44 4H20V38H-20V4H-44Z
    capslock | s M0 -48L44 -4H20V20H-20V-4H-44Z | s R -20 34 40 12 2
    capslock.fill | b M0 -48L44 -4H20V20H-20V-4H-44Z | b R -20 34 40 12 2
    option | s M-46 -30H-18L16 30H46 M14 -30H46
    control | s M-38 4L0 -32L38 4
    escape | s a0 4 38 -130 150 | s M8 12L-34 -30 M-34 -4V-30H-8
    return | s M44 -32V4Q44 16 32 16H-42 M-16 -12L-44 16L-16 44
    plus.slash.minus | s M-26 -42V-10 M-42 -26H-10 | s M30 -40L-30 40 | s M12 28H44
    plus.circle.dashed | s*0.9 a0 0 45.65 -20 20 a0 0 45.65 40 80 a0 0 45.65 100 140 a0 0 45.65 160 200 a0 0 45.65 220 260 a0 0 45.65 280 320 | s M0 -22V22 M-22 0H22
    plus.viewfinder | s M-44 -22V-34Q-44 -44 -34 -44H-22 M22 -44H34Q44 -44 44 -34V-22 M44 22V34Q44 44 34 44H22 M-22 44H-34Q-44 44 -44 34V22 | s M0 -20V20 M-20 0H20
    dot.viewfinder | s M-44 -22V-34Q-44 -44 -34 -44H-22 M22 -44H34Q44 -44 44 -34V-22 M44 22V34Q44 44 34 44H22 M-22 44H-34Q-44 44 -44 34V22 | f O 0 0 10
    text.viewfinder | s M-44 -22V-34Q-44 -44 -34 -44H-22 M22 -44H34Q44 -44 44 -34V-22 M44 22V34Q44 44 34 44H22 M-22 44H-34Q-44 44 -44 34V22 | s*0.9 M-24 -16H24 M-24 0H24 M-24 16H8
    dot.square | s R -42 -42 84 84 16 | f O 0 0 10
    dot.squareshape | s R -44 -44 88 88 6 | f O 0 0 10
    questionmark.square.dashed | s*0.9 M-42 -24V-28Q-42 -42 -28 -42H-24 M-10 -42H10 M24 -42H28Q42 -42 42 -28V-24 M42 -10V10 M42 24V28Q42 42 28 42H24 M10 42H-10 M-24 42H-28Q-42 42 -42 28V24 M-42 10V-10 | s M-13 -12C-13 -28 14 -28 14 -12C14 0 0 -2 0 10 | f O 0 22 5
    chevron.up.down | s M-22 -15L0 -38L22 -15 M-22 15L0 38L22 15
    chevron.backward.2 | s M2 -34L-31 0L2 34 M34 -34L1 0L34 34
    chevron.forward.2 | s M-2 -34L31 0L-2 34 M-34 -34L-1 0L-34 34
    chevron.left.slash.chevron.right | s M-32 -24L-54 0L-32 24 M32 -24L54 0L32 24 M12 -36L-12 36
    arrow.swap | s M-22 42V-40 M-46 -18L-22 -42L2 -18 | s M24 -42V40 M0 18L24 42L48 18
    arrow.merge | s M0 -44V-8C0 14 -28 12 -28 44 M0 -8C0 14 28 12 28 44 | s M-20 -26L0 -46L20 -26
    arrow.branch | s M-36 44C-36 10 0 26 0 -8V-44 M36 44C36 10 0 26 0 -8 | s M-20 -26L0 -46L20 -26
    arrow.triangle.pull | s O -28 -32 11 O -28 32 11 O 30 32 11 | s M-28 -20V20 M30 20V-18Q30 -32 16 -32H4 | f M8 -48V-16L-10 -32Z
    arrow.left.and.line.vertical.and.arrow.right | s M0 -42V42 | s M-14 0H-52 M-36 -17L-53 0L-36 17 M14 0H52 M36 -17L53 0L36 17
    arrow.right.and.line.vertical.and.arrow.left | s M0 -42V42 | s M-54 0H-14 M-30 -17L-13 0L-30 17 M54 0H14 M30 -17L13 0L30 17
    arrow.down.to.line.compact | s M-30 40H30 M0 -40V22 M-20 4L0 24L20 4
    arrow.up.to.line.compact | s M-30 -40H30 M0 40V-22 M-20 -4L0 -24L20 -4
    arrow.up.backward.and.arrow.down.forward | s M-6 -6L-42 -42 M-42 -14V-42H-14 M6 6L42 42 M42 14V42H14
    arrow.down.forward.and.arrow.up.backward | s M-44 -44L-8 -8 M-8 -34V-8H-34 M44 44L8 8 M8 34V8H34
    arrow.up.left.and.down.right.magnifyingglass | s O -8 -8 34 | s M17 17L44 44 | s*0.8 M-22 -10V-22H-10 M-20 -20L4 4 M6 -6V6H-6
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left | s M-42 -18V-42H-18 M42 -18V-42H18 M-42 18V42H-18 M42 18V42H18 M-42 -42L-10 -10 M42 -42L10 -10 M-42 42L-10 10 M42 42L10 10
    arrow.rectanglepath | s M-50 4V-16Q-50 -28 -38 -28H42 M50 -4V16Q50 28 38 28H-42 | s M26 -44L44 -28L26 -12 M-26 12L-44 28L-26 44
    arrow.2.squarepath | s M-40 20V-28Q-40 -40 -28 -40H28 M40 -20V28Q40 40 28 40H-28 | s M12 -56L30 -40L12 -24 M-12 24L-30 40L-12 56
    arrow.triangle.capsulepath | s M-26 26H-28C-60 26 -60 -26 -28 -26H22 M26 -26H28C60 -26 60 26 28 26H-22 | f M14 -44V-8L38 -26Z M-14 8V44L-38 26Z
    arrow.3.trianglepath | s M-10 -38L0 -46L28 2 M32 10L40 32H-14 M-24 32H-40L-14 -16 | s M28 -18V2H8 M4 14L-14 32L4 48 M-32 -8L-14 -18L-4 0
    arrowtriangle.up | s M0 -26L38 28H-38Z
    arrowtriangle.down | s M0 26L38 -28H-38Z
    arrowtriangle.forward | s M28 0L-28 -36V36Z
    arrowtriangle.backward | s M-28 0L28 -36V36Z
    arrowtriangle.forward.fill | b M28 0L-28 -36V36Z
    arrowtriangle.backward.fill | b M-28 0L28 -36V36Z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right | s M0 -42V42 | s M-50 0L-16 -24V24Z M50 0L16 -24V24Z
    flip.horizontal | s M0 -46V46 | s M-14 -32V32H-50Z | s*0.8 M14 -32V32H50Z
    flip.horizontal.fill | s M0 -46V46 | b M-14 -32V32H-50Z | s*0.8 M14 -32V32H50Z
    aspectratio | s R -52 -38 104 76 13 | s*0.9 M-34 -4V-20H-18 M34 4V20H18
    aspectratio.fill | b1 R -52 -38 104 76 13 | x*0.9 M-34 -4V-20H-18 M34 4V20H18
    beziercurve | s M-40 30C-40 -16 40 -16 40 30 | s R -50 30 20 20 3 R 30 30 20 20 3 | s M-44 -30H44 | f O -46 -30 7 O 46 -30 7 O 0 -5 7
    sos | s*0.85 M-34 -16C-44 -28 -58 -10 -44 -2C-28 6 -42 28 -54 16 | s*0.85 O 0 0 19 | s*0.85 M52 -16C42 -28 28 -10 42 -2C58 6 44 28 32 16
    paragraphsign | s M34 -42H-8C-40 -42 -40 2 -8 2H6 M6 -42V46 M26 -42V46
    nosign.app | s R -42 -42 84 84 22 | s M-28 -28L28 28
    slowmo | s*0.8 M0 -48V-34 M24 -42L17 -30 M42 -24L30 -17 M48 0H34 M42 24L30 17 M24 42L17 30 M0 48V34 M-24 42L-17 30 M-42 24L-30 17 M-48 0H-34 M-42 -24L-30 -17 M-24 -42L-17 -30
    timelapse | s O 0 0 45.65 | f M0 0V-30A0 0 30 -90 150Z
    wave.3.left | s a40 0 28 134 226 a40 0 52 134 226 a40 0 76 134 226
    wave.3.forward | s a-40 0 28 -46 46 a-40 0 52 -46 46 a-40 0 76 -46 46
    dot.radiowaves.up.forward | f O -30 30 9 | s a-30 30 30 -80 -10 a-30 30 54 -80 -10 a-30 30 78 -80 -10
    shield.righthalf.filled | s M0 -48L38 -34V-2C38 24 22 40 0 50C-22 40 -38 24 -38 -2V-34Z | f M0 -48L38 -34V-2C38 24 22 40 0 50Z
    shield.checkered | s M0 -48L38 -34V-2C38 24 22 40 0 50C-22 40 -38 24 -38 -2V-34Z | f M0 -48V0H-38V-34Z M0 0H38C38 24 22 40 0 50Z
    alternatingcurrent | s M-50 0C-38 -44 -12 -44 0 0C12 44 38 44 50 0
    directcurrent | s M-46 -12H46 M-46 14H-24 M-11 14H11 M24 14H46
    line.diagonal.arrow | s M-38 38L36 -36 M36 0V-36H0
    lineweight | s*0.5 M-46 -32H46 | s M-46 -8H46 | s*1.8 M-46 24H46
    trianglebadge.exclamationmark | s M0 -36L42 34H-42Z M0 -12V10 | f O 0 22 4.5
    """

  /// Texts, documents and windows.
  static let moreTexts = """
    text.badge.plus | s M-48 -30H24 M-48 -6H24 M-48 18H-4 | s M34 8V48 M14 28H54
    text.badge.minus | s M-48 -30H24 M-48 -6H24 M-48 18H-4 | s M14 28H54
    text.badge.checkmark | s M-48 -30H24 M-48 -6H24 M-48 18H-4 | s M10 28L26 44L54 10
    text.badge.xmark | s M-48 -30H24 M-48 -6H24 M-48 18H-4 | s M20 12L48 40 M48 12L20 40
    text.badge.star | s M-48 -30H24 M-48 -6H14 M-48 18H-8 | f M34 2L40 18L56 19L43 29L48 46L34 36L20 46L25 29L12 19L28 18Z
    text.append | s M-48 -36H48 M-48 -14H48 | s M-22 20H48 M-48 20H-40 M-22 42H48
    text.insert | s M-48 -40H48 M-48 40H48 | s M-8 0H48 | s M-48 -16L-28 0L-48 16
    text.redaction | s M-48 -34H8 M-48 34H30 | f R -50 -14 100 26 5 R 20 -44 30 20 5
    text.below.photo | s R -40 -48 80 52 11 | s*0.9 M-34 -2L-14 -22L2 -8L14 -18L34 0 | s M-40 24H40 M-40 44H16
    text.rectangle | s R -52 -37 104 74 13 | s*0.9 M-34 -14H34 M-34 2H34 M-34 18H10
    text.rectangle.page | s R -38 -50 76 100 13 | s*0.9 M-20 -28H20 M-20 28H10 | s R -20 -14 40 26 4
    text.word.spacing | s M-52 -26V26 M52 -26V26 | s M-34 0H34 M-22 -12L-36 0L-22 12 M22 -12L36 0L22 12
    text.formatting | s*0.9 M-52 34L-28 -34L-4 34 M-44 12H-12 | s M14 -24H50 M14 4H50 M14 32H50
    text.line.first.and.arrowtriangle.forward | s M-10 -32H48 M-48 0H48 M-48 32H48 | f M-48 -48V-16L-24 -32Z
    doc.append | s M-34 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50 M6 -50V-28Q6 -20 14 -20H36 | s*0.85 M-18 8H18 M-18 28H18
    doc.zipper | s M-34 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50 M6 -50V-28Q6 -20 14 -20H36 | s*0.8 M-12 -46V-38 M-4 -32V-24 M-12 -18V-10 M-4 -4V4 | s*0.8 R -16 12 16 20 4
    doc.questionmark | s M-34 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50 M6 -50V-28Q6 -20 14 -20H36 | s*0.9 M-11 6C-11 -8 12 -8 12 6C12 16 0 14 0 24 | f O 0 35 4.5
    doc.text.image | s M-34 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50 M6 -50V-28Q6 -20 14 -20H36 | s*0.8 M-20 -8H20 | f M-24 36L-8 14L2 26L10 18L24 36Z
    list.bullet.rectangle.portrait | s R -38 -50 76 100 13 | f O -20 -22 5 O -20 0 5 O -20 22 5 | s*0.85 M-6 -22H22 M-6 0H22 M-6 22H22
    list.and.film | s M-50 -30H-8 M-50 -6H-8 M-50 18H-8 | s R 8 -40 42 80 8 | s*0.7 M20 -40V40 M38 -40V40 M8 -14H20 M8 14H20 M38 -14H50 M38 14H50
    line.2.horizontal.decrease.circle | s O 0 0 45.65 | s M-24 -9H24 M-10 10H10
    square.text.square | s R -48 -48 96 96 16 | s*0.85 R -30 -30 26 26 5 | s*0.85 M10 -24H32 M10 -10H32 M-30 12H32 M-30 30H14
    square.fill.text.grid.1x2 | f R -48 -40 32 32 6 R -48 8 32 32 6 | s M0 -32H48 M0 -16H30 M0 16H48 M0 32H30
    ellipsis.rectangle | s R -52 -37 104 74 13 | f O -24 0 7 O 0 0 7 O 24 0 7
    ellipsis.curlybraces | s*0.95 M-30 -42C-54 -42 -34 -4 -54 0C-34 4 -54 42 -30 42 M30 -42C54 -42 34 -4 54 0C34 4 54 42 30 42 | f O -18 0 5.5 O 0 0 5.5 O 18 0 5.5
    plus.rectangle.on.rectangle | s R -54 -20 76 58 11 | s M-34 -34Q-30 -44 -20 -44H40Q54 -44 54 -30V6Q54 18 42 20 | s M-16 -8V26 M-33 9H1
    plus.rectangle.fill.on.rectangle.fill | b M-34 -34Q-30 -44 -20 -44H40Q54 -44 54 -30V6Q54 18 42 20H-34Z | c R -60 -26 88 70 16 | b R -54 -20 76 58 11 | x M-16 -8V26 M-33 9H1
    pip.exit | s R -54 -42 108 84 13 | f R 4 4 42 30 5 | s*0.9 M-38 -8V-26H-20 M-36 -24L-10 2
    macwindow.on.rectangle | s R -54 -14 80 56 9 | s*0.8 M-54 0H26 | s M-36 -28Q-34 -42 -22 -42H40Q54 -42 54 -28V6Q54 20 40 22
    menubar.rectangle | s R -52 -37 104 74 13 | f M-52 -18V-24Q-52 -37 -39 -37H39Q52 -37 52 -24V-18Z
    uiwindow.split.2x1 | s R -54 -42 108 84 13 | s*0.85 M-54 -20H54 M0 -20V42
    wallet.pass | s R -40 -50 80 100 14 | s M-40 -26H40 M-40 -4H-18C-14 16 14 16 18 -4H40
    wallet.pass.fill | b1 R -40 -50 80 100 14 | x M-40 -26H40 | x M-40 -4H-18C-14 16 14 16 18 -4H40
    wallet.bifold | s R -50 -34 100 74 13 | s M-44 -34L28 -46Q38 -46 38 -34 | s M50 -8H26C8 -8 8 20 26 20H50
    greetingcard | s M-50 -38H-4V38H-50Z M-4 -38L46 -26V50L-4 38 | s M10 10C-2 -6 12 -16 20 -2C30 -14 42 0 24 18Z
    giftcard | s R -54 -38 108 76 13 | s M-54 6H54 M-16 -38V38 | s M-16 6L-32 -10 M-16 6L0 -10
    lanyardcard | s R -44 -14 88 62 12 | s M-22 -48L0 -14L22 -48 | s*0.85 M-24 10H24 M-24 28H6
    lanyardcard.fill | b1 R -44 -14 88 62 12 | s M-22 -48L0 -22L22 -48 | x*0.85 M-24 10H24 M-24 28H6
    menucard | s R -34 -50 68 100 11 | s*0.85 M-16 -22H16 M-16 0H16 M-16 22H16
    magazine | s M-46 -36L-8 -44V48L-46 40Z M-8 -44H46V48H-8 | s*0.85 M8 -22H30 M8 -4H30
    scroll | s M-30 -44H34Q46 -44 46 -32V-22H22 M22 -30V32Q22 46 8 46H-34Q-46 46 -46 34V26H-4V34Q-4 46 8 46 M-30 26V-32Q-30 -44 -18 -44 | s*0.8 M-14 -20H6 M-14 0H6
    scroll.fill | b M-30 -44H34Q46 -44 46 -32V-22H22V32Q22 46 8 46H-34Q-46 46 -46 34V26H-30Z | x*0.8 M-16 -20H6 M-16 0H6 | x*0.8 M-4 28V34Q-4 46 8 46
    """
}
