#!/bin/sh
# Windows Node Wizard <version>
# #/plan?<link>

set -eu
if [ $# -lt '2' ]; then
  printf '%s\n' 'Usage: sh cluster/node-pool.sh RESOURCE_GROUP CLUSTER [POOL_NAME [VM_SIZE]]' >&2
  exit 2
fi
resource_group=$1
cluster=$2
name=win
if [ $# -gt 2 ]; then name=$3; fi
if [ $# -gt 3 ]; then size=$4; else size=; fi
set --
if [ -n "$size" ]; then set -- --node-vm-size "$size"; fi

case $name in
  '' | [!a-z]* | *[!a-z0-9]* | ???????*)
    printf '%s\n' 'The name of a Windows pool has 1 to 6 lower-case letters and digits, first a letter.' >&2
    exit 2
    ;;
esac

az aks nodepool add \
  --resource-group "$resource_group" \
  --cluster-name "$cluster" \
  --name "$name" \
  --os-type Windows \
  --os-sku 'Windows2025' \
  --enable-fips-image \
  --kubernetes-version '1.36' \
  --max-pods '110' \
  --node-count 1 \
  "$@"
