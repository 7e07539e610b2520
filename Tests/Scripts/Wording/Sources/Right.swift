/// Returns what a `What` is. Is it asked here? What is asked is quoted: “What is it?”
///
/// - Parameter name: The name, in the colors of `UIColor.colour`.
/// - Returns: The value.
let right = "// What is in a text is not checked."  // Shown at the centerline.

///     What is in code is not checked.
let code = 1
