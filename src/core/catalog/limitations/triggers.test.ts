import { describe, expect, test } from 'vitest'
import { evaluate } from '../../engine/evaluate.ts'
import { lintManifests } from '../../engine/lint/lint.ts'
import type { Known } from '../../engine/lint/worlds.ts'
import { kubernetesVersions } from '../kubernetes/index.ts'
import { hostProcessManifest, podManifest, serviceManifest } from '../../testing/manifests.ts'
import { initialChoices } from '../../model/presets/define.ts'
import type { Choices } from '../../model/scenario.ts'
import { isWithin } from '../../values/version.ts'
import { limitations, type Limitation } from './index.ts'

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

const annotations = { 'experimental.windows.kubernetes.io/isolation-type': 'hyperv' }
const docker = { containerRuntime: 'docker' } as const
const runtimeClass = (handler: string, more: object = {}) => ({
  apiVersion: 'node.k8s.io/v1',
  kind: 'RuntimeClass',
  metadata: { name: 'a' },
  handler,
  ...more,
})
const deployment = (replicas: number) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'a' },
  spec: { replicas, template: { spec: { containers: [{ name: 'a' }] } } },
})
const mounted = (mount: object) => podManifest({}, { volumeMounts: [{ name: 'a', ...mount }] })
const volume = (source: object) => podManifest({ volumes: [{ name: 'a', ...source }] })
const secured = (context: object) => podManifest({}, { securityContext: context })
const affinity = { sessionAffinity: 'ClientIP' }
const dualStack = { ipFamilyPolicy: 'PreferDualStack' }
const bothFamilies: Known = { ipFamily: 'dual-stack' }
const optionsOf = (hostProcess: boolean) => ({
  securityContext: { windowsOptions: { hostProcess } },
})

