#!/bin/sh
# mongo-java-server 1.47 from Maven: MongoDB's protocol by another maker, in memory. Needs Java 17 or newer and Maven.
#   tools/engines/mongo-java-server.sh [PORT]
set -eu
port="${1:-27117}"
home="${ENGINES_DIR:-.data/engines}/mongo-java-server"
here="$(dirname "$0")/mongo-java-server"
mkdir -p "$home"
home="$(cd "$home" && pwd)"
[ -s "$home/classpath" ] ||
  mvn -q -B -f "$here/pom.xml" dependency:build-classpath -Dmdep.outputFile="$home/classpath"
echo "MONGODB_URI=mongodb://127.0.0.1:$port/fitness-zone"
exec java -Xmx1g -cp "$(cat "$home/classpath")" "$here/StartMongo.java" "$port"
