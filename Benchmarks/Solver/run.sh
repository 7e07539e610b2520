#!/usr/bin/env bash
# Times the constraint solver beside kiwisolver, which is fetched into a virtual environment if it can be.
set -euo pipefail
cd "$(dirname "$0")/../.."
environment=.build/kiwisolver
if [ ! -x "$environment/bin/python" ] || ! "$environment/bin/python" -c "import kiwisolver" 2>/dev/null; then
  python3 -m venv "$environment" 2>/dev/null && "$environment/bin/pip" install -q kiwisolver 2>/dev/null || true
fi
python=$environment/bin/python
[ -x "$python" ] || python=python3
exec swift run -c release SolverBenchmark --python "$python"
