# Compares the reports of two revisions, in rounds. Reads lines of tab-separated fields:
#   old|new  round  value  section  name  value  unit  goal
# Prints for each line the geometric mean of the rounds' ratios, with the 95 % confidence interval of Student's
# distribution. Portable: comparisons within printf are in parentheses.
BEGIN {
  FS = "\t"
  # The quantiles for 1, 2, … degrees of freedom.
  count = split("12.71 4.303 3.182 2.776 2.571 2.447 2.365 2.306 2.262 2.228 2.201 2.179 2.160 2.145 2.131", quantiles, " ")
}

function quantile(freedom) { return (freedom <= count) ? quantiles[freedom] : 2.1 }

function pad(text, width) {
  while (length(text) < width) text = text " "
  return text
}

function shown(value) { return sprintf((value >= 100 ? "%.1f" : "%.3f"), value) }

$3 == "value" && $6 > 0 {
  key = $4 "\t" $5
  if (!(key in unit)) order[++keys] = key
  unit[key] = $7
  # More is better, for example in snapshots a second.
  rises[key] = ($8 ~ /^at least /)
  value[$1, key, $2] = $6
  sum[$1, key] += $6
  times[$1, key]++
  if ($2 > rounds) rounds = $2
}

END {
  worse = 0
  for (i = 1; i <= keys; i++) {
    key = order[i]
    split(key, parts, "\t")
    pairs = total = squares = 0
    for (round = 1; round <= rounds; round++) {
      if (!(("old", key, round) in value) || !(("new", key, round) in value)) continue
      ratio = log(value["new", key, round] / value["old", key, round])
      pairs++
      total += ratio
      squares += ratio * ratio
    }
    if (pairs < 2) continue
    if (parts[1] != section) {
      section = parts[1]
      print (printed++ ? "\n" : "") pad(section, 66) "   before     after           ratio  95 % confidence"
    }
    mean = total / pairs
    variance = (squares - total * mean) / (pairs - 1)
    if (variance < 0) variance = 0
    reach = quantile(pairs - 1) * sqrt(variance / pairs)
    low = exp(mean - reach)
    high = exp(mean + reach)
    verdict = ""
    if (high < 1) verdict = rises[key] ? "WORSE" : "better"
    if (low > 1) verdict = rises[key] ? "better" : "WORSE"
    if (verdict == "WORSE" && (low >= 1.05 || high <= 1 / 1.05)) worse++
    line = sprintf("  %s %9s %9s %s %6.3f  %.3f to %.3f  %s", pad(parts[2], 62), \
      shown(sum["old", key] / times["old", key]), shown(sum["new", key] / times["new", key]), \
      pad(unit[key], 6), exp(mean), low, high, verdict)
    sub(/ +$/, "", line)
    print line
  }
  printf("\n%d lines became at least 5 %% worse.\n", worse)
  exit (worse > 0)
}
