#!/bin/sh
# Redis 7 of the distribution (apt-get install redis-server), which keeps nothing on the disk.
#   tools/engines/redis.sh [PORT]
set -eu
port="${1:-6479}"
echo "REDIS_URL=redis://127.0.0.1:$port"
exec redis-server --bind 127.0.0.1 --port "$port" --save '' --appendonly no --loglevel warning
