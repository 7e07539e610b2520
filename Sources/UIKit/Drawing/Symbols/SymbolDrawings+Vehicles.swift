extension SymbolDrawings {
  /// Vehicles, their parts and their warning lights.
  static let vehicles = """
    abs.brakesignal | n brakesignal 0 0 1 | t ABS 0 0 44 19
    automatic.brakesignal | n brakesignal 0 0 1 | t A 0 0 28 36
    automatic.headlight.high.beam | u headlight.high.beam 0 0 1 | t A -22 0 22 26
    automatic.headlight.low.beam | u headlight.low.beam 0 0 1 | t A -22 0 22 26
    autostartstop | s O 0 4 40 | t A 0 4 30 32 | s M-16 -44L4 -36L-10 -22
    axle.2 | s R -44 -46 16 28 5 | s R 28 -46 16 28 5 | s R -44 18 16 28 5 | s R 28 18 16 28 5 | s M-28 -32H28 M-28 32H28 M0 -32V32
    axle.2.driveshaft.disengaged | s R -44 -46 16 28 5 | s R 28 -46 16 28 5 | s R -44 18 16 28 5 | s R 28 18 16 28 5 | s M-28 -32H28 M-28 32H28 M0 -32V-12 M0 12V32
    axle.2.front.and.rear.engaged | b R -44 -46 16 28 5 | b R 28 -46 16 28 5 | b R -44 18 16 28 5 | b R 28 18 16 28 5 | s M-28 -32H28 M-28 32H28 M0 -32V32
    axle.2.front.disengaged | s R -44 -46 16 28 5 | s R 28 -46 16 28 5 | b R -44 18 16 28 5 | b R 28 18 16 28 5 | s M-28 -32H-8 M8 -32H28 M-28 32H28 M0 -20V32
    axle.2.front.engaged | b R -44 -46 16 28 5 | b R 28 -46 16 28 5 | s R -44 18 16 28 5 | s R 28 18 16 28 5 | s M-28 -32H28 M-28 32H28 M0 -32V32
    axle.2.rear.disengaged | b R -44 -46 16 28 5 | b R 28 -46 16 28 5 | s R -44 18 16 28 5 | s R 28 18 16 28 5 | s M-28 32H-8 M8 32H28 M-28 -32H28 M0 20V-32
    axle.2.rear.engaged | s R -44 -46 16 28 5 | s R 28 -46 16 28 5 | b R -44 18 16 28 5 | b R 28 18 16 28 5 | s M-28 -32H28 M-28 32H28 M0 -32V32
    axle.2.rear.lock | s R -44 -46 16 28 5 | s R 28 -46 16 28 5 | s R -44 18 16 28 5 | s R 28 18 16 28 5 | s M-28 -32H28 M-28 32H-18 M18 32H28 M0 -32V0 | n _lockbody 0 24 1
    batteryblock | s R -52 -26 104 66 11 | s M-38 -26V-38H-20V-26 M20 -26V-38H38V-26
    batteryblock.fill | b R -52 -24 104 64 11 | b R -38 -36 18 8 3 | b R 20 -36 18 8 3
    batteryblock.slash | u batteryblock 0 0 1 | x M-38 -46L46 38 | s M-44 -42L42 44
    bolt.badge.automatic | u bolt -8 0 0.92 | c O 32 28 25 | s*0.8 O 32 28 19 | t A 32 28 18 18
    bolt.badge.automatic.fill | u bolt.fill -8 0 0.92 | c O 32 28 27 | b*0.4 O 32 28 20 | c O 0 0 0 | t A 32 28 18 18
    bolt.batteryblock | u batteryblock 0 0 1 | n bolt.fill 0 8 0.44
    bolt.batteryblock.fill | u batteryblock.fill 0 0 1 | c M5 -15L-12 12H0L-5 32L12 4H0Z
    bolt.ring.closed | s O 0 0 45.65 O 0 0 32 | n bolt.fill 0 0 0.4
    brakesignal | s O 0 0 32 | s a0 0 50 -42 42 a0 0 50 138 222
    brakesignal.dashed | s*0.9 a0 0 32 -80 -50 a0 0 32 -35 -5 a0 0 32 10 40 a0 0 32 55 85 a0 0 32 100 130 a0 0 32 145 175 a0 0 32 190 220 a0 0 32 235 265 | s a0 0 50 -42 42 a0 0 50 138 222
    car.ferry | s M-50 8H50L38 38Q0 50 -38 38Z | n car.fill 0 -18 0.5
    car.ferry.fill | b M-50 8H50L38 38Q0 50 -38 38Z | n car.fill 0 -22 0.5
    car.front.waves.down | u car 0 -14 0.8 | s*0.9 a0 14 16 40 140 a0 14 30 45 135
    car.front.waves.up | u car 0 14 0.8 | s*0.9 a0 -14 16 -140 -40 a0 -14 30 -135 -45
    car.rear.and.collision.road.lane | n car.rear 0 12 0.56 | s M-40 46L-50 -46 M40 46L50 -46 | s M0 -46V-34 M-16 -40L-10 -30 M16 -40L10 -30
    car.rear.and.collision.road.lane.slash | u car.rear.and.collision.road.lane 0 0 1 | x M-38 -46L46 38 | s M-44 -40L40 44
    car.rear.and.tire.marks | u car.rear 0 -12 0.8 | s M-24 28C-34 36 -14 40 -24 52 M24 28C14 36 34 40 24 52
    car.rear.and.tire.marks.slash | u car.rear.and.tire.marks 0 0 1 | x M-38 -46L46 38 | s M-44 -40L40 44
    car.rear.road.lane | n car.rear 0 0 0.6 | s M-40 46L-50 -46 M40 46L50 -46
    car.rear.road.lane.dashed | n car.rear 0 0 0.6 | s M-40 46L-42 26 M-44 10L-46 -10 M-48 -26L-50 -46 M40 46L42 26 M44 10L46 -10 M48 -26L50 -46
    car.rear.waves.up | u car.rear 0 14 0.8 | s*0.9 a0 -14 16 -140 -40 a0 -14 30 -135 -45
    car.side.air.circulate | u car.side 0 14 0.9 | s M-18 -20C-22 -44 22 -50 26 -28 M14 -32L26 -22L36 -34
    car.side.air.fresh | u car.side 0 14 0.9 | s M-54 -30H-8 M-22 -44L-7 -30L-22 -16
    car.side.and.exclamationmark | u car.side -10 6 0.8 | s M48 -30V4 | f O 48 20 5
    car.side.arrowtriangle.down | u car.side 0 12 0.9 | f M0 -32L14 -52H-14Z
    car.side.arrowtriangle.up | u car.side 0 12 0.9 | f M0 -54L14 -34H-14Z
    car.side.arrowtriangle.up.arrowtriangle.down | u car.side 0 12 0.9 | f M-18 -54L-4 -34H-32Z M18 -34L32 -54H4Z
    car.side.front.open | u car.side 0 10 0.9 | s M16 -12L44 -36
    car.side.hill.down | u car.side 4 -14 0.8 22 | s M-52 0L52 44V46H-52
    car.side.hill.up | u car.side -4 -14 0.8 -22 | s M52 0L-52 44V46H52
    car.side.lock | u car.side -4 -6 0.9 | c R 8 0 48 50 9 | u lock 32 24 0.44
    car.side.lock.open | u car.side -4 -6 0.9 | c R 8 0 56 50 9 | u lock.open 32 24 0.44
    car.side.rear.and.collision.and.car.side.front | n _halfrear 0 0 1 | n _halffront 0 0 1 | s M0 -30V-18 M-12 -24L-6 -14 M12 -24L6 -14 M0 -6V10
    car.side.rear.and.collision.and.car.side.front.slash | u car.side.rear.and.collision.and.car.side.front 0 0 1 | x M-38 -46L46 38 | s M-44 -40L40 44
    car.side.rear.and.exclamationmark.and.car.side.front | n _halfrear -4 0 1 | n _halffront 4 0 1 | s M0 -30V4 | f O 0 20 5
    car.side.rear.and.wave.3.and.car.side.front | n _halfrear -6 0 1 | n _halffront 6 0 1 | s*0.8 a-14 4 10 -45 45 a-14 4 20 -40 40 a-14 4 30 -35 35
    car.side.rear.open | u car.side 0 10 0.9 | s M-22 -12L-48 -36
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open | u _top 0 0 1 | s M-24 -10L-46 -2 M24 -10L46 -2 M-24 12L-46 20 M24 12L46 20
    car.top.door.front.left.and.front.right.and.rear.left.open | u _top 0 0 1 | s M-24 -10L-46 -2 M24 -10L46 -2 M-24 12L-46 20
    car.top.door.front.left.and.front.right.and.rear.right.open | u _top 0 0 1 | s M-24 -10L-46 -2 M24 -10L46 -2 M24 12L46 20
    car.top.door.front.left.and.front.right.open | u _top 0 0 1 | s M-24 -10L-46 -2 M24 -10L46 -2
    car.top.door.front.left.and.rear.left.and.rear.right.open | u _top 0 0 1 | s M-24 -10L-46 -2 M-24 12L-46 20 M24 12L46 20
    car.top.door.front.left.and.rear.left.open | u _top 0 0 1 | s M-24 -10L-46 -2 M-24 12L-46 20
    car.top.door.front.left.and.rear.right.open | u _top 0 0 1 | s M-24 -10L-46 -2 M24 12L46 20
    car.top.door.front.left.open | u _top 0 0 1 | s M-24 -10L-46 -2
    car.top.door.front.right.and.rear.left.and.rear.right.open | u _top 0 0 1 | s M24 -10L46 -2 M-24 12L-46 20 M24 12L46 20
    car.top.door.front.right.and.rear.left.open | u _top 0 0 1 | s M24 -10L46 -2 M-24 12L-46 20
    car.top.door.front.right.and.rear.right.open | u _top 0 0 1 | s M24 -10L46 -2 M24 12L46 20
    car.top.door.front.right.open | u _top 0 0 1 | s M24 -10L46 -2
    car.top.door.rear.left.and.rear.right.open | u _top 0 0 1 | s M-24 12L-46 20 M24 12L46 20
    car.top.door.rear.left.open | u _top 0 0 1 | s M-24 12L-46 20
    car.top.door.rear.right.open | u _top 0 0 1 | s M24 12L46 20
    car.top.door.sliding.left.open | u _top 6 0 1 | s M-26 6V34 M-36 28L-26 38L-16 28
    car.top.door.sliding.right.open | u _top -6 0 1 | s M26 6V34 M36 28L26 38L16 28
    car.top.frontleft.arrowtriangle | u _top 0 0 0.92 | f M-50 -46L-30 -34L-50 -22Z
    car.top.frontright.arrowtriangle | u _top 0 0 0.92 | f M50 -46L30 -34L50 -22Z
    car.top.lane.dashed.arrowtriangle.inward | u _top 0 0 0.8 | s M-50 -46V-24 M-50 24V46 M50 -46V-24 M50 24V46 | f M-54 -12L-34 0L-54 12Z M54 -12L34 0L54 12Z
    car.top.lane.dashed.badge.steeringwheel | u _top -8 -4 0.8 | s M-50 -46V-24 M-50 -10V10 M-50 24V46 M34 -46V-24 | c O 34 26 27 | u steeringwheel 34 26 0.46
    car.top.lane.dashed.departure.left | u _top 8 0 0.8 20 | s M-46 -46V-24 M-46 -10V10 M-46 24V46 M46 -46V46
    car.top.lane.dashed.departure.right | u _top -8 0 0.8 -20 | s M46 -46V-24 M46 -10V10 M46 24V46 M-46 -46V46
    car.top.radiowaves.front | u _top 0 16 0.76 | s*0.9 a0 -16 14 -140 -40 a0 -16 28 -135 -45
    car.top.radiowaves.rear | u _top 0 -16 0.76 | s*0.9 a0 16 14 40 140 a0 16 28 45 135
    car.top.radiowaves.rear.left | u _top 10 -10 0.8 | s*0.9 a-4 20 20 100 175 a-4 20 36 105 170
    car.top.radiowaves.rear.left.and.rear.right | u _top 0 -10 0.8 | s*0.9 a-10 20 20 100 175 a-10 20 34 105 170 a10 20 20 5 80 a10 20 34 10 75
    car.top.radiowaves.rear.right | u _top -10 -10 0.8 | s*0.9 a4 20 20 5 80 a4 20 36 10 75
    car.top.radiowaves.rear.right.badge.exclamationmark | u car.top.radiowaves.rear.right -6 -6 0.92 | c O 36 30 24 | b*0.4 O 36 30 19 | x*0.7 M36 20V31 | c O 36 39 3
    car.top.radiowaves.rear.right.badge.xmark | u car.top.radiowaves.rear.right -6 -6 0.92 | c O 36 30 24 | b*0.4 O 36 30 19 | x*0.7 M29 23L43 37 M43 23L29 37
    car.top.rearleft.arrowtriangle | u _top 0 0 0.92 | f M-50 22L-30 34L-50 46Z
    car.top.rearright.arrowtriangle | u _top 0 0 0.92 | f M50 22L30 34L50 46Z
    car.window.left | s M46 34V-30H2C-14 -30 -34 0 -46 34Z
    car.window.left.badge.exclamationmark | u car.window.left -4 -4 0.94 | c O 34 28 24 | b*0.4 O 34 28 19 | x*0.7 M34 18V29 | c O 34 37 3
    car.window.left.badge.xmark | u car.window.left -4 -4 0.94 | c O 34 28 24 | b*0.4 O 34 28 19 | x*0.7 M27 21L41 35 M41 21L27 35
    car.window.left.exclamationmark | u car.window.left 0 0 1 | s M10 -14V10 | f O 10 22 4.5
    car.window.left.xmark | u car.window.left 0 0 1 | s M-2 -6L22 18 M22 -6L-2 18
    car.window.right | s M-46 34V-30H-2C14 -30 34 0 46 34Z
    car.window.right.badge.exclamationmark | u car.window.right -4 -4 0.94 | c O 34 28 24 | b*0.4 O 34 28 19 | x*0.7 M34 18V29 | c O 34 37 3
    car.window.right.badge.xmark | u car.window.right -4 -4 0.94 | c O 34 28 24 | b*0.4 O 34 28 19 | x*0.7 M27 21L41 35 M41 21L27 35
    car.window.right.exclamationmark | u car.window.right 0 0 1 | s M-10 -14V10 | f O -10 22 4.5
    car.window.right.xmark | u car.window.right 0 0 1 | s M-22 -6L2 18 M2 -6L-22 18
    carseat.left | s M-14 -34L-6 14H18Q30 14 30 26V30H-10Q-20 30 -22 20L-30 -30Q-30 -38 -22 -40Q-15 -40 -14 -34Z M-26 -44L-29 -52H-18L-16 -44
    carseat.left.1 | u carseat.left -10 0 0.94 | t 1 26 -20 20 34
    carseat.left.2 | u carseat.left -10 0 0.94 | t 2 26 -20 20 34
    carseat.left.3 | u carseat.left -10 0 0.94 | t 3 26 -20 20 34
    carseat.left.and.heat.waves | u carseat.left -12 0 0.94 | s*0.9 M12 -34C4 -24 20 -12 12 -2 M28 -34C20 -24 36 -12 28 -2 M44 -34C36 -24 52 -12 44 -2
    carseat.left.backrest.up.and.down | u carseat.left 10 0 0.94 | s M-44 -30V20 M-54 -20L-44 -31L-34 -20 M-54 10L-44 21L-34 10
    carseat.left.fan | u carseat.left -10 0 0.94 | n fan 28 -20 0.44
    carseat.left.forward.and.backward | u carseat.left 0 -10 0.9 | s M-30 42H30 M-20 32L-31 42L-20 52 M20 32L31 42L20 52
    carseat.left.massage | u carseat.left -6 0 0.94 | f O 16 -26 4 O 20 -10 4 O 30 -22 4 O 34 -6 4
    carseat.left.up.and.down | u carseat.left -12 0 0.94 | s M38 -26V26 M28 -16L38 -27L48 -16 M28 16L38 27L48 16
    carseat.right | s M14 -34L6 14H-18Q-30 14 -30 26V30H10Q20 30 22 20L30 -30Q30 -38 22 -40Q15 -40 14 -34Z M26 -44L29 -52H18L16 -44
    carseat.right.1 | u carseat.right 10 0 0.94 | t 1 -26 -20 20 34
    carseat.right.2 | u carseat.right 10 0 0.94 | t 2 -26 -20 20 34
    carseat.right.3 | u carseat.right 10 0 0.94 | t 3 -26 -20 20 34
    carseat.right.and.heat.waves | u carseat.right 12 0 0.94 | s*0.9 M-12 -34C-4 -24 -20 -12 -12 -2 M-28 -34C-20 -24 -36 -12 -28 -2 M-44 -34C-36 -24 -52 -12 -44 -2
    carseat.right.backrest.up.and.down | u carseat.right -10 0 0.94 | s M44 -30V20 M54 -20L44 -31L34 -20 M54 10L44 21L34 10
    carseat.right.fan | u carseat.right 10 0 0.94 | n fan -28 -20 0.44
    carseat.right.forward.and.backward | u carseat.right 0 -10 0.9 | s M-30 42H30 M-20 32L-31 42L-20 52 M20 32L31 42L20 52
    carseat.right.massage | u carseat.right 6 0 0.94 | f O -16 -26 4 O -20 -10 4 O -30 -22 4 O -34 -6 4
    carseat.right.up.and.down | u carseat.right 12 0 0.94 | s M-38 -26V26 M-28 -16L-38 -27L-48 -16 M-28 16L-38 27L-48 16
    convertible.side | s M-54 22V6L-40 0H-10L10 -22 M-10 0H34L50 6Q54 8 54 14V22H44 M20 22H-18 M-42 22H-54 | s O -30 24 12 O 32 24 12
    convertible.side.air.circulate | u convertible.side 0 14 0.9 | s M-18 -20C-22 -44 22 -50 26 -28 M14 -32L26 -22L36 -34
    convertible.side.air.fresh | u convertible.side 0 14 0.9 | s M-54 -30H-8 M-22 -44L-7 -30L-22 -16
    convertible.side.and.exclamationmark | u convertible.side -10 6 0.8 | s M48 -30V4 | f O 48 20 5
    convertible.side.arrowtriangle.down | u convertible.side 0 12 0.9 | f M0 -32L14 -52H-14Z
    convertible.side.arrowtriangle.up | u convertible.side 0 12 0.9 | f M0 -54L14 -34H-14Z
    convertible.side.arrowtriangle.up.arrowtriangle.down | u convertible.side 0 12 0.9 | f M-18 -54L-4 -34H-32Z M18 -34L32 -54H4Z
    convertible.side.fill | b M-54 22V6L-40 0H34L50 6Q54 8 54 14V22Z | s M-8 -2L10 -22 | c O -30 24 18 O 32 24 18 | b O -30 26 8 O 32 26 8
    convertible.side.front.open | u convertible.side 0 10 0.9 | s M16 -2L44 -28
    convertible.side.hill.down | u convertible.side 4 -14 0.8 22 | s M-52 0L52 44V46H-52
    convertible.side.hill.up | u convertible.side -4 -14 0.8 -22 | s M52 0L-52 44V46H52
    convertible.side.lock | u convertible.side -4 -6 0.9 | c R 8 0 48 50 9 | u lock 32 24 0.44
    convertible.side.lock.open | u convertible.side -4 -6 0.9 | c R 8 0 56 50 9 | u lock.open 32 24 0.44
    degreesign.celsius | s O -30 -24 10 | t C 18 0 50 66
    degreesign.fahrenheit | s O -30 -24 10 | t F 18 0 46 66
    drop.degreesign | u drop 0 0 1 | s*0.8 O 0 18 10
    drop.halffull | u drop 0 0 1 | f M0 -40C16 -16 28 -2 28 14C28 32 15 42 0 42Z
    drop.keypad.rectangle | s R -52 -40 104 80 13 | n drop.fill -24 0 0.5 | f O 12 -18 5 O 30 -18 5 O 12 0 5 O 30 0 5 O 12 18 5 O 30 18 5
    drop.transmission | n transmission 0 0 1 | n drop.fill 0 -1 0.34
    engine.combustion | s M-34 -16H-18L-8 -28H16L22 -16H34V-4H44V-16H52V28H44V16H34L22 36H-10L-22 24H-34Z M-34 -16V24 M-48 -8V18 M-48 4H-34 M-12 -42H18 M3 -42V-28
    engine.combustion.fill | b M-34 -16H-18L-8 -28H16L22 -16H34V-4H44V-16H52V28H44V16H34L22 36H-10L-22 24H-34Z | s M-50 -8V18 M-50 4H-34 M-12 -44H18 M3 -44V-28
    ev.charger | s M-36 46V-36Q-36 -46 -26 -46H4Q14 -46 14 -36V46 M-44 46H22 | s M14 2H22Q30 2 30 12V28Q30 36 38 36Q46 36 46 28V-14L30 -32 | f M-6 -34L-26 0H-13L-18 28L4 -8H-9Z
    ev.charger.arrowtriangle.left | u ev.charger 10 0 0.9 | f M-42 0L-26 -14V14Z
    ev.charger.arrowtriangle.right | u ev.charger -10 0 0.9 | f M54 0L40 -14V14Z
    ev.charger.exclamationmark | u ev.charger -8 0 0.9 | s M52 -24V8 | f O 52 24 5
    ev.charger.fill | b M-36 46V-36Q-36 -46 -26 -46H4Q14 -46 14 -36V46Z | s M-44 46H22 M14 2H22Q30 2 30 12V28Q30 36 38 36Q46 36 46 28V-14L30 -32 | c M-6 -34L-26 0H-13L-18 28L4 -8H-9Z
    ev.plug.ac.gb.t | s M-34 -32H34L44 -14C44 58 -44 58 -44 -14Z | s*0.7 O -16 -12 6 O 16 -12 6 | f O -28 10 7 O 0 10 7 O 28 10 7 O -15 28 7 O 15 28 7
    ev.plug.ac.type.1 | s O 0 0 45.65 | f O -17 -12 8 O 17 -12 8 O 0 22 9 O -26 16 5 O 26 16 5
    ev.plug.ac.type.2 | s M-34 -32H34L44 -14C44 58 -44 58 -44 -14Z | f O -16 -14 6 O 16 -14 6 O -28 8 7 O 0 8 7 O 28 8 7 O -15 28 7 O 15 28 7
    ev.plug.dc.ccs1 | s O 0 -20 28 | f O -10 -28 5 O 10 -28 5 O 0 -8 5 | s R -36 16 72 32 15 | f O -16 32 7 O 16 32 7
    ev.plug.dc.ccs2 | s M-22 -46H22L30 -32C30 14 -30 14 -30 -32Z | f O -10 -32 5 O 10 -32 5 O 0 -16 5 | s R -36 16 72 32 15 | f O -16 32 7 O 16 32 7
    ev.plug.dc.chademo | s O 0 0 45.65 | s O -19 0 11 | s O 19 0 11 | f O 0 -24 8 O 0 24 8
    ev.plug.dc.gb.t | s O 0 0 45.65 | s O -18 4 10 | s O 18 4 10 | f O -12 -24 5 O 12 -24 5 O -14 28 5 O 14 28 5 O 0 30 5
    ev.plug.dc.nacs | s M-26 -42H26Q46 -30 40 0Q30 44 0 46Q-30 44 -40 0Q-46 -30 -26 -42Z | s O -15 -16 9 | s O 15 -16 9 | f O 0 6 5 O -12 22 5 O 12 22 5
    exclamationmark.arrow.circlepath | u arrow.circlepath 0 0 1 | s M0 -22V8 | f O 0 24 5.5
    exclamationmark.arrow.triangle.2.circlepath | u arrow.triangle.2.circlepath 0 0 1 | s M0 -20V6 | f O 0 20 5
    exclamationmark.brakesignal | n brakesignal 0 0 1 | s M0 -18V6 | f O 0 18 4.5
    exclamationmark.lock | u lock 0 0 1 | s M0 8V24 | f O 0 36 4.5
    exclamationmark.lock.fill | u lock.fill 0 0 1 | x M0 8V24 | c O 0 36 4.5
    exclamationmark.questionmark | n exclamationmark -28 0 1 | n questionmark 18 0 1
    exclamationmark.warninglight | u warninglight 0 0 1 | s M0 -20V6 | f O 0 19 4.5
    exclamationmark.warninglight.fill | u warninglight.fill 0 0 1 | x M0 -20V6 | c O 0 19 4.5
    fluid.brakesignal | n brakesignal 0 0 1 | s M-20 -8H20 M0 -22V-8 | s*0.9 M-22 10C-14 2 -8 2 0 10C8 18 14 18 22 10
    fluid.transmission | n transmission 0 0 1 | s*0.9 M-18 2C-12 -6 -6 -6 0 2C6 10 12 10 18 2
    fuelpump.arrowtriangle.left | u fuelpump 12 0 0.9 | f M-46 0L-30 -14V14Z
    fuelpump.arrowtriangle.right | u fuelpump -12 0 0.9 | f M48 0L34 -14V14Z
    fuelpump.exclamationmark | u fuelpump -10 0 0.9 | s M50 -24V8 | f O 50 24 5
    gauge.open.with.lines.needle.33percent | n _gaugeopen 0 0 1 | s M0 16L-14 -8 | f O 0 16 5
    gauge.open.with.lines.needle.33percent.and.arrowtriangle | n _gaugeopen 0 0 1 | s M0 16L-14 -8 | f O 0 16 5 M0 30L12 46H-12Z
    gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent | n _gaugeopen 0 0 1 | s M0 16L-14 -8 | f O 0 16 5 | s*0.9 M-40 32H-4 M-14 22L-3 32L-14 42
    gauge.open.with.lines.needle.67percent.and.arrowtriangle | n _gaugeopen 0 0 1 | s M0 16L14 -8 | f O 0 16 5 M0 30L12 46H-12Z
    gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car | n _gaugeopen 0 -8 0.9 | s M0 8L14 -14 | f O 0 8 5 | n car.fill 0 36 0.34
    gauge.open.with.lines.needle.84percent.exclamation | n _gaugeopen -6 0 0.95 | s M-6 16L14 2 | f O -6 16 5 | s M48 -10V14 | f O 48 28 4.5
    gauge.with.dots.needle.0percent | f O -42 24 4 O -46 -2 4 O -36 -26 4 O -14 -42 4 O 14 -42 4 O 36 -26 4 O 46 -2 4 O 42 24 4 | s M0 8L-28 24 | f O 0 8 7
    gauge.with.dots.needle.100percent | f O -42 24 4 O -46 -2 4 O -36 -26 4 O -14 -42 4 O 14 -42 4 O 36 -26 4 O 46 -2 4 O 42 24 4 | s M0 8L28 24 | f O 0 8 7
    gauge.with.dots.needle.33percent | n _gaugedots 0 0 1 | s M0 8L-22 -20 | f O 0 8 7
    gauge.with.dots.needle.50percent | n _gaugedots 0 0 1 | s M0 8V-26 | f O 0 8 7
    gauge.with.dots.needle.67percent | n _gaugedots 0 0 1 | s M0 8L22 -20 | f O 0 8 7
    gauge.with.dots.needle.bottom.0percent | s O 0 0 45.65 | f O -28 0 4 O -20 -20 4 O 0 -28 4 O 20 -20 4 O 28 0 4 | s M0 18L-22 24 | f O 0 18 6
    gauge.with.dots.needle.bottom.100percent | s O 0 0 45.65 | f O -28 0 4 O -20 -20 4 O 0 -28 4 O 20 -20 4 O 28 0 4 | s M0 18L22 24 | f O 0 18 6
    gauge.with.dots.needle.bottom.50percent | s O 0 0 45.65 | f O -28 0 4 O -20 -20 4 O 20 -20 4 O 28 0 4 | s M0 18V-26 | f O 0 18 6
    _gaugeopen | s a0 14 46 180 360 | s*0.8 M-34 14H-26 M-24 -10L-18 -4 M0 -20V-12 M24 -10L18 -4 M34 14H26
    gearshift.layout.sixspeed | s M-34 -34V34 M0 -34V34 M34 -34V34 M-34 0H34 | f O -34 -42 7 O 0 -42 7 O 34 -42 7 O -34 42 7 O 0 42 7 O 34 42 7
    glowplug | s M-50 12H-30C-30 -34 -4 -34 -8 -6C-10 12 -22 12 -20 -4C-16 -34 20 -34 12 -4C8 12 -2 12 0 -4C6 -34 32 -34 30 12H50
    _halffront | s M14 22V2L22 -2L32 -18H54 | s a42 24 10 180 360 | s M32 24H14
    _halfrear | s M-14 22V2L-22 -2L-32 -18H-54 | s a-42 24 10 180 360 | s M-32 24H-14
    headlight.daytime | s M-6 -38C-34 -38 -44 -20 -44 0C-44 20 -34 38 -6 38C2 20 2 -20 -6 -38Z | s M18 0H30 M16 -20L28 -26 M16 20L28 26 | f O 42 0 4 O 40 -30 4 O 40 30 4
    headlight.fog | s M-6 -38C-34 -38 -44 -20 -44 0C-44 20 -34 38 -6 38C2 20 2 -20 -6 -38Z | s M14 -26L54 -16 M18 0L54 10 M14 26L54 36 | s M32 -34C26 -16 40 -6 34 10C28 24 40 32 36 46
    headlight.high.beam | s M-6 -38C-34 -38 -44 -20 -44 0C-44 20 -34 38 -6 38C2 20 2 -20 -6 -38Z | s M14 -30H52 M18 -10H52 M18 10H52 M14 30H52
    headlight.low.beam | s M-6 -38C-34 -38 -44 -20 -44 0C-44 20 -34 38 -6 38C2 20 2 -20 -6 -38Z | s M14 -30L52 -18 M18 -10L52 2 M18 10L52 22 M14 30L52 42
    heat.element.windshield | s M-48 -30H48L38 32H-38Z | s*0.8 M-28 -10H26V4H-26V18H28
    heat.waves | s M-30 -40C-48 -14 -12 14 -30 40 M0 -40C-18 -14 18 14 0 40 M30 -40C12 -14 48 14 30 40
    heat.waves.circle | s O 0 0 45.65 | s M-15 -20C-24 -7 -6 7 -15 20 M0 -20C-9 -7 9 7 0 20 M15 -20C6 -7 24 7 15 20
    hold.brakesignal | n brakesignal 0 0 1 | t HOLD 0 0 46 16
    info.windshield | s M-48 -26Q0 -48 48 -26L38 34H-38Z | s M-4 -6H2V20 M-6 20H8 | f O 0 -20 4.5
    lane | s M-30 -46V46 M30 -46V46 M0 -46V-26 M0 -10V10 M0 26V46
    lane.plain | s M-40 46L-30 -46 M40 46L30 -46
    licenseplate | s R -54 -32 108 64 12 | t 123 0 2 64 28 | f O -36 -23 3 O 36 -23 3
    minus.forwardslash.plus | s M-46 -22H-14 | s M30 -40L-30 40 | s M30 12V44 M14 28H46
    minus.plus.and.fluid.batteryblock | u batteryblock 0 0 1 | s M-34 -6H-16 M16 -6H34 M25 -15V3 | s*0.8 M-44 22C-36 14 -30 14 -22 22C-14 30 -8 30 0 22C8 14 14 14 22 22C30 30 36 30 44 22
    minus.plus.batteryblock | u batteryblock 0 0 1 | s M-34 8H-14 M14 8H34 M24 -2V18
    minus.plus.batteryblock.exclamationmark | u batteryblock 0 0 1 | s M-38 8H-22 M22 8H38 M30 0V16 M0 -10V12 | f O 0 26 5
    minus.plus.batteryblock.exclamationmark.fill | u batteryblock.fill 0 0 1 | x M-38 8H-22 M22 8H38 M30 0V16 M0 -10V12 | c O 0 26 5
    minus.plus.batteryblock.fill | u batteryblock.fill 0 0 1 | x M-34 8H-14 M14 8H34 M24 -2V18
    minus.plus.batteryblock.slash | u minus.plus.batteryblock 0 0 1 | x M-38 -46L46 38 | s M-44 -42L42 44
    minus.plus.batteryblock.stack | s R -52 -10 104 54 11 | s*0.9 M-40 -26H40 M-30 -40H30 | s M-32 18H-14 M14 18H32 M23 9V27
    minus.plus.batteryblock.stack.exclamationmark | s R -52 -10 104 54 11 | s*0.9 M-40 -26H40 M-30 -40H30 | s M-36 18H-20 M20 18H36 M28 10V26 M0 2V18 | f O 0 31 4.5
    minus.plus.batteryblock.stack.exclamationmark.fill | b R -52 -10 104 54 11 | s*0.9 M-40 -26H40 M-30 -40H30 | x M-36 18H-20 M20 18H36 M28 10V26 M0 2V18 | c O 0 31 4.5
    minus.plus.batteryblock.stack.fill | b R -52 -10 104 54 11 | s*0.9 M-40 -26H40 M-30 -40H30 | x M-32 18H-14 M14 18H32 M23 9V27
    mirror.side.left | s M44 -34H-20C-48 -34 -52 0 -46 16Q-44 24 -36 24H44Z | s M44 24V40
    mirror.side.left.and.arrow.turn.down.right | u mirror.side.left 0 -6 1 | s M-16 -26V-8Q-16 4 -4 4H18 M8 -8L20 4L8 16
    mirror.side.left.and.heat.waves | u mirror.side.left 0 0 1 | s*0.8 M-20 -20C-28 -10 -12 0 -20 12 M0 -20C-8 -10 8 0 0 12 M20 -20C12 -10 28 0 20 12
    mirror.side.right | s M-44 -34H20C48 -34 52 0 46 16Q44 24 36 24H-44Z | s M-44 24V40
    mirror.side.right.and.arrow.turn.down.left | u mirror.side.right 0 -6 1 | s M16 -26V-8Q16 4 4 4H-18 M-8 -8L-20 4L-8 16
    mirror.side.right.and.heat.waves | u mirror.side.right 0 0 1 | s*0.8 M-20 -20C-28 -10 -12 0 -20 12 M0 -20C-8 -10 8 0 0 12 M20 -20C12 -10 28 0 20 12
    paddleshifter.left | s M34 -44C-6 -46 -44 -26 -44 6C-44 34 -22 46 -4 44C0 20 10 4 34 -8Z | s M-24 4H4
    paddleshifter.right | s M-34 -44C6 -46 44 -26 44 6C44 34 22 46 4 44C0 20 -10 4 -34 -8Z | s M-4 4H24 M10 -10V18
    parkinglight | s M-4 -34C-16 -30 -20 -14 -20 0C-20 14 -16 30 -4 34Z M4 -34C16 -30 20 -14 20 0C20 14 16 30 4 34Z | s M-32 -14L-50 -22 M-34 0H-54 M-32 14L-50 22 M32 -14L50 -22 M34 0H54 M32 14L50 22
    parkingsign.brakesignal | n brakesignal 0 0 1 | t P 0 0 28 36
    parkingsign.radiowaves.left.and.right | t P 0 0 40 60 | s*0.9 a0 0 34 -40 40 a0 0 50 -34 34 a0 0 34 140 220 a0 0 50 146 214
    parkingsign.radiowaves.right.and.safetycone | t P -34 0 34 56 | s*0.9 a-30 0 34 -34 34 a-30 0 50 -30 30 | s M36 30L44 -10H48L56 30Z
    parkingsign.steeringwheel | s a0 0 46 20 160 a0 0 46 200 340 | t P 0 0 40 50
    pedal.accelerator | s M-14 -48H18L26 36Q27 46 16 46H-10Q-20 46 -19 36Z | s*0.8 M-6 -24H12 M-7 -8H14 M-8 8H15 M-9 24H17
    pedal.brake | s R -40 -22 80 44 12 | s*0.8 M-24 -8H24 M-24 8H24 | s M0 -22V-50
    pedal.clutch | s R -40 -22 80 44 12 | t C 0 0 20 24 | s M0 -22V-50
    retarder.brakesignal | n brakesignal 0 0 1 | t R 0 0 30 34
    retarder.brakesignal.and.exclamationmark | n brakesignal -8 0 0.92 | t R -8 0 26 30 | s M52 -24V8 | f O 52 22 4.5
    road.lane.arrowtriangle.2.inward | s M-18 -46V-26 M-18 -10V10 M-18 26V46 M18 -46V46 | f M-54 -14L-32 0L-54 14Z M54 -14L32 0L54 14Z
    road.lanes.curved.left | s M46 44C46 0 20 -20 -46 -26 M8 44C8 30 -10 22 -46 16 | s M28 44C28 34 24 24 16 16 M2 4C-8 -2 -24 -6 -42 -6
    road.lanes.curved.right | s M-46 44C-46 0 -20 -20 46 -26 M-8 44C-8 30 10 22 46 16 | s M-28 44C-28 34 -24 24 -16 16 M-2 4C8 -2 24 -6 42 -6
    snowflake.road.lane | s M-50 46V-46 M50 46V-46 | n snowflake 0 0 0.7
    snowflake.road.lane.dashed | s M-50 46V24 M-50 10V-10 M-50 -24V-46 M50 46V24 M50 10V-10 M50 -24V-46 | n snowflake 0 0 0.7
    steeringwheel.and.heat.waves | u steeringwheel -14 6 0.8 | s*0.8 M30 -44C22 -34 38 -24 30 -12 M46 -44C38 -34 54 -24 46 -12
    steeringwheel.and.liquid.wave | u steeringwheel 0 -10 0.8 | s M-44 40C-34 30 -26 30 -16 40C-6 50 6 50 16 40C26 30 34 30 44 40
    steeringwheel.and.lock | u steeringwheel -8 -6 0.9 | c R 8 2 52 50 8 | u lock 32 24 0.46
    steeringwheel.arrowtriangle.left | u steeringwheel 12 0 0.86 | f M-54 0L-36 -14V14Z
    steeringwheel.arrowtriangle.right | u steeringwheel -12 0 0.86 | f M54 0L36 -14V14Z
    steeringwheel.exclamationmark | u steeringwheel -10 0 0.92 | s M48 -26V8 | f O 48 24 5
    steeringwheel.road.lane | s M-52 46V-46 M52 46V-46 | u steeringwheel 0 0 0.76
    steeringwheel.road.lane.dashed | s M-52 46V24 M-52 10V-10 M-52 -24V-46 M52 46V24 M52 10V-10 M52 -24V-46 | u steeringwheel 0 0 0.76
    suv.side | s M-52 24V-20Q-52 -26 -46 -26H10L32 0L48 4Q54 6 54 14V24H44 M20 24H-18 M-42 24H-52 | s O -30 26 12 O 32 26 12 | s*0.8 M-6 -26V0H32
    suv.side.air.circulate | u suv.side 0 14 0.9 | s M-18 -20C-22 -44 22 -50 26 -28 M14 -32L26 -22L36 -34
    suv.side.air.fresh | u suv.side 0 14 0.9 | s M-54 -30H-8 M-22 -44L-7 -30L-22 -16
    suv.side.and.exclamationmark | u suv.side -10 6 0.8 | s M48 -30V4 | f O 48 20 5
    suv.side.arrowtriangle.down | u suv.side 0 12 0.9 | f M0 -32L14 -52H-14Z
    suv.side.arrowtriangle.up | u suv.side 0 12 0.9 | f M0 -54L14 -34H-14Z
    suv.side.arrowtriangle.up.arrowtriangle.down | u suv.side 0 12 0.9 | f M-18 -54L-4 -34H-32Z M18 -34L32 -54H4Z
    suv.side.fill | b M-52 24V-20Q-52 -26 -46 -26H10L32 0L48 4Q54 6 54 14V24Z | c O -30 26 18 O 32 26 18 | b O -30 28 8 O 32 28 8
    suv.side.front.open | u suv.side 0 10 0.9 | s M16 -12L44 -36
    suv.side.hill.down | u suv.side 4 -14 0.8 22 | s M-52 0L52 44V46H-52
    suv.side.hill.up | u suv.side -4 -14 0.8 -22 | s M52 0L-52 44V46H52
    suv.side.lock | u suv.side -4 -6 0.9 | c R 8 0 48 50 9 | u lock 32 24 0.44
    suv.side.lock.open | u suv.side -4 -6 0.9 | c R 8 0 56 50 9 | u lock.open 32 24 0.44
    suv.side.rear.open | u suv.side 0 10 0.9 | s M-22 -12L-48 -36
    taillight.fog | s M6 -38C34 -38 44 -20 44 0C44 20 34 38 6 38C-2 20 -2 -20 6 -38Z | s M-14 -26H-54 M-18 0H-54 M-14 26H-54 | s M-34 -40C-28 -22 -42 -14 -36 2C-30 16 -42 26 -38 42
    thermometer.brakesignal | n brakesignal 0 0 1 | n thermometer.medium 0 0 0.46
    thermometer.transmission | n transmission 0 0 1 | n thermometer.medium 0 0 0.4
    thermometer.variable.and.figure | n figure.stand -22 0 0.9 | s R 20 -44 18 64 9 | s O 29 32 14 | f O 29 32 6
    thermometer.variable.and.figure.circle | s O 0 0 45.65 | n thermometer.variable.and.figure 0 0 0.56
    tirepressure | s M-28 -46C-54 -20 -54 14 -36 36H36C54 14 54 -20 28 -46 M-36 36V44 M-18 36V44 M0 36V44 M18 36V44 M36 36V44
    _top | s M-22 -30Q-20 -46 0 -46Q20 -46 22 -30V30Q20 46 0 46Q-20 46 -22 30Z | s*0.8 M-16 -18Q0 -26 16 -18L13 -8H-13Z M-15 26Q0 32 15 26
    _top.fill | b M-22 -30Q-20 -46 0 -46Q20 -46 22 -30V30Q20 46 0 46Q-20 46 -22 30Z | x*0.8 M-16 -18Q0 -26 16 -18 M-15 26Q0 32 15 26
    traction.control.tirepressure | n tirepressure 0 0 1 | t TC 0 2 40 28
    traction.control.tirepressure.exclamationmark | n tirepressure 0 0 1 | t TC -8 2 30 24 | s M26 -14V8 | f O 26 18 4
    transmission | s O 0 0 28 | s M0 -46V-38 M0 46V38 M-46 0H-38 M46 0H38 M-33 -33L-27 -27 M33 -33L27 -27 M-33 33L-27 27 M33 33L27 27
    truck.pickup.side | s M-54 24V0H-8V-24H12L32 0L48 4Q54 6 54 14V24H44 M20 24H-18 M-42 24H-54 | s O -30 26 12 O 32 26 12 | s*0.8 M-8 0H32
    truck.pickup.side.air.circulate | u truck.pickup.side 0 14 0.9 | s M-18 -20C-22 -44 22 -50 26 -28 M14 -32L26 -22L36 -34
    truck.pickup.side.air.fresh | u truck.pickup.side 0 14 0.9 | s M-54 -30H-8 M-22 -44L-7 -30L-22 -16
    truck.pickup.side.and.exclamationmark | u truck.pickup.side -10 6 0.8 | s M48 -30V4 | f O 48 20 5
    truck.pickup.side.arrowtriangle.down | u truck.pickup.side 0 12 0.9 | f M0 -32L14 -52H-14Z
    truck.pickup.side.arrowtriangle.up | u truck.pickup.side 0 12 0.9 | f M0 -54L14 -34H-14Z
    truck.pickup.side.arrowtriangle.up.arrowtriangle.down | u truck.pickup.side 0 12 0.9 | f M-18 -54L-4 -34H-32Z M18 -34L32 -54H4Z
    truck.pickup.side.fill | b M-54 24V0H-8V-24H12L32 0L48 4Q54 6 54 14V24Z | c O -30 26 18 O 32 26 18 | b O -30 28 8 O 32 28 8
    truck.pickup.side.front.open | u truck.pickup.side 0 10 0.9 | s M16 -12L44 -36
    truck.pickup.side.hill.down | u truck.pickup.side 4 -14 0.8 22 | s M-52 0L52 44V46H-52
    truck.pickup.side.hill.up | u truck.pickup.side -4 -14 0.8 -22 | s M52 0L-52 44V46H52
    truck.pickup.side.lock | u truck.pickup.side -4 -6 0.9 | c R 8 0 48 50 9 | u lock 32 24 0.44
    truck.pickup.side.lock.open | u truck.pickup.side -4 -6 0.9 | c R 8 0 56 50 9 | u lock.open 32 24 0.44
    windshield | s M-48 -26Q0 -48 48 -26L38 34H-38Z
    windshield.front.and.fluid.and.spray | u _ws 0 -4 0.9 | s M0 28V6 | f O -14 -4 4 O 0 -10 4 O 14 -4 4 | s*0.9 M-30 48C-22 40 -14 40 -8 48C0 56 8 56 16 48C22 40 28 40 34 48
    windshield.front.and.heat.waves | u _ws 0 0 1 | s*0.9 M-18 -14C-26 -4 -10 6 -18 18 M0 -14C-8 -4 8 6 0 18 M18 -14C10 -4 26 6 18 18
    windshield.front.and.spray | u _ws 0 8 0.94 | s M0 42V14 | f O -16 2 4 O 0 -6 4 O 16 2 4 O -26 -8 3.5 O 26 -8 3.5
    windshield.front.and.wiper | u _ws 0 0 1 | s M-14 34L14 -14
    windshield.front.and.wiper.and.drop | u _ws 0 0 1 | s M-18 32L4 -12 | n drop.fill 20 6 0.28
    windshield.front.and.wiper.and.spray | u _ws 0 10 0.9 | s M-14 40L12 -4 | f O -20 -40 4 O 0 -48 4 O 20 -40 4
    windshield.front.and.wiper.exclamationmark | u _ws -8 0 0.9 | s M-18 30L4 -12 | s M50 -20V10 | f O 50 24 4.5
    windshield.front.and.wiper.intermittent | u _ws 0 -6 0.9 | s M-14 24L10 -18 | f O -20 46 4 O 0 46 4 O 20 46 4
    windshield.rear.and.fluid.and.spray | u _wsr 0 -4 0.9 | s M0 28V6 | f O -14 -4 4 O 0 -10 4 O 14 -4 4 | s*0.9 M-30 48C-22 40 -14 40 -8 48C0 56 8 56 16 48C22 40 28 40 34 48
    windshield.rear.and.heat.waves | u _wsr 0 0 1 | s*0.9 M-18 -14C-26 -4 -10 6 -18 18 M0 -14C-8 -4 8 6 0 18 M18 -14C10 -4 26 6 18 18
    windshield.rear.and.spray | u _wsr 0 8 0.94 | s M0 42V14 | f O -16 2 4 O 0 -6 4 O 16 2 4 O -26 -8 3.5 O 26 -8 3.5
    windshield.rear.and.wiper | u _wsr 0 0 1 | s M0 32L18 -12
    windshield.rear.and.wiper.and.drop | u _wsr 0 0 1 | s M-18 32L4 -12 | n drop.fill 20 6 0.28
    windshield.rear.and.wiper.and.spray | u _wsr 0 10 0.9 | s M-14 40L12 -4 | f O -20 -40 4 O 0 -48 4 O 20 -40 4
    windshield.rear.and.wiper.exclamationmark | u _wsr -8 0 0.9 | s M-18 30L4 -12 | s M50 -20V10 | f O 50 24 4.5
    windshield.rear.and.wiper.intermittent | u _wsr 0 -6 0.9 | s M-14 24L10 -18 | f O -20 46 4 O 0 46 4 O 20 46 4
    _ws | s M-46 -22Q0 -46 46 -22L36 34H-36Z
    _wsr | s R -46 -30 92 62 12
    """
}
