/// What a view shows.
let first = 1
// A view that hears of changes. Its colour
// lies behind. What follows is
// a sentence.
let second = 2  // What remains

/// One day of a month.
/// The days of a month.
let third = 3
