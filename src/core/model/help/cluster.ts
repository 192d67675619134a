import { defineHelp } from './define.ts'

export const clusterHelp = defineHelp({
  kubernetesVersion: {
    find: { on: 'cluster', command: 'kubectl get nodes --output wide' },
    text: 'The version of the kubelet and kube-proxy on this node. It decides which Windows releases, runtimes, flags and features there are.',
    sources: ['web-intro-36'],
  },
  kubernetesRelease: {
    find: { on: 'cluster', command: 'kubectl get nodes --output wide' },
    text: 'The exact release that the scripts fetch. Some flags came to a patch release of an older version, so it can matter. Left to the app, it is the newest known patch.',
  },
  controlPlaneVersion: {
    find: { on: 'cluster', command: 'kubectl version' },
    text: 'The version of the API server that the node talks to. The kubelet may be older than it by a few minors, never newer.',
    sources: ['skew-policy'],
  },
  platform: {
    text: 'Where the machine runs. Cloud networks route pod addresses in their own way, so some CNI plugins and IPAM choices belong to one platform. AKS, EKS and GKE make the node themselves; the plan then ends in the command that adds a pool.',
  },
  joinMethod: {
    text: 'How the node gets its credentials for the cluster. A node of AKS, EKS or GKE comes from a pool and brings them; any other way rebuilds such a node elsewhere. Tokens and keys are asked for when a script runs; they are never part of this plan.',
  },
  apiServerEndpoint: {
    find: { on: 'cluster', command: 'kubectl cluster-info' },
    text: 'Host and port at which the node reaches the API server, for example 10.127.130.2:6443. Every node must be able to open a connection to it.',
  },
  ipFamily: {
    text: 'Whether pods and Services get IPv4 addresses only, or IPv4 and IPv6. Windows has no IPv6-only clusters, and overlay networks carry IPv4 only.',
    sources: ['web-dual', 'web-net-b'],
  },
  clusterCIDR: {
    find: { on: 'cluster', command: 'kubectl cluster-info dump | grep -m 1 cluster-cidr' },
    text: 'The range that all pods of the cluster get their addresses from. Each node takes a part of it, unless pods live in the address space of a cloud network.',
    sources: ['doc004'],
  },
  podCIDR: {
    find: {
      on: 'cluster',
      command: "kubectl get node NODE --output 'jsonpath={.spec.podCIDR}'",
    },
    text: 'The part of the pod range that the cluster assigns to this node when it joins (podCIDR in its Node object). Until then, automatic takes the second subnet of the usual size as an example.',
  },
  serviceCIDR: {
    find: {
      on: 'cluster',
      command: 'kubectl cluster-info dump | grep -m 1 service-cluster-ip-range',
    },
    text: 'The range of the virtual addresses of Services. It exists only in kube-proxy’s rules and must not overlap pods or nodes.',
  },
  clusterDNS: {
    find: { on: 'cluster', command: 'kubectl get service kube-dns --namespace kube-system' },
    text: 'The address of the cluster’s DNS Service, taken from the service range. The kubelet hands it to every pod.',
  },
  clusterDomain: {
    text: 'The DNS suffix of the cluster. Almost every cluster uses cluster.local.',
  },
})
