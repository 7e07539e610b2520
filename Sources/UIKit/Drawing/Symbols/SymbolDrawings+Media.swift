extension SymbolDrawings {
  static let media = """
    play | s M-26 -38L38 0L-26 38Z
    play.fill | b M-26 -38L38 0L-26 38Z
    pause | s R -30 -38 20 76 4 | s R 10 -38 20 76 4
    pause.fill | b R -28 -36 14 72 3 | b R 14 -36 14 72 3
    stop | s R -36 -36 72 72 10
    stop.fill | b R -36 -36 72 72 10
    record.circle | s O 0 0 45.65 | f O 0 0 26
    forward | s M-44 -30L0 0L-44 30Z M2 -30L46 0L2 30Z
    forward.fill | b M-44 -30L-2 0L-44 30Z | b M4 -30L46 0L4 30Z
    backward | s M44 -30L0 0L44 30Z M-2 -30L-46 0L-2 30Z
    backward.fill | b M44 -30L2 0L44 30Z | b M-4 -30L-46 0L-4 30Z
    forward.end.fill | b M-32 -34L20 0L-32 34Z | s M32 -34V34
    backward.end.fill | b M32 -34L-20 0L32 34Z | s M-32 -34V34
    goforward | s a0 4 40 -70 240 | f M-4 -54L24 -36L-4 -18Z
    gobackward | s a0 4 40 250 -60 | f M4 -54L-24 -36L4 -18Z
    shuffle | s M-48 -22H-28C-4 -22 4 22 28 22H44 M-48 22H-28C-4 22 4 -22 28 -22H44 M32 -36L46 -22L32 -8 M32 8L46 22L32 36
    repeat | s M-44 -4V-8Q-44 -24 -28 -24H38 M44 4V8Q44 24 28 24H-38 M26 -38L40 -24L26 -10 M-26 10L-40 24L-26 38
    speaker | s M-46 -14H-26L4 -40V40L-26 14H-46Z
    speaker.fill | b M-40 -14H-24L4 -38V38L-24 14H-40Z
    speaker.wave.1 | s M-46 -14H-30L-4 -38V38L-30 14H-46Z | s a0 0 24 -40 40
    speaker.wave.2 | s M-52 -14H-36L-10 -38V38L-36 14H-52Z | s a-8 0 24 -42 42 | s a-8 0 42 -44 44
    speaker.wave.2.fill | b M-52 -14H-36L-10 -38V38L-36 14H-52Z | s1 a-8 0 24 -42 42 | s1 a-8 0 42 -44 44
    speaker.wave.3 | s M-56 -14H-42L-18 -36V36L-42 14H-56Z | s a-18 0 24 -42 42 | s a-18 0 41 -44 44 | s a-18 0 58 -45 45
    speaker.wave.3.fill | b M-56 -14H-42L-18 -36V36L-42 14H-56Z | s1 a-18 0 24 -42 42 | s1 a-18 0 41 -44 44 | s1 a-18 0 58 -45 45
    speaker.slash | s M-46 -14H-30L-4 -38V38L-30 14H-46Z | s M16 -16L44 16 M44 -16L16 16
    speaker.slash.fill | b M-46 -14H-30L-4 -38V38L-30 14H-46Z | s M16 -16L44 16 M44 -16L16 16
    mic | s R -15 -48 30 60 15 | s M-30 -4V0C-30 36 30 36 30 0V-4 M0 28V46 M-18 47H18
    mic.fill | b R -15 -48 30 60 15 | s M-30 -4V0C-30 36 30 36 30 0V-4 M0 28V46 M-18 47H18
    music.note | b E -10 30 12 9 | s M2 30V-42L28 -30V-14
    music.note.list | s M-48 -30H0 M-48 -6H0 M-48 18H-20 | b E 14 32 10 8 | s M24 32V-36L44 -28
    headphones | s M-42 20V0A0 0 42 180 360V20 | b R -44 12 12 28 5 | b R 32 12 12 28 5
    photo | s R -52 -40 104 80 13 | f O -27 -16 8.5 | s M-50 24L-22 2L-2 20L20 -6L50 22
    photo.fill | b1 R -52 -40 104 80 13 | c O -28 -15 8.5 | x M-48 28L-22 6L-2 22L20 -4L48 22
    photo.on.rectangle | s R -52 -24 90 68 12 | s M-32 -42H40Q52 -42 52 -30V22 | s M-50 32L-26 10L-8 26L10 6L36 30
    photo.stack | s R -50 -14 100 58 12 | s M-38 -30H38 M-26 -44H26 | s M-48 36L-22 12L-4 26L16 6L48 32
    camera | s M-52 -18Q-52 -28 -42 -28H-26L-18 -40H18L26 -28H42Q52 -28 52 -18V30Q52 40 42 40H-42Q-52 40 -52 30Z | s O 0 6 20
    camera.fill | b1 M-52 -18Q-52 -28 -42 -28H-26L-18 -40H18L26 -28H42Q52 -28 52 -18V30Q52 40 42 40H-42Q-52 40 -52 30Z | x O 0 6 19
    video | s R -54 -32 72 64 13 | s M18 -8L54 -28V28L18 8
    video.fill | b R -54 -32 68 64 13 | b M28 -8L54 -26V26L28 8Z
    film | s R -50 -40 100 80 10 | s M-28 -40V40 M28 -40V40 M-28 0H28 M-50 -20H-28 M-50 0H-28 M-50 20H-28 M28 -20H50 M28 0H50 M28 20H50
    tv | s R -54 -42 108 70 10 | s M-24 44H24
    wifi | s a0 32 62 220 320 | s a0 32 40 220 320 | f M0 38L-14 20C-6 13 6 13 14 20Z
    antenna.radiowaves.left.and.right | f O 0 -8 8 | s M0 -4V46 | s a0 -8 22 -45 45 | s a0 -8 22 135 225 | s a0 -8 42 -45 45 | s a0 -8 42 135 225
    battery.100 | s R -54 -24 96 48 13 | f R -46 -16 80 32 6 | s M51 -7V7
    waveform | s M-48 -6V6 M-32 -22V22 M-16 -40V40 M0 -18V18 M16 -34V34 M32 -14V14 M48 -5V5
    chart.bar | s R -46 0 22 42 4 | s R -11 -20 22 62 4 | s R 24 -42 22 84 4
    chart.bar.fill | b R -46 4 20 38 4 | b R -10 -18 20 60 4 | b R 26 -42 20 84 4
    chart.pie | s a0 0 44 -90 270 | s M0 -44V0L36 26
    chart.pie.fill | b M-5 5V-40A-5 5 45 -90 -328Z | b M7 -6V-46A7 -6 40 -90 32Z
    chart.line.uptrend.xyaxis | s M-46 -46V46H46 | s M-30 24L-8 -2L8 12L40 -28
    play.rectangle | s R -54 -40 108 80 14 | f M-14 -20L20 0L-14 20Z
    play.rectangle.fill | b1 R -54 -40 108 80 14 | c M-14 -20L20 0L-14 20Z
    """

  static let documents = """
    folder | s M-52 -28Q-52 -38 -42 -38H-22Q-17 -38 -13 -34L-8 -29H42Q52 -29 52 -19V28Q52 38 42 38H-42Q-52 38 -52 28Z M-52 -12H52
    folder.fill | b M-52 -14V-28Q-52 -38 -42 -38H-22Q-17 -38 -13 -34L-8 -29H42Q52 -29 52 -19V-14Z | c M-58 -15H58V-9H-58Z | b M-52 -4H52V28Q52 38 42 38H-42Q-52 38 -52 28Z
    doc | s M-34 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50 M6 -50V-28Q6 -20 14 -20H36
    doc.fill | b M-26 -50H0V-24Q0 -12 12 -12H36V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50Z | b M12 -46L32 -25H16Q12 -25 12 -29Z
    doc.text | s M-26 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50Z M6 -50V-28Q6 -20 14 -20H36 | s*0.8 M-18 6H18 M-18 26H18
    doc.text.fill | b1 M-26 -50H6L36 -20V40Q36 50 26 50H-26Q-36 50 -36 40V-40Q-36 -50 -26 -50Z | x*0.8 M-18 4H18 M-18 26H18
    doc.on.doc | s M-44 -22Q-44 -32 -34 -32H-8L16 -8V40Q16 50 6 50H-34Q-44 50 -44 40Z | s M-20 -40Q-20 -50 -10 -50H16L44 -22V22Q44 32 34 32H24
    doc.on.doc.fill | b M-44 -22Q-44 -32 -34 -32H-8L16 -8V40Q16 50 6 50H-34Q-44 50 -44 40Z | s M-20 -40Q-20 -50 -10 -50H16L44 -22V22Q44 32 34 32H24
    doc.on.clipboard | s M-20 -40H-30Q-40 -40 -40 -30V34Q-40 44 -30 44H-10 M12 -40H22Q32 -40 32 -30V-14 M-20 -48H12V-32H-20Z | s R -6 -10 50 60 9
    note.text | s R -46 -42 92 84 14 | s M-46 -24H46 | s*0.8 M-28 -4H28 M-28 14H10
    book | s M0 -30C-16 -44 -40 -42 -52 -34V36C-40 28 -16 28 0 40C16 28 40 28 52 36V-34C40 -42 16 -44 0 -30V40
    book.fill | b M-6 -30C-18 -42 -40 -40 -52 -34V36C-40 28 -18 28 -6 38Z | b M6 -30C18 -42 40 -40 52 -34V36C40 28 18 28 6 38Z
    book.closed | s M-34 36V-34Q-34 -46 -22 -46H34V26H-24Q-34 26 -34 36Q-34 46 -24 46H34
    books.vertical | s R -46 -42 24 84 5 | s R -18 -42 24 84 5 | s M14 -38L36 -44L52 36L30 42Z
    newspaper | s M-52 -38H32V30Q32 40 42 40H-40Q-52 40 -52 28Z M32 -18H52V30Q52 40 42 40 | s*0.8 M-36 -20H16 M-36 0H-14 M-36 20H-14 M2 0H16V20H2Z
    archivebox | s R -50 -42 100 24 6 | s M-42 -18V32Q-42 42 -32 42H32Q42 42 42 32V-18 | s M-16 2H16
    archivebox.fill | b R -50 -42 100 20 6 | b1 M-42 -8H42V32Q42 42 32 42H-32Q-42 42 -42 32Z | x M-16 6H16
    tray | s M-50 8L-36 -32H36L50 8V28Q50 38 40 38H-40Q-50 38 -50 28Z M-50 8H-20C-18 24 18 24 20 8H50
    tray.fill | b M-50 8L-36 -32H36L50 8V28Q50 38 40 38H-40Q-50 38 -50 28Z | x M-44 4H-18C-16 20 16 20 18 4H44
    tray.and.arrow.down | s M-50 18L-40 -14 M40 -14L50 18V34Q50 44 40 44H-40Q-50 44 -50 34V18H-20C-18 32 18 32 20 18H50 | s M0 -48V2 M-16 -14L0 3L16 -14
    envelope | s R -54 -38 108 76 13 | s M-50 -32L0 10L50 -32
    envelope.fill | b1 R -54 -38 108 76 13 | x M-54 -32L0 12L54 -32
    envelope.open | s M-50 -14L0 -48L50 -14V34Q50 44 40 44H-40Q-50 44 -50 34Z M-50 -14L0 20L50 -14
    phone | s M-34 -42L-20 -46L-8 -22L-20 -10C-12 6 -6 12 10 20L22 8L46 20L42 34C34 50 4 44 -20 20C-44 -4 -50 -34 -34 -42Z
    phone.fill | b M-34 -42L-20 -46L-8 -22L-20 -10C-12 6 -6 12 10 20L22 8L46 20L42 34C34 50 4 44 -20 20C-44 -4 -50 -34 -34 -42Z
    message | s M0 -40C30 -40 52 -24 52 -2C52 20 30 36 0 36C-6 36 -12 35 -17 34L-38 46L-34 26C-46 20 -52 10 -52 -2C-52 -24 -30 -40 0 -40Z
    message.fill | b M0 -40C30 -40 52 -24 52 -2C52 20 30 36 0 36C-6 36 -12 35 -17 34L-38 46L-34 26C-46 20 -52 10 -52 -2C-52 -24 -30 -40 0 -40Z
    bubble.left | s M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z
    bubble.left.fill | b M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z
    bubble.right | s M38 -40H-38Q-52 -40 -52 -26V14Q-52 28 -38 28H12L32 46V28H38Q52 28 52 14V-26Q52 -40 38 -40Z
    bubble.right.fill | b M38 -40H-38Q-52 -40 -52 -26V14Q-52 28 -38 28H12L32 46V28H38Q52 28 52 14V-26Q52 -40 38 -40Z
    quote.bubble | s M-38 -40H38Q52 -40 52 -26V14Q52 28 38 28H-12L-32 46V28H-38Q-52 28 -52 14V-26Q-52 -40 -38 -40Z | s*0.9 M-8 -18Q-20 -14 -20 -4H-10V6H-20V-4 M20 -18Q8 -14 8 -4H18V6H8V-4
    textformat | s*0.9 M-52 34L-28 -34L-4 34 M-44 12H-12 | s*0.9 M44 34V0C44 -14 18 -16 14 -4 M44 10C10 8 8 34 26 34C36 34 44 26 44 18
    textformat.size | s*0.8 M-54 34L-40 -4L-26 34 M-49 20H-31 | s M-18 34L12 -40L42 34 M-8 10H32
    bold | s M-22 -36V36H8C36 36 36 -2 8 -2H-22 M-22 -36H4C28 -36 28 -2 4 -2
    italic | s M-4 -36H24 M-24 36H4 M10 -36L-10 36
    underline | s M-24 -40V-8C-24 28 24 28 24 -8V-40 M-30 44H30
    strikethrough | s M22 -22C14 -46 -26 -40 -22 -14C-20 -4 -6 -1 2 1 M-24 20C-16 46 28 40 22 12 M-40 1H40
    text.alignleft | s M-46 -30H46 M-46 -10H20 M-46 10H46 M-46 30H20
    text.aligncenter | s M-46 -30H46 M-30 -10H30 M-46 10H46 M-30 30H30
    text.alignright | s M-46 -30H46 M-20 -10H46 M-46 10H46 M-20 30H46
    text.justify | s M-46 -30H46 M-46 -10H46 M-46 10H46 M-46 30H46
    curlybraces | s M-16 -44Q-30 -44 -30 -30V-12Q-30 0 -42 0Q-30 0 -30 12V30Q-30 44 -16 44 M16 -44Q30 -44 30 -30V-12Q30 0 42 0Q30 0 30 12V30Q30 44 16 44
    chevron.left.forwardslash.chevron.right | s M-30 -24L-54 0L-30 24 M30 -24L54 0L30 24 M10 -36L-10 36
    terminal | s R -54 -42 108 84 13 | s M-36 -20L-18 -4L-36 12 M-10 14H14
    externaldrive | s R -52 -24 104 48 12 | f O 32 0 6
    shippingbox | s M0 -48L44 -26V26L0 48L-44 26V-26Z M-44 -26L0 -4L44 -26 M0 -4V48 M-22 -37L22 -15
    cube | s M0 -48L44 -24V24L0 48L-44 24V-24Z M-44 -24L0 0L44 -24 M0 0V48
    puzzlepiece | s M-42 -22H-16C-26 -50 14 -50 4 -22H30V4C56 -6 56 34 30 24V46H-42V24C-18 34 -18 -6 -42 4Z
    """
}
