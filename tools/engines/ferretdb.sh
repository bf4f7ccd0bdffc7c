#!/bin/sh
# FerretDB 1.24.2 through the Go module proxy: MongoDB's protocol over SQLite, by another maker. Needs Go 1.22 or newer.
#   tools/engines/ferretdb.sh [PORT]
set -eu
port="${1:-27217}"
home="${ENGINES_DIR:-.data/engines}/ferretdb"
mkdir -p "$home/records"
home="$(cd "$home" && pwd)"
if [ ! -x "$home/ferretdb" ]; then
  # A copy, since its version stands in a file that the module leaves to whoever builds it.
  module="$(cd "$home" && go mod download -json github.com/FerretDB/FerretDB@v1.24.2 | sed -n 's/.*"Dir": "\(.*\)".*/\1/p')"
  rm -rf "$home/source"
  cp -r "$module" "$home/source"
  chmod -R u+w "$home/source"
  echo v1.24.2 >"$home/source/build/version/version.txt"
  (cd "$home/source" && go build -o "$home/ferretdb" ./cmd/ferretdb)
  rm -rf "$home/source"
fi
echo "MONGODB_URI=mongodb://127.0.0.1:$port/fitness-zone"
exec "$home/ferretdb" --handler=sqlite --sqlite-url="file:$home/records/" --state-dir="$home" \
  --listen-addr="127.0.0.1:$port" --debug-addr=- --telemetry=disable --log-level=error
