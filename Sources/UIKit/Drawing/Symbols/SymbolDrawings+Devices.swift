extension SymbolDrawings {
  static let devices = """
    applewatch | s R -26 -30 52 60 14 | s M-16 -32L-12 -50H12L16 -32 M-16 32L-12 50H12L16 32 | s*0.8 M32 -10V6
    watch.analog | s O 0 0 30 | s M-14 -28L-10 -48H10L14 -28 M-14 28L-10 48H10L14 28 M0 -14V0L10 8
    airpods | s O -24 -24 17 | s M-32 -10V36Q-26 44 -20 36V-8 | s O 24 -24 17 | s M32 -10V36Q26 44 20 36V-8
    earbuds | s O -24 -20 17 | s M-16 -6L-8 34 | s O 24 -20 17 | s M16 -6L8 34
    display | s R -54 -44 108 72 9 | s M-22 44H22 M0 28V44
    macbook | s R -42 -36 84 56 8 | s M-54 34H54
    macpro.gen3 | s R -30 -48 60 96 8 | f O -12 -24 4 O 0 -24 4 O 12 -24 4 O -12 -8 4 O 0 -8 4 O 12 -8 4 O -12 8 4 O 0 8 4 O 12 8 4
    tv.fill | b R -54 -42 108 70 10 | s M-24 44H24
    play.tv | s R -54 -42 108 70 10 | s M-24 44H24 | f M-12 -22L18 -7L-12 8Z
    iphone.gen3 | s R -28 -52 56 104 12 | s M-8 -42H8
    iphone.radiowaves.left.and.right | s R -18 -40 36 80 9 | s a0 0 40 -38 38 a0 0 40 142 218 a0 0 54 -36 36 a0 0 54 144 216
    ipad.landscape | s R -54 -40 108 80 10 | s*0.8 M-14 32H14
    apps.iphone | s R -30 -52 60 104 12 | f R -18 -34 14 14 3 R 4 -34 14 14 3 R -18 -12 14 14 3 R 4 -12 14 14 3 R -18 10 14 14 3 R 4 10 14 14 3
    cpu | s R -28 -28 56 56 7 | s R -12 -12 24 24 3 | s M-14 -28V-46 M0 -28V-46 M14 -28V-46 M-14 28V46 M0 28V46 M14 28V46 M-28 -14H-46 M-28 0H-46 M-28 14H-46 M28 -14H46 M28 0H46 M28 14H46
    cpu.fill | b1 R -28 -28 56 56 7 | x R -12 -12 24 24 3 | s M-14 -32V-46 M0 -32V-46 M14 -32V-46 M-14 32V46 M0 32V46 M14 32V46 M-32 -14H-46 M-32 0H-46 M-32 14H-46 M32 -14H46 M32 0H46 M32 14H46
    memorychip | s R -52 -24 104 48 6 | s M-34 24V36 M-12 24V36 M12 24V36 M34 24V36 M-34 -8H-20V8H-34Z M-7 -8H7V8H-7Z M20 -8H34V8H20Z
    server.rack | s R -46 -44 92 26 7 | s R -46 -13 92 26 7 | s R -46 18 92 26 7 | f O 32 -31 4 O 32 0 4 O 32 31 4
    xserve | s R -54 -18 108 36 7 | f O 36 0 4 | s M-38 -4V4 M-24 -4V4 M-10 -4V4
    network | s O 0 0 45.65 | s E 0 0 19 45.65 | s M-45 0H45 M-38 -24H38 M-38 24H38
    internaldrive | s M-40 -32H40L52 4V24Q52 34 42 34H-42Q-52 34 -52 24V4Z M-52 4H52 | f O 32 19 4.5
    opticaldisc | s O 0 0 45.65 | s O 0 0 12
    sdcard | s M-30 48V-20L-8 -48H30V48Z M-6 -30V-16 M8 -34V-20 M20 -34V-20
    simcard | s M-32 48V-48H10L32 -26V48Z | s R -16 -4 32 34 4 | s M-16 13H16
    powerplug | s M-12 -44V-18 M12 -44V-18 M-28 -18H28V-2C28 20 14 28 0 28C-14 28 -28 20 -28 -2Z M0 28V48
    flashlight.on.fill | b M-18 -46H18V-30L10 -16V48H-10V-16L-18 -30Z | c O 0 6 5
    flashlight.off.fill | b M-18 -46H18V-30L10 -16V48H-10V-16L-18 -30Z | c O 0 6 5
    battery.0 | s R -54 -24 96 48 13 | s M51 -7V7
    battery.25 | s R -54 -24 96 48 13 | f R -46 -16 20 32 6 | s M51 -7V7
    battery.50 | s R -54 -24 96 48 13 | f R -46 -16 40 32 6 | s M51 -7V7
    battery.75 | s R -54 -24 96 48 13 | f R -46 -16 60 32 6 | s M51 -7V7
    battery.100.bolt | s R -54 -24 96 48 13 | s M51 -7V7 | f M2 -22L-22 4H-8L-14 22L10 -4H-4Z
    qrcode | s R -44 -44 34 34 5 | s R 10 -44 34 34 5 | s R -44 10 34 34 5 | f R -32 -32 10 10 1 R 22 -32 10 10 1 R -32 22 10 10 1 R 10 10 10 10 1 R 32 10 12 10 1 R 20 24 10 10 1 R 34 34 10 10 1 R 10 36 10 8 1
    barcode | s M-48 -34V34 M-30 -34V34 M-16 -34V34 M2 -34V34 M16 -34V34 M32 -34V34 M48 -34V34
    viewfinder | s M-44 -20V-30Q-44 -44 -30 -44H-20 M20 -44H30Q44 -44 44 -30V-20 M44 20V30Q44 44 30 44H20 M-20 44H-30Q-44 44 -44 30V20
    viewfinder.circle | s O 0 0 45.65 | s M-22 -8V-14Q-22 -22 -14 -22H-8 M8 -22H14Q22 -22 22 -14V-8 M22 8V14Q22 22 14 22H8 M-8 22H-14Q-22 22 -22 14V8
    qrcode.viewfinder | s M-44 -20V-30Q-44 -44 -30 -44H-20 M20 -44H30Q44 -44 44 -30V-20 M44 20V30Q44 44 30 44H20 M-20 44H-30Q-44 44 -44 30V20 | s*0.8 R -24 -24 18 18 2 | s*0.8 R 6 -24 18 18 2 | s*0.8 R -24 6 18 18 2 | f R 6 6 8 8 1 R 17 17 8 8 1
    barcode.viewfinder | s M-44 -20V-30Q-44 -44 -30 -44H-20 M20 -44H30Q44 -44 44 -30V-20 M44 20V30Q44 44 30 44H20 M-20 44H-30Q-44 44 -44 30V20 | s M-22 -20V20 M-8 -20V20 M8 -20V20 M22 -20V20
    camera.viewfinder | s M-46 -22V-30Q-46 -44 -32 -44H-22 M22 -44H32Q46 -44 46 -30V-22 M46 22V30Q46 44 32 44H22 M-22 44H-32Q-46 44 -46 30V22 | s*0.8 M-26 -12H-14L-8 -20H8L14 -12H26V18H-26Z | s*0.8 O 0 2 8
    doc.viewfinder | s M-46 -22V-30Q-46 -44 -32 -44H-22 M22 -44H32Q46 -44 46 -30V-22 M46 22V30Q46 44 32 44H22 M-22 44H-32Q-46 44 -46 30V22 | s*0.8 M-16 -26H4L18 -12V26H-16Z
    doc.text.viewfinder | s M-46 -22V-30Q-46 -44 -32 -44H-22 M22 -44H32Q46 -44 46 -30V-22 M46 22V30Q46 44 32 44H22 M-22 44H-32Q-46 44 -46 30V22 | s*0.8 M-18 -26H18V26H-18Z M-8 -10H8 M-8 2H8 M-8 14H4
    person.crop.square | s R -42 -42 84 84 16 | s O 0 -10 14 | s M-28 40C-24 16 24 16 28 40
    person.crop.square.fill | b1 R -42 -42 84 84 16 | c O 0 -10 14 | c M-30 40C-26 12 26 12 30 40Z
    person.crop.rectangle | s R -54 -40 108 80 13 | s O 0 -8 13 | s M-28 38C-24 14 24 14 28 38
    person.text.rectangle | s R -54 -40 108 80 13 | s O -22 -10 10 | s M-40 22C-36 6 -8 6 -4 22 | s*0.8 M14 -14H38 M14 2H38 M14 18H30
    person.text.rectangle.fill | b1 R -54 -40 108 80 13 | c O -22 -10 11 | c M-42 24C-38 4 -6 4 -2 24Z | x*0.8 M14 -14H38 M14 2H38 M14 18H30
    person.crop.artframe | s R -40 -48 80 96 8 | s O 0 -10 13 | s M-26 36C-22 12 22 12 26 36Z
    person.wave.2 | s O -20 -22 16 | s M-50 40C-48 6 8 6 10 40Z | s a4 -22 18 -40 40 a4 -22 36 -42 42
    faceid | s M-44 -20V-30Q-44 -44 -30 -44H-20 M20 -44H30Q44 -44 44 -30V-20 M44 20V30Q44 44 30 44H20 M-20 44H-30Q-44 44 -44 30V20 | s M-16 -18V-8 M16 -18V-8 M2 -16V4H-4 M-16 16C-8 24 8 24 16 16
    touchid | s M-38 -18C-26 -50 26 -50 38 -18 M-42 12C-42 -40 42 -40 40 12 M-28 30C-32 -32 32 -32 28 6C28 24 24 36 20 42 M-12 40C-18 -18 14 -18 14 4C14 24 10 34 4 46 M0 4C0 22 -2 30 -6 40
    livephoto | s O 0 0 12 | s O 0 0 26 | f O 45 0 3 O 39 22.5 3 O 22.5 39 3 O 0 45 3 O -22.5 39 3 O -39 22.5 3 O -45 0 3 O -39 -22.5 3 O -22.5 -39 3 O 0 -45 3 O 22.5 -39 3 O 39 -22.5 3
    camera.aperture | s O 0 0 45.65 | s M-20 -41L8 6 M25 -38L-22 -4 M45 2L-12 -4 M24 38L-2 -18 M-24 39L20 6 M-44 8L12 6
    camera.filters | s O 0 -18 27 | s O -17 14 27 | s O 17 14 27
    camera.rotate | s M-52 -14Q-52 -26 -40 -26H-26L-18 -38H18L26 -26H40Q52 -26 52 -14V28Q52 40 40 40H-40Q-52 40 -52 28Z | s*0.8 a0 6 18 200 330 a0 6 18 20 150 | f M22 -10V4H8Z | f M-22 22V8H-8Z
    camera.macro | s O 0 -14 9 | s E 0 -34 9 11 | s E -20 -20 11 9 | s E 20 -20 11 9 | s E -12 4 9 11 | s E 12 4 9 11 | s M0 10V48 M0 38C-8 24 -24 24 -34 28
    photo.on.rectangle.angled | s R -50 -26 84 64 10 | s M-28 -42L44 -28Q54 -26 52 -16L44 26 | s M-48 28L-24 8L-6 24L8 8L32 28 | f O -28 -8 6
    photo.artframe | s R -50 -42 100 84 6 | s R -34 -28 68 56 3 | s M-30 22L-10 2L4 16L16 4L32 20
    film.stack | s R -50 -10 100 54 9 | s M-38 -26H38 M-26 -40H26 M-26 -10V44 M26 -10V44
    airplayaudio | f M0 14L28 46H-28Z | s a0 4 20 150 390 a0 4 36 145 395 a0 4 52 142 398
    airplayvideo | s M-24 26H-40Q-52 26 -52 14V-28Q-52 -40 -40 -40H40Q52 -40 52 -28V14Q52 26 40 26H24 | f M0 8L28 44H-28Z
    shareplay | s O 0 -12 14 | s M-26 36C-22 12 22 12 26 36Z | s a0 0 40 -50 50 a0 0 40 130 230 a0 0 54 -46 46 a0 0 54 134 226
    dot.radiowaves.left.and.right | f O 0 0 9 | s a0 0 24 -48 48 a0 0 24 132 228 a0 0 44 -48 48 a0 0 44 132 228
    dot.radiowaves.right | f O -24 0 9 | s a-24 0 24 -48 48 a-24 0 44 -48 48 a-24 0 64 -46 46
    wave.3.right | s a-40 0 28 -46 46 a-40 0 52 -46 46 a-40 0 76 -46 46
    personalhotspot | s a-18 0 26 60 300 | s a18 0 26 240 480 | s M-12 0H12
    cellularbars | b R -46 20 14 22 2 | b R -20 4 14 38 2 | b R 6 -14 14 56 2 | b R 32 -34 14 76 2
    wifi.exclamationmark | s a0 32 62 220 320 | s a0 32 40 220 252 a0 32 40 288 320 | s M0 2V18 | f O 0 34 6
    waveform.circle | s O 0 0 45.65 | s*0.9 M-24 -4V4 M-12 -14V14 M0 -24V24 M12 -14V14 M24 -4V4
    gauge.medium | s a0 8 44 150 390 | s M0 8L0 -20 | f O 0 8 6
    gauge | s a0 8 44 150 390 | s M0 8L0 -20 | f O 0 8 6
    gauge.high | s a0 8 44 150 390 | s M0 8L20 -12 | f O 0 8 6
    gauge.low | s a0 8 44 150 390 | s M0 8L-20 -12 | f O 0 8 6
    gauge.with.needle | s a0 8 44 150 390 | s M0 8L20 -12 | f O 0 8 6
    gauge.with.dots.needle.bottom.50percent | s a0 8 44 150 390 | s M0 8L0 -14 | f O 0 8 6 O -28 8 4 O -20 -12 4 O 20 -12 4 O 28 8 4
    speedometer | s O 0 0 45.65 | s M0 8L18 -14 | f O 0 8 6 O -28 8 4 O -20 -14 4 O 0 -24 4 O 28 8 4
    barometer | s O 0 0 45.65 | s M0 0L-16 -18 | f O 0 0 6 O 0 30 4
    scalemass | s M-28 -16H28L44 42H-44Z | s O 0 -30 13
    level | s R -52 -18 104 36 10 | s M-16 -18V18 M16 -18V18 | f O 0 0 8
    slider.vertical.3 | s M-28 -46V2 M-28 26V46 M0 -46V-30 M0 -6V46 M28 -46V8 M28 32V46 | s O -28 14 11 | s O 0 -18 11 | s O 28 20 11
    switch.2 | s R -46 -40 92 34 17 | s O 28 -23 11 | s R -46 6 92 34 17 | s O -28 23 11
    togglepower | s R -52 -26 104 52 26 | s O 25 0 18
    keyboard.chevron.compact.down | s R -54 -44 108 60 9 | s*0.8 M-36 -28H36 M-36 -14H36 M-22 0H22 | s M-22 32L0 44L22 32
    rectangle.expand.vertical | s R -54 -14 108 28 8 | s M0 -46V-26 M-12 -36L0 -48L12 -36 M0 46V26 M-12 36L0 48L12 36
    rectangle.compress.vertical | s R -54 -14 108 28 8 | s M0 -50V-26 M-12 -36L0 -25L12 -36 M0 50V26 M-12 36L0 25L12 36
    macwindow | s R -54 -42 108 84 13 | s M-54 -20H54 | f O -40 -31 4 O -28 -31 4 O -16 -31 4
    rectangle.inset.filled | s R -52 -37 104 74 13 | f R -42 -27 84 54 6
    rectangle.dashed | s M-52 -18V-24Q-52 -37 -39 -37H-30 M-14 -37H14 M30 -37H39Q52 -37 52 -24V-18 M52 18V24Q52 37 39 37H30 M14 37H-14 M-30 37H-39Q-52 37 -52 24V18 M-52 -4V4 M52 -4V4
    square.dashed | s M-41 -22V-27Q-41 -41 -27 -41H-22 M22 -41H27Q41 -41 41 -27V-22 M41 22V27Q41 41 27 41H22 M-22 41H-27Q-41 41 -41 27V22 M-8 -41H8 M41 -8V8 M8 41H-8 M-41 8V-8
    circle.dashed | s a0 0 45 -80 -52 a0 0 45 -35 -7 a0 0 45 10 38 a0 0 45 55 83 a0 0 45 100 128 a0 0 45 145 173 a0 0 45 190 218 a0 0 45 235 263
    rectangle.split.3x3 | s R -52 -40 104 80 12 | s M-18 -40V40 M18 -40V40 M-52 -14H52 M-52 14H52
    square.split.2x1 | s R -42 -42 84 84 16 | s M0 -42V42
    square.split.2x2 | s R -42 -42 84 84 16 | s M0 -42V42 M-42 0H42
    rectangle.3.group | s R -54 -40 54 80 9 | s R 10 -40 44 34 9 | s R 10 6 44 34 9
    tablecells | s R -52 -40 104 80 10 | s M-52 -14H52 M-52 13H52 M-18 -40V40 M18 -40V40
    app | s R -42 -42 84 84 22
    app.fill | b R -42 -42 84 84 22
    app.badge | s M14 -42H-20Q-42 -42 -42 -20V20Q-42 42 -20 42H20Q42 42 42 20V-14 | f O 36 -36 14
    squareshape | s R -42 -42 84 84 3
    octagon | s M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z
    octagon.fill | b M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z
    pentagon | s M0 -46L46 -12L28 42H-28L-46 -12Z
    pentagon.fill | b M0 -46L46 -12L28 42H-28L-46 -12Z
    circle.hexagongrid | s O 0 0 12 | s O 0 -32 12 | s O 28 -16 12 | s O 28 16 12 | s O 0 32 12 | s O -28 16 12 | s O -28 -16 12
    circle.hexagongrid.fill | f O 0 0 14 O 0 -32 14 O 28 -16 14 O 28 16 14 O 0 32 14 O -28 16 14 O -28 -16 14
    cube.transparent | s M0 -48L44 -24V24L0 48L-44 24V-24Z | s*0.7 M-44 -24L-20 -12 M44 -24L20 -12 M0 48V24 M0 0V-22 M0 0L20 11 M0 0L-20 11
    cube.fill | b M0 -52L42 -29L0 -6L-42 -29Z | b M-46 -20L-5 2V48L-46 25Z | b M46 -20L5 2V48L46 25Z
    shippingbox.fill | b M-24 -37L0 -50L44 -27L20 -15Z | b M-32 -32L-44 -26L0 -2L12 -10Z | b M-46 -16L-5 6V48L-46 25Z | b M46 -16L5 6V48L46 25Z
    square.3.layers.3d | s M0 -46L50 -20L0 6L-50 -20Z M-50 0L0 26L50 0 M-50 20L0 46L50 20
    square.2.layers.3d | s M0 -36L50 -8L0 20L-50 -8Z M-50 12L0 40L50 12
    square.stack.3d.up | s M0 -46L50 -20L0 6L-50 -20Z M-50 0L0 26L50 0 M-50 20L0 46L50 20
    square.stack.3d.up.fill | b M0 -46L50 -20L0 6L-50 -20Z | s M-50 0L0 26L50 0 M-50 20L0 46L50 20
    view.3d | s M0 -48L42 -24V24L0 48L-42 24V-24Z M0 0L42 -24 M0 0L-42 -24 M0 0V48
    rotate.3d | s E 0 4 46 16 | s M0 -46V46 | f M18 8L34 20L18 32Z
    arkit | s M0 -20L22 -8V16L0 28L-22 16V-8Z M-22 -8L0 4L22 -8 M0 4V28 | s M-46 -18V-34L-30 -44 M46 -18V-34L30 -44 M-46 18V34L-30 44 M46 18V34L30 44
    move.3d | s M0 8V-46 M-14 -32L0 -47L14 -32 M0 8L-44 36 M-42 18L-45 37L-26 38 M0 8L44 36 M42 18L45 37L26 38
    crop | s M-30 -50V30H50 M-50 -30H30V50
    crop.rotate | s M-16 -26V30H40 M-30 -14H26V42 | s a0 4 50 200 260
    rotate.left | s R -40 -4 60 48 7 | s M-34 -20C-24 -46 24 -48 38 -20C44 -6 42 10 36 20 M-38 -42L-36 -18L-14 -24
    rotate.right | s R -20 -4 60 48 7 | s M34 -20C24 -46 -24 -48 -38 -20C-44 -6 -42 10 -36 20 M38 -42L36 -18L14 -24
    perspective | s M-50 -30L50 -44V44L-50 30Z M-50 0H50 M0 -37V37
    dock.rectangle | s R -54 -40 108 80 13 | f R -38 16 76 14 5
    pip | s R -54 -40 108 80 13 | f R 2 2 42 28 5
    pip.enter | s M54 -6V-27Q54 -40 41 -40H-41Q-54 -40 -54 -27V27Q-54 40 -41 40H-10 | f R 6 6 48 36 6 | s M-30 -22L-10 -2 M-10 -18V-2H-26
    rectangle.on.rectangle | s R -54 -20 76 58 11 | s M-34 -34Q-30 -44 -20 -44H40Q54 -44 54 -30V6Q54 18 42 20
    rectangle.stack.person.crop | s R -48 -14 96 58 13 | s*0.9 M-38 -30H38 M-28 -44H28 | s O 0 8 9 | s M-18 42C-16 24 16 24 18 42
    """

  static let exchange = """
    bubble.left.and.bubble.right | s M-40 -42H8Q20 -42 20 -30V-8Q20 4 8 4H-22L-36 18V4H-40Q-52 4 -52 -8V-30Q-52 -42 -40 -42Z | s M30 -16H40Q52 -16 52 -4V16Q52 28 40 28H36V42L22 28H0Q-10 28 -10 16
    bubble.left.and.bubble.right.fill | b M-40 -42H4Q16 -42 16 -30V-10Q16 2 4 2H-22L-36 16V2H-40Q-52 2 -52 -10V-30Q-52 -42 -40 -42Z | b M26 -16H40Q52 -16 52 -4V16Q52 28 40 28H36V42L22 28H0Q-10 28 -10 18V12H8Q26 12 26 -6Z
    text.bubble | s M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | s*0.85 M-30 -18H30 M-30 2H14
    text.bubble.fill | b1 M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | x*0.85 M-30 -18H30 M-30 2H14
    ellipsis.bubble | s M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | f O -22 -6 5.5 O 0 -6 5.5 O 22 -6 5.5
    ellipsis.bubble.fill | b1 M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | c O -22 -6 5.5 O 0 -6 5.5 O 22 -6 5.5
    exclamationmark.bubble | s M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | s M0 -26V-4 | f O 0 12 5
    exclamationmark.bubble.fill | b1 M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | x M0 -26V-4 | c O 0 12 5
    questionmark.bubble | s M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | s*0.9 M-11 -16C-10 -30 12 -30 12 -15C12 -6 0 -6 0 2 | f O 0 14 4.5
    captions.bubble | s M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | s*0.85 M-34 -6H-6 M8 -6H34 M-34 10H-16 M-2 10H26
    quote.opening | f M-34 24C-46 10 -40 -24 -12 -30C-22 -20 -26 -12 -24 -4C-10 -4 -6 8 -10 18C-14 28 -28 30 -34 24Z M12 24C0 10 6 -24 34 -30C24 -20 20 -12 22 -4C36 -4 40 8 36 18C32 28 18 30 12 24Z
    quote.closing | f M34 -24C46 -10 40 24 12 30C22 20 26 12 24 4C10 4 6 -8 10 -18C14 -28 28 -30 34 -24Z M-12 -24C0 -10 -6 24 -34 30C-24 20 -20 12 -22 4C-36 4 -40 -8 -36 -18C-32 -28 -18 -30 -12 -24Z
    text.quote | s M-18 -26H48 M-18 0H48 M-18 26H30 M-44 -34V34
    phone.down | s M-50 8C-54 -20 54 -20 50 8L46 20L22 14V-2C8 -6 -8 -6 -22 -2V14L-46 20Z
    phone.down.fill | b M-50 8C-54 -20 54 -20 50 8L46 20L22 14V-2C8 -6 -8 -6 -22 -2V14L-46 20Z
    megaphone | s M-48 -12H-26L34 -40V36L-26 10H-48Z M-26 -12V10 M-34 12L-28 40H-10L-14 18 M44 -14V10
    megaphone.fill | b M-48 -12H-28V10H-48Z | b M-18 -14L36 -40V36L-18 12Z | s M-34 14L-28 42H-10L-14 20 M48 -14V10
    bell.badge | s M14 -36C8 -40 0 -42 -4 -42C-24 -42 -32 -26 -32 -8C-32 12 -40 16 -46 26H38C32 16 26 12 24 -2 M-14 34C-12 44 6 44 8 34 | f O 32 -30 15
    bell.badge.fill | b M12 -38C6 -42 0 -42 -4 -42C-24 -42 -32 -26 -32 -8C-32 12 -40 16 -46 26H38C30 14 26 8 24 -6C12 -10 6 -26 12 -38Z | f M-14 34C-12 46 6 46 8 34Z | f1 O 32 -30 15
    envelope.badge | s M20 -38H-41Q-54 -38 -54 -25V25Q-54 38 -41 38H41Q54 38 54 25V-8 M-50 -32L0 10L26 -12 | f O 44 -34 14
    tray.full | s M-50 8L-36 -14 M36 -14L50 8V28Q50 38 40 38H-40Q-50 38 -50 28V8H-20C-18 24 18 24 20 8H50 M-26 -42H26 M-30 -26H30 M-26 -10H26
    tray.2 | s M-48 -16L-34 -46H34L48 -16V-4Q48 4 40 4H-40Q-48 4 -48 -4V-16H-18C-16 -4 16 -4 18 -16H48 M-48 22V34Q-48 44 -38 44H38Q48 44 48 34V22H18C16 34 -16 34 -18 22Z
    tray.and.arrow.up | s M-50 18L-40 -14 M40 -14L50 18V34Q50 44 40 44H-40Q-50 44 -50 34V18H-20C-18 32 18 32 20 18H50 | s M0 4V-46 M-16 -30L0 -47L16 -30
    signature | s M-50 18C-30 14 -18 -10 -14 -30C-10 -46 -24 -42 -22 -18C-20 8 -12 20 -2 2C0 16 10 14 14 0C16 14 26 12 32 4C36 12 44 10 50 6 | s*0.8 M-50 36H50
    text.book.closed | s M-34 36V-34Q-34 -46 -22 -46H34V26H-24Q-34 26 -34 36Q-34 46 -24 46H34 | s*0.8 M-14 -26H16 M-14 -10H8
    text.cursor | s M-18 -44C-6 -44 0 -40 0 -30V30C0 40 -6 44 -18 44 M18 -44C6 -44 0 -40 0 -30 M0 30C0 40 6 44 18 44
    character.cursor.ibeam | s*0.9 M-50 30L-28 -30L-6 30 M-42 10H-14 | s M14 -42C22 -42 26 -38 26 -30V30C26 38 22 42 14 42 M38 -42C30 -42 26 -38 26 -30 M26 30C26 38 30 42 38 42
    textformat.abc | s*0.8 M-54 22L-40 -20L-26 22 M-49 8H-31 | s*0.8 M-14 -20V22H-2C14 22 14 2 -2 2H-14 M-14 -20H-4C8 -20 8 2 -4 2 | s*0.8 M50 -10C44 -26 20 -26 20 1C20 28 44 28 50 12
    textformat.alt | s M-36 36L0 -38L36 36 M-24 12H24
    character | s M-36 36L0 -38L36 36 M-24 12H24
    clipboard | s R -36 -38 72 86 11 | s M-16 -46H16V-30H-16Z
    clipboard.fill | b1 R -36 -38 72 86 11 | c M-20 -50H20V-26H-20Z | b M-14 -46H14V-32H-14Z
    list.clipboard | s R -36 -38 72 86 11 | s M-16 -46H16V-30H-16Z | s*0.8 M-6 -8H22 M-6 10H22 M-6 28H22 | f O -20 -8 4 O -20 10 4 O -20 28 4
    list.bullet.clipboard | s R -36 -38 72 86 11 | s M-16 -46H16V-30H-16Z | s*0.8 M-6 -8H22 M-6 10H22 M-6 28H22 | f O -20 -8 4 O -20 10 4 O -20 28 4
    pencil.and.list.clipboard | s M14 -38H26Q36 -38 36 -28V-10 M-14 -38H-26Q-36 -38 -36 -28V38Q-36 48 -26 48H-6 M-16 -46H16V-30H-16Z | s*0.8 M-20 -8H10 M-20 10H0 | s M8 44L12 30L40 2L52 14L24 42Z
    checkmark.rectangle | s R -52 -37 104 74 13 | s M-22 2L-6 20L24 -18
    checkmark.shield | s M0 -48L40 -34V-6C40 22 20 40 0 50C-20 40 -40 22 -40 -6V-34Z | s M-18 0L-4 16L20 -18
    checkmark.shield.fill | b1 M0 -48L40 -34V-6C40 22 20 40 0 50C-20 40 -40 22 -40 -6V-34Z | x M-18 0L-4 16L20 -18
    lock.shield | s M0 -48L40 -34V-6C40 22 20 40 0 50C-20 40 -40 22 -40 -6V-34Z | f R -16 -6 32 26 4 | s*0.8 M-9 -8V-14C-9 -28 9 -28 9 -14V-8
    lock.shield.fill | b1 M0 -48L40 -34V-6C40 22 20 40 0 50C-20 40 -40 22 -40 -6V-34Z | c R -16 -6 32 26 4 | x*0.8 M-9 -8V-14C-9 -28 9 -28 9 -14V-8
    exclamationmark.shield | s M0 -48L40 -34V-6C40 22 20 40 0 50C-20 40 -40 22 -40 -6V-34Z | s M0 -24V6 | f O 0 22 5.5
    exclamationmark.shield.fill | b1 M0 -48L40 -34V-6C40 22 20 40 0 50C-20 40 -40 22 -40 -6V-34Z | x M0 -24V6 | c O 0 22 5.5
    xmark.shield | s M0 -48L40 -34V-6C40 22 20 40 0 50C-20 40 -40 22 -40 -6V-34Z | s M-14 -14L14 14 M14 -14L-14 14
    shield.lefthalf.filled | s M0 -48L40 -34V-6C40 22 20 40 0 50C-20 40 -40 22 -40 -6V-34Z | f M0 -46V47C-20 38 -38 20 -38 -6V-32Z
    xmark.seal | s M0 -48L13 -36L30 -38L35 -21L48 -9L42 8L46 25L30 33L21 48L0 43L-21 48L-30 33L-46 25L-42 8L-48 -9L-35 -21L-30 -38L-13 -36Z | s M-14 -14L14 14 M14 -14L-14 14
    xmark.octagon | s M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z | s M-16 -16L16 16 M16 -16L-16 16
    xmark.octagon.fill | b1 M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z | x M-16 -16L16 16 M16 -16L-16 16
    xmark.bin | s M-44 -20H44V-36H-44Z M-36 -20L-30 44H30L36 -20 M-14 0L14 28 M14 0L-14 28
    key.horizontal | s O -28 0 20 | s M-8 0H50V18 M32 0V14
    key.horizontal.fill | b1 O -28 0 20 | c O -32 0 6 | s M-4 0H50V18 M32 0V14
    doc.richtext | s M-26 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50Z M6 -50V-28Q6 -20 14 -20H36 | f R -20 -8 16 16 2 | s*0.8 M4 -4H20 M4 6H20 M-20 20H20 M-20 32H20
    doc.plaintext | s R -38 -48 76 96 10 | s*0.8 M-20 -24H20 M-20 -6H20 M-20 12H20 M-20 30H4
    doc.badge.gearshape | s M14 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50H6L36 -20V-4 M6 -50V-28Q6 -20 14 -20H36 | s O 32 32 10 | s*0.8 M32 14V20 M32 44V50 M14 32H20 M44 32H50
    doc.badge.arrow.up | s M6 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50H6L36 -20V-4 M6 -50V-28Q6 -20 14 -20H36 | f O 30 30 20 | x*0.8 M30 40V21 M22 28L30 20L38 28
    doc.text.magnifyingglass | s M4 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50H6L36 -20V-12 M6 -50V-28Q6 -20 14 -20H36 M-18 6H-2 M-18 24H-6 | s O 22 20 17 | s M34 33L48 48
    text.magnifyingglass | s M-48 -34H40 M-48 -10H-8 M-48 14H-14 | s O 18 10 20 | s M33 26L48 42
    rectangle.and.text.magnifyingglass | s M54 -8V-24Q54 -37 41 -37H-41Q-54 -37 -54 -24V24Q-54 37 -41 37H-6 M-36 -16H20 M-36 4H-8 | s O 24 14 17 | s M36 27L50 42
    sparkle.magnifyingglass | s O -9 -9 32 | s M15 15L43 43 | f M-9 -30L-4 -14L12 -9L-4 -4L-9 12L-14 -4L-30 -9L-14 -14Z
    arrow.up.doc | s M-26 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50Z M6 -50V-28Q6 -20 14 -20H36 | s*0.9 M0 34V-2 M-14 10L0 -4L14 10
    arrow.down.doc | s M-26 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50Z M6 -50V-28Q6 -20 14 -20H36 | s*0.9 M0 -4V32 M-14 20L0 34L14 20
    arrow.up.forward | s M-30 30L29 -29 M30 17V-30H-17
    arrow.up.backward | s M30 30L-29 -29 M-30 17V-30H17
    arrow.down.forward | s M-30 -30L29 29 M30 -17V30H-17
    arrow.down.backward | s M30 -30L-29 29 M-30 -17V30H17
    arrow.up.forward.app | s R -42 -42 84 84 22 | s M-18 18L16 -16 M18 8V-18H-8
    arrow.up.right.and.arrow.down.left | s M10 -10L40 -40 M10 -32V-10H32 M-10 10L-40 40 M-10 32V10H-32
    arrow.down.left.and.arrow.up.right | s M8 -8L38 -38 M14 -38H38V-14 M-8 8L-38 38 M-14 38H-38V14
    arrow.up.and.down.and.arrow.left.and.right | s M0 -46V46 M-46 0H46 M-12 -34L0 -47L12 -34 M-12 34L0 47L12 34 M-34 -12L-47 0L-34 12 M34 -12L47 0L34 12
    arrow.right.to.line | s M-44 0H26 M2 -26L28 0L2 26 M44 -32V32
    arrow.left.to.line | s M44 0H-26 M-2 -26L-28 0L-2 26 M-44 -32V32
    arrow.forward.to.line | s M-44 0H26 M2 -26L28 0L2 26 M44 -32V32
    arrow.turn.down.left | s M32 -36V-6Q32 12 14 12H-32 M-12 -9L-34 12L-12 33
    arrow.turn.right.up | s M-36 32H-6Q12 32 12 14V-32 M-9 -12L12 -34L33 -12
    arrow.uturn.up | s M-22 30V-8A0 -8 22 180 360V38 M5 20L22 40L39 20
    arrow.uturn.down | s M-22 -30V8A0 8 22 180 0V-38 M5 -20L22 -40L39 -20
    arrow.triangle.branch | s M-28 46V8Q-28 -8 -12 -8H8Q28 -8 28 -24V-30 M-28 46V-30 | f M28 -52L44 -26H12Z M-28 -52L-12 -26H-44Z
    arrow.triangle.merge | s M-28 -46V-24Q-28 -8 -12 0Q0 6 0 22V30 M28 -46V-24Q28 -8 12 0Q0 6 0 22 | f M0 52L16 26H-16Z
    arrow.triangle.swap | s M-30 -34Q10 -44 26 -4 M30 34Q-10 44 -26 4 | f M-10 -52L-42 -36L-12 -18Z M10 52L42 36L12 18Z
    arrow.triangle.turn.up.right.diamond | s M0 -50L50 0L0 50L-50 0Z | s M-14 22V4Q-14 -6 -4 -6H14 | f M10 -20L28 -6L10 8Z
    arrow.up.right.diamond | s M0 -50L50 0L0 50L-50 0Z | s M-13 13L13 -13 M14 6V-14H-6
    arrow.clockwise.heart | s a0 4 40 -30 270 M-10 -53L11 -35L-10 -15 | f M0 26C-16 12 -24 4 -18 -8C-12 -14 -2 -10 0 -4C2 -10 12 -14 18 -8C24 4 16 12 0 26Z
    arrow.left.arrow.right.square | s R -42 -42 84 84 16 | s M24 -10H-22 M-12 -20L-22 -10L-12 0 M-24 12H22 M12 2L22 12L12 22
    arrowshape.right | s M-46 -16H4V-36L46 0L4 36V16H-46Z
    arrowshape.right.fill | b M-46 -16H4V-36L46 0L4 36V16H-46Z
    arrowshape.left | s M46 -16H-4V-36L-46 0L-4 36V16H46Z
    arrowshape.up | s M-16 46V-4H-36L0 -46L36 -4H16V46Z
    arrowshape.up.fill | b M-16 46V-4H-36L0 -46L36 -4H16V46Z
    arrowshape.down | s M-16 -46V4H-36L0 46L36 4H16V-46Z
    arrowshape.turn.up.backward | s M42 32C36 8 18 4 0 4V22L-44 -12L0 -44V-26C30 -24 44 -4 42 32Z
    arrowshape.turn.up.forward | s M-42 32C-36 8 -18 4 0 4V22L44 -12L0 -44V-26C-30 -24 -44 -4 -42 32Z
    arrowshape.turn.up.left.2 | s M50 32C46 10 32 4 20 4V22L-16 -12L20 -44V-26C42 -24 52 -4 50 32Z M-18 -40L-50 -12L-18 18
    arrow.left.and.right.righttriangle.left.righttriangle.right | s M-8 -34V36H-50Z M8 -34V36H50Z
    arrow.up.and.down.text.horizontal | s M-28 -40V40 M-44 -26L-28 -42L-12 -26 M-44 26L-28 42L-12 26 M8 -24H48 M8 0H48 M8 24H48
    rectangle.portrait.and.arrow.right | s M6 -14V-36Q6 -50 -8 -50H-30Q-44 -50 -44 -36V36Q-44 50 -30 50H-8Q6 50 6 36V14 M-22 0H46 M28 -18L47 0L28 18
    rectangle.portrait.and.arrow.forward | s M6 -14V-36Q6 -50 -8 -50H-30Q-44 -50 -44 -36V36Q-44 50 -30 50H-8Q6 50 6 36V14 M-22 0H46 M28 -18L47 0L28 18
    iphone.and.arrow.forward | s M8 -16V-38Q8 -50 -4 -50H-26Q-38 -50 -38 -38V38Q-38 50 -26 50H-4Q8 50 8 38V16 M-14 0H46 M30 -16L47 0L30 16
    square.and.arrow.up.on.square | s M-26 4H-32Q-44 4 -44 16V38Q-44 50 -32 50H8Q20 50 20 38 M-12 -14H-18Q-28 -14 -28 -4V20Q-28 30 -18 30H30Q40 30 40 20V-4Q40 -14 30 -14H24 M6 14V-48 M-10 -32L6 -49L22 -32
    square.and.arrow.down.on.square | s M-26 4H-32Q-44 4 -44 16V38Q-44 50 -32 50H8Q20 50 20 38 M-12 -14H-18Q-28 -14 -28 -4V20Q-28 30 -18 30H30Q40 30 40 20V-4Q40 -14 30 -14H24 M6 -50V12 M-10 -4L6 13L22 -4
    icloud.and.arrow.down | s M-22 22H-26C-52 22 -46 -24 -18 -18C-10 -42 26 -38 30 -12C52 -10 52 22 26 22H22 M0 -6V46 M-14 32L0 47L14 32
    icloud.and.arrow.up | s M-22 22H-26C-52 22 -46 -24 -18 -18C-10 -42 26 -38 30 -12C52 -10 52 22 26 22H22 M0 46V-6 M-14 8L0 -7L14 8
    chart.bar.xaxis | s M-48 44H48 | s R -42 0 20 32 3 | s R -10 -20 20 52 3 | s R 22 -40 20 72 3
    chart.xyaxis.line | s M-46 -46V46H46 M-28 22L-8 -4L8 10L38 -26
    chart.line.flattrend.xyaxis | s M-46 -46V46H46 M-28 2L-8 12L12 -4L40 4
    chart.line.downtrend.xyaxis | s M-46 -46V46H46 M-30 -28L-8 0L8 -12L40 26
    chart.dots.scatter | s M-46 -46V46H46 | f O -22 18 5 O -8 -8 5 O 8 8 5 O 20 -20 5 O 34 -2 5 O -24 -24 5
    chart.bar.doc.horizontal | s M-26 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50Z | s M-18 -8H6 M-18 10H18 M-18 28H-2
    point.3.connected.trianglepath.dotted | s O 0 -34 11 | s O -34 26 11 | s O 34 26 11 | s*0.8 M-6 -22L-28 14 M6 -22L28 14 M-20 28H20
    point.topleft.down.curvedto.point.bottomright.up | s O -36 -34 10 | s O 36 34 10 | s M-26 -34H8C32 -34 32 0 8 0H-8C-32 0 -32 34 -8 34H26
    flowchart | s R -18 -46 36 26 5 | s R -50 20 36 26 5 | s R 14 20 36 26 5 | s M0 -20V0 M-32 20V0H32V20
    list.bullet.indent | s M-46 -28H46 M-20 -4H46 M-20 20H46 | f O -36 -4 5 O -36 20 5
    list.star | s M-18 -27H48 M-18 0H48 M-18 27H48 | f M-40 -38L-37 -30H-29L-35 -25L-33 -17L-40 -22L-47 -17L-45 -25L-51 -30H-43Z M-40 16L-37 24H-29L-35 29L-33 37L-40 32L-47 37L-45 29L-51 24H-43Z | f O -40 0 4
    list.triangle | s M-18 -27H48 M-18 0H48 M-18 27H48 | f M-48 -36L-34 -27L-48 -18Z M-48 18L-34 27L-48 36Z | f O -42 0 4
    increase.indent | s M-46 -32H46 M-2 -10H46 M-2 12H46 M-46 34H46 M-46 -12L-26 1L-46 14
    decrease.indent | s M-46 -32H46 M-2 -10H46 M-2 12H46 M-46 34H46 M-26 -12L-46 1L-26 14
    line.diagonal | s M-38 38L38 -38
    line.3.horizontal.circle | s O 0 0 45.65 | s M-22 -14H22 M-22 0H22 M-22 14H22
    line.3.horizontal.decrease.circle | s O 0 0 45.65 | s M-25 -13H25 M-16 2H16 M-8 17H8
    line.3.horizontal.decrease.circle.fill | b1 O 0 0 45.65 | x M-25 -13H25 M-16 2H16 M-8 17H8
    arrow.up.arrow.down.circle | s O 0 0 45.65 | s M-11 20V-20 M-22 -9L-11 -21L0 -9 M11 -20V20 M0 9L11 21L22 9
    banknote | s R -54 -34 108 68 9 | s O 0 0 16 | s*0.8 M-38 -18V-18 M38 18V18 | f O -38 0 5 O 38 0 5
    banknote.fill | b1 R -54 -34 108 68 9 | x O 0 0 16 | c O -38 0 5 O 38 0 5
    dollarsign | s M20 -22C16 -42 -24 -40 -22 -18C-20 4 24 -6 24 18C24 40 -22 40 -24 20 M0 -48V48
    eurosign | s M30 -26C16 -46 -20 -42 -24 0C-20 42 16 46 30 26 M-38 -8H14 M-38 8H14
    sterlingsign | s M26 -24C24 -44 -10 -46 -10 -18C-8 4 -4 22 -24 38H28 M-26 2H14
    yensign | s M-28 -40L0 0L28 -40 M0 0V40 M-22 6H22 M-22 20H22
    indianrupeesign | s M-26 -40H28 M-26 -22H28 M-26 -40H-4C20 -40 20 -4 -4 -4H-22L16 40
    bitcoinsign | s M-20 -36V36H6C32 36 32 -2 6 -2H-20 M-20 -36H2C26 -36 26 -2 2 -2 M-6 -48V-36 M8 -48V-36 M-6 36V48 M8 36V48
    wonsign | s M-44 -36L-22 36L0 -30L22 36L44 -36 M-48 -6H48 M-48 8H48
    plus.forwardslash.minus | s M-30 -38V-6 M-46 -22H-14 M34 -40L-34 40 M14 24H46
    x.squareroot | s M-50 2L-36 -4L-20 36L4 -38H50 M12 -12L40 24 M40 -12L12 24
    infinity | s M0 0C-12 -22 -50 -26 -50 0C-50 26 -12 22 0 0C12 -22 50 -26 50 0C50 26 12 22 0 0Z
    atom | f O 0 0 7 | s E 0 0 48 18 | s M-24 -42C-34 -36 -16 8 8 30C28 50 36 36 24 14C12 -10 -14 -48 -24 -42Z | s M24 -42C34 -36 16 8 -8 30C-28 50 -36 36 -24 14C-12 -10 14 -48 24 -42Z
    percent.ar | s M24 -36L-24 36 | s O -22 -22 8 | s O 22 22 8
    lessthan | s M32 -32L-32 0L32 32
    greaterthan | s M-32 -32L32 0L-32 32
    exclamationmark.2 | s M-16 -36V12 M16 -36V12 | f O -16 33 6.5 O 16 33 6.5
    exclamationmark.3 | s M-26 -36V12 M0 -36V12 M26 -36V12 | f O -26 33 6.5 O 0 33 6.5 O 26 33 6.5
    clock.arrow.circlepath | s a2 2 40 -160 130 M-38 -34V-12H-16 M2 -20V4L18 14
    calendar.badge.clock | s M16 40H-34Q-46 40 -46 28V-26Q-46 -38 -34 -38H30Q42 -38 42 -26V-4 M-46 -16H42 M-26 -46V-32 M22 -46V-32 | s O 32 28 19 | s*0.8 M32 18V28L40 32
    calendar.day.timeline.left | s R -46 -40 92 82 13 | s M-20 -40V42 M-46 -14H-20 M-46 14H-20 M-6 -16H30 M-6 8H18
    deskclock | s O 0 -2 38 | s M0 -24V0L14 8 M-26 28L-34 46 M26 28L34 46
    hourglass.bottomhalf.filled | s M-30 -46H30 M-30 46H30 M-22 -46V-30C-22 -10 22 10 22 30V46 M22 -46V-30C22 -10 -22 10 -22 30V46 | f M-16 42C-14 22 14 22 16 42Z
    hourglass.tophalf.filled | s M-30 -46H30 M-30 46H30 M-22 -46V-30C-22 -10 22 10 22 30V46 M22 -46V-30C22 -10 -22 10 -22 30V46 | f M-14 -26H14L0 -6Z
    restart | s a0 4 40 -60 240 | s M-10 -52L12 -34L-10 -16 | s M0 -8V20
    sleep | s O 0 0 45.65 | s*0.9 M-14 -18H16L-14 18H16
    zzz | s M-50 -2H-14L-50 40H-14 | s*0.9 M-6 -28H20L-6 4H20 | s*0.8 M28 -46H46L28 -24H46
    repeat.1 | s M-44 -4V-8Q-44 -24 -28 -24H20 M44 4V8Q44 24 28 24H-38 M8 -38L22 -24L8 -10 M-26 10L-40 24L-26 38 | s*0.9 M38 -38L46 -42V-12
    playpause | s M-48 -32L0 0L-48 32Z M16 -32V32 M40 -32V32
    playpause.fill | b M-48 -32L-2 0L-48 32Z | b R 12 -32 12 64 2 | b R 34 -32 12 64 2
    stop.circle | s O 0 0 45.65 | f R -17 -17 34 34 4
    forward.frame | s M-34 -32L14 0L-34 32Z M34 -32V32
    forward.end | s M-32 -34L20 0L-32 34Z M34 -34V34
    backward.end | s M32 -34L-20 0L32 34Z M-34 -34V34
    goforward.10 | s a0 4 40 -70 240 | f M-4 -54L24 -36L-4 -18Z | s*0.8 M-18 -4L-10 -8V22 M8 -8C20 -8 20 22 8 22C-4 22 -4 -8 8 -8Z
    gobackward.10 | s a0 4 40 250 -60 | f M4 -54L-24 -36L4 -18Z | s*0.8 M-18 -4L-10 -8V22 M8 -8C20 -8 20 22 8 22C-4 22 -4 -8 8 -8Z
    goforward.15 | s a0 4 40 -70 240 | f M-4 -54L24 -36L-4 -18Z | s*0.8 M-18 -4L-10 -8V22 M18 -8H2V4C20 0 22 22 8 22H0
    gobackward.15 | s a0 4 40 250 -60 | f M4 -54L-24 -36L4 -18Z | s*0.8 M-18 -4L-10 -8V22 M18 -8H2V4C20 0 22 22 8 22H0
    gobackward.30 | s a0 4 40 250 -60 | f M4 -54L-24 -36L4 -18Z | s*0.8 M-20 -8H-4L-12 4C2 6 -2 24 -18 20 M12 -8C22 -8 22 22 12 22C2 22 2 -8 12 -8Z
    goforward.30 | s a0 4 40 -70 240 | f M-4 -54L24 -36L-4 -18Z | s*0.8 M-20 -8H-4L-12 4C2 6 -2 24 -18 20 M12 -8C22 -8 22 22 12 22C2 22 2 -8 12 -8Z
    eject | s M0 -36L40 10H-40Z M-40 32H40
    eject.fill | b M0 -36L40 8H-40Z | s M-40 32H40
    mic.circle | s O 0 0 45.65 | s*0.9 R -8 -28 16 32 8 | s*0.9 M-17 -4C-17 16 17 16 17 -4 M0 12V24 M-10 25H10
    eyedropper | s M-40 40L-36 26L4 -14L16 -2L-24 38Z M-2 -26L28 4 M10 -18L26 -38Q36 -48 44 -38Q50 -30 42 -22L22 -6
    eyedropper.halffull | s M-40 40L-36 26L4 -14L16 -2L-24 38Z M-2 -26L28 4 M10 -18L26 -38Q36 -48 44 -38Q50 -30 42 -22L22 -6 | f M-34 34L-14 12H6L-20 36Z
    testtube.2 | s M-34 -46V26C-34 46 -6 46 -6 26V-46 M-42 -46H2 M10 -46V26C10 46 38 46 38 26V-46 M2 -46H46 M-34 8H-6 M10 -8H38
    flask | s M-14 -46V-14L-42 36Q-46 46 -36 46H36Q46 46 42 36L14 -14V-46 M-22 -46H22 M-28 16H28
    flask.fill | b M-14 -46V-14L-42 36Q-46 46 -36 46H36Q46 46 42 36L14 -14V-46Z | s M-22 -46H22
    lightbulb.slash | s M-26 -8C-26 -52 26 -52 26 -8C26 8 14 14 14 26H-14C-14 14 -26 8 -26 -8Z M-12 38H12 | s M-44 -44L44 44
    signpost.right.fill | s M0 -50V-38 M0 -12V50 | b M-36 -38H26L44 -25L26 -12H-36Z
    link.badge.plus | s M-10 -20L6 -36A20 -22 20 -135 45L24 -2 M2 8L-14 24A-28 10 20 45 225L-32 -10 M-18 8L10 -20 | s M30 16V48 M14 32H46
    bag.badge.plus | s M14 46H-40V-18H40V6 M-20 -18C-20 -52 20 -52 20 -18 | s M32 20V52 M16 36H48
    rectangle.stack.badge.plus | s M16 44H-35Q-48 44 -48 31V-1Q-48 -14 -35 -14H35Q48 -14 48 -1V6 M-38 -30H38 M-28 -44H28 | s M34 18V50 M18 34H50
    """
}
