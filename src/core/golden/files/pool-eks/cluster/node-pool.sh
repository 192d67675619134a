#!/bin/sh
# Windows Node Wizard <version>
# #/plan?<link>

set -eu
if [ $# -lt '2' ]; then
  printf '%s\n' 'Usage: sh cluster/node-pool.sh CLUSTER REGION [INSTANCE_TYPE]' >&2
  exit 2
fi
cluster=$1
region=$2
instance_type=m5.large
if [ $# -gt 2 ]; then instance_type=$3; fi
case $cluster$region$instance_type in
  *[!A-Za-z0-9._-]*)
    echo 'A name of a cluster, region or instance type has other characters than letters, digits, dots and hyphens.' >&2
    exit 2
    ;;
esac
here=$(dirname "$0")

kubectl apply --filename "$here/amazon-vpc-cni.yaml"

config=$(mktemp)
trap 'rm -f "$config"' EXIT
sed -e "s/^  name: CLUSTER\$/  name: $cluster/" \
  -e "s/^  region: REGION\$/  region: $region/" \
  -e "s/instanceType: m5[.]large\$/instanceType: $instance_type/" \
  "$here/nodegroup.yaml" > "$config"
eksctl create nodegroup --config-file "$config"
