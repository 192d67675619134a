import { describe, expect, test } from 'vitest'
import { fieldMatches } from './field-matches.ts'
import { limitations } from './index.ts'

const pod = (spec: object, container: object = {}, metadata: object = {}) => ({
  kind: 'Pod',
  metadata,
  spec: { ...spec, containers: [{ name: 'a', image: 'b', ...container }] },
})
const ids = (document: unknown, kubernetesVersion = '1.36', containerRuntime = 'containerd') =>
  fieldMatches(document, { kubernetesVersion, containerRuntime }).map(
    ({ limitation }) => limitation.id,
  )

test('an ordinary pod, as the API stores it, has none', () =>
  expect(
    ids(
      pod(
        {
          dnsPolicy: 'ClusterFirst',
          terminationGracePeriodSeconds: 30,
          securityContext: {},
          volumes: [{ name: 'a', configMap: { name: 'c', defaultMode: 420 } }],
        },
        { terminationMessagePath: '/dev/termination-log', resources: { limits: { cpu: '1' } } },
      ),
    ),
  ).toEqual([]))

describe('with os.name windows', () => {
  const windows = { os: { name: 'windows' } }

  test('the API server refuses even a false value', () => {
    const container = { securityContext: { privileged: false, allowPrivilegeEscalation: false } }
    expect(ids(pod(windows, container))).toEqual([
      'osname-c-securitycontext-privileged',
      'osname-c-securitycontext-allowprivilegeescalation',
    ])
    expect(ids(pod({}, container))).toEqual(['f-ape'])
    expect(ids(pod(windows, container), '1.22')).toEqual(['f-ape'])
  })

  test('init containers count as well, and the path says where', () => {
    const document = {
      kind: 'Deployment',
      spec: {
        template: {
          spec: {
            ...windows,
            containers: [{ name: 'a' }],
            initContainers: [{ name: 'i', securityContext: { runAsUser: 0 } }],
          },
        },
      },
    }
    const [match] = fieldMatches(document, { kubernetesVersion: '1.30' })
    expect(match).toMatchObject({
      path: ['spec', 'template', 'spec', 'initContainers', 0, 'securityContext', 'runAsUser'],
      value: 0,
    })
    expect(match?.limitation.basis).toBe('refused')
  })
})

const cases: readonly (readonly [string, unknown, string?, string?])[] = [
  ['f-hostpid', pod({ hostPID: true })],
  ['dns-clusterfirsthostnet', pod({ dnsPolicy: 'ClusterFirstWithHostNet' })],
  ['grace-docker', pod({ terminationGracePeriodSeconds: 60 }), '1.20', 'docker'],
  ['no-hugepages', pod({}, { resources: { limits: { 'hugepages-2Mi': '4Mi' } } })],
  [
    'default-mode',
    pod({ volumes: [{ name: 'a', secret: { secretName: 's', defaultMode: 256 } }] }),
  ],
  ['subpath', pod({}, { volumeMounts: [{ name: 'a', mountPath: '/x', subPath: 'y' }] })],
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
  ],
  [
    'hpc-nonroot',
    pod({ securityContext: { runAsNonRoot: true, windowsOptions: { hostProcess: true } } }),
  ],
  ['osname-linux', pod({ os: { name: 'linux' }, securityContext: { windowsOptions: {} } })],
  ['osname-resources', pod({ os: { name: 'windows' }, resources: { limits: { cpu: '1' } } })],
  [
    'f-apparmor-annot',
    pod(
      {},
      {},
      {
        annotations: { 'container.apparmor.security.beta.kubernetes.io/a': 'runtime/default' },
      },
    ),
    '1.19',
  ],
]

test.each(
  cases.map(([id, document, version, runtime]) => ({ id, found: ids(document, version, runtime) })),
)('$id', ({ id, found }) => expect(found).toContain(id))

test('what depends on an unknown runtime is not claimed', () =>
  expect(
    fieldMatches(pod({ terminationGracePeriodSeconds: 60 }), { kubernetesVersion: '1.20' }),
  ).toEqual([]))

test('other documents have none', () => {
  for (const document of [null, 'x', [], { kind: 'Service', spec: { ports: [] } }]) {
    expect(ids(document)).toEqual([])
  }
})

test('every row about a field can be met', () => {
  const rows = limitations.filter(({ coveredBy }) => 'lint' in coveredBy)
  expect(rows.filter(({ field }) => field === undefined)).toEqual([])
})
