#!/bin/sh
# Windows Node Wizard <version>
# #/plan?<link>

# Usage: sh verify.sh
set -u
failures=0

check() {
  if "$2"; then
    printf 'ok    %s\n' "$1"
  else
    printf 'FAIL  %s\n' "$1" >&2
    failures=$((failures + 1))
  fi
}

node_ready() {
  kubectl wait --for=condition=Ready --timeout=300s 'node/win-node-1'
}
check 'Node win-node-1 is Ready' node_ready

pods_ready() {
  kubectl --namespace 'default' rollout status --timeout=900s 'daemonset/win-webserver'
}
check 'Pods of win-webserver are Ready' pods_ready

if [ "$failures" -gt 0 ]; then
  printf '%s checks failed. Run verify/collect-logs.ps1 on the Windows node.\n' "$failures" >&2
  exit 1
fi
echo 'All checks passed.'
