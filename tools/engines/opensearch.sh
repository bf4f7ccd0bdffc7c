#!/bin/sh
# OpenSearch 2.19.1 from Maven, one node. Needs Java 17 or newer and Maven.
#   tools/engines/opensearch.sh [PORT]
set -eu
port="${1:-9201}"
home="${ENGINES_DIR:-.data/engines}/opensearch"
here="$(dirname "$0")/opensearch"
mkdir -p "$home"
home="$(cd "$home" && pwd)"
[ -s "$home/classpath" ] ||
  mvn -q -B -f "$here/pom.xml" dependency:build-classpath -Dmdep.outputFile="$home/classpath"
echo "SEARCH_URL=http://127.0.0.1:$port"
exec java -Xms256m -Xmx"${OPENSEARCH_HEAP:-512m}" -cp "$(cat "$home/classpath")" "$here/StartOpenSearch.java" "$home/node" "$port"
