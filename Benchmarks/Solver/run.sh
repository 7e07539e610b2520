#!/usr/bin/env bash
# Times the constraint solver beside kiwisolver, Debian's or one in a virtual environment.
source "$(dirname "$0")/../Support/common.sh"
environment=.build/kiwisolver
python=
# Debian's interpreter first: another on the search path has not its packages.
for candidate in /usr/bin/python3 python3 "$environment/bin/python"; do
  if "$candidate" -c "import kiwisolver" 2>/dev/null; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then absent kiwisolver "it needs python3-kiwisolver (Scripts/setup bench)"; fi
"$(binary SolverBenchmark)" --python "${python:-python3}"