/** For each row about a field of a manifest that needs more than the field: a manifest with it. */
const manifests: Readonly<Record<string, { readonly document: object; readonly known?: Known }>> = {
  'os-build-match': {
    document: podManifest({}, { image: 'mcr.microsoft.com/windows/nanoserver:1809' }),
    known: host2022,
  },
  'no-mixed-os-pod': { document: podManifest({}, { image: 'nginx' }) },
  'hyperv-docker-one-container': {
    document: podManifest({ containers: [{ name: 'a' }, { name: 'b' }] }, {}, { annotations }),
  },
  'hyperv-docker-gate': { document: podManifest({}, {}, { annotations }) },
  'hyperv-gate-gone': { document: podManifest({}, {}, { annotations }) },
  'hyperv-unsupported': { document: runtimeClass('runhcs-wcow-hypervisor') },
  'hostprocess-no-hyperv': {
    document: {
      ...hostProcessManifest(),
      metadata: { name: 'a', annotations },
    },
  },
  'namespaces-partial': { document: podManifest({ shareProcessNamespace: true }) },
  'memory-limit-equals-request': {
    document: podManifest({}, { resources: { requests: { memory: '1Gi' } } }),
  },
  'requests-not-guaranteed': {
    document: podManifest({}, { resources: { requests: { memory: '1Gi' } } }),
  },
  'cpu-relative-shares': { document: podManifest({}, { resources: { limits: { cpu: '1' } } }) },
  'cpu-64-logical': { document: podManifest({}, { resources: { limits: { cpu: '1' } } }) },
  'windows-build-label': {
    document: podManifest({ nodeSelector: { 'node.kubernetes.io/windows-build': '10.0.17763' } }),
  },
  'arch-amd64': {
    document: podManifest({
      nodeSelector: { 'kubernetes.io/os': 'windows', 'kubernetes.io/arch': 'arm64' },
    }),
  },
  'dir-only-docker': { document: mounted({ subPath: 'a.json' }) },
  'ro-rootfs': { document: secured({ readOnlyRootFilesystem: true }) },
  'subpath-secret': { document: mounted({ subPath: 'a' }) },
  'block-device': { document: podManifest({}, { volumeDevices: [{ name: 'a' }] }) },
  'memory-medium': { document: volume({ emptyDir: { medium: 'Memory' } }) },
  nfs: { document: volume({ nfs: { server: 'a', path: '/b' } }) },
  'secrets-clear': { document: volume({ secret: { secretName: 's' } }) },
  'hpc-pipes': {
    document: hostProcessManifest({
      volumes: [{ name: 'p', hostPath: { path: String.raw`\\.\pipe\a` } }],
    }),
  },
  'hpc-mount-16': {
    document: hostProcessManifest({}, {}, { volumeMounts: [{ name: 'a', mountPath: '/a' }] }),
    known: { containerRuntime: 'containerd' },
  },
  'no-host-network': { document: podManifest({ hostNetwork: true }) },
  'local-nodeport': { document: serviceManifest({ type: 'NodePort' }) },
  'ws2022-nodeport-overlay': { document: serviceManifest({ type: 'NodePort' }) },
  'max-64-backends': { document: deployment(65) },
  'max-1024-backends': { document: deployment(1025) },
  'external-traffic-local': { document: serviceManifest({ externalTrafficPolicy: 'Local' }) },
  'external-traffic-local-dsr': { document: serviceManifest({ externalTrafficPolicy: 'Local' }) },
  'preserve-destination': {
    document: serviceManifest({}, { annotations: { 'preserve-destination': 'true' } }),
  },
  'session-affinity-os': { document: serviceManifest(affinity) },
  'session-affinity-none': { document: serviceManifest(affinity) },
  'session-affinity-timeout': {
    document: serviceManifest({
      ...affinity,
      sessionAffinityConfig: { clientIP: { timeoutSeconds: 60 } },
    }),
  },
  'ipv6-overlay': { document: serviceManifest(dualStack), known: bothFamilies },
  'dual-stack-shared-lb': { document: serviceManifest(dualStack), known: bothFamilies },
  'dns-one-suffix': { document: podManifest({ dnsConfig: { searches: ['a.example'] } }) },
  'no-privileged': { document: secured({ privileged: true }) },
  'linux-security-features': {
    document: podManifest({ securityContext: { seccompProfile: { type: 'RuntimeDefault' } } }),
  },
  'gmsa-containerd-shares': {
    document: secured({ windowsOptions: { gmsaCredentialSpecName: 'a' } }),
    known: { containerRuntime: 'containerd' },
  },
  'hpc-all': {
    document: podManifest({
      hostNetwork: true,
      containers: [{ name: 'a', ...optionsOf(true) }, { name: 'b' }],
    }),
  },
  'hpc-hostnetwork': { document: hostProcessManifest({ hostNetwork: undefined }) },
  'hpc-identical': { document: hostProcessManifest({}, {}, optionsOf(false)) },
  'hpc-user': { document: hostProcessManifest({}, { runAsUserName: String.raw`CORP\a` }) },
  'psc-none': { document: podManifest({ securityContext: { supplementalGroups: [1] } }) },
  'psc-two': { document: podManifest({ securityContext: { supplementalGroups: [1] } }) },
  'osname-init': {
    document: podManifest({
      os: { name: 'windows' },
      initContainers: [{ name: 'i', securityContext: { privileged: true } }],
    }),
  },
  'osname-scheduler': { document: podManifest({ os: { name: 'windows' }, nodeSelector: {} }) },
  'osname-gate': { document: podManifest({ os: { name: 'windows' } }) },
  'runtimeclass-docker-114': { document: podManifest({ runtimeClassName: 'a' }), known: docker },
  'runtimeclass-docker': { document: runtimeClass('a'), known: docker },
  'runtimeclass-scheduling': { document: runtimeClass('docker', { scheduling: {} }) },
}

const onManifests = limitations.flatMap((row) => (row.onManifest ? [row] : []))

