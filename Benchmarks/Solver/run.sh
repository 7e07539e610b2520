#!/usr/bin/env bash
# Measures the constraint solver, compared with kiwisolver from Debian or a virtual environment.
source "$(dirname "$0")/../Support/common.sh"
environment=.build/kiwisolver
python=
# Tries Debian's interpreter first, because others on the search path lack its packages.
for candidate in /usr/bin/python3 python3 "$environment/bin/python"; do
  if "$candidate" -c "import kiwisolver" 2>/dev/null; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then absent kiwisolver "it needs python3-kiwisolver (Scripts/setup bench)"; fi
"$(binary SolverBenchmark)" --python "${python:-python3}"
