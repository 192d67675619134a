#!/bin/sh
# Windows Node Wizard <version>
# #/plan?<link>

# Usage: sh verify.sh [address that pods must reach]
set -u
outbound='https://mcr.microsoft.com/v2/'
if [ $# -gt 0 ]; then outbound=$1; fi
failures=0

pods() {
  kubectl --namespace 'default' get pods --selector 'app=win-webserver' --field-selector status.phase=Running --output "jsonpath={.items[*].$1}"
}
url() { printf 'http://%s:%s/' "$1" "$2"; }
first_pod() { pods metadata.name | cut -d ' ' -f 1; }
each_pod() {
  ips=$(pods status.podIP) && [ -n "$ips" ] || return 1
  for ip in $ips; do "$1" "$(url "$ip" "$2")" || return 1; done
}
service_field() {
  kubectl --namespace 'default' get service 'win-webserver' --output "jsonpath=$1"
}
# Any answer counts, whatever its status: the way is what is checked. ICMP does not tell.
answers() { curl --silent --show-error --noproxy '*' --max-time 20 --output /dev/null "$1"; }
pod_gets() {
  kubectl --namespace 'default' exec "$(first_pod)" -- curl.exe --silent --show-error --insecure --max-time 20 --output NUL "$1"
}

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
  kubectl --namespace 'default' rollout status --timeout=900s 'deployment/win-webserver'
}
check 'Pods of win-webserver are Ready' pods_ready

node_to_pod() {
  each_pod answers '80'
}
check 'A node reaches each pod' node_to_pod

pod_to_pod() {
  each_pod pod_gets '80'
}
check 'A pod reaches each pod' pod_to_pod

service_to_pod() {
  ip=$(service_field '{.spec.clusterIP}') && answers "$(url "$ip" '80')" && pod_gets "$(url "$ip" '80')"
}
check 'The Service address answers, from a Linux node and from a pod' service_to_pod

service_discovery() {
  pod_gets "$(url 'win-webserver.default.svc.cluster.local' '80')"
}
check 'A pod finds the Service by its name win-webserver.default.svc.cluster.local' service_discovery

inbound() {
  port=$(service_field '{.spec.ports[0].nodePort}') && answers "$(url '10.127.130.21' "$port")"
}
check 'The NodePort of the node 10.127.130.21 answers from outside' inbound

outbound() {
  pod_gets "$outbound"
}
check 'A pod reaches an address outside the cluster' outbound

if [ "$failures" -gt 0 ]; then
  printf '%s checks failed. Run verify/collect-logs.ps1 on the Windows node.\n' "$failures" >&2
  exit 1
fi
echo 'All checks passed.'
