import type { DecisionId } from '../../model/scenario.ts'
import { ofOverlay } from '../../values/overlay-name.ts'
import type { FoundLine } from './parse.ts'

type Read = (value: string) => readonly (readonly [DecisionId, unknown])[]

const text =
  (id: DecisionId): Read =>
  (value) =>
    value === '' ? [] : [[id, value]]
const list =
  (id: DecisionId): Read =>
  (value) => [[id, value.split(',').filter((one) => one !== '')]]
const number =
  (id: DecisionId): Read =>
  (value) =>
    /^\d{1,9}$/.test(value) ? [[id, Number(value)]] : []
const boolean =
  (id: DecisionId): Read =>
  (value) =>
    /^(?:true|1|t)$/i.test(value)
      ? [[id, true]]
      : /^(?:false|0|f)$/i.test(value)
        ? [[id, false]]
        : []

/** `C:\k\cni` tells the directory of the installation only where the kubelet stands there itself. */
const shared: Readonly<Record<string, Read>> = {
  'hostname-override': text('nodeName'),
  'feature-gates': list('featureGates'),
  'log-dir': text('logDirectory'),
  'cluster-cidr': (value) =>
    value === ''
      ? []
      : [
          ['clusterCIDR', value],
          ...(/\d\.\d.*:|:.*\d\.\d/.test(value) ? [['ipFamily', 'dual-stack'] as const] : []),
        ],
}

/** What the value of a flag decides. */
export const decisionsOf: Readonly<Record<FoundLine['program'], Readonly<Record<string, Read>>>> = {
  kubelet: {
    ...shared,
    'node-ip': text('nodeIP'),
    'cluster-dns': text('clusterDNS'),
    'cluster-domain': text('clusterDomain'),
    'max-pods': number('maxPods'),
    'kube-reserved': (value) => [['kubeReserved', value]],
    'system-reserved': (value) => [['systemReserved', value]],
    'windows-priorityclass': text('windowsPriorityClass'),
    'register-with-taints': (value) => [['nodeTaint', value]],
    'node-labels': list('nodeLabels'),
    'network-plugin': () => [['containerRuntime', 'docker']],
    'image-pull-progress-deadline': () => [['containerRuntime', 'docker']],
    'container-runtime-endpoint': runtimeOfEndpoint,
    'container-runtime': (value) => (value === 'docker' ? [['containerRuntime', 'docker']] : []),
    'windows-service': (value) => (value === 'false' ? [] : [['serviceManager', 'native']]),
  },
  'kube-proxy': {
    ...shared,
    'enable-dsr': boolean('directServerReturn'),
    'network-name': (value) =>
      value === ''
        ? []
        : [
            ['hnsNetworkName', value],
            ...(ofOverlay.test(value) ? [['networkMode', 'overlay'] as const] : []),
          ],
    'source-vip': text('sourceVip'),
  },
  flanneld: {
    iface: (value) => (/^\d+\.\d+\.\d+\.\d+$/.test(value) ? [['nodeIP', value]] : []),
  },
}

/** The runtime that listens at an endpoint, by the name of its socket. */
export function runtimeOfEndpoint(value: string): readonly (readonly [DecisionId, unknown])[] {
  if (/containerd/i.test(value)) return [['containerRuntime', 'containerd']]
  if (/cri-dockerd/i.test(value)) return [['containerRuntime', 'mirantis']]
  return /dockershim/i.test(value) ? [['containerRuntime', 'docker']] : []
}
