import { expect, test } from 'vitest'
import type { KubernetesVersion } from '../catalog/kubernetes/index.ts'
import { limitations } from '../catalog/limitations/index.ts'
import { diagnose } from '../engine/diagnose/diagnose.ts'
import { resolve } from '../engine/resolve.ts'
import { toManifest } from '../model/manifest.ts'
import { pathText } from '../model/nodes.ts'
import { initialChoices } from '../model/presets/define.ts'
import { testLint } from '../testing/test-lint.ts'
import { podField } from './pod-field.ts'

const windows = { 'kubernetes.io/os': 'windows' }

const pod = (spec: object, container: object = {}, metadata: object = {}) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'a', ...metadata },
  spec: {
    nodeSelector: windows,
    ...spec,
    containers: [{ name: 'a', image: 'b', ...container }],
  },
})
const osNamed = { os: { name: 'windows' } }
const harmful = { securityContext: { privileged: false, allowPrivilegeEscalation: false } }
const at = (kubernetesVersion: KubernetesVersion) => ({
  kubernetesVersion,
  containerRuntime: 'containerd' as const,
})

testLint(podField, {
  valid: [
    {
      name: 'the network of the host beside the pipe of wins, through which the agent runs there',
      document: pod({
        hostNetwork: true,
        volumes: [{ name: 'wins', hostPath: { path: String.raw`\\.\pipe\rancher_wins` } }],
      }),
    },
    {
      name: 'an agent with the rights of the host, which it has as a HostProcess container',
      document: pod(
        {
          hostNetwork: true,
          securityContext: {
            windowsOptions: { hostProcess: true, runAsUserName: 'NT AUTHORITY\\SYSTEM' },
          },
        },
        { securityContext: { privileged: true } },
      ),
      known: at('1.29'),
    },
    {
      name: 'one that sees the processes of the host as upstream’s exporter does',
      document: pod({
        hostNetwork: true,
        hostPID: true,
        securityContext: {
          windowsOptions: { hostProcess: true, runAsUserName: 'NT AUTHORITY\\SYSTEM' },
        },
      }),
      known: at('1.31'),
    },
    {
      name: 'no propagation of mounts, which is what Windows does',
      document: pod(
        {},
        { volumeMounts: [{ name: 'a', mountPath: 'C:/a', mountPropagation: 'None' }] },
      ),
      known: at('1.26'),
    },
    {
      name: 'switches that are off, and an empty list, which the API server takes',
      document: pod({
        ...osNamed,
        hostPID: false,
        hostIPC: false,
        securityContext: { sysctls: [] },
      }),
      known: at('1.33'),
    },
    {
      name: 'an ordinary pod, as the API stores it',
      document: pod(
        {
          dnsPolicy: 'ClusterFirst',
          terminationGracePeriodSeconds: 30,
          securityContext: {},
          volumes: [{ name: 'a', configMap: { name: 'c', defaultMode: 420 } }],
        },
        {
          terminationMessagePath: '/dev/termination-log',
          resources: { limits: { cpu: '1' } },
        },
      ),
    },
    {
      name: 'a pod for Linux',
      document: pod({ nodeSelector: { 'kubernetes.io/os': 'linux' }, hostPID: true }, harmful),
    },
    {
      name: 'a document that makes no pod',
      document: { apiVersion: 'v1', kind: 'Service', spec: { ports: [], hostPID: true } },
    },
    {
      name: 'a field before the version that refuses it',
      document: pod({ ...osNamed }, { securityContext: { privileged: false } }),
      known: at('1.22'),
    },
    {
      name: 'what only Docker does not do',
      document: pod({ terminationGracePeriodSeconds: 60 }),
      known: { kubernetesVersion: '1.20', containerRuntime: 'containerd' },
    },
  ],
  invalid: [
    {
      name: 'the network of the host beside another pipe',
      document: pod({
        hostNetwork: true,
        volumes: [{ name: 'csi', hostPath: { path: String.raw`\\.\pipe\csi-proxy-disk-v1` } }],
      }),
      messages: [/Host networking is unavailable/],
    },
    {
      name: 'mounts that reach back to the host, which the API server gives privileged containers alone',
      document: pod(
        {},
        { volumeMounts: [{ name: 'a', mountPath: 'C:/a', mountPropagation: 'Bidirectional' }] },
      ),
      known: at('1.31'),
      messages: [/mountPropagation is "Bidirectional": The API server takes/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'privileged: true',
      document: pod({}, { securityContext: { privileged: true } }),
      messages: [/^spec\.containers\[0\]\.securityContext\.privileged is true: /],
      severity: 'warning',
      basis: 'fails',
    },
    {
      name: 'even a false value with os.name: windows',
      document: pod(osNamed, harmful),
      known: at('1.36'),
      messages: [/privileged is false/, /allowPrivilegeEscalation is false/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'what asks for less than a container has anyway',
      document: pod(
        { securityContext: { seccompProfile: { type: 'RuntimeDefault' } } },
        { securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } },
      ),
      known: at('1.30'),
      messages: [
        /allowPrivilegeEscalation is false/,
        /capabilities is set/,
        /seccompProfile is set/,
      ],
      severity: 'info',
    },
    {
      name: 'rights that a container is to get',
      document: pod({}, { securityContext: { capabilities: { add: ['A'], drop: ['ALL'] } } }),
      known: at('1.30'),
      messages: [/capabilities is set/],
      severity: 'warning',
    },
    {
      name: 'an init container of a Deployment',
      document: {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        spec: {
          template: {
            spec: {
              ...osNamed,
              containers: [{ name: 'a' }],
              initContainers: [{ name: 'i', securityContext: { runAsUser: 0 } }],
            },
          },
        },
      },
      known: at('1.30'),
      messages: [/^spec\.template\.spec\.initContainers\[0\]\.securityContext\.runAsUser is 0/],
      severity: 'error',
    },
    {
      name: 'a field whose row changed with the version, without knowing the version',
      document: pod({}, { securityContext: { runAsUser: 1000 } }),
      messages: [/runAsUser is 1000/],
    },
    {
      name: 'one that is beyond the newest minor that was read, as a conclusion',
      document: pod(osNamed, { securityContext: { privileged: false } }),
      known: at('1.37'),
      messages: [/privileged is false/],
      severity: 'warning',
      basis: 'refused',
    },
    {
      name: 'a pod that a question told to be for Windows',
      document: pod({ nodeSelector: {}, hostPID: true }),
      known: { operatingSystem: 'windows' },
      messages: [/^spec\.hostPID is true/],
    },
    {
      name: 'rights in octal digits, as people write them',
      document: pod({ volumes: [{ name: 'a', configMap: { name: 'c', defaultMode: 0o744 } }] }),
      messages: [/defaultMode is 484 \(0744\)/],
      severity: 'warning',
    },
  ],
})

const rows: readonly (readonly [string, unknown, KubernetesVersion, 'docker'?])[] = [
  ['f-hostpid', pod({ hostPID: true }), '1.36'],
  ['dns-clusterfirsthostnet', pod({ dnsPolicy: 'ClusterFirstWithHostNet' }), '1.36'],
  ['grace-docker', pod({ terminationGracePeriodSeconds: 60 }), '1.20', 'docker'],
  ['no-hugepages', pod({}, { resources: { limits: { 'hugepages-2Mi': '4Mi' } } }), '1.36'],
  [
    'default-mode',
    pod({ volumes: [{ name: 'a', secret: { secretName: 's', defaultMode: 256 } }] }),
    '1.36',
  ],
  ['subpath', pod({}, { volumeMounts: [{ name: 'a', mountPath: '/x', subPath: 'y' }] }), '1.36'],
  ['f-rau-old', pod({}, { securityContext: { runAsUser: 1000 } }), '1.19'],
  ['f-rau', pod({}, { securityContext: { runAsUser: 1000 } }), '1.20'],
  ['runas-nonroot-old', pod({}, { securityContext: { runAsNonRoot: true } }), '1.16'],
  [
    'psc-runasnonroot-20',
    pod({
      securityContext: {
        runAsNonRoot: true,
        windowsOptions: { runAsUserName: 'containeradministrator' },
      },
    }),
    '1.36',
  ],
  [
    'hpc-nonroot',
    pod({ securityContext: { runAsNonRoot: true, windowsOptions: { hostProcess: true } } }),
    '1.36',
  ],
  ['osname-linux', pod({ os: { name: 'linux' }, securityContext: { windowsOptions: {} } }), '1.36'],
  ['osname-resources', pod({ ...osNamed, resources: { limits: { cpu: '1' } } }), '1.36'],
  [
    'f-apparmor-annot',
    pod(
      {},
      {},
      { annotations: { 'container.apparmor.security.beta.kubernetes.io/a': 'runtime/default' } },
    ),
    '1.19',
  ],
]

test.each(
  rows.map(
    ([id, document, version, runtime]) =>
      ({ id, document, version, runtime: runtime ?? 'containerd' }) as const,
  ),
)('$id', ({ id, document, version, runtime }) => {
  const manifest = toManifest(document)
  if (!manifest) throw new Error('no manifest')
  const scenario = resolve({
    ...initialChoices,
    kubernetesVersion: version,
    containerRuntime: runtime,
  })
  const found = podField.check(manifest, { ...scenario, operatingSystem: 'windows' })
  const statement = limitations.find((row) => row.id === id)?.statement.value
  expect(statement).toBeDefined()
  expect(found.map(({ message }) => message).join('\n')).toContain(statement)
  for (const { path, message } of found) expect(message.startsWith(pathText(path))).toBe(true)
})

test('every row that names this lint is about a field', () => {
  const own = limitations.filter(({ coveredBy }) => 'lint' in coveredBy)
  expect(own.length).toBeGreaterThan(50)
  expect(own.filter(({ field }) => field === undefined)).toEqual([])
})

test('a file that a process of the host mounts is no fault', () => {
  const mounted = { volumeMounts: [{ name: 'a', mountPath: '/config.yml', subPath: 'config.yml' }] }
  const ids = (securityContext: object) =>
    diagnose([
      {
        name: 'a.json',
        text: JSON.stringify(pod({ hostNetwork: true, securityContext }, mounted)),
      },
    ]).findings.map(({ message }) => message)
  expect(ids({ windowsOptions: { hostProcess: true } })).not.toContainEqual(
    expect.stringMatching(/subPath/),
  )
  expect(ids({})).toContainEqual(expect.stringMatching(/subPath/))
})

test('a field that is right is not to be taken out', () => {
  const securityContext = { windowsOptions: { gmsaCredentialSpecName: 'web' } }
  const { findings } = diagnose([
    { name: 'a.json', text: JSON.stringify(pod({ securityContext }, {})) },
    {
      name: 'b.txt',
      text: 'The nodes run Kubernetes 1.30.4 and containerd 1.7.20 on Windows Server 2019.',
    },
  ])
  const own = findings.find(({ message }) => message.includes('gmsaCredentialSpecName'))
  expect(own).toMatchObject({ severity: 'info' })
  expect(own?.remediation).toMatch(/^Leave the field, and install/)
})
