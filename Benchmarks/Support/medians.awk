# Prints the median of every column of numbers.
{
  columns = NF
  for (i = 1; i <= NF; i++) values[i, NR] = $i
}
END {
  for (i = 1; i <= columns; i++) {
    for (j = 1; j <= NR; j++) sorted[j] = values[i, j] + 0
    for (j = 2; j <= NR; j++)
      for (k = j; k > 1 && sorted[k - 1] > sorted[k]; k--) {
        swap = sorted[k]; sorted[k] = sorted[k - 1]; sorted[k - 1] = swap
      }
    printf("%s%s", sorted[int((NR + 1) / 2)], (i < columns ? " " : "\n"))
  }
}
