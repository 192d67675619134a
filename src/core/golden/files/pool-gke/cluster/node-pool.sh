#!/bin/sh
# Windows Node Wizard <version>
# #/plan?<link>

set -eu
if [ $# -lt '2' ]; then
  printf '%s\n' 'Usage: sh cluster/node-pool.sh CLUSTER LOCATION [POOL_NAME [MACHINE_TYPE]]' >&2
  exit 2
fi
cluster=$1
location=$2
name=windows
if [ $# -gt 2 ]; then name=$3; fi
machine_type=e2-standard-4
if [ $# -gt 3 ]; then machine_type=$4; fi

gcloud container node-pools create "$name" \
  --cluster "$cluster" \
  --location "$location" \
  --image-type 'WINDOWS_LTSC_CONTAINERD' \
  --windows-os-version 'ltsc2022' \
  --machine-type "$machine_type" \
  --max-pods-per-node '110' \
  --node-taints 'os=windows:NoSchedule' \
  --num-nodes 1
