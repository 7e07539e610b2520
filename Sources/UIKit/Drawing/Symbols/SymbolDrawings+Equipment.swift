extension SymbolDrawings {
  /// Equipment of the house, devices, weather and sports.
  static let equipment = """
    accessibility | s O 0 0 45.65 | f O 0 -23 6 | s*0.9 M-24 -10Q0 -2 24 -10 M-5 -6V6L-13 31 M5 -6V6L13 31
    air.conditioner.horizontal | s R -54 -38 108 46 12 | s*0.8 M-38 -6H38 | s M-30 20C-36 28 -24 34 -30 44 M0 20C-6 28 6 34 0 44 M30 20C24 28 36 34 30 44
    air.conditioner.vertical | s R -28 -50 56 100 11 | s*0.8 M-12 -34H12 M-12 -22H12 M-12 -10H12 | f O 0 32 6
    air.purifier | s R -30 -20 60 70 10 | s*0.8 M-14 4H14 M-14 18H14 M-14 32H14 | s M-20 -30C-26 -36 -14 -42 -20 -50 M0 -30C-6 -36 6 -42 0 -50 M20 -30C14 -36 26 -42 20 -50
    airplane.up.forward | n airplane 0 0 1 45
    airplane.up.right | n airplane 0 0 1 45
    airpod.gen3.left | s O -6 -20 20 | s M-18 -2V28Q-9 38 0 28V-2
    airpod.gen3.right | s O 6 -20 20 | s M18 -2V28Q9 38 0 28V-2
    airpod.left | s O -6 -24 19 | s M-16 -8V38Q-8 48 0 38V-6
    airpod.right | s O 6 -24 19 | s M16 -8V38Q8 48 0 38V-6
    airpodpro.left | s O -4 -18 19 | s M8 -30C18 -34 24 -26 20 -16 M-16 -2V26Q-8 36 0 26V0
    airpodpro.right | s O 4 -18 19 | s M-8 -30C-18 -34 -24 -26 -20 -16 M16 -2V26Q8 36 0 26V0
    airpods.chargingcase | s R -34 -42 68 84 24 | s M-34 -12H34 | f O 0 4 4
    airpods.chargingcase.fill | b R -34 -42 68 84 24 | x M-34 -12H34 | c O 0 6 4
    airpods.chargingcase.wireless | s R -34 -42 68 84 24 | s M-34 -12H34 | f O 0 6 4.5
    airpods.gen3 | s O -24 -20 17 | s M-33 -6V24Q-26 32 -19 24V-5 | s O 24 -20 17 | s M33 -6V24Q26 32 19 24V-5
    airpods.gen3.chargingcase.wireless | u _case 0 0 1 | s*0.8 M-8 10H8
    airpods.gen3.chargingcase.wireless.fill | u _case.fill 0 0 1 | x*0.8 M-8 10H8
    airpodsmax | s M-34 0V-8A0 -8 34 180 360V0 | s R -50 -4 28 48 12 | s R 22 -4 28 48 12
    airpodspro | u airpodpro.left -24 6 0.96 | u airpodpro.right 24 6 0.96
    airpodspro.chargingcase.wireless | u _case 0 0 1.05 | f O 0 10 5
    airpodspro.chargingcase.wireless.fill | u _case.fill 0 0 1.05 | c O 0 10 5
    airpodspro.chargingcase.wireless.radiowaves.left.and.right | u _case 0 0 0.7 | f O 0 8 4 | s a0 0 46 -32 32 a0 0 46 148 212
    airport.express | s R -40 -28 80 56 16 | f O 0 0 6 | s a0 0 18 -140 -40
    airport.extreme | s R -34 -50 68 100 14 | f O 0 28 5
    airport.extreme.tower | s R -26 -50 52 100 12 | f O 0 34 5
    airtag.radiowaves.forward | u airtag -14 6 0.74 | s*0.9 a-14 6 48 -46 10 a-14 6 64 -42 6
    alarm.waves.left.and.right | u alarm 0 0 0.74 | s a0 0 50 -32 32 a0 0 50 148 212
    american.football | s M-44 44C-56 -10 -10 -56 44 -44C56 10 10 56 -44 44Z | s*0.8 M-18 18L18 -18 M-14 2L-2 14 M-4 -8L8 4 M6 -18L18 -6
    amplifier | s R -50 -38 100 76 8 | s*0.8 M-50 -16H50 | f O -34 -27 4 O -18 -27 4 O 34 -27 4 | s*0.6 O 0 11 17
    appclip | s R -44 -44 88 88 22 | s*0.8 O 0 0 26 | f O 0 0 10
    apple.terminal.on.rectangle | s R -54 -22 82 62 10 | s M-34 -40H40Q54 -40 54 -28V16 | s*0.9 M-42 -6L-28 6L-42 18 M-20 20H-2
    applepencil | s M-44 44L-36 22L30 -44Q40 -50 46 -42Q50 -34 44 -28L-22 36Z | s M20 -34L34 -18
    applepencil.adapter.usb.c | s R -24 -50 48 100 20 | s R -12 26 24 10 5 | s*0.8 M-8 -34H8
    applepencil.and.scribble | u applepencil 8 -12 0.74 | s M-48 38C-34 22 -22 24 -26 38C-30 50 -10 48 0 38C10 28 22 30 18 42C20 48 36 46 46 36
    applepencil.gen1 | s M-44 44L-36 22L30 -44Q40 -50 46 -42Q50 -34 44 -28L-22 36Z | s M20 -34L34 -18
    applepencil.gen2 | s M-44 44L-36 22L30 -44Q40 -50 46 -42Q50 -34 44 -28L-22 36Z | s M-36 22L-22 36
    applepencil.tip | s M-16 -50V-2L0 46L16 -2V-50 M-16 -2H16
    applescript | s M-24 -46H36Q46 -46 46 -36V-26H26 M26 -36V34Q26 46 14 46H-34Q-46 46 -46 34V26H0V34Q0 46 14 46 M-26 26V-34Q-26 -46 -14 -46 | s*0.8 M-10 8L0 -22L10 8 M-6 -2H6
    applescript.fill | b M-24 -46H36Q46 -46 46 -36V-26H26V34Q26 46 14 46H-34Q-46 46 -46 34V26H-26V-34Q-26 -46 -14 -46Z | x*0.8 M-10 8L0 -22L10 8 M-6 -2H6
    appletv | s R -52 -28 104 56 14 | t tv 0 0 40 24
    appletvremote.gen1 | s R -16 -50 32 100 14 | s O 0 -28 8 | f O -6 -4 4 O 6 -4 4 O 0 10 4
    appletvremote.gen2 | s R -20 -50 40 100 8 | f O -8 -16 4 O 8 -16 4 O -8 -2 4 O 8 -2 4 O -8 12 4 O 8 12 4 | s*0.7 M-20 -26H20
    appletvremote.gen3 | s R -20 -50 40 100 8 | s*0.7 O 0 -28 11 | f O -8 -4 4 O 8 -4 4 O -8 10 4 O 8 10 4 O -8 24 4 O 8 24 4
    appletvremote.gen4 | s R -20 -50 40 100 12 | s*0.8 O 0 -28 12 | f O -8 -4 4 O 8 -4 4 O -8 10 4 O 8 10 4 O -8 24 4 O 8 24 4
    applewatch.and.arrow.forward | u applewatch -14 0 1 | c R -10 -11 60 22 6 | s M-16 0H46 M30 -16L48 0L30 16
    applewatch.case.inset.filled | s R -34 -38 68 76 20 | f R -23 -27 46 54 11
    applewatch.radiowaves.left.and.right | u applewatch 0 0 0.92 | s a0 0 54 -30 30 a0 0 54 150 210
    applewatch.side.right | s M-14 -30H6Q18 -30 18 -16V16Q18 30 6 30H-14Z M-14 -50V-30 M-14 30V50 M2 -50L6 -30 M2 50L6 30 | s*0.8 M24 -12V4
    applewatch.watchface | u applewatch 0 0 1 | s*0.8 M0 -14V2L9 8
    arcade.stick.and.arrow.down | n _stick 0 0 1 | s M0 -50V-34 | s M42 -20V18 M30 6L42 19L54 6
    arcade.stick.and.arrow.left | n _stick 8 0 1 | s M-22 -14H-52 M-40 -26L-53 -14L-40 -2
    arcade.stick.and.arrow.left.and.arrow.right | n _stick 0 0 1 | s M-24 -14H-54 M-43 -25L-55 -14L-43 -3 M24 -14H54 M43 -25L55 -14L43 -3
    arcade.stick.and.arrow.right | n _stick -8 0 1 | s M22 -14H52 M40 -26L53 -14L40 -2
    arcade.stick.and.arrow.up | n _stick 0 0 1 | s M42 20V-18 M30 -6L42 -19L54 -6
    arcade.stick.and.arrow.up.and.arrow.down | n _stick -12 0 1 | s M40 -40V40 M28 -27L40 -41L52 -27 M28 27L40 41L52 27
    arcade.stick.console | s R -50 10 100 34 9 | s M-22 10V-18 | b O -22 -26 11 | f O 14 26 5 O 32 26 5
    australian.football | s M-44 44C-56 -10 -10 -56 44 -44C56 10 10 56 -44 44Z | s*0.8 M-10 10L10 -10
    av.remote | s R -22 -50 44 100 12 | s*0.8 M0 -38V-24 M-7 -31H7 | f O -9 -8 4 O 9 -8 4 O -9 8 4 O 9 8 4 O -9 24 4 O 9 24 4
    baseball.diamond.bases | s M0 -46L46 0L0 46L-46 0Z | f M0 -58L12 -46L0 -34L-12 -46Z M46 -12L58 0L46 12L34 0Z M-46 -12L-34 0L-46 12L-58 0Z | c M0 32L14 46L0 60L-14 46Z | f M0 37L9 46L0 55L-9 46Z
    beats.earphones | s O -32 -24 15 | s O 32 -24 15 | s M-32 -9V6C-32 34 0 22 0 50 M32 -9V6C32 34 0 22 0 50
    beats.fitpro | u beats.fitpro.left -27 0 0.85 | u beats.fitpro.right 27 0 0.85
    beats.fitpro.chargingcase | s E 0 0 50 36 | s M-48 -8H48 | t b 0 12 14 16
    beats.fitpro.left | s O 4 4 22 | s M-14 -8C-34 -30 -14 -46 4 -34 | f O 8 8 7
    beats.fitpro.right | s O -4 4 22 | s M14 -8C34 -30 14 -46 -4 -34 | f O -8 8 7
    beats.headphones | s M-40 10V-4A0 -4 40 180 360V10 | s R -50 4 22 38 10 | s R 28 4 22 38 10
    beats.powerbeats | s R -40 -12 26 32 11 | s R 14 -12 26 32 11 | s M-40 2C-58 -12 -48 -44 -24 -38 M40 2C58 -12 48 -44 24 -38 M-26 20C-26 50 26 50 26 20
    beats.powerbeats.left | s R -14 -12 32 36 13 | s M-14 2C-42 -8 -32 -48 2 -44 M2 24V48
    beats.powerbeats.right | s R -18 -12 32 36 13 | s M14 2C42 -8 32 -48 -2 -44 M-2 24V48
    beats.powerbeats3 | u beats.powerbeats 0 0 1
    beats.powerbeats3.left | u beats.powerbeats.left 0 0 1
    beats.powerbeats3.right | u beats.powerbeats.right 0 0 1
    beats.powerbeatspro | u beats.powerbeatspro.left -28 0 0.8 | u beats.powerbeatspro.right 28 0 0.8
    beats.powerbeatspro.chargingcase | s R -50 -36 100 72 28 | s M-50 -8H50 | t b 0 14 14 16
    beats.powerbeatspro.left | s R -14 -8 34 44 14 | s M-14 6C-44 -6 -34 -50 0 -46C20 -44 26 -30 22 -22
    beats.powerbeatspro.right | s R -20 -8 34 44 14 | s M14 6C44 -6 34 -50 0 -46C-20 -44 -26 -30 -22 -22
    beats.studiobud.left | s O 4 0 24 | s M-18 -10C-30 -16 -34 4 -22 10 | f O 8 0 7
    beats.studiobud.right | s O -4 0 24 | s M18 -10C30 -16 34 4 22 10 | f O -8 0 7
    beats.studiobuds | u beats.studiobud.left -28 0 0.85 | u beats.studiobud.right 28 0 0.85
    beats.studiobuds.chargingcase | s E 0 0 46 34 | s M-45 -6H45 | t b 0 13 14 15
    beats.studiobudsplus | u beats.studiobuds 0 0 1
    beats.studiobudsplus.chargingcase | s E 0 0 46 34 | s M-45 -6H45 | t b 0 13 14 15
    beats.studiobudsplus.left | u beats.studiobud.left 0 0 1
    beats.studiobudsplus.right | u beats.studiobud.right 0 0 1
    bell.and.waves.left.and.right | u bell 0 0 0.78 | s a0 -4 50 -34 34 a0 -4 50 146 214
    blinds.horizontal.closed | s M-46 -46H46 | s R -38 -46 76 20 1 | s R -38 -26 76 20 1 | s R -38 -6 76 20 1 | s R -38 14 76 20 1 | s M0 34V48
    blinds.horizontal.open | s M-46 -46H46 | s M-38 -30H38 M-38 -12H38 M-38 6H38 M-38 24H38 M-28 -46V40 M28 -46V40
    blinds.vertical.closed | s M-50 -44H50 | s R -42 -44 21 88 1 | s R -21 -44 21 88 1 | s R 0 -44 21 88 1 | s R 21 -44 21 88 1
    blinds.vertical.open | s M-50 -44H50 | s M-40 -44V44 M-28 -44V44 M28 -44V44 M40 -44V44
    bonjour | s O 0 0 14 | f O -30 -30 8 O 30 -30 8 O -30 30 8 O 30 30 8 | s M-22 -22L-10 -10 M22 -22L10 -10 M-22 22L-10 10 M22 22L10 10
    building.2.crop.circle | s O 0 0 45.65 | s M-20 37V-20H6V44 M6 0H24V34 | f R -13 -12 7 7 2 R -1 -12 7 7 2 R -13 4 7 7 2
    building.2.crop.circle.fill | b1 O 0 0 45.65 | x M-20 37V-20H6V44 M6 0H24V34 | c R -13 -12 7 7 2 R -13 4 7 7 2
    _bulb | s M-12 24C-12 12 -24 8 -24 -8C-24 -24 -14 -34 0 -34C14 -34 24 -24 24 -8C24 8 12 12 12 24Z M-10 36H10
    _bulb.fill | b M-12 22C-12 12 -24 8 -24 -8C-24 -24 -14 -34 0 -34C14 -34 24 -24 24 -8C24 8 12 12 12 22Z | s M-10 37H10
    burn | s M0 44C-44 40 -34 -2 -12 -18C-10 -6 -2 -4 2 -10C8 -24 0 -40 -8 -48C24 -40 40 -8 34 16C32 34 16 44 0 44Z M0 44C-16 38 -12 16 0 8C12 18 16 38 0 44Z
    bus.doubledecker | s R -38 -46 76 80 10 M-38 -10H38 M-38 12H38 | s M0 -46V-10 | f O -22 23 5 O 22 23 5 | s M-24 34V44 M24 34V44
    cable.coaxial | s O 0 -14 28 | s O 0 -14 10 | f O 0 -14 4 | s M-10 13V48 M10 13V48
    cable.connector | s M-12 -8H12V14Q12 22 4 22H-4Q-12 22 -12 14Z M-7 -8V-24H7V-8 M0 22V48
    cable.connector.horizontal | s M8 -12V12H-14Q-22 12 -22 4V-4Q-22 -12 -14 -12Z M8 -7H24V7H8 M-22 0H-48
    calendar.and.person | u calendar -6 -4 0.92 | c R 4 -6 60 62 20 | b O 32 10 11 | b M10 48C12 26 52 26 54 48Z
    calendar.day.timeline.right | s R -46 -42 92 86 13 | s M-46 -18H46 | f R -32 -4 26 14 3 R -32 18 26 14 3 | s*0.8 M8 -18V44 M8 12H46
    calendar.plain | s R -46 -40 92 84 14 | s M-46 -16H46
    candybarphone | s R -24 -50 48 100 14 | s*0.8 R -12 -36 24 26 3 | f O -10 4 4 O 0 4 4 O 10 4 4 O -10 18 4 O 0 18 4 O 10 18 4 O -10 32 4 O 0 32 4 O 10 32 4
    capsule.on.capsule | s R -54 -14 78 46 23 | s M-22 -28Q-18 -34 -8 -34H32Q54 -34 54 -12Q54 6 38 10
    carbon.dioxide.cloud | u cloud 0 0 1 | t CO₂ 0 12 50 24
    carbon.monoxide.cloud | u cloud 0 0 1 | t CO 0 12 40 24
    _case | s R -44 -34 88 68 26 | s M-44 -8H44
    _case.fill | b R -44 -34 88 68 26 | x M-44 -8H44
    chair.fill | b M-28 -48H-10L-4 2H26V14H-24Z | s M-26 10V48 M26 14V48
    chair.lounge | s M-46 -34L-28 14H46V24H-34 M-28 24L-36 46 M36 24V46
    chair.lounge.fill | b M-46 -36L-28 10H46V26H-34Z | s M-28 26L-36 46 M36 26V46
    chandelier | s M0 -50V-30 M-44 6C-44 30 44 30 44 6 M0 -30V22 M-20 -18C-30 -2 -24 16 0 22 M20 -18C30 -2 24 16 0 22 | b R -50 -10 12 16 3 | b R 38 -10 12 16 3 | s M0 22V38 | f O 0 42 6
    characters.lowercase | t ab 0 0 112 60
    characters.uppercase | t AB 0 0 116 60
    clock.badge | u clock -6 6 0.9 | c O 34 -32 24 | b*0.4 O 34 -32 17
    cloud.rainbow.half | s M-40 40C-58 40 -58 14 -38 12C-36 -8 -6 -8 -2 10C16 10 18 40 0 40Z | s a44 40 44 195 270 a44 40 62 195 270 a44 40 80 195 270
    computermouse | s R -28 -48 56 96 28 | s M0 -30V-12
    computermouse.fill | b R -28 -48 56 96 28 | x M0 -30V-12
    contact.sensor | s R -44 -44 34 88 9 | s R 2 -26 20 52 6 | s a14 0 24 -40 40 a14 0 38 -40 40
    creditcard.and.123 | s R -54 -42 92 62 11 | f R -52 -28 88 14 1 | t 123 28 38 52 22
    cricket.ball | s O 0 0 45.65 | s*0.8 M-22 -40C-4 -14 -4 14 -22 40 M22 -40C4 -14 4 14 22 40 | s*0.7 M-15 -18H-5 M-12 0H-2 M-15 18H-5 M15 -18H5 M12 0H2 M15 18H5
    _crown | s R -22 -40 30 80 10 | s*0.8 M-22 -24H8 M-22 -8H8 M-22 8H8 M-22 24H8
    cup.and.heat.waves | s M-40 -6H24V24Q24 40 8 40H-24Q-40 40 -40 24Z M24 2H32Q44 2 44 14Q44 26 32 26H24 | s*0.9 M-22 -46C-30 -38 -14 -28 -22 -20 M-4 -46C-12 -38 4 -28 -4 -20 M14 -46C6 -38 22 -28 14 -20
    decrease.quotelevel | s M-42 -40V40 | s M-22 -26H46 M-22 0H46 M-22 26H22
    dehumidifier | s R -36 -48 72 96 11 | s*0.8 M0 -34C10 -20 12 -14 12 -8C12 6 -12 6 -12 -8C-12 -14 -10 -20 0 -34Z | s*0.8 M-18 16H18 M-18 28H18
    desktopcomputer.and.arrow.down | u desktopcomputer 0 0 1 | c R 12 -2 44 56 6 | s M34 4V44 M20 30L34 45L48 30
    deskview | s R -40 -46 80 48 8 | s M-52 42L-38 14H38L52 42Z | s*0.8 R -10 22 20 10 3
    dial.high | s O 0 6 27 | s M0 6L18 20 | f O -42 34 4.5 O -47 6 4.5 O -34 -24 4.5 O 0 -39 4.5 O 34 -24 4.5 O 47 6 4.5 O 42 34 4.5
    dial.low | s O 0 6 27 | s M0 6L-18 20 | f O -42 34 4.5 O -47 6 4.5 O -34 -24 4.5 O 0 -39 4.5 O 34 -24 4.5 O 47 6 4.5 O 42 34 4.5
    dial.medium | s O 0 6 27 | s M0 6V-18 | f O -42 34 4.5 O -47 6 4.5 O -34 -24 4.5 O 0 -39 4.5 O 34 -24 4.5 O 47 6 4.5 O 42 34 4.5
    digitalcrown.arrow.clockwise | u _crown -24 0 0.9 | s M10 -36C50 -26 50 26 10 36 | f M26 20L8 36L30 48Z
    digitalcrown.arrow.counterclockwise | u _crown -24 0 0.9 | s M10 36C50 26 50 -26 10 -36 | f M26 -20L8 -36L30 -48Z
    digitalcrown.horizontal.arrow.clockwise | u _crown 0 26 0.85 90 | s M-36 -6C-26 -46 26 -46 36 -6 | f M20 -20L36 -2L48 -24Z
    digitalcrown.horizontal.arrow.counterclockwise | u _crown 0 26 0.85 90 | s M36 -6C26 -46 -26 -46 -36 -6 | f M-20 -20L-36 -2L-48 -24Z
    digitalcrown.horizontal.press | u _crown 0 30 0.9 90 | s M0 -52V-8 M-14 -22L0 -7L14 -22
    digitalcrown.press | u _crown 30 0 1 | s M-52 0H-6 M-20 -14L-6 0L-20 14
    digitalcrown.press.fill | b R 15 -40 30 80 10 | x*0.8 M15 -24H45 M15 -8H45 M15 8H45 M15 24H45 | s M-52 0H-6 M-20 -14L-6 0L-20 14
    display.2 | s M-16 22H-42Q-54 22 -54 10V-26Q-54 -38 -42 -38H6Q18 -38 18 -26V-24 M-34 36H-16 | s R -8 -14 62 44 8 | s M10 44H36
    display.and.arrow.down | u display 0 0 1 | c R 12 -2 44 56 6 | s M34 4V44 M20 30L34 45L48 30
    doc.text.below.ecg | s M-50 -34H-22L-14 -48L0 -20L10 -40L16 -34H50 | s M-24 -12H4L26 8V40Q26 48 18 48H-24Q-32 48 -32 40V-4Q-32 -12 -24 -12Z | s*0.85 M-16 16H12 M-16 32H12
    doc.text.image.fill | b M-26 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50Z | x M6 -50V-28Q6 -20 14 -20H36 | x*0.8 M-20 -8H20 | c M-24 36L-8 14L2 26L10 18L24 36Z
    doc.viewfinder.fill | s M-46 -22V-30Q-46 -44 -32 -44H-22 M22 -44H32Q46 -44 46 -30V-22 M46 22V30Q46 44 32 44H22 M-22 44H-32Q-46 44 -46 30V22 | f M-18 -28H5L20 -13V28H-18Z
    door.french.closed | s M-40 46V-48H40V46 M-52 46H52 M0 -48V46 | s*0.8 R -30 -36 20 46 2 | s*0.8 R 10 -36 20 46 2 | f O -7 24 3.5 O 7 24 3.5
    door.french.open | s M-40 46V-48H40V46 M-52 46H52 | s M-40 -48L-14 -36V40L-40 46 M40 -48L14 -36V40L40 46
    door.garage.closed | u _garage 0 0 1 | s*0.9 M-32 46V-6H32V46 M-32 10H32 M-32 28H32 M-32 46H32
    door.garage.double.bay.closed | u _garage 0 0 1 | s*0.9 M-38 46V-2H-5V46 M5 46V-2H38V46 M-38 14H-5 M5 14H38 M-38 30H-5 M5 30H38
    door.garage.double.bay.open | u _garage 0 0 1 | s*0.9 M-38 46V-2H-5V46 M5 46V-2H38V46 M-38 10H-5 M5 10H38
    door.garage.open | u _garage 0 0 1 | s*0.9 M-32 46V-6H32V46 M-32 8H32
    door.right.hand.closed | s M-32 46V-48H32V46 M-46 46H46 | f O 18 2 4.5
    door.right.hand.open | s M-34 46V-46H34V46 M-46 46H46 | s M34 -46L-8 -34V40L34 46 | f O 2 4 4.5
    door.sliding.left.hand.closed | s M-46 46V-46H46V46Z M0 -46V46 | f O -10 0 4
    door.sliding.left.hand.open | s M-46 46V-46H46V46Z M14 -46V46 | s M-40 0H-10 M-28 -12L-40 0L-28 12
    door.sliding.right.hand.closed | s M-46 46V-46H46V46Z M0 -46V46 | f O 10 0 4
    door.sliding.right.hand.open | s M-46 46V-46H46V46Z M-14 -46V46 | s M40 0H10 M28 -12L40 0L28 12
    drone | s R -12 -10 24 20 6 | s M-12 -6L-32 -20 M12 -6L32 -20 M-12 6L-32 20 M12 6L32 20 | s M-50 -24H-16 M16 -24H50 M-50 24H-16 M16 24H50
    duffle.bag | u gym.bag 0 0 1
    ear.fill | b M-26 -6C-30 -56 40 -56 36 -6C34 18 14 18 12 36C8 52 -14 52 -18 36Z | x M-10 -8C-8 -34 20 -34 18 -8C16 6 4 4 2 16
    earbud.left | u airpod.gen3.left 0 0 1
    earbud.right | u airpod.gen3.right 0 0 1
    earbuds.case | s R -46 -30 92 60 22 | s M-46 -6H46 | f O 0 12 5
    earpods | s O -22 -28 15 | s O 22 -28 15 | s M-28 -14V12 M28 -14V12 M-28 12C-28 34 0 24 0 48 M28 12C28 34 0 24 0 48
    entry.lever.keypad | s R -32 -50 64 100 13 | f O -12 -32 4.5 O 0 -32 4.5 O 12 -32 4.5 O -12 -18 4.5 O 0 -18 4.5 O 12 -18 4.5 O -12 -4 4.5 O 0 -4 4.5 O 12 -4 4.5 | s M-14 24H46
    eraser.line.dashed | u eraser 0 -8 0.86 | s M-46 46H-30 M-12 46H12 M30 46H46
    esim.fill | b M-28 -48H12L38 -22V38Q38 48 28 48H-28Q-38 48 -38 38V-38Q-38 -48 -28 -48Z | x R -18 -8 36 36 6 | x*0.7 M-18 10H18 M0 -8V28
    eye.half.closed | s M-54 -4C-36 24 36 24 54 -4 M-54 -4C-40 -20 40 -20 54 -4 | s M-20 -14A0 -4 20 150 30
    fan.and.light.ceiling | s M0 -50V-28 M-10 -28H10V-16H-10Z | s M-10 -22C-30 -34 -52 -30 -54 -22C-52 -14 -30 -12 -10 -20 M10 -22C30 -34 52 -30 54 -22C52 -14 30 -12 10 -20 | s A0 2 16 0 180Z | s*0.9 M0 30V42 M-24 22L-32 32 M24 22L32 32
    fan.badge.automatic | u fan -4 -4 0.92 | c O 34 28 24 | s*0.8 O 34 28 18 | t A 34 28 18 16
    fan.ceiling | s M0 -48V-18 M-12 -18H12V-4H-12Z | s M-12 -11C-34 -26 -54 -20 -54 -10C-54 0 -34 2 -12 -8 M12 -11C34 -26 54 -20 54 -10C54 0 34 2 12 -8 M-8 -4C-20 14 -14 34 0 34C14 34 20 14 8 -4
    fan.desk | s O 0 -16 30 | n*0.8 fan 0 -16 0.42 | s M0 14V38 M-24 44H24
    fan.fill | b M-4 -8C-26 -20 -20 -50 4 -46C18 -42 14 -22 4 -8Z | b M8 4C20 26 50 20 46 -4C42 -18 22 -14 8 -4Z | b M4 8C26 20 20 50 -4 46C-18 42 -14 22 -4 8Z | b M-8 -4C-20 -26 -50 -20 -46 4C-42 18 -22 14 -8 4Z | c O 0 0 12 | f O 0 0 7
    fan.floor | s O 0 -18 30 | n*0.8 fan 0 -18 0.4 | s M0 12V46 M-22 46H22
    fan.oscillation | u fan 0 -14 0.74 | s M-34 46H34 M-24 36L-36 46L-24 56 M24 36L36 46L24 56
    fanblades.fill | n fan.fill 0 0 1
    fibrechannel | s R -46 -26 92 52 8 | s O -20 0 11 | s O 20 0 11
    field.of.view.ultrawide | s M0 36L-54 -4C-36 -46 36 -46 54 -4Z
    field.of.view.wide | s M0 44L-46 -20C-24 -46 24 -46 46 -20Z
    firewall | s R -50 -20 100 60 6 M-50 10H50 M-16 -20V10 M18 -20V10 M-32 10V40 M2 10V40 M34 10V40 | s M0 -24C-22 -28 -14 -44 -2 -52C4 -44 20 -36 0 -24Z
    firewall.fill | b R -50 -14 100 54 6 | x M-50 12H50 M-16 -14V12 M18 -14V12 M-32 12V40 M2 12V40 M34 12V40 | b M0 -26C-20 -30 -12 -44 -2 -52C4 -44 18 -36 0 -26Z
    flag.2.crossed | s M14 48L-18 -38 M-14 48L18 -38 | s M-18 -38C-30 -46 -38 -30 -52 -38L-42 -4C-30 2 -22 -12 -8 -6 M18 -38C30 -46 38 -30 52 -38L42 -4C30 2 22 -12 8 -6
    flag.2.crossed.fill | s M14 48L-18 -38 M-14 48L18 -38 | f M-18 -38C-30 -46 -38 -30 -52 -38L-42 -4C-30 2 -22 -12 -8 -6Z | f M18 -38C30 -46 38 -30 52 -38L42 -4C30 2 22 -12 8 -6Z
    flag.and.flag.filled.crossed | s M14 48L-18 -38 M-14 48L18 -38 | s M-18 -38C-30 -46 -38 -30 -52 -38L-42 -4C-30 2 -22 -12 -8 -6 | f M18 -38C30 -46 38 -30 52 -38L42 -4C30 2 22 -12 8 -6Z
    flag.checkered.2.crossed | s M14 48L-18 -38 M-14 48L18 -38 | s M-18 -38C-30 -46 -38 -30 -52 -38L-42 -4C-30 2 -22 -12 -8 -6 M18 -38C30 -46 38 -30 52 -38L42 -4C30 2 22 -12 8 -6 | f M-18 -38L-34 -38L-30 -22L-13 -24Z M-46 -20L-30 -22L-26 -4L-42 -4Z M18 -38L34 -38L30 -22L13 -24Z M46 -20L30 -22L26 -4L42 -4Z
    flag.filled.and.flag.crossed | s M14 48L-18 -38 M-14 48L18 -38 | f M-18 -38C-30 -46 -38 -30 -52 -38L-42 -4C-30 2 -22 -12 -8 -6Z | s M18 -38C30 -46 38 -30 52 -38L42 -4C30 2 22 -12 8 -6
    flashlight.off.circle | s O 0 0 45.65 | s M-14 -26H14V-18L9 -8V28H-9V-8L-14 -18Z
    flashlight.on.circle | s O 0 0 45.65 | s M-12 -8H12V-2L8 4V30H-8V4L-12 -2Z | s*0.9 M0 -30V-20 M-18 -26L-12 -18 M18 -26L12 -18
    flashlight.slash | u flashlight.off.fill 0 0 1 | x M-36 -46L46 36 | s M-42 -42L42 42
    fleuron | s M0 46C-24 30 -44 10 -40 -14C-20 -18 -6 -4 0 14C6 -4 20 -18 40 -14C44 10 24 30 0 46Z M0 14V-22 | s M0 -22C-14 -30 -10 -46 0 -50C10 -46 14 -30 0 -22Z
    flipphone | s R -24 -52 48 50 12 | s R -24 2 48 50 12 | s*0.8 R -12 -40 24 24 3 | f O -10 18 4 O 0 18 4 O 10 18 4 O -10 32 4 O 0 32 4 O 10 32 4
    fossil.shell | s M0 44C-50 40 -58 -20 -20 -40C24 -54 52 -10 30 14C12 34 -24 14 -12 -8C-4 -20 16 -12 8 2 M0 44C-8 36 -14 28 -16 20 M-36 14L-18 4 M-34 -22L-14 -12
    fossil.shell.fill | b M0 44C-50 40 -58 -20 -20 -40C24 -54 52 -10 30 14C12 34 -10 30 0 44Z | x M30 14C12 34 -24 14 -12 -8C-4 -20 16 -12 8 2 | x*0.8 M-36 14L-18 4 M-34 -22L-14 -12
    _garage | s M-50 46V-18L0 -46L50 -18V46
    _gaugedots | f O -42 24 4 O -46 -2 4 O -36 -26 4 O -14 -42 4 O 14 -42 4 O 36 -26 4 O 46 -2 4 O 42 24 4
    gearshape.2.fill | b O -14 8 26 | c O -14 8 10 | s M-14 -26V-18 M-14 42V34 M-48 8H-40 M20 8H12 M-38 -16L-32 -10 M10 32L4 26 M-38 32L-32 26 M10 -16L4 -10 | b O 30 -28 13 | c O 30 -28 5 | s M30 -48V-41 M30 -8V-15 M50 -28H43 M16 -42L21 -37 M44 -42L39 -37 M44 -14L39 -19
    gearshape.arrow.triangle.2.circlepath | u arrow.triangle.2.circlepath 0 0 1.1 | n gearshape 0 0 0.5
    graph.2d | s M-42 -46V42H46 | s M-34 26C-20 -30 -8 -30 4 4C12 24 28 10 38 -30
    gym.bag | s M-50 -8Q-50 -20 -38 -20H38Q50 -20 50 -8V26Q50 38 38 38H-38Q-50 38 -50 26Z M-26 -20V38 M26 -20V38 | s M-26 -20C-26 -50 26 -50 26 -20
    hat.cap | s M-44 18V8C-44 -44 32 -44 32 10 M-44 18H30C44 16 50 22 52 28C30 34 -10 32 -44 18Z
    hazardsign | s M0 -48L48 0L0 48L-48 0Z | s M0 -18V6 | f O 0 20 5
    head.profile.arrow.forward.and.visionpro | s M-10 46V28C-40 20 -44 -40 0 -44C30 -46 38 -20 34 -8L42 8H34V24Q34 30 26 30H18V46 | s R -4 -20 30 18 8
    headset | u headphones 0 -4 1 | s M38 24Q38 44 18 44H6
    hearingdevice.and.signal.meter | s M-10 -40C-34 -36 -42 -10 -32 12Q-28 24 -16 20Q-8 14 -12 4C-18 -10 -14 -20 -4 -24 | s M10 40V26 M28 40V10 M46 40V-8
    hearingdevice.ear | u ear 8 0 0.96 | s M-20 -40C-40 -34 -46 -8 -36 14Q-32 24 -22 20
    hearingdevice.ear.fill | n ear.fill 8 0 0.96 | s M-20 -40C-40 -34 -46 -8 -36 14Q-32 24 -22 20
    heater.vertical | s R -30 -48 60 88 10 | s*0.8 M-14 -34V24 M0 -34V24 M14 -34V24 | s M-20 40V48 M20 40V48
    helmet | s M-46 20C-54 -50 44 -56 46 10L10 12V20Z M10 12V-10H44
    hifireceiver | s R -52 -24 104 46 8 | s O 28 -1 11 | s*0.8 M-38 -8H-2 | f O -36 8 4 O -22 8 4 O -8 8 4 | s M-36 22V32 M36 22V32
    hifispeaker.2 | u hifispeaker -24 0 0.74 | u hifispeaker 30 0 0.74
    hifispeaker.and.appletv | u hifispeaker -28 0 0.84 | u appletv 26 30 0.48
    hifispeaker.and.homepod | u hifispeaker -24 0 0.84 | u homepod 28 18 0.54
    hifispeaker.and.homepodmini | u hifispeaker -24 0 0.84 | u homepodmini 30 24 0.44
    hockey.puck | s E 0 -14 50 20 | s M-50 -14V14C-50 42 50 42 50 14V-14
    homekit | s M-50 2L0 -42L50 2 M-38 -8V42H38V-8 | s*0.8 M-22 30V6L0 -14L22 6V30Z
    homepod.2 | u homepod -22 -6 0.68 | c O 24 10 36 | u homepod 24 8 0.68
    homepod.and.appletv | u homepod -22 -2 0.84 | c R 2 12 58 34 8 | u appletv 30 30 0.44
    homepod.and.homepodmini | u homepod -20 4 0.84 | u homepodmini 34 24 0.42
    homepodmini.2 | u homepodmini -22 -4 0.62 | c O 24 10 34 | u homepodmini 24 12 0.62
    homepodmini.and.appletv | u homepodmini -22 2 0.66 | c R 2 12 58 34 8 | u appletv 30 30 0.44
    horn | s M-34 -14H-14L32 -38V38L-14 14H-34Q-44 14 -44 0Q-44 -14 -34 -14Z
    horn.blast | s M-44 -10H-28L6 -28V28L-28 10H-44Z | s M20 0H46 M20 -20L42 -32 M20 20L42 32
    hourglass.and.lock | u hourglass -16 0 0.95 | c R 8 2 50 48 8 | u lock 30 22 0.46
    humidifier | s M-24 -2H24L32 40Q33 48 26 48H-26Q-33 48 -32 40Z | s M-12 -14C-22 -24 -4 -34 -12 -48 M10 -14C0 -24 18 -34 10 -48
    humidifier.and.droplets | u humidifier 0 0 1 | s*0.8 M0 12C8 22 9 26 9 29C9 39 -9 39 -9 29C-9 26 -8 22 0 12Z
    icloud.and.arrow.down.fill | b M-26 24C-54 24 -48 -26 -18 -20C-10 -44 26 -40 30 -14C54 -12 54 24 26 24Z | c R -11 -8 22 36 4 | c M-26 18H26V36H-26Z | s M0 2V46 M-14 32L0 47L14 32
    icloud.and.arrow.up.fill | b M-26 24C-54 24 -48 -26 -18 -20C-10 -44 26 -40 30 -14C54 -12 54 24 26 24Z | x*2.6 M0 46V-4 M-14 10L0 -5L14 10 | s M0 46V-4 M-14 10L0 -5L14 10
    ipad.and.arrow.forward | s M-44 10V-40Q-44 -50 -34 -50H20Q30 -50 30 -40V-14 M-44 10V40Q-44 50 -34 50H20Q30 50 30 40V28 | s M-14 6H48 M32 -12L50 6L32 24
    ipad.and.iphone | s R -50 -46 66 92 11 | c R 10 -14 50 66 11 | s R 18 -6 34 52 9
    ipad.case | s R -44 -50 88 100 13 | s*0.8 R -32 -38 64 76 5 | f O 30 -42 3
    ipad.case.and.iphone.case | s R -50 -46 66 92 12 | c R 8 -12 54 66 11 | s R 16 -6 38 54 10 | f O 24 3 4
    ipad.gen1 | s R -40 -50 80 100 10 | s*0.8 O 0 41 4 | s*0.7 R -30 -40 60 72 2
    ipad.gen1.badge.play | u ipad.gen1 -6 0 0.96 | c O 32 30 25 | b*0.4 O 32 30 20 | c M27 20L42 30L27 40Z
    ipad.gen1.landscape | s R -52 -40 104 80 10 | s*0.7 R -42 -30 74 60 2 | f O 43 0 3.5
    ipad.gen1.landscape.badge.play | u ipad.gen1.landscape 0 -4 0.96 | c O 36 28 25 | b*0.4 O 36 28 20 | c M31 18L46 28L31 38Z
    ipad.gen2 | u ipad 0 0 1
    ipad.gen2.badge.play | u ipad -6 0 0.96 | c O 32 30 25 | b*0.4 O 32 30 20 | c M27 20L42 30L27 40Z
    ipad.gen2.landscape | u ipad.landscape 0 0 1
    ipad.gen2.landscape.badge.play | u ipad.landscape 0 -4 0.96 | c O 36 28 25 | b*0.4 O 36 28 20 | c M31 18L46 28L31 38Z
    ipad.rear.camera | s R -40 -50 80 100 12 | s*0.8 R -32 -42 26 26 8 | f O -19 -29 6
    ipad.sizes | s R -16 -46 62 92 10 | s M-28 -24H-32Q-40 -24 -40 -16V38Q-40 46 -32 46H-28
    iphone.and.arrow.left.and.arrow.right | s R -20 -50 40 100 11 | s M-32 0H-54 M-44 -11L-55 0L-44 11 M32 0H54 M44 -11L55 0L44 11
    iphone.case | s R -30 -50 60 100 15 | s R -22 -42 22 22 7 | f O -11 -31 4
    iphone.gen1 | s R -27 -50 54 100 11 | s*0.7 R -19 -36 38 64 2 | f O 0 39 4
    iphone.gen1.landscape | s R -50 -27 100 54 11 | f O 42 0 4
    iphone.gen1.radiowaves.left.and.right | u iphone.gen1 0 0 0.86 | n _phonewaves 0 0 0.9
    iphone.gen1.radiowaves.left.and.right.circle | u _phonewavecircle 0 0 1
    iphone.gen2 | s R -27 -50 54 100 13 | s*1.3 M-8 -44H8
    iphone.gen2.landscape | s R -50 -27 100 54 13 | s*1.3 M-44 -7V7
    iphone.gen2.radiowaves.left.and.right | u iphone.gen2 0 0 0.86 | n _phonewaves 0 0 0.9
    iphone.gen2.radiowaves.left.and.right.circle | u _phonewavecircle 0 0 1
    iphone.gen3.landscape | s R -50 -27 100 54 14 | s*1.2 M-36 -6V6
    iphone.gen3.radiowaves.left.and.right | u iphone.gen3 0 0 0.86 | n _phonewaves 0 0 0.9
    iphone.gen3.radiowaves.left.and.right.circle | u _phonewavecircle 0 0 1
    iphone.rear.camera | s R -27 -50 54 100 13 | s*0.8 R -20 -43 26 28 8 | f O -11 -34 4.5 O -11 -23 4.5 O -1 -29 4.5
    iphone.sizes | s R -8 -48 48 96 12 | s M-20 -20H-26Q-34 -20 -34 -12V40Q-34 48 -26 48H-20
    iphone.smartbatterycase.gen1 | s R -28 -50 56 100 14 | s R -20 -42 18 18 6 | s*0.8 R -14 2 28 36 8
    iphone.smartbatterycase.gen2 | s R -28 -50 56 100 14 | s R -20 -42 26 26 7 | s*0.8 R -16 0 32 40 9
    ipod | s R -32 -50 64 100 11 | s*0.8 R -22 -40 44 34 4 | s O 0 22 16
    ipodshuffle.gen1 | s R -16 -50 32 100 10 | s*0.9 O 0 -20 11
    ipodshuffle.gen2 | s R -46 -28 92 56 8 | s*0.9 O 14 0 17 | f O 14 0 4
    ipodshuffle.gen3 | s R -14 -42 28 84 6 | s*0.8 M-4 -42V-50H4
    ipodshuffle.gen4 | s R -40 -40 80 80 12 | s O 0 2 25 | f O 0 2 6
    ipodtouch | s R -28 -50 56 100 12 | s*0.7 R -20 -38 40 66 2 | f O 0 39 4
    ipodtouch.landscape | s R -50 -28 100 56 12 | s*0.7 R -38 -20 66 40 2 | f O 39 0 4
    ipodtouch.slash | u ipodtouch 0 0 1 | x M-34 -46L46 34 | s M-40 -40L40 40
    ivfluid.bag | s M-20 -36H20Q28 -36 28 -28V4C28 24 12 26 8 32H-8C-12 26 -28 24 -28 4V-28Q-28 -36 -20 -36Z M-10 -36L-6 -48H6L10 -36 M0 32V50 | s*0.8 M-28 -6H-8 M-28 8H-8
    jacket | s M-16 -46L-46 -34L-42 46H-26V-12 M16 -46L46 -34L42 46H26V-12 M-26 46H26 M-16 -46L0 -34L16 -46 M0 -34V46 | s*0.8 M-18 14H-10 M18 14H10
    jacket.fill | b M-16 -46L-46 -34L-42 46H42L46 -34L16 -46L0 -34Z | x M0 -34V46 M-26 -12V46 M26 -12V46
    key.radiowaves.forward | u key -16 0 0.84 | s*0.9 a4 -10 22 -45 45 a4 -10 40 -45 45
    key.radiowaves.forward.slash | u key.radiowaves.forward 0 0 1 | x M-38 -46L42 34 | s M-44 -40L36 40
    key.radiowaves.forward.slash.fill | u key.radiowaves.forward.fill 0 0 1 | x M-38 -46L42 34 | s M-44 -40L36 40
    l.joystick.press.down | s E 0 30 42 15 | c O 0 -8 23 | s O 0 -8 20 | t L 0 -8 16 18 | s M0 -52V-40
    l.joystick.tilt.down | s E 0 24 42 18 | c E 0 8 25 23 | s E 0 8 22 20 | t L 0 8 16 18
    l.joystick.tilt.left | s E 6 32 42 15 | s M4 26L-16 -8 | c O -24 -22 21 | s O -24 -22 18 | t L -24 -22 14 16
    l.joystick.tilt.right | s E -6 32 42 15 | s M-4 26L16 -8 | c O 24 -22 21 | s O 24 -22 18 | t L 24 -22 14 16
    l.joystick.tilt.up | s E 0 32 42 15 | s M0 28V-14 | s E 0 -30 20 16 | t L 0 -30 14 16
    lamp.ceiling | s M0 -50V-22 M-44 22C-44 -36 44 -36 44 22Z M-14 22C-14 40 14 40 14 22
    lamp.ceiling.inverse | b M-44 22C-44 -36 44 -36 44 22Z | s M0 -50V-26 | s M-14 30C-14 42 14 42 14 30
    laptopcomputer.and.arrow.down | u laptopcomputer 0 0 1 | c R 12 -2 44 56 6 | s M34 4V44 M20 30L34 45L48 30
    laptopcomputer.and.iphone | u laptopcomputer -8 -4 0.88 | c R 20 -16 40 62 10 | s R 27 -9 26 48 8
    laser.burst | s M-50 0H-20 M20 0H50 M0 -46V-20 M0 20V46 M-32 -32L-14 -14 M14 -14L32 -32 M-32 32L-14 14 M14 14L32 32 | f O 0 0 9
    leaf.arrow.triangle.circlepath | u leaf 2 2 0.56 | s a0 0 46 -60 250 | f M14 -58V-24L38 -41Z
    light.beacon.max | s M-26 24V0A0 0 26 180 360V24Z M-38 44H38 | s M0 -50V-40 M-38 -36L-30 -28 M38 -36L30 -28 M-50 0H-40 M50 0H40
    light.beacon.min | s M-26 24V0A0 0 26 180 360V24Z M-38 44H38 | f O 0 -42 4.5 O -32 -30 4.5 O 32 -30 4.5 O -44 0 4.5 O 44 0 4.5
    light.cylindrical.ceiling | s M-30 -46H30 M-20 -46V10H20V-46 | s M-26 26L-34 42 M0 28V46 M26 26L34 42
    light.cylindrical.ceiling.fill | u light.cylindrical.ceiling.inverse 0 0 1
    light.cylindrical.ceiling.inverse | s M-30 -46H30 | b M-20 -44V10H20V-44Z | s M-26 26L-34 42 M0 28V46 M26 26L34 42
    light.max | s O 0 0 18 | s M0 -46V-34 M0 46V34 M-46 0H-34 M46 0H34 M-32 -32L-25 -25 M32 32L25 25 M-32 32L-25 25 M32 -32L25 -25
    light.min | s O 0 0 18 | f O 0 -38 5 O 0 38 5 O -38 0 5 O 38 0 5 O -27 -27 5 O 27 27 5 O -27 27 5 O 27 -27 5
    light.overhead.left | s M46 46V-34H-10 M-10 -44L-46 -20H0Z | s*0.9 M-40 -4L-48 12 M-22 -2V16 M-4 -4L4 12
    light.overhead.right | s M-46 46V-34H10 M10 -44L46 -20H0Z | s*0.9 M40 -4L48 12 M22 -2V16 M4 -4L-4 12
    light.panel | s R -46 -34 60 68 8 | s M28 -22L44 -32 M30 0H50 M28 22L44 32
    light.recessed | s M-48 -28H48 M-28 -28C-28 8 28 8 28 -28 | s M-24 14L-34 34 M0 18V40 M24 14L34 34
    light.recessed.3 | s M-54 -26H54 | s M-46 -26C-46 -6 -24 -6 -24 -26 M-11 -26C-11 -6 11 -6 11 -26 M24 -26C24 -6 46 -6 46 -26 | s M-35 8V28 M0 8V28 M35 8V28
    light.recessed.3.fill | u light.recessed.3.inverse 0 0 1
    light.recessed.3.inverse | s M-54 -26H54 | b M-46 -24C-46 -6 -24 -6 -24 -24Z M-11 -24C-11 -6 11 -6 11 -24Z M24 -24C24 -6 46 -6 46 -24Z | s M-35 8V28 M0 8V28 M35 8V28
    light.recessed.fill | u light.recessed.inverse 0 0 1
    light.recessed.inverse | s M-48 -28H48 | b M-28 -26C-28 8 28 8 28 -26Z | s M-24 14L-34 34 M0 18V40 M24 14L34 34
    light.ribbon | s M-48 -16C-16 -46 16 14 48 -16V12C16 42 -16 -18 -48 12Z | f O -28 -12 4 O 0 0 4 O 28 6 4
    light.strip.2 | s R -50 -30 100 20 6 | s R -50 10 100 20 6 | f O -30 -20 4 O 0 -20 4 O 30 -20 4 O -30 20 4 O 0 20 4 O 30 20 4
    lightbulb.led | s M-20 8C-36 -8 -28 -46 0 -46C28 -46 36 -8 20 8Z M-20 8L-12 28H12L20 8 M-10 42H10
    lightbulb.led.wide | s M-40 4C-40 -56 40 -56 40 4Z M-40 4L-14 26H14L40 4 M-12 42H12
    lightbulb.max | u _bulb 0 8 1 | s M0 -50V-42 M-36 -38L-30 -31 M36 -38L30 -31 M-50 0H-40 M50 0H40
    lightbulb.min | u _bulb 0 8 1 | f O 0 -44 4.5 O -32 -34 4.5 O 32 -34 4.5 O -44 0 4.5 O 44 0 4.5
    lightbulb.min.badge.exclamationmark | u lightbulb.min -4 -2 0.95 | c O 34 30 24 | b*0.4 O 34 30 19 | x*0.7 M34 20V31 | c O 34 39 3
    lightbulb.min.badge.exclamationmark.fill | u lightbulb.min.fill -4 -2 0.95 | c O 34 30 24 | b*0.4 O 34 30 19 | x*0.7 M34 20V31 | c O 34 39 3
    lightspectrum.horizontal | s R -54 -24 108 48 14 | s*0.8 M-32 -24V24 M-16 -24V24 M-4 -24V24 M6 -24V24 M18 -24V24 M34 -24V24
    livephoto.badge.automatic | u livephoto -6 -4 0.9 | c O 34 28 24 | s*0.8 O 34 28 18 | t A 34 28 18 16
    livephoto.play | s*0.7 O 0 0 45.65 | f M-14 -22L24 0L-14 22Z
    loupe | s O 0 -6 34 | s O 0 -6 18 | s M-20 22L-26 44H26L20 22
    lungs.fill | b M-10 -6C-16 -24 -30 -26 -36 -8C-46 16 -50 46 -38 46C-24 46 -10 42 -10 22Z | b M10 -6C16 -24 30 -26 36 -8C46 16 50 46 38 46C24 46 10 42 10 22Z | s M-3 -46V-18 M3 -46V-18
    macbook.and.ipad | u macbook -12 -4 0.86 | c R 16 -14 44 60 8 | s R 22 -8 32 46 7
    macbook.and.iphone | u macbook -10 -4 0.86 | c R 20 -16 40 62 10 | s R 27 -9 26 48 8
    macbook.and.visionpro | u macbook -12 -10 0.84 | c R 6 6 56 40 16 | u visionpro 32 26 0.5
    macbook.gen1 | u macbook 0 0 1
    macbook.gen2 | u macbook 0 0 1 | f R -9 -36 18 7 3
    macmini | s R -52 -14 104 30 9 | f O 38 1 4
    macpro.gen1 | s R -30 -42 60 80 3 | s M-30 -50V-42 M30 -50V-42 M-30 38V48 M30 38V48 M-30 -50H30 | f O -12 -20 3 O 0 -20 3 O 12 -20 3 O -12 -6 3 O 0 -6 3 O 12 -6 3 O -12 8 3 O 0 8 3 O 12 8 3 O -12 22 3 O 0 22 3 O 12 22 3
    macpro.gen2 | s M-32 -34C-32 -50 32 -50 32 -34V36C32 50 -32 50 -32 36Z M-32 -34C-32 -22 32 -22 32 -34
    macpro.gen3.server | s R -54 -24 108 48 5 | f O -34 -8 3.5 O -20 -8 3.5 O -6 -8 3.5 O 8 -8 3.5 O -34 8 3.5 O -20 8 3.5 O -6 8 3.5 O 8 8 3.5 O 36 0 4
    macstudio | s R -44 -30 88 56 10 | f O 28 12 3.5 | s*0.7 R -30 8 14 6 2 | s*0.7 R -10 8 14 6 2
    magicmouse | s R -28 -50 56 100 27
    magsafe.batterypack | s R -32 -48 64 96 16 | s*0.8 O 0 -12 16 | s*0.8 M0 6V26
    mediastick | s R -18 -50 36 76 8 | s M-8 26V46H8V26
    mic.and.signal.meter | u mic -22 0 0.95 | s M22 40V26 M38 40V6 M54 40V-16
    moon.dust | u moon 0 -12 0.76 | f O -30 38 5 O -10 38 5 O 10 38 5 O 30 38 5 O -20 52 4.5 O 0 52 4.5 O 20 52 4.5
    moon.haze | u moon 0 -14 0.72 | s M-44 34H44 M-30 50H30
    moonphase.first.quarter | s O 0 0 45.65 | f M0 -44A0 0 44 -90 90Z
    moonphase.first.quarter.inverse | s O 0 0 45.65 | f M0 -44A0 0 44 -90 -270Z
    moonphase.full.moon | s O 0 0 45.65 | f O 0 0 44
    moonphase.full.moon.inverse | s O 0 0 45.65
    moonphase.last.quarter | s O 0 0 45.65 | f M0 -44A0 0 44 -90 -270Z
    moonphase.last.quarter.inverse | s O 0 0 45.65 | f M0 -44A0 0 44 -90 90Z
    moonphase.new.moon | s O 0 0 45.65
    moonphase.new.moon.inverse | s O 0 0 45.65 | f O 0 0 44
    moonphase.waning.crescent | s O 0 0 45.65 | f M0 -44A0 0 44 -90 -270C-34 24 -34 -24 0 -44Z
    moonphase.waning.crescent.inverse | s O 0 0 45.65 | f M0 -44A0 0 44 -90 90C-34 24 -34 -24 0 -44Z
    moonphase.waning.gibbous | s O 0 0 45.65 | f M0 -44A0 0 44 -90 -270C34 24 34 -24 0 -44Z
    moonphase.waning.gibbous.inverse | s O 0 0 45.65 | f M0 -44A0 0 44 -90 90C34 24 34 -24 0 -44Z
    moonphase.waxing.crescent | s O 0 0 45.65 | f M0 -44A0 0 44 -90 90C34 24 34 -24 0 -44Z
    moonphase.waxing.crescent.inverse | s O 0 0 45.65 | f M0 -44A0 0 44 -90 -270C34 24 34 -24 0 -44Z
    moonphase.waxing.gibbous | s O 0 0 45.65 | f M0 -44A0 0 44 -90 90C-34 24 -34 -24 0 -44Z
    moonphase.waxing.gibbous.inverse | s O 0 0 45.65 | f M0 -44A0 0 44 -90 -270C-34 24 -34 -24 0 -44Z
    moonrise | u moon 0 -2 0.62 | s M-54 44H54 | s M0 -30V-52 M-11 -42L0 -53L11 -42
    moonset | u moon 0 -2 0.62 | s M-54 44H54 | s M0 -54V-33 M-11 -43L0 -32L11 -43
    mosaic | s R -48 -40 96 80 11 | s M-48 -10H48 M-16 -40V-10 M10 -10V40 M10 14H48
    mount | s O 0 -20 24 | f O 0 -20 7 | s M0 4V28 M-34 44Q-34 28 -18 28H18Q34 28 34 44Z
    music.note.house | u house.plain 0 0 1 | n music.note 0 14 0.5
    music.note.house.fill | u house.plain.fill 0 0 1 | c E -6 27 7 5 | x M1 27V-8L15 -2V6
    network.badge.shield.half.filled | u network -6 -4 0.92 | c O 34 26 27 | n shield.lefthalf.filled 34 26 0.45
    nose.fill | b M8 -46C8 -14 30 6 30 24C30 40 10 40 4 32C-4 42 -26 40 -24 26C-24 16 -14 14 -10 20Z
    oar.2.crossed | s M-28 44L36 -36 M28 44L-36 -36 | b M24 -34L38 -50L48 -40L38 -24Z | b M-24 -34L-38 -50L-48 -40L-38 -24Z
    opticaldiscdrive | s R -52 -38 104 76 11 | s O 0 0 24 | f O 0 0 7
    opticid | s M-54 0C-36 -38 36 -38 54 0C36 38 -36 38 -54 0Z | s O 0 0 15 | s*0.8 M-36 -40L-30 -32 M0 -48V-38 M36 -40L30 -32
    _outlet | s R -42 -46 84 92 20
    _pa | s M-14 -14V10 M14 -14V10
    pano | s M-54 -34C-20 -22 20 -22 54 -34V34C20 22 -20 22 -54 34Z | s M-52 28L-22 0L0 18L20 -4L52 28
    pano.badge.play | u pano 0 -4 1 | c O 36 26 25 | b*0.4 O 36 26 20 | c M31 16L46 26L31 36Z
    pano.fill | b M-54 -34C-20 -22 20 -22 54 -34V34C20 22 -20 22 -54 34Z | x M-50 24L-22 0L0 18L20 -4L50 24
    _pb | s M-15 -20V0 M15 -20V0 | s O 0 22 8
    _pc | s O -16 0 6 | s O 16 0 6
    pc | s R -54 -36 62 46 7 | s M-34 26H-12 M-23 10V26 | s R 22 -40 30 78 6 | f O 37 24 4
    _pd | s R -8 -26 16 16 2 | s R -26 6 16 16 2 | s R 10 6 16 16 2
    _pe | s O -16 6 6 | s O 16 6 6 | f O 0 -18 6
    pedestrian.gate.closed | s M-46 46V-44 M46 46V-44 M-46 -20H46 M-46 30H46 M-28 -32V42 M-9 -32V42 M9 -32V42 M28 -32V42
    pedestrian.gate.open | s M-46 46V-44 M46 46V-44 | s M-46 -24L-14 -36V34L-46 34 M46 -24L14 -36V34L46 34 M-30 -30V34 M30 -30V34
    _pf | s O -16 0 6 | s O 16 0 6 | s M0 -34V-26 M0 26V34
    _pg | s M0 -24V-6 M-24 12H-10 M10 12H24
    _ph | s M-18 -16L-10 2 M18 -16L10 2 M0 12V28
    _pi | s M-20 -14L-10 6 M20 -14L10 6 M0 14V32
    pianokeys.inverse | b R -50 -38 100 76 10 | x M-18 4V38 M18 4V38 | c R -27 -38 18 42 3 R 9 -38 18 42 3
    pipe.and.drop | s M-50 -40H6Q30 -40 30 -16V0H6V-12Q6 -16 2 -16H-50Z M0 0H36V10H0Z | s M18 20C28 32 30 36 30 40C30 50 6 50 6 40C6 36 8 32 18 20Z
    _pj | s O -16 -4 6 | s O 16 -4 6 | s O 0 14 6
    _pk | s O -16 -6 6 | s O 16 -6 6 | s a0 12 10 0 180
    _pl | s O -20 0 6 | s O 0 0 6 | s O 20 0 6
    _pm | s O 0 -18 9 | s O -19 14 7 | s O 19 14 7
    _pn | s O -18 -6 6 | s O 18 -6 6 | s O 0 12 6
    _po | s O -16 -8 6 | s O 16 -8 6 | s O 0 18 6
    powercord | s M-20 -40H20V-14C20 8 -20 8 -20 -14Z M-10 -40V-52 M10 -40V-52 M0 4V24Q0 34 12 34H22Q34 34 34 46
    poweroutlet.strip | s R -54 -20 108 40 12 | s*0.8 M-38 -6V6 M-28 -6V6 M-6 -6V6 M4 -6V6 M26 -6V6 M36 -6V6
    poweroutlet.type.a | u _outlet 0 0 1 | u _pa 0 0 1
    poweroutlet.type.a.fill | b R -42 -46 84 92 20 | x M-14 -14V10 M14 -14V10
    poweroutlet.type.a.square | s R -41 -41 82 82 16 | n _pa 0 0 0.86
    poweroutlet.type.a.square.fill | b R -41 -41 82 82 16 | x M-14 -14V10 M14 -14V10
    poweroutlet.type.b.square | s R -41 -41 82 82 16 | n _pb 0 0 0.86
    poweroutlet.type.b.square.fill | b R -41 -41 82 82 16 | x M-15 -20V0 M15 -20V0 | x O 0 22 8
    poweroutlet.type.c | u _outlet 0 0 1 | u _pc 0 0 1
    poweroutlet.type.c.fill | b R -42 -46 84 92 20 | x O -16 0 6 | x O 16 0 6
    poweroutlet.type.c.square | s R -41 -41 82 82 16 | n _pc 0 0 0.86
    poweroutlet.type.c.square.fill | b R -41 -41 82 82 16 | x O -16 0 6 | x O 16 0 6
    poweroutlet.type.d | u _outlet 0 0 1 | u _pd 0 0 1
    poweroutlet.type.d.fill | b R -42 -46 84 92 20 | x R -8 -26 16 16 2 | x R -26 6 16 16 2 | x R 10 6 16 16 2
    poweroutlet.type.d.square | s R -41 -41 82 82 16 | n _pd 0 0 0.86
    poweroutlet.type.d.square.fill | b R -41 -41 82 82 16 | x R -8 -26 16 16 2 | x R -26 6 16 16 2 | x R 10 6 16 16 2
    poweroutlet.type.e | u _outlet 0 0 1 | u _pe 0 0 1
    poweroutlet.type.e.fill | b R -42 -46 84 92 20 | x O -16 6 6 | x O 16 6 6 | c O 0 -18 6
    poweroutlet.type.e.square | s R -41 -41 82 82 16 | n _pe 0 0 0.86
    poweroutlet.type.e.square.fill | b R -41 -41 82 82 16 | x O -16 6 6 | x O 16 6 6 | c O 0 -18 6
    poweroutlet.type.f | u _outlet 0 0 1 | u _pf 0 0 1
    poweroutlet.type.f.fill | b R -42 -46 84 92 20 | x O -16 0 6 | x O 16 0 6 | x M0 -34V-26 M0 26V34
    poweroutlet.type.f.square | s R -41 -41 82 82 16 | n _pf 0 0 0.86
    poweroutlet.type.f.square.fill | b R -41 -41 82 82 16 | x O -16 0 6 | x O 16 0 6 | x M0 -34V-26 M0 26V34
    poweroutlet.type.g | u _outlet 0 0 1 | u _pg 0 0 1
    poweroutlet.type.g.fill | b R -42 -46 84 92 20 | x M0 -24V-6 M-24 12H-10 M10 12H24
    poweroutlet.type.g.square | s R -41 -41 82 82 16 | n _pg 0 0 0.86
    poweroutlet.type.g.square.fill | b R -41 -41 82 82 16 | x M0 -24V-6 M-24 12H-10 M10 12H24
    poweroutlet.type.h | u _outlet 0 0 1 | u _ph 0 0 1
    poweroutlet.type.h.fill | b R -42 -46 84 92 20 | x M-18 -16L-10 2 M18 -16L10 2 M0 12V28
    poweroutlet.type.h.square | s R -41 -41 82 82 16 | n _ph 0 0 0.86
    poweroutlet.type.h.square.fill | b R -41 -41 82 82 16 | x M-18 -16L-10 2 M18 -16L10 2 M0 12V28
    poweroutlet.type.i | u _outlet 0 0 1 | u _pi 0 0 1
    poweroutlet.type.i.fill | b R -42 -46 84 92 20 | x M-20 -14L-10 6 M20 -14L10 6 M0 14V32
    poweroutlet.type.i.square | s R -41 -41 82 82 16 | n _pi 0 0 0.86
    poweroutlet.type.i.square.fill | b R -41 -41 82 82 16 | x M-20 -14L-10 6 M20 -14L10 6 M0 14V32
    poweroutlet.type.j | u _outlet 0 0 1 | u _pj 0 0 1
    poweroutlet.type.j.fill | b R -42 -46 84 92 20 | x O -16 -4 6 | x O 16 -4 6 | x O 0 14 6
    poweroutlet.type.j.square | s R -41 -41 82 82 16 | n _pj 0 0 0.86
    poweroutlet.type.j.square.fill | b R -41 -41 82 82 16 | x O -16 -4 6 | x O 16 -4 6 | x O 0 14 6
    poweroutlet.type.k | u _outlet 0 0 1 | u _pk 0 0 1
    poweroutlet.type.k.fill | b R -42 -46 84 92 20 | x O -16 -6 6 | x O 16 -6 6 | x a0 12 10 0 180
    poweroutlet.type.k.square | s R -41 -41 82 82 16 | n _pk 0 0 0.86
    poweroutlet.type.k.square.fill | b R -41 -41 82 82 16 | x O -16 -6 6 | x O 16 -6 6 | x a0 12 10 0 180
    poweroutlet.type.l | u _outlet 0 0 1 | u _pl 0 0 1
    poweroutlet.type.l.fill | b R -42 -46 84 92 20 | x O -20 0 6 | x O 0 0 6 | x O 20 0 6
    poweroutlet.type.l.square | s R -41 -41 82 82 16 | n _pl 0 0 0.86
    poweroutlet.type.l.square.fill | b R -41 -41 82 82 16 | x O -20 0 6 | x O 0 0 6 | x O 20 0 6
    poweroutlet.type.m | u _outlet 0 0 1 | u _pm 0 0 1
    poweroutlet.type.m.fill | b R -42 -46 84 92 20 | x O 0 -18 9 | x O -19 14 7 | x O 19 14 7
    poweroutlet.type.m.square | s R -41 -41 82 82 16 | n _pm 0 0 0.86
    poweroutlet.type.m.square.fill | b R -41 -41 82 82 16 | x O 0 -18 9 | x O -19 14 7 | x O 19 14 7
    poweroutlet.type.n | u _outlet 0 0 1 | u _pn 0 0 1
    poweroutlet.type.n.fill | b R -42 -46 84 92 20 | x O -18 -6 6 | x O 18 -6 6 | x O 0 12 6
    poweroutlet.type.n.square | s R -41 -41 82 82 16 | n _pn 0 0 0.86
    poweroutlet.type.n.square.fill | b R -41 -41 82 82 16 | x O -18 -6 6 | x O 18 -6 6 | x O 0 12 6
    poweroutlet.type.o | u _outlet 0 0 1 | u _po 0 0 1
    poweroutlet.type.o.fill | b R -42 -46 84 92 20 | x O -16 -8 6 | x O 16 -8 6 | x O 0 18 6
    poweroutlet.type.o.square | s R -41 -41 82 82 16 | n _po 0 0 0.86
    poweroutlet.type.o.square.fill | b R -41 -41 82 82 16 | x O -16 -8 6 | x O 16 -8 6 | x O 0 18 6
    powersleep | u moon 0 0 0.96
    printer.dotmatrix | u printer 0 0 1 | f O -38 -6 4
    printer.dotmatrix.fill | n printer.fill 0 0 1 | c O -40 -8 4
    printer.dotmatrix.filled.and.paper | b M-44 -20H44Q50 -20 50 -14V18Q50 24 44 24H30V4H-30V24H-44Q-50 24 -50 18V-14Q-50 -20 -44 -20Z | c O 38 -8 4 | s M-28 -28V-44H28V-28 M-28 12V46H28V12 | f O -18 22 2.5 O 18 22 2.5 O -18 34 2.5 O 18 34 2.5
    printer.fill | b M-44 -20H44Q50 -20 50 -14V18Q50 24 44 24H32V4H-32V24H-44Q-50 24 -50 18V-14Q-50 -20 -44 -20Z | s M-28 -30V-44H28V-30 | s M-28 6H28V46H-28Z
    printer.filled.and.paper | b M-44 -20H44Q50 -20 50 -14V18Q50 24 44 24H30V4H-30V24H-44Q-50 24 -50 18V-14Q-50 -20 -44 -20Z | s M-28 -28V-44H28V-28 M-28 12V46H28V12
    progress.indicator | s*0.9 M0 -46V-26 M0 46V26 M-46 0H-26 M46 0H26 M-33 -33L-18 -18 M33 33L18 18 M-33 33L-18 18 M33 -33L18 -18
    questionmark.key.filled | n key.fill -14 6 0.9 | s M26 -34C28 -50 54 -48 52 -32C52 -20 38 -20 38 -8 | f O 38 6 5
    r.joystick.press.down | s E 0 30 42 15 | c O 0 -8 23 | s O 0 -8 20 | t R 0 -8 16 18 | s M0 -52V-40
    r.joystick.tilt.down | s E 0 24 42 18 | c E 0 8 25 23 | s E 0 8 22 20 | t R 0 8 16 18
    r.joystick.tilt.left | s E 6 32 42 15 | s M4 26L-16 -8 | c O -24 -22 21 | s O -24 -22 18 | t R -24 -22 14 16
    r.joystick.tilt.right | s E -6 32 42 15 | s M-4 26L16 -8 | c O 24 -22 21 | s O 24 -22 18 | t R 24 -22 14 16
    r.joystick.tilt.up | s E 0 32 42 15 | s M0 28V-14 | s E 0 -30 20 16 | t R 0 -30 14 16
    roller.shade.closed | s R -50 -48 100 16 7 | s M-38 -32V40H38V-32 | s M0 40V50
    roller.shade.open | s R -50 -48 100 16 7 | s M-38 -32V-12H38V-32 | s M0 -12V6
    roman.shade.closed | s M-46 -46H46 | s M-38 -46V40H38V-46 | s M-38 -18C-20 -8 20 -8 38 -18 M-38 10C-20 20 20 20 38 10
    roman.shade.open | s M-46 -46H46 | s M-38 -46V-14C-20 -4 20 -4 38 -14V-46 | s*0.8 M-38 -30C-20 -20 20 -20 38 -30 | s M0 -6V18
    sensor | s R -26 -40 52 80 14 | f O 0 0 7
    sensor.tag.radiowaves.forward | s O -20 8 26 | f O -20 8 8 | s a-20 8 42 -60 0 a-20 8 58 -60 0
    shippingbox.and.arrow.backward.fill | b M6 -48L48 -28V20L6 42L-20 30V-18L-36 -26Z | x M6 -4L46 -26 M6 -4V42 M6 -4L-26 -20 | c R -60 -2 56 28 6 | s M-10 12H-50 M-38 0L-52 12L-38 24
    shoe.2 | u shoe -8 -18 0.66 | c M-24 -2L8 -14L60 20V54H-46V22Z | u shoe 10 20 0.66
    shoeprints.fill | f E -22 -14 13 24 | f E -20 30 10 10 | f E 22 -30 13 24 | f E 20 14 10 10
    shower.sidejet | s M-48 -46V46 M-48 -18H-24L-12 -30V18L-24 6H-48 | f O 6 -24 4 O 6 -6 4 O 6 12 4 O 24 -30 4 O 24 -6 4 O 24 18 4 O 42 -36 4 O 42 -6 4 O 42 24 4
    shower.sidejet.fill | s M-48 -46V46 | b M-48 -18H-24L-12 -30V18L-24 6H-48Z | f O 6 -24 4 O 6 -6 4 O 6 12 4 O 24 -30 4 O 24 -6 4 O 24 18 4 O 42 -36 4 O 42 -6 4 O 42 24 4
    signpost.and.arrowtriangle.up | s M0 50V-4 M-36 -4H36V-34H-36Z | f M0 -58L10 -42H-10Z
    signpost.and.arrowtriangle.up.circle | s O 0 0 45.65 | n signpost.and.arrowtriangle.up 0 0 0.54
    skis | s M-36 48L-8 -34Q-4 -46 8 -48 M-8 48L20 -34Q24 -46 36 -48 | s*0.9 M-24 14L-4 20 M4 14L24 20
    smartphone | s R -27 -50 54 100 9 | s*0.8 M-6 41H6
    snowboard | s M-30 44C-44 34 26 -52 40 -44C54 -34 -18 54 -30 44Z | s*0.8 M-12 8L4 20 M6 -16L22 -4
    soccerball.circle.fill.inverse | b O 0 0 45.65 | c O 0 0 33 | n soccerball 0 0 0.62
    soccerball.circle.inverse | s O 0 0 45.65 | n soccerball 0 0 0.64
    soccerball.inverse | b O 0 0 45.65 | x M0 -20L19 -6L12 16H-12L-19 -6Z M0 -20V-44 M19 -6L42 -14 M12 16L26 36 M-12 16L-26 36 M-19 -6L-42 -14
    sparkles.rectangle.stack | s R -48 -14 96 58 13 | s*0.9 M-38 -30H38 M-28 -44H28 | n sparkles 0 15 0.42
    sparkles.square.filled.on.square | s R -44 -20 64 64 13 | s M-20 -34Q-20 -46 -8 -46H32Q46 -46 46 -32V8Q46 20 34 20 | n sparkles -12 12 0.5
    sprinkler.and.droplets | u sprinkler 0 8 0.8 | f O -44 -10 4 O 44 -10 4 O -24 -44 4 O 24 -44 4 O 0 -46 4
    sprinkler.and.droplets.fill | n sprinkler.fill 0 8 0.8 | f O -44 -10 4 O 44 -10 4 O -24 -44 4 O 24 -44 4 O 0 -46 4
    sprinkler.fill | b M-12 44V10H12V44Z | s M-20 44H20 | b M-6 10V-4H6V10Z | s M-14 -10C-26 -24 -40 -26 -52 -20 M14 -10C26 -24 40 -26 52 -20 M-8 -18C-16 -34 -28 -42 -40 -42 M8 -18C16 -34 28 -42 40 -42
    _stick | s M-28 46V38Q-28 26 -16 26H16Q28 26 28 38V46Z M0 26V-4 | b O 0 -14 10
    sun.horizon.fill | b A0 18 26 180 360Z | s M-52 18H-38 M52 18H38 M-38 -20L-28 -10 M38 -20L28 -10 M0 -38V-22 M-46 38H46
    sun.rain | u sun.max 0 -14 0.76 | s M-26 34L-32 50 M-4 34L-10 50 M18 34L12 50
    sun.rain.circle | s O 0 0 45.65 | n sun.rain 0 0 0.55
    sun.snow | u sun.max 0 -14 0.76 | n*0.8 snowflake -18 42 0.22 | n*0.8 snowflake 18 42 0.22
    sun.snow.circle | s O 0 0 45.65 | n sun.snow 0 0 0.55
    sunglasses | s M-52 -10H-8V2C-8 18 -16 24 -28 24C-42 24 -52 14 -52 -10Z M52 -10H8V2C8 18 16 24 28 24C42 24 52 14 52 -10Z M-8 -8H8
    sunglasses.fill | b M-52 -10H-8V2C-8 18 -16 24 -28 24C-42 24 -52 14 -52 -10Z | b M52 -10H8V2C8 18 16 24 28 24C42 24 52 14 52 -10Z | s M-8 -8H8
    surfboard | s M-40 44C-52 16 16 -56 42 -44C56 -18 -14 56 -40 44Z M-40 44L42 -44
    swiftdata | s E 0 -32 38 13 | s M-38 -32V32C-38 50 38 50 38 32V-32 | n swift 0 10 0.46
    tent.2 | s M-50 34L-18 -38L14 34Z M-18 -4L-30 34 M-18 -4L-6 34 | s M6 -8L18 -30L50 34H24
    train.side.front.car | s M-52 -24H16C38 -24 52 -4 52 12Q52 24 40 24H-52Z M-52 -2H44 | s*0.8 R -40 -14 18 12 1 | s*0.8 R -12 -14 18 12 1 | s M-36 24V34 M30 24V34 M-52 36H52
    train.side.middle.car | s R -52 -26 104 50 6 | s*0.8 R -40 -14 20 14 2 | s*0.8 R -10 -14 20 14 2 | s*0.8 R 20 -14 20 14 2 | s M-36 24V34 M36 24V34 M-52 36H52
    train.side.rear.car | s M52 -24H-16C-38 -24 -52 -4 -52 12Q-52 24 -40 24H52Z M52 -2H-44 | s*0.8 R 22 -14 18 12 1 | s*0.8 R -6 -14 18 12 1 | s M36 24V34 M-30 24V34 M-52 36H52
    tram.fill.tunnel | s M-46 48V-6A0 -6 46 180 360V48 | n tram.fill 0 10 0.66
    tray.and.arrow.down.fill | b M-50 20H-20C-18 34 18 34 20 20H50V34Q50 44 40 44H-40Q-50 44 -50 34Z | s M-50 18L-40 -14 M40 -14L50 18 M0 -48V2 M-16 -14L0 3L16 -14
    tray.and.arrow.up.fill | b M-50 20H-20C-18 34 18 34 20 20H50V34Q50 44 40 44H-40Q-50 44 -50 34Z | s M-50 18L-40 -14 M40 -14L50 18 M0 4V-46 M-16 -30L0 -47L16 -30
    tray.full.fill | b M-50 10H-20C-18 26 18 26 20 10H50V28Q50 38 40 38H-40Q-50 38 -50 28Z | s M-50 8L-36 -14 M36 -14L50 8 M-26 -42H26 M-30 -26H30 M-26 -10H26
    tv.and.hifispeaker.fill | n tv.fill -14 -8 0.84 | c R 20 -22 42 72 10 | n hifispeaker.fill 40 14 0.62
    tv.inset.filled | s R -54 -42 108 70 10 | s M-24 44H24 | f R -44 -32 88 50 4
    videoprojector | s R -52 -20 104 46 10 | s O 22 3 14 | f O -34 -6 3.5 O -22 -6 3.5 | s M-36 26V36 M36 26V36
    viewfinder.rectangular | s M-54 -20V-26Q-54 -38 -42 -38H-34 M34 -38H42Q54 -38 54 -26V-20 M54 20V26Q54 38 42 38H34 M-34 38H-42Q-54 38 -54 26V20 | s*0.8 R -34 -18 68 36 4
    visionpro | s M-36 -24H36C56 -24 58 30 34 28C20 26 14 12 0 12C-14 12 -20 26 -34 28C-58 30 -56 -24 -36 -24Z
    visionpro.and.arrow.forward | u visionpro -12 -4 0.8 | c R 4 4 54 40 6 | s M12 24H48 M34 10L49 24L34 38
    visionpro.badge.exclamationmark | u visionpro 0 -4 0.96 | c O 36 26 25 | b*0.4 O 36 26 20 | x*0.7 M36 16V27 | c O 36 35 3
    visionpro.badge.play | u visionpro 0 -4 0.96 | c O 36 26 25 | b*0.4 O 36 26 20 | c M31 16L46 26L31 36Z
    visionpro.fill | b M-36 -24H36C56 -24 58 30 34 28C20 26 14 12 0 12C-14 12 -20 26 -34 28C-58 30 -56 -24 -36 -24Z
    voiceover | s O 0 0 45.65 | n figure.stand -2 2 0.5 | s*0.8 a-2 2 28 -40 40
    warninglight | s M-34 28V-6A0 -6 34 180 360V28Z M-46 46H46
    warninglight.fill | b M-34 28V-6A0 -6 34 180 360V28Z | s M-46 46H46
    watchface.applewatch.case | s R -34 -38 68 76 20 | s O 0 0 20 | s*0.8 M0 -9V1L7 5
    waveform.and.person.filled | s M-50 -6V6 M-36 -22V22 M-22 -38V38 M-8 -16V16 | n person.fill 32 6 0.62
    wrongwaysign | s O 0 0 45.65 | b R -30 -8 60 16 3
    xserve.raid | s R -54 -34 108 68 5 | s*0.8 M-54 -8H54 | f O -38 -21 4 O 38 -21 4 | s*0.7 M-38 4V24 M-24 4V24 M-10 4V24 M4 4V24 M18 4V24 M32 4V24
    yieldsign | s M-46 -38H46Q50 -38 48 -34L4 42Q0 46 -4 42L-48 -34Q-50 -38 -46 -38Z
    """
}