describe('manifests that people bring', () => {
  test('every row about a field says which lint reports it', () => {
    const silent = limitations.filter(
      ({ field, onManifest, coveredBy }) => field && !onManifest && !('lint' in coveredBy),
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('every such row has a manifest that it is about', () =>
    expect(Object.keys(manifests).toSorted()).toEqual(onManifests.map(({ id }) => id).toSorted()))

  test.each(onManifests)('$id is reported', ({ id, from, onManifest, statement }) => {
    const { document = {}, known = {} } = manifests[id] ?? {}
    const minor = kubernetesVersions.find((one) => one === from)
    const { findings } = lintManifests([{ name: 'a.json', text: JSON.stringify(document) }], {
      ...(minor ? { kubernetesVersion: minor, controlPlaneVersion: minor } : {}),
      operatingSystem: 'windows',
      ...known,
    })
    if (!onManifest || !('lint' in onManifest)) {
      const row = limitations.find((one) => one.id === onManifest?.row)
      expect(row?.coveredBy, id).toBeDefined()
      const statements = [row?.statement.value ?? '', statement.value]
      const said = findings.map(({ message }) => message).join('\n')
      expect(statements.some((text) => said.includes(text))).toBe(true)
      return
    }
    const own = findings.filter((finding) => finding.id === onManifest.lint)
    expect(own).not.toEqual([])
    const ofStatement = ['image-build', 'linux-image'].includes(onManifest.lint)
    if (!ofStatement) {
      expect(own.map(({ message }) => message).join('\n')).toContain(statement.value)
    }
  })

  test.each(limitations.filter(({ coveredBy }) => 'lint' in coveredBy))(
    '$id is reported where its field is set',
    (limitation) => {
      const { id, field = '', coveredBy, statement } = limitation
      const shownFrom = kubernetesVersions.find((minor) => isShown(limitation, minor))
      const where = ('lint' in coveredBy ? coveredBy.where : undefined) ?? {}
      const { osName, hostProcess, runAsUserName, runtime } = where
      const windowsOptions = {
        ...(hostProcess ? { hostProcess } : {}),
        ...(runAsUserName === undefined ? {} : { runAsUserName }),
      }
      const others = osName === undefined ? {} : { os: { name: osName } }
      const container =
        Object.keys(windowsOptions).length > 0 ? { securityContext: { windowsOptions } } : {}
      const value = where.equals ?? where.begins ?? (where.not === undefined ? {} : 1)
      const isOfService = 'lint' in coveredBy && coveredBy.lint === 'service-field'
      const bare = isOfService ? serviceManifest() : podManifest(others, container)
      const document = withField(bare, field, value)
      const { findings } = lintManifests([{ name: 'a.json', text: JSON.stringify(document) }], {
        ...(shownFrom === undefined ? {} : { kubernetesVersion: shownFrom }),
        operatingSystem: 'windows',
        ...(runtime === undefined ? {} : { containerRuntime: runtime }),
      })
      expect(findings.map(({ message }) => message).join('\n'), id).toContain(statement.value)
    },
  )
})

/** Whether a limitation holds in a minor, and none that is graver for the same field. */
const isShown = ({ field, basis, ...range }: Limitation, minor: string) =>
  isWithin(minor, range) &&
  !limitations.some(
    (other) =>
      basis === 'unsupported' &&
      other.basis === 'fails' &&
      other.field === field &&
      isWithin(minor, other),
  )

/** The document with a value at a path such as `spec.containers[*].a[x-*]`; wild cards take any name. */
function withField(document: object, field: string, value: unknown): unknown {
  const steps = [...field.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(
    ([, key, name]) => key ?? name ?? '',
  )
  return put(document, steps[0] === 'securityContext' ? ['spec', ...steps] : steps, value)
}

function put(at: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value
  if (step === '*' && rest.length > 0 && rest[0] !== 'defaultMode') {
    const items: readonly unknown[] = Array.isArray(at) ? at : [{ name: 'a' }]
    return items.map((item) => put(item, rest, value))
  }
  const key = step.endsWith('*') ? `${step.slice(0, -1)}a` : step
  const own = typeof at === 'object' && at !== null ? Object.entries(at) : []
  const before = own.find(([name]) => name === key)?.[1]
  return { ...Object.fromEntries(own), [key]: put(before, rest, value) }
}
