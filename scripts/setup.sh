#!/bin/sh
# Makes the checkout ready to run, to check or to bench: scripts/setup.sh run|check|bench.
# What decided the contents of .venv is kept in .venv/inputs; while that reads the same, there is nothing to do.
set -eu

say() { printf 'rouages: %s\n' "$*" >&2; }
stop() {
  say "$*"
  exit 1
}

# try SENTENCE COMMAND...: run in silence; if it fails, show the end of what it said, then the sentence.
try() {
  sentence=$1
  shift
  "$@" >.setup.log 2>&1 && return
  tail -n 3 .setup.log >&2
  stop "$sentence The whole output is in .setup.log."
}

# debian PACKAGE...: install them, if this is a Debian machine and we may.
debian() {
  command -v apt-get >/dev/null || return 1
  if [ "$(id -u)" = 0 ]; then as_root=''; else as_root='sudo -n' && $as_root true 2>/dev/null || return 1; fi
  say "installing Debian's $*"
  # shellcheck disable=SC2016
  $as_root env DEBIAN_FRONTEND=noninteractive sh -c \
    'apt-get -q update && apt-get -q install -y --no-install-recommends "$@"' sh "$@" >.setup.log 2>&1
}

is_python() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
  if [ -n "${PYTHON:-}" ]; then
    is_python "$PYTHON" || stop "PYTHON names $PYTHON, which is not a Python 3.11 or newer."
    return
  fi
  for PYTHON in python3 python3.14 python3.13 python3.12 python3.11; do
    ! is_python "$PYTHON" || return 0
  done
  stop "Python 3.11 or newer is needed and there is none here; if it has another name, put it in PYTHON."
}

# uv comes by the machine's pip or Python's own; a bare Debian has neither, until its package is installed.
install_uv() {
  if "$PYTHON" -m pip --version >/dev/null 2>&1; then
    set -- "$PYTHON" -m pip --python .venv/bin/python
  elif .venv/bin/python -m ensurepip >/dev/null 2>&1; then
    set -- .venv/bin/python -m pip
  elif debian python3-pip && "$PYTHON" -m pip --version >/dev/null 2>&1; then
    set -- "$PYTHON" -m pip --python .venv/bin/python
  else
    stop "$PYTHON has no pip and this user may not install one: install the package python3-pip, then run this again."
  fi
  try "uv could not be installed (is the network reachable?)." \
    "$@" install --disable-pip-version-check --require-hashes --no-deps -r requirements/uv.txt
}

inputs() {
  printf '%s\n' "$root" "$level"
  cat requirements/uv.txt "requirements/$level.txt" pyproject.toml
}

is_ready() { inputs | cmp -s - .venv/inputs && .venv/bin/python -c 'import uv' 2>/dev/null; }

sync() { .venv/bin/uv pip sync --python .venv/bin/python --require-hashes "requirements/$level.txt" "$@"; }

install_environment() {
  find_python
  if [ "$(head -n 1 .venv/inputs 2>/dev/null)" != "$root" ] || ! .venv/bin/uv --version >/dev/null 2>&1 ||
    ! .venv/bin/python -c 'import uv' 2>/dev/null; then
    say "making .venv"
    try ".venv could not be made with $PYTHON." "$PYTHON" -m venv --clear --without-pip .venv
    install_uv
  fi
  # Behind a filtering proxy only the machine's own certificates are right; uv looks elsewhere unless told.
  [ ! -s /etc/ssl/certs/ca-certificates.crt ] || export UV_SYSTEM_CERTS="${UV_SYSTEM_CERTS:-1}"
  say "installing the packages of requirements/$level.txt"
  printf '%s\n' "$root" >.venv/inputs
  sync --offline >/dev/null 2>&1 || try "The packages could not be installed (is the network reachable?)." sync
  try "The package itself could not be installed." \
    .venv/bin/uv pip install --python .venv/bin/python --no-deps --no-build-isolation --editable .
  # One start writes the compiled files of all that the program starts with: the user's first is quick already.
  PYTHONDONTWRITEBYTECODE='' .venv/bin/rouages --help >/dev/null 2>&1 || true
  printf '%s\n' "$level" >.venv/level
  inputs >.venv/inputs
}

install_browser() {
  for browser in chromium chromium-browser google-chrome; do
    ! command -v "$browser" >/dev/null || return 0
  done
  debian chromium || .venv/bin/playwright install chromium >.setup.log 2>&1 ||
    say "no Chromium here, and it could not be installed: the browser tests will fail until its package is."
}

install_postgres() {
  command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || debian postgresql ||
    say "no PostgreSQL here, and it could not be installed: its tests will fail until its package is."
}

# What runs long drives a proxy, too; the rest does without.
install_proxy() {
  command -v caddy >/dev/null || debian caddy ||
    say "no Caddy here, and it could not be installed: the tests of a proxy are left out until its package is."
}

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root"

# An environment that holds more than is asked for will do.
case "$(cat .venv/level 2>/dev/null):${1:-nothing}" in
  bench:*) level=bench ;;
  check:run) level=check ;;
  *:run | *:check | *:bench) level=$1 ;;
  *) stop "set-up is for run, check or bench, not for ${1:-nothing}." ;;
esac

if ! is_ready; then
  if command -v flock >/dev/null; then exec 9>.setup.lock && flock 9; fi
  is_ready || install_environment
fi

if [ "$1" = check ]; then
  install_browser
  install_postgres
  install_proxy
fi
