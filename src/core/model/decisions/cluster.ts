import { catalog } from '../../catalog/catalog.ts'
import { newestVerified } from '../../catalog/kubernetes/index.ts'
import type { Decisions } from '../decision.ts'
import { joinMethod } from '../resolve/join-method.ts'
import { kubernetesRelease } from '../resolve/kubernetes-release.ts'
import { podCIDR } from '../resolve/pod-cidr.ts'
import { entries, minors, namedChoices } from './choices.ts'

/** Kubernetes and the ranges of the cluster. */
export const clusterDecisions = {
  kubernetesVersion: {
    topic: 'cluster',
    label: 'Kubernetes version of the node',
    kind: 'closed',
    control: 'select',
    initial: newestVerified,
    choices: minors,
  },
  kubernetesRelease: {
    topic: 'cluster',
    label: 'Patch release',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    placeholder: '1.36.4',
    auto: { reads: ['kubernetesVersion'], resolve: kubernetesRelease },
  },
  controlPlaneVersion: {
    topic: 'cluster',
    label: 'Kubernetes version of the control plane',
    kind: 'closed',
    control: 'select',
    initial: 'auto',
    choices: minors,
    auto: {
      reads: ['kubernetesVersion'],
      resolve: ({ kubernetesVersion }) => kubernetesVersion,
    },
  },
  platform: {
    topic: 'cluster',
    label: 'Where the node runs',
    kind: 'closed',
    control: 'select',
    initial: 'on-premises',
    choices: () => entries(catalog.platforms),
  },
  joinMethod: {
    topic: 'cluster',
    label: 'How the node joins',
    kind: 'closed',
    control: 'cards',
    initial: 'auto',
    auto: { reads: ['platform'], resolve: joinMethod },
    choices: namedChoices({
      kubeadm: [
        'kubeadm join',
        'kubeadm writes the kubelet’s flags and configuration on the node.',
      ],
      'bootstrap-token': [
        'Bootstrap kubeconfig',
        'The kubelet asks for its own certificate with a short-lived token.',
      ],
      kubeconfig: ['Existing kubeconfig', 'You bring a kubeconfig that is valid for this node.'],
      'node-pool': ['Node pool', 'AKS, EKS or GKE makes the node; nobody installs a kubelet.'],
    }),
  },
  apiServerEndpoint: {
    topic: 'cluster',
    label: 'API server (host and port)',
    kind: 'text',
    control: 'text',
    initial: '10.127.130.2:6443',
    example: true,
  },
  ipFamily: {
    topic: 'addresses',
    label: 'IP family',
    kind: 'closed',
    control: 'select',
    initial: 'ipv4',
    choices: namedChoices({ ipv4: 'IPv4', 'dual-stack': 'IPv4 and IPv6 (dual-stack)' }),
  },
  clusterCIDR: {
    topic: 'addresses',
    label: 'Pod range (cluster CIDR)',
    kind: 'text',
    control: 'text',
    initial: '10.244.0.0/16',
    example: true,
  },
  podCIDR: {
    topic: 'addresses',
    label: 'Pod subnet of this node',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    placeholder: '10.244.1.0/24',
    relevant: ({ ipam: plugin }) => plugin === 'host-local',
    auto: { reads: ['clusterCIDR'], resolve: podCIDR },
  },
  serviceCIDR: {
    topic: 'addresses',
    label: 'Service range',
    kind: 'text',
    control: 'text',
    initial: '10.96.0.0/12',
    example: true,
  },
  clusterDNS: {
    topic: 'addresses',
    label: 'DNS service IP',
    kind: 'text',
    control: 'text',
    initial: '10.96.0.10',
    example: true,
  },
  clusterDomain: {
    topic: 'addresses',
    label: 'Cluster domain',
    kind: 'text',
    control: 'text',
    initial: 'cluster.local',
  },
} satisfies Partial<Decisions>
