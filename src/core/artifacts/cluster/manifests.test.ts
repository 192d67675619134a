import { toldOf } from '../../testing/told-of.ts'
import fc from 'fast-check'
import { CORE_SCHEMA, load, YAML11_SCHEMA } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { kubernetesVersions } from '../../catalog/kubernetes/index.ts'
import { isAtLeast } from '../../values/version.ts'
import { limitations } from '../../catalog/limitations/index.ts'
import { servedVersions, type ApiKind } from '../../catalog/workload/api-versions.ts'
import { osNameForbiddenFields, podFieldsFirstSeen } from '../../catalog/workload/pod-fields.ts'
import { lintManifests } from '../../engine/lint/lint.ts'
import { resolve } from '../../engine/resolve.ts'
import { podField } from '../../lints/pod-field.ts'
import type { AnyArtifact } from '../../model/artifact.ts'
import { current } from '../../model/presets/current.ts'
import type { Choices } from '../../model/scenario.ts'
import { anyClosedChoices, hostileText } from '../../testing/choices.ts'
import { fieldPaths } from '../../testing/field-paths.ts'
import { namespace } from './namespace.ts'
import { runtimeclass } from './runtimeclass.ts'
import { service } from './service.ts'
import { workload } from './workload.ts'

const manifests: readonly AnyArtifact[] = [workload, service, namespace]

const textsOf = (choices: Choices) => {
  const scenario = resolve(choices)
  return manifests.flatMap((artifact) => artifact.generate(scenario)?.text ?? [])
}

const everything: Partial<Choices> = {
  namespace: 'web',
  serviceType: 'LoadBalancer',
  sessionAffinity: 'ClientIP',
  sessionAffinityTimeout: 60,
  preserveDestination: true,
  ipFamily: 'dual-stack',
  cpuRequest: '1',
  memoryRequest: '800Mi',
  runAsUserName: 'ContainerUser',
  gmsaCredentialSpec: 'webapp1',
  livenessProbe: 'exec',
  readinessProbe: 'tcp',
  useRuntimeClass: true,
  logMonitor: true,
  volumes: [
    'emptyDir:Memory:/a',
    'configMap:c:/b',
    'secret:s:/c',
    'hostPath:/d:/d',
    String.raw`namedPipe:\\.\pipe\e:\\.\pipe\e`,
    'persistentVolumeClaim:f:/f',
    'csi:g.example.com:/g',
    'flexVolume:microsoft.com/smb.cmd:/h',
    'nfs:server/i:/i',
    'azureFile:secret/share:/j',
    'azureDisk:disk/https://disk.example/k.vhd:/k',
    'awsElasticBlockStore:vol-1:/l',
    'gcePersistentDisk:disk:/m',
    'vsphereVolume:[ds] disk.vmdk:/n',
  ],
}

/** Fields of the oldest minor that the manifests use. */
const alwaysThere = new Set(
  `apiVersion kind metadata metadata.name metadata.namespace metadata.labels metadata.annotations
  spec spec.replicas spec.selector spec.selector.matchLabels spec.template
  spec.template.metadata spec.template.metadata.labels spec.template.metadata.annotations
  spec.template.spec
  spec.type spec.ports spec.ports[*].protocol spec.ports[*].port spec.ports[*].targetPort
  spec.externalTrafficPolicy spec.sessionAffinity spec.sessionAffinityConfig
  spec.sessionAffinityConfig.clientIP spec.sessionAffinityConfig.clientIP.timeoutSeconds`
    .split(/\s+/)
    .concat(
      `runtimeClassName nodeSelector tolerations tolerations[*].key tolerations[*].operator
      tolerations[*].value tolerations[*].effect hostNetwork securityContext containers
      containers[*].name containers[*].image containers[*].command containers[*].ports
      containers[*].ports[*].containerPort containers[*].resources
      containers[*].resources.limits containers[*].resources.requests
      containers[*].volumeMounts containers[*].volumeMounts[*].name
      containers[*].volumeMounts[*].mountPath volumes volumes[*].name volumes[*].emptyDir
      volumes[*].emptyDir.medium volumes[*].configMap volumes[*].configMap.name
      volumes[*].secret volumes[*].secret.secretName volumes[*].hostPath
      volumes[*].hostPath.path volumes[*].hostPath.type volumes[*].persistentVolumeClaim
      volumes[*].persistentVolumeClaim.claimName volumes[*].csi volumes[*].csi.driver
      volumes[*].flexVolume volumes[*].flexVolume.driver volumes[*].nfs volumes[*].nfs.server
      volumes[*].nfs.path volumes[*].azureFile volumes[*].azureFile.secretName
      volumes[*].azureFile.shareName volumes[*].azureDisk volumes[*].azureDisk.diskName
      volumes[*].azureDisk.diskURI volumes[*].awsElasticBlockStore
      volumes[*].awsElasticBlockStore.volumeID volumes[*].gcePersistentDisk
      volumes[*].gcePersistentDisk.pdName volumes[*].vsphereVolume
      volumes[*].vsphereVolume.volumePath`
        .split(/\s+/)
        .map((field) => `spec.template.spec.${field}`),
      ['livenessProbe', 'readinessProbe'].flatMap((probe) =>
        `exec exec.command tcpSocket tcpSocket.port httpGet httpGet.path httpGet.port
        initialDelaySeconds periodSeconds timeoutSeconds`
          .split(/\s+/)
          .map((field) => `.${field}`)
          .concat('')
          .map((field) => `spec.template.spec.containers[*].${probe}${field}`),
      ),
    ),
)

