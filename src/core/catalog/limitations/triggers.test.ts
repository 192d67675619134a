import { expect, test } from 'vitest'
import { evaluate } from '../../engine/evaluate.ts'
import { initialChoices } from '../../model/presets/define.ts'
import type { Choices } from '../../model/scenario.ts'
import { isWithin } from '../../values/version.ts'
import { limitations } from './index.ts'

const hyperv = { isolation: 'hyperv', containerRuntime: 'docker' } as const
const host2019 = { windowsRelease: 'ltsc2019' } as const
const host2022 = { windowsRelease: 'ltsc2022' } as const
const docker120 = { kubernetesVersion: '1.20', containerRuntime: 'docker', ...host2019 } as const
const hostprocess = {
  isolation: 'hostprocess',
  workloadKind: 'DaemonSet',
  runAsUserName: String.raw`NT AUTHORITY\SYSTEM`,
} as const

/** For each row that rules cover, choices that it is about. */
const triggers: Readonly<Record<string, Partial<Choices>>> = {
  'os-build-match': { ...host2022, imageRelease: 'ltsc2025' },
  'hyperv-docker-gate': {
    ...docker120,
    ...hyperv,
    featureGates: ['HyperVContainer=false'],
  },
  'hyperv-gate-gone': { ...hyperv, ...host2019, kubernetesVersion: '1.21' },
  'hyperv-unsupported': { isolation: 'hyperv' },
  'hyperv-planned': { ...docker120, ...hyperv },
  'hyperv-image-pull': { isolation: 'hyperv', imageRelease: 'ltsc2019' },
  'no-oom-killer': { memoryLimit: '' },
  'memory-limit-equals-request': { memoryRequest: '300Mi' },
  'requests-not-guaranteed': { memoryRequest: '300Mi' },
  'cpu-relative-shares': { kubernetesVersion: '1.17', ...host2019 },
  'cpu-64-logical': { kubernetesVersion: '1.26', cpuCores: 128 },
  'pause-build-match': { kubernetesVersion: '1.20', windowsRelease: '1709' },
  'dockershim-removed': { containerRuntime: 'docker' },
  'cri-v1-only': { kubernetesVersion: '1.26', runtimeVersion: '1.5.18' },
  'logs-etw': { logMonitor: true },
  'system-reserved-2gb': { systemReserved: 'memory=1Gi' },
  'cpu-reserve': { kubeReserved: 'memory=1Gi', systemReserved: 'memory=2Gi' },
  'graceful-shutdown-service': {
    serviceManager: 'nssm',
    featureGates: ['WindowsGracefulNodeShutdown=true'],
  },
  'affinity-runtime': { featureGates: ['WindowsCPUAndMemoryAffinity=true'] },
  'memory-medium': { volumes: ['emptyDir:Memory:/x'] },
  nfs: { volumes: ['nfs:server/share:/x'] },
  'csi-privileged': { kubernetesVersion: '1.17', ...host2019, volumes: ['csi:a.example:/x'] },
  'csi-proxy': { volumes: ['csi:a.example:/x'] },
  'hpc-pipes': { ...hostprocess, volumes: [String.raw`namedPipe:\\.\pipe\a:\\.\pipe\a`] },
  'hpc-mount-16': {
    ...hostprocess,
    kubernetesVersion: '1.26',
    runtimeVersion: '1.6.39',
    volumes: ['emptyDir::/x'],
  },
  'max-64-backends': {
    kubernetesVersion: '1.34',
    replicas: 65,
    ...host2022,
    windowsRevision: 202,
  },
  'max-1024-backends': { replicas: 1025 },
  'overlay-kb': { kubernetesVersion: '1.24', ...host2019, windowsRevision: 100 },
  'overlay-gate': {
    kubernetesVersion: '1.19',
    ...host2019,
    featureGates: ['WinOverlay=false'],
  },
  'external-traffic-local': {
    kubernetesVersion: '1.19',
    ...host2019,
    externalTrafficPolicy: 'Local',
  },
  'external-traffic-local-dsr': { externalTrafficPolicy: 'Local' },
  'dsr-flags': {
    kubernetesVersion: '1.30',
    directServerReturn: true,
    featureGates: ['WinDSR=false'],
  },
  'dsr-os': { kubernetesVersion: '1.18', ...host2019, directServerReturn: true },
  'ws2022-nodeport-overlay': { kubernetesVersion: '1.30', ...host2022 },
  'ws2022-l2bridge-dsr': {
    kubernetesVersion: '1.30',
    ...host2022,
    networkMode: 'l2bridge',
    directServerReturn: true,
  },
  'preserve-destination': { preserveDestination: true },
  'session-affinity-os': {
    kubernetesVersion: '1.24',
    ...host2019,
    sessionAffinity: 'ClientIP',
  },
  'session-affinity-none': { kubernetesVersion: '1.18', sessionAffinity: 'ClientIP' },
  'session-affinity-timeout': { sessionAffinity: 'ClientIP', sessionAffinityTimeout: 60 },
  'ipv6-all': { kubernetesVersion: '1.18', ipFamily: 'dual-stack' },
  'ipv6-overlay': { ipFamily: 'dual-stack' },
  'ipv6-only': { clusterCIDR: 'fd00:1::/48' },
  'dual-stack-os': {
    kubernetesVersion: '1.24',
    ...host2019,
    networkMode: 'l2bridge',
    ipFamily: 'dual-stack',
  },
  'dual-stack-shared-lb': {
    kubernetesVersion: '1.30',
    ...host2022,
    networkMode: 'l2bridge',
    ipFamily: 'dual-stack',
  },
  exceptionlist: { externalTargets: ['192.168.40.12'], extraExceptions: ['192.168.40.0/24'] },
  'flannel-vni-port': { vni: 1 },
  'l2bridge-adjacency': { platform: 'gcp', networkMode: 'l2bridge' },
  'l2tunnel-azure': { networkMode: 'l2tunnel' },
  'nat-not-used': { networkMode: 'nat', cni: 'nat' },
  'transparent-ovn': { networkMode: 'transparent' },
  'ipam-options': { ipam: 'azure-vnet-ipam' },
  'secrets-clear': { volumes: ['secret:tls:/x'] },
  'gmsa-containerd-shares': {
    kubernetesVersion: '1.24',
    ...host2019,
    gmsaCredentialSpec: 'webapp1',
  },
  'hpc-containerd': { ...hostprocess, containerRuntime: 'mirantis' },
  'hpc-user': { ...hostprocess, runAsUserName: String.raw`CORP\agent` },
  'runtimeclass-docker-114': {
    kubernetesVersion: '1.14',
    ...host2019,
    useRuntimeClass: true,
  },
}

const covered = limitations.flatMap((limitation) =>
  'rules' in limitation.coveredBy ? [{ ...limitation, rules: limitation.coveredBy.rules }] : [],
)

test('every row that rules cover has choices that it is about', () =>
  expect(Object.keys(triggers).toSorted()).toEqual(covered.map(({ id }) => id).toSorted()))

test.each(covered)('$id is reported on its basis', ({ id, rules, from, through, basis }) => {
  const { findings, scenario } = evaluate({ ...initialChoices, ...triggers[id] })
  const range = through === undefined ? { from } : { from, through }
  expect(isWithin(scenario.kubernetesVersion, range)).toBe(true)
  const found = findings.filter((finding) => rules.some((rule) => rule === finding.id))
  expect(found.map((finding) => finding.basis)).toContain(basis)
})
