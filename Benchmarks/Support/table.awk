# Formats the reports of benchmarks, lines of tab-separated fields:
#   value   section  name  value  unit  goal
#   peer    section  name  peer   value  unit
#   absent  section  peer  reason
# Portable: comparisons within printf are in parentheses, because `>` would otherwise redirect output.
BEGIN { FS = "\t" }

function number(text) {
  gsub(/,/, "", text)
  return text + 0
}

function shown(value) {
  if (value >= 1000) return sprintf("%.0f", value)
  if (value >= 100) return sprintf("%.1f", value)
  return sprintf("%.3f", value)
}

# A goal that begins with a number, `at most`, `under`, `about` or `at least` is compared, in the unit of its line.
function verdict(goal, value, isLower) {
  if (goal ~ /^at least [0-9]/) {
    isLower = 1
    sub(/^at least /, "", goal)
  } else {
    sub(/^(at most|under|about) /, "", goal)
  }
  if (!match(goal, /^[0-9][0-9.,]*/)) return ""
  goal = number(substr(goal, 1, RLENGTH))
  if (isLower) return (value >= goal) ? "met" : "MISSED"
  return (value <= goal) ? "met" : "MISSED"
}

function pad(text, width) {
  while (length(text) < width) text = text " "
  return text
}

function join(text, more) { return (text == "") ? more : text "; " more }

# The median of a line's values, in order of their size.
function median(key, sorted, i, j, swap) {
  for (i = 1; i <= runs[key]; i++) {
    sorted[i] = samples[key, i]
    for (j = i; j > 1 && sorted[j - 1] > sorted[j]; j--) {
      swap = sorted[j]; sorted[j] = sorted[j - 1]; sorted[j - 1] = swap
    }
  }
  smallest = sorted[1]
  largest = sorted[runs[key]]
  return sorted[int((runs[key] + 1) / 2)]
}

$1 == "value" {
  key = $2 "\t" $3
  if (!(key in runs)) order[++count] = key
  samples[key, ++runs[key]] = $4 + 0
  value[key] = $4 + 0; unit[key] = $5; goal[key] = $6
}

$1 == "peer" {
  key = $2 "\t" $3
  figure = $5
  if (unit[key] == "ms" && $6 ~ /s$/ && $6 != "ms") figure /= 1000
  if (unit[key] != "ms" && unit[key] ~ /s$/ && $6 == "ms") figure *= 1000
  if (!(key in value)) {
    missing[$2] = missing[$2] "  " $4 " took " shown($5) " for “" $3 "”, which was not measured here\n"
  } else {
    peer[key, ++peerCount[key]] = $4
    peerFigure[key, peerCount[key]] = figure
  }
}

$1 == "absent" {
  missing[$2] = missing[$2] "  without " $3 ": " $4 "\n"
  absent++
  if (!($2 in known)) { known[$2] = 1; sections[++sectionCount] = $2 }
}

END {
  for (i = 1; i <= count; i++) {
    key = order[i]
    split(key, parts, "\t")
    if (parts[1] != section) {
      printf("%s", missing[section])
      delete missing[section]
      section = parts[1]
      printf("%s%s%s\n", (i > 1 ? "\n" : ""), pad(section, 66), "measured       goal")
    }
    value[key] = median(key)
    judged = verdict(goal[key], value[key])
    if (judged == "met") met++
    if (judged == "MISSED") missed++
    note = (goal[key] == "none" || goal[key] == "-") ? "" : goal[key]
    if (runs[key] > 1 && smallest > 0) {
      spread = largest / smallest
      note = join(note, sprintf("spread %.2f%s", spread, (spread > 1.5 ? " WIDE" : "")))
      if (spread > 1.5) wide++
    }
    for (j = 1; j <= peerCount[key]; j++)
      if (value[key] > 0)
        note = join(note, sprintf("%s %s (%.2f x)", peer[key, j], shown(peerFigure[key, j]), peerFigure[key, j] / value[key]))
    line = "  " pad(parts[2], 62) " " sprintf("%9s", shown(value[key])) " " pad(unit[key], 8) pad(judged, 7) note
    sub(/ +$/, "", line)
    print line
  }
  printf("%s", missing[section])
  delete missing[section]
  for (i = 1; i <= sectionCount; i++)
    if (missing[sections[i]] != "") printf("\n%s\n%s", sections[i], missing[sections[i]])
  printf("\n%d goals are met, %d are missed.\n", met, missed)
  if (wide > 0) printf("%d lines vary by more than 1.5 between processes.\n", wide)
  if (absent > 0) printf("%d peers did not run.\n", absent)
}
