#!/bin/sh
# Windows Node Wizard <version>
# #/plan?<link>

# Usage: sh identities.sh [directory that gets the files]
set -eu
umask 077
directory=${1:-.}
mkdir -p "$directory"

ca="$directory/ca.crt"
kubectl config view --raw --minify --flatten --output 'jsonpath={.clusters[0].cluster.certificate-authority-data}' | base64 -d > "$ca"
if [ ! -s "$ca" ]; then
  echo 'Your kubeconfig names no certificate of the CA: copy /etc/kubernetes/pki/ca.crt of the control plane.' >&2
  exit 1
fi

write_kubeconfig() {
  if [ -z "$3" ]; then
    printf 'There is no token for %s yet: apply cluster/identities.yaml, then run this again.\n' "$2" >&2
    exit 1
  fi
  rm -f "$1"
  kubectl config set-cluster kubernetes --kubeconfig="$1" --server='https://10.127.130.2:6443' --certificate-authority="$ca" --embed-certs=true
  kubectl config set-credentials "$2" --kubeconfig="$1" --token="$3"
  kubectl config set-context default --kubeconfig="$1" --cluster=kubernetes --user="$2"
  kubectl config use-context default --kubeconfig="$1"
}

token=$(kubectl create token 'kube-proxy-windows' --namespace 'kube-system' --duration '8760h')
write_kubeconfig "$directory/"'kube-proxy.conf' 'kube-proxy-windows' "$token"