/** The minor that first has a field of a kind; undefined for one that nobody knows. */
function firstMinor(kind: string, path: string): string | undefined {
  if (alwaysThere.has(path)) return kubernetesVersions[0]
  const inPod = path.replace(/^spec\.template\./, '')
  for (const [field, { value }] of Object.entries(podFieldsFirstSeen)) {
    const isIt =
      field === `${kind}.${path}` ||
      (kind !== 'Service' &&
        (inPod === field || inPod === `${field}.name` || inPod.endsWith(`.${field}`)))
    if (isIt) return value
  }
  return undefined
}

const cases = kubernetesVersions.flatMap((kubernetesVersion) =>
  (['process', 'hyperv', 'hostprocess'] as const).map(
    (isolation) => [kubernetesVersion, isolation] as const,
  ),
)

describe.each(cases)('Kubernetes %s, %s', (kubernetesVersion, isolation) => {
  const documents = textsOf({
    ...current.choices,
    ...everything,
    kubernetesVersion,
    isolation,
  }).map(asDocument)

  test('names API versions that are served', () => {
    for (const { apiVersion, kind } of documents) {
      const served = servedVersions(kind as ApiKind, kubernetesVersion)
      expect(served.map((version) => version.apiVersion)).toContain(apiVersion)
    }
  })

  test('has only fields of that minor', () => {
    for (const document of documents) {
      for (const path of fieldPaths(document)) {
        const first = firstMinor(document.kind, path)
        expect(first, path).toBeDefined()
        expect(isAtLeast(kubernetesVersion, first ?? ''), path).toBe(true)
      }
    }
  })

  test('has no field that Windows refuses', () => {
    for (const document of documents) {
      for (const path of fieldPaths(document)) {
        expect(osNameForbiddenFields).not.toHaveProperty([path.replace(/^spec\.template\./, '')])
      }
    }
  })
})

/** What is written because a choice of the plan asks for it; a rule says what it does. */
const chosen = limitations.flatMap(({ onManifest, statement }) =>
  onManifest ? [statement.value] : [],
)

test('no field is one that Windows ignores or that is refused, over all closed decisions', () =>
  fc.assert(
    fc.property(anyClosedChoices, (choices) => {
      const scenario = resolve({ ...choices, ...everything })
      const files = textsOf({ ...choices, ...everything }).map((text) => ({ name: 'own', text }))
      const known = { ...toldOf(scenario), operatingSystem: 'windows' } as const
      const report = lintManifests(files, known, [podField])
      expect(report.manifests.length).toBeGreaterThanOrEqual(files.length)
      expect(report).toMatchObject({ questions: [], unread: [] })
      const messages = report.findings.map(({ message }) => message)
      expect(messages.filter((text) => !chosen.some((one) => text.includes(one)))).toEqual([])
    }),
    { numRuns: 50 },
  ))

test('pod and RuntimeClass want no two values of one label, which admission refuses', () =>
  fc.assert(
    fc.property(anyClosedChoices, (choices) => {
      const scenario = resolve({ ...choices, useRuntimeClass: true })
      const template = asDocument(workload.generate(scenario)?.text ?? '').spec
      const text = runtimeclass.generate(scenario)?.text
      const { metadata, scheduling } = load(text ?? '{}', { schema: YAML11_SCHEMA }) as RuntimeClass
      expect(template?.template.spec.runtimeClassName).toBe(metadata?.name)
      for (const [label, value] of Object.entries(scheduling?.nodeSelector ?? {})) {
        expect([undefined, value]).toContain(template?.template.spec.nodeSelector[label])
      }
    }),
    { numRuns: 50 },
  ))

interface RuntimeClass {
  readonly metadata?: { readonly name: string }
  readonly scheduling?: { readonly nodeSelector: Readonly<Record<string, string>> }
}

test('YAML 1.1 and 1.2 read the same, over all closed decisions', () =>
  fc.assert(
    fc.property(anyClosedChoices, (choices) => {
      for (const text of textsOf(choices)) {
        expect(load(text, { schema: YAML11_SCHEMA })).toEqual(load(text, { schema: CORE_SCHEMA }))
      }
    }),
    { numRuns: 50 },
  ))

test('text stays text', () =>
  fc.assert(
    fc.property(
      hostileText.filter((text) => text !== ''),
      (text) => {
        const choices = {
          ...current.choices,
          workloadName: text,
          namespace: text,
          image: text,
          cpuLimit: text,
          memoryLimit: text,
          runAsUserName: text,
          gmsaCredentialSpec: text,
          nodeTaint: `${text}=${text}:NoSchedule`,
          volumes: [`vsphereVolume:${text}:C:\\data`],
        }
        for (const document of textsOf(choices).map(asDocument)) {
          expect(document.metadata.name).toBe(text)
          expect(Object.keys(document)).toEqual(
            document.kind === 'Namespace'
              ? ['apiVersion', 'kind', 'metadata']
              : ['apiVersion', 'kind', 'metadata', 'spec'],
          )
          if (document.kind !== 'Deployment') continue
          const [container] = document.spec?.template.spec.containers ?? []
          expect(container?.name).toBe(text)
          expect(container?.image).toBe(text)
          expect(document.spec?.template.spec.securityContext.windowsOptions).toMatchObject({
            runAsUserName: text,
            gmsaCredentialSpecName: text,
          })
        }
      },
    ),
    { numRuns: 100 },
  ))

interface Document {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec?: {
    readonly template: {
      readonly spec: {
        readonly runtimeClassName?: string
        readonly nodeSelector: Readonly<Record<string, string>>
        readonly containers: readonly { readonly name: string; readonly image: string }[]
        readonly securityContext: { readonly windowsOptions: unknown }
      }
    }
  }
}

const asDocument = (text: string) => load(text, { schema: YAML11_SCHEMA }) as Document
