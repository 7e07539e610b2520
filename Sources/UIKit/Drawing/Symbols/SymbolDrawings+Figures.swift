extension SymbolDrawings {
  /// People in motion and in seats.
  static let figures = """
    _airlow | s M50 12L34 38 M30 24L33 39L47 34
    _airmid | s M52 -8H14 M24 -18L13 -8L24 2
    _airup | s M52 -34H14 M24 -44L13 -34L24 -24
    _armsopen | b O 0 -41 9 | s M-26 -36L-8 -20H8L26 -36 M-8 -20V46 M8 -20V46 M0 8V46
    figure | b O 0 -41 9 | s M-16 -24H16Q22 -24 22 -18V8 M-16 -24Q-22 -24 -22 -18V8 M-10 -24V46 M10 -24V46 M0 10V46
    figure.2.and.child.holdinghands | n figure.stand -34 0 0.86 | n figure.stand 34 0 0.86 | b O 0 -6 6 | s*0.9 M-20 0L-8 8H8L20 0 M-5 8V38 M5 8V38
    figure.2.arms.open | n _armsopen -26 4 0.86 | n _armsopen 26 4 0.86
    figure.american.football | b O 12 -40 8 | s M6 -26L-8 0L14 14L8 42 M-8 0L-22 22L-46 24 M6 -26L26 -14L38 -24 M4 -24L-20 -18 | b E 44 -30 8 5
    figure.archery | b O -10 -40 8 | s M-10 -26V6L-24 46 M-10 6L4 46 M-10 -24H30 M-10 -24L-34 -28 | s M34 -46C50 -28 50 -4 34 14L-28 -24L34 -46
    figure.arms.open | n _armsopen 0 0 1
    figure.australian.football | b O -8 -42 8 | s M-8 -28L-4 2L-18 46 M-4 2L20 8L40 -6 M-8 -26L-28 -10 M-8 -26L14 -20 | b E 46 -26 7 10
    figure.badminton | b O -6 -38 8 | s M-8 -24L-4 4L-22 46 M-4 4L16 22L14 46 M-8 -24L14 -30L24 -44 | s E 32 -48 7 7 | f M44 -26L50 -14L38 -14Z
    figure.barre | b O -16 -40 8 | s M-16 -26V6V46 M-16 6L12 22L46 14 M-16 -24L8 -30L20 -46 M-16 -24L-34 -8
    figure.baseball | b O -8 -38 8 | s M-8 -24L-6 6L-26 46 M-6 6L16 22L24 46 M-8 -24L16 -20 M-8 -24L14 -14 | s M16 -18L38 -48
    figure.bowling | b O 0 -40 8 | s M0 -26L-16 -2L8 12L4 40 M-16 -2L-30 20L-50 22 M0 -24L16 -6 | b O 22 6 9
    figure.child | b O 0 -28 11 | s M-15 -8H15V20 M-15 -8V20 M-8 -8V46 M8 -8V46 M0 20V46
    figure.child.and.lock | n figure.child -16 0 0.95 | u lock 28 22 0.46
    figure.child.and.lock.open | n figure.child -16 0 0.95 | u lock.open 28 22 0.46
    figure.child.circle | s O 0 0 45.65 | n figure.child 0 -2 0.6
    figure.child.circle.fill | b1 O 0 0 45.65 | c O 0 -20 7 | x*0.8 M-9 -7H9V10 M-9 -7V10 M-5 -7V28 M5 -7V28 M0 12V28
    figure.climbing | b O 2 -36 8 | s M0 -22L-6 8L-22 22L-16 44 M-6 8L16 10L24 32 M0 -20L22 -28L26 -48 M0 -20L-18 -14L-30 -28 | s M40 -50L30 -14L46 14L34 50
    figure.core.training | b O -30 -10 8 | s M-22 0L2 30L24 8L40 34 M-22 2L8 4 | s*0.8 M-50 46H50
    figure.cricket | b O -10 -38 8 | s M-10 -24L-8 6L-24 46 M-8 6L14 22V46 M-10 -22L14 -6L22 12 | s*1.6 M24 16L34 42
    figure.cross.training | b O -4 -42 8 | s M-4 -28L-6 2L-24 46 M-6 2L14 20L10 46 M-4 -26L22 -34 M-4 -26L-28 -10
    figure.curling | b O -16 -26 8 | s M-16 -12L-30 14L-4 18L-8 44 M-30 14L-46 40 M-16 -10L6 8L20 4 | b O 36 36 9 | s M36 26V16H48
    figure.disc.sports | b O -8 -38 8 | s M-8 -24L-8 8L-26 46 M-8 8L14 24L16 46 M-8 -24L20 -24 M-8 -24L-28 -12 | b E 38 -28 13 4
    figure.dress.line.vertical.figure | s M0 -48V48 | b O -30 -38 8 | s M-30 -24L-46 22H-14Z M-36 22V46 M-24 22V46 | b O 30 -38 8 | s M18 -24H42V8 M18 -24V8 M24 -24V46 M36 -24V46
    figure.elliptical | b O -4 -40 8 | s M-4 -26L-8 4L-22 24L-14 42 M-8 4L10 22L18 40 M-4 -24L18 -14 | s M20 -36L30 40 M-30 46H44
    figure.equestrian.sports | b O -4 -48 7 | s M-4 -36L-8 -12L10 -2 M-4 -32L12 -20 | s M-44 44L-36 10Q-34 -2 -22 -4L20 -6L34 -30L50 -14L44 -6L34 -8L30 14L36 44 M-22 16H20L18 44 M-24 14L-20 44
    figure.fencing | b O -14 -38 8 | s M-14 -24L-18 4L-42 20L-46 44 M-18 4L8 14L10 46 M-14 -22L12 -20L50 -30 M-14 -22L-34 -30
    figure.fishing | b O -20 -34 8 | s M-20 -20V10L-34 46 M-20 10L-6 46 M-20 -18L2 -10 | s M-4 -2L34 -44 | s*0.7 M34 -44V24Q34 34 26 30
    figure.flexibility | b O -14 -30 8 | s M-14 -16L-18 22L44 36 M-14 -14L8 2L38 22 M-18 22L-34 40
    figure.golf | b O -6 -42 8 | s M-8 -28L-2 2L-14 46 M-2 2L14 46 M-8 -26L18 -8L38 -30
    figure.gymnastics | b O -36 0 8 | s M-24 8L4 2L34 -22 M4 2L40 16 M-20 8V46
    figure.hand.cycling | b O -18 -36 8 | s M-18 -22L-24 12H12L20 44 M-18 -20L10 -10L28 -14 | s O 34 -6 13
    figure.handball | b O -2 -38 8 | s M-6 -24L-10 6L-28 24L-44 20 M-10 6L8 22L2 46 M-6 -24L20 -32 M-6 -24L-26 -12 | b O 32 -38 7
    figure.highintensity.intervaltraining | b O 0 -40 8 | s M0 -26V4L-26 26L-14 46 M0 4L26 14L46 0 M0 -24L-28 -36 M0 -24L24 -12L36 -32
    figure.hockey | b O -12 -38 8 | s M-10 -24L0 4L-18 46 M0 4L18 20L16 46 M-10 -22L20 -6 | s M10 -16L38 40H50 | b E 50 28 5 3
    figure.hunting | b O -14 -36 8 | s M-14 -22L-16 8L-34 46 M-16 8L4 24V46 M-14 -20L12 -18 | s M-24 -12L50 -30
    figure.indoor.cycle | b O 6 -44 7 | s O 16 24 18 | s M16 24L-12 6L-34 34H-20 M-12 6L0 -26L20 -12L32 -14 M0 -4L18 6L10 26 | s M-40 44H42
    figure.jumprope | b O 0 -34 8 | s M0 -20V8L-10 26L-4 42 M0 8L10 26L4 42 M-26 -2L0 -18L26 -2 | s*0.8 M-26 -2C-60 -70 60 -70 26 -2
    figure.kickboxing | b O -14 -38 8 | s M-14 -24L-12 6L-22 46 M-12 6L14 -4L44 -4 M-14 -22L6 -14L16 -28 M-14 -22L-32 -14L-24 -30
    figure.lacrosse | b O -12 -38 8 | s M-10 -24L-4 6L-24 46 M-4 6L16 22L14 46 M-10 -22L20 -14 | s M2 2L34 -36 | s E 42 -44 8 9
    figure.martial.arts | b O -14 -38 8 | s M-14 -24L-12 6L-28 46 M-12 6L14 2L48 -20 M-14 -22L10 -20 M-14 -22L-36 -8
    figure.mixed.cardio | b O 2 -40 8 | s M0 -26L-2 4L-24 22L-20 46 M-2 4L20 16L36 40 M0 -24L24 -30L34 -44 M0 -24L-24 -14L-38 -26
    figure.open.water.swim | b O 26 -18 9 | s M-40 -4L-8 -30L16 -12 | s M-48 12C-36 2 -28 2 -16 12C-4 22 4 22 16 12C28 2 36 2 48 12 M-48 34C-36 24 -28 24 -16 34C-4 44 4 44 16 34C28 24 36 24 48 34
    figure.pickleball | b O -6 -38 8 | s M-8 -24L-4 4L-22 46 M-4 4L16 22L18 46 M-8 -24L14 -14L28 -18 | b R 28 -32 18 20 6 | b O 44 8 5
    figure.pilates | b O -32 -20 8 | s M-22 -10L4 30L46 -12 M-20 -8L14 -8 | s*0.8 M-46 42H46
    figure.play | b O -10 -38 8 | s M-10 -24L-6 6L-26 46 M-6 6L16 22L12 46 M-34 -40L-10 -22L20 -36 | b O 36 -40 8
    figure.racquetball | b O -6 -38 8 | s M-8 -24L-4 4L-26 46 M-4 4L18 20L22 46 M-8 -24L16 -28L30 -36 | s E 40 -40 8 7 | b O 42 0 5
    figure.roll.runningpace | b O 0 -44 8 | s M-4 -30L-16 0H12L28 26 M-4 -26L18 -12L30 -20 | s a-10 20 26 250 50 | s*0.8 M-54 -24H-36 M-54 -8H-42
    figure.rolling | b O -10 -40 8 | s M-10 -26V2H16L26 30 M-10 -20L14 -14 | s a-6 18 26 250 50
    figure.rugby | b O 10 -40 8 | s M6 -26L-8 2L12 18L6 44 M-8 2L-24 20L-44 18 M6 -26L24 -10L10 0 | b E 20 -6 9 6
    figure.run.square.stack | s R -46 -24 74 72 14 | s M-22 -46H34Q48 -46 48 -32V22 | n figure.run -9 12 0.52
    figure.run.square.stack.fill | b1 R -46 -24 74 72 14 | s M-22 -46H34Q48 -46 48 -32V22 | c O -2 -9 5 | x*0.8 M-25 7L-17 0L-6 2L-12 16L0 24L-4 36 M-12 16L-16 26L-28 27 M-6 2L0 10L9 8
    figure.run.treadmill | n figure.run 4 -6 0.82 | s M-50 44H30L46 -34H34
    figure.sailing | b O -22 -12 7 | s M-22 0L-12 20L14 18 M-20 2L2 -2 | s M6 -48V24L42 14Z | s M-46 28H48L34 46H-32Z
    figure.seated.seatbelt | b O 0 -38 9 | s M-20 -20H20V20H-20Z M-20 20V46 M20 20V46 | s M20 -20L-20 16
    figure.seated.seatbelt.and.airbag.off | b O -16 -38 9 | s M-34 -20H2V20H-34Z M-34 20V44 M2 20V44 M2 -20L-34 16 | s O 34 -4 18 | s M18 12L50 -20
    figure.seated.seatbelt.and.airbag.on | b O -16 -38 9 | s M-34 -20H2V20H-34Z M-34 20V44 M2 20V44 M2 -20L-34 16 | s O 34 -4 18
    figure.seated.side | n _seated 0 0 1
    figure.seated.side.air.distribution.lower | n _seated -10 0 1 | n _airlow 0 0 1
    figure.seated.side.air.distribution.middle | n _seated -10 0 1 | n _airmid 0 0 1
    figure.seated.side.air.distribution.middle.and.lower | n _seated -10 0 1 | n _airmid 0 0 1 | n _airlow 0 0 1
    figure.seated.side.air.distribution.middle.and.lower.angled | n _seated -10 0 1 | n _airmid 0 0 1 | n _airlow 0 0 1
    figure.seated.side.air.distribution.upper | n _seated -10 0 1 | n _airup 0 0 1
    figure.seated.side.air.distribution.upper.angled.and.lower.angled | n _seated -10 0 1 | n _airlow 0 0 1 | s M50 -46L22 -26 M24 -40L21 -25L36 -24
    figure.seated.side.air.distribution.upper.angled.and.middle | n _seated -10 0 1 | n _airmid 0 0 1 | s M50 -46L22 -26 M24 -40L21 -25L36 -24
    figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled | n _seated -10 0 1 | n _airmid 0 0 1 | n _airlow 0 0 1 | s M50 -46L22 -26 M24 -40L21 -25L36 -24
    figure.seated.side.airbag.off | n _seated -8 0 1 | s O 32 -16 18 | s M16 0L48 -32
    figure.seated.side.airbag.off.2 | n _seated -8 0 1 | s O 32 -16 18 | s M16 0L48 -32
    figure.seated.side.airbag.on | n _seated -8 0 1 | s O 32 -16 18
    figure.seated.side.airbag.on.2 | n _seated -8 0 1 | s O 32 -16 18 | t 2 32 -16 16 16
    figure.seated.side.automatic | n _seated -10 0 1 | t A 34 -22 28 30
    figure.seated.side.windshield.front.and.heat.waves | n _seated -12 0 1 | n _shield 2 0 1
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower | n _seated -12 0 1 | n _shield 2 0 1 | n _airlow 0 2 1
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle | n _seated -12 0 1 | n _shield 2 0 1 | n _airmid 0 12 1
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower | n _seated -12 0 1 | n _shield 2 0 1 | n _airmid 0 10 0.9 | n _airlow 2 6 1
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper | n _seated -12 0 1 | n _shield 2 0 1 | n _airup 0 30 1
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower | n _seated -12 0 1 | n _shield 2 0 1 | n _airup 0 28 1 | n _airlow 2 6 1
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle | n _seated -12 0 1 | n _shield 2 0 1 | n _airup 0 28 1 | n _airmid 0 26 1
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower | n _seated -12 0 1 | n _shield 2 0 1 | n _airup 0 26 0.9 | n _airmid 0 18 0.9 | n _airlow 2 10 0.9
    figure.skating | b O 8 -38 8 | s M4 -24L-12 0L10 16L6 40 M-12 0L-46 18 M4 -22L26 -10 M4 -22L-18 -26 | s*0.8 M-2 47H18
    figure.skiing.crosscountry | b O 6 -40 8 | s M2 -26L-10 0L8 18L12 40 M-10 0L-22 40 M2 -24L22 -8 | s M22 -12L38 42 M-36 -10L-30 40 | s M-46 46H44
    figure.skiing.downhill | b O 8 -36 8 | s M4 -22L-14 -2L8 12L-4 30 M4 -20L22 -4 M22 -4L46 8 | s M-48 8L44 46
    figure.snowboarding | b O 4 -38 8 | s M0 -24L-10 2L-24 14L-18 32 M-10 2L14 12L16 34 M0 -22L28 -22 M0 -22L-26 -18 | s*1.2 M-42 34L42 46
    figure.socialdance | b O -18 -38 8 | b O 20 -34 8 | s M-18 -24L-20 8L-34 46 M-20 8L-8 46 M20 -20L24 10L12 46 M24 10L38 46 M-18 -22L4 -30L20 -18 M20 -18L0 -6L-18 -12
    figure.softball | b O -6 -38 8 | s M-6 -24L-4 6L-22 46 M-4 6L18 22L14 46 M-6 -24L-26 -10L-14 10 M-6 -24L18 -18 | b O 38 -10 7
    figure.squash | b O -6 -38 8 | s M-8 -24L-4 4L-26 46 M-4 4L18 20L22 46 M-8 -24L14 -16L30 -24 | s E 40 -28 9 6 | b O 34 6 4
    figure.stair.stepper | b O -2 -42 8 | s M-2 -28L-6 2L14 14V34 M-6 2L-16 22V44 M-2 -26L20 -14 | s M26 -36V30 M-26 46H-4 M4 38H28
    figure.stand.line.dotted.figure.stand | n figure.stand -34 0 0.9 | n figure.stand 34 0 0.9 | f O 0 -24 4 O 0 -8 4 O 0 8 4 O 0 24 4
    figure.step.training | b O -6 -42 8 | s M-6 -28L-8 2L14 10V28 M-8 2L-18 24V46 M-6 -26L18 -16 M-6 -26L-26 -10 | s M2 46V32H44V46
    figure.strengthtraining.functional | b O -4 -40 8 | s M-4 -26L-8 2L-24 22L-16 46 M-8 2L14 16L18 44 M-4 -24L20 -24L26 -42 M-4 -24L-26 -16 | b R 16 -52 22 9 3
    figure.surfing | b O 0 -36 8 | s M0 -22L-6 4L-24 18L-20 34 M-6 4L16 14L12 32 M-28 -26L0 -18L30 -14 | s M-48 30C-20 40 20 40 50 28
    figure.table.tennis | b O -22 -34 8 | s M-22 -20L-20 8L-34 46 M-20 8L-8 46 M-22 -18L2 -14 | b O 10 -18 8 | s M4 14H54 M46 14V46 | b O 34 -14 4
    figure.taichi | b O 0 -40 8 | s M0 -26V4 M-38 -26L0 -20L38 -14 M0 4L-22 14L-30 46 M0 4L22 20L24 46
    figure.track.and.field | b O 10 -40 8 | s M6 -26L-8 0L14 12L12 40 M-8 0L-24 16L-46 12 M6 -24L26 -14L40 -26 M6 -24L-16 -26L-26 -10 | s*0.8 M-46 46H46
    figure.volleyball | b O -4 -32 8 | s M-6 -18L-8 10L-26 46 M-8 10L12 24L10 46 M-6 -18L16 -30L20 -44 M-6 -18L-26 -30 | b O 30 -46 7
    figure.walk.arrival | n figure.walk -20 0 0.95 | s M46 -46V46 | s M10 -10H32 M22 -20L33 -10L22 0
    figure.walk.departure | n figure.walk 20 0 0.95 | s M-46 -46V46 | s M-36 -10H-14 M-25 -20L-13 -10L-25 0
    figure.walk.motion | n figure.walk 12 0 1 | s*0.9 M-40 -18H-22 M-48 2H-26 M-42 22H-24
    figure.water.fitness | b O 0 -36 9 | s M-26 -40L-10 -14H10L26 -40 M0 -14V6 | s M-48 18C-36 8 -28 8 -16 18C-4 28 4 28 16 18C28 8 36 8 48 18 M-48 40C-36 30 -28 30 -16 40C-4 50 4 50 16 40C28 30 36 30 48 40
    figure.waterpolo | b O -4 -22 9 | s M-26 4L-10 -6L18 -16L26 -36 | b O 36 -42 8 | s M-48 18C-36 8 -28 8 -16 18C-4 28 4 28 16 18C28 8 36 8 48 18 M-48 40C-36 30 -28 30 -16 40C-4 50 4 50 16 40C28 30 36 30 48 40
    figure.wave | b O 0 -41 9 | s M-18 -22H16Q22 -22 26 -28L36 -42 M-18 -22Q-22 -22 -22 -16V8 M-10 -22V46 M10 -22V46 M0 10V46
    figure.wrestling | b O -22 -32 8 | b O 22 -32 8 | s M-22 -18L-30 10L-44 46 M-30 10L-12 26L-14 46 M22 -18L30 10L44 46 M30 10L12 26L14 46 M-22 -16L8 -10 M22 -16L-8 -4
    _seated | b O -14 -40 8 | s M-20 -24L-14 14H14L24 44 | s M-32 -28L-24 26H4
    _shield | s M8 -46L52 -34 | s*0.7 M18 -30C14 -24 22 -20 18 -14 M30 -26C26 -20 34 -16 30 -10 M42 -22C38 -16 46 -12 42 -6
    """
}
