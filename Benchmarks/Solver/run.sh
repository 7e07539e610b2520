#!/usr/bin/env bash
# Times the constraint solver beside kiwisolver, which is fetched into a virtual environment if it can be.
source "$(dirname "$0")/../Support/common.sh"
environment=.build/kiwisolver
python=$environment/bin/python
if ! [ -x "$python" ] || ! "$python" -c "import kiwisolver" 2>/dev/null; then
  { python3 -m venv "$environment" && "$environment/bin/pip" install -q kiwisolver; } >/dev/null 2>&1 || true
fi
[ -x "$python" ] || python=python3
"$(binary SolverBenchmark)" --python "$python"
