#!/bin/sh
# versitygw 1.8.0 through the Go module proxy: an S3 server over a folder, with one bucket. Needs Go 1.24 or newer.
#   tools/engines/s3.sh [PORT]
set -eu
port="${1:-7070}"
home="${ENGINES_DIR:-.data/engines}/s3"
mkdir -p "$home/objects/fitness-zone"
home="$(cd "$home" && pwd)"
[ -x "$home/versitygw" ] || GOBIN="$home" go install github.com/versity/versitygw/cmd/versitygw@v1.8.0
cat <<END
S3_ENDPOINT=http://127.0.0.1:$port
S3_REGION=us-east-1
S3_BUCKET=fitness-zone
S3_ACCESS_KEY_ID=fitness
S3_SECRET_ACCESS_KEY=fitness-zone-secret
END
export ROOT_ACCESS_KEY_ID=fitness ROOT_SECRET_ACCESS_KEY=fitness-zone-secret
exec "$home/versitygw" --port "127.0.0.1:$port" --region us-east-1 --quiet posix "$home/objects"
