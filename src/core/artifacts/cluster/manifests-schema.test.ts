import fc from 'fast-check'
import { load, loadAll, YAML11_SCHEMA } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { resolve } from '../../engine/resolve.ts'
import { presets } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { anyClosedChoices } from '../../testing/choices.ts'
import { schemaProblems, type SchemaPackage } from '../../testing/kubernetes-schema.ts'
import { artifacts } from '../index.ts'

const packages: readonly (readonly [SchemaPackage, Choices['kubernetesVersion']])[] = [
  ['kubernetes-models', '1.36'],
  ['kubernetes-models-1.33', '1.33'],
]

interface Document {
  readonly apiVersion: string
  readonly kind: string
}

const manifestsOf = (choices: Choices): readonly Document[] => {
  const scenario = resolve(choices)
  return artifacts
    .filter((artifact) => /^cluster\/.*\.yaml$/.test(artifact.path(scenario)))
    .flatMap((artifact) => artifact.generate(scenario)?.text ?? [])
    .flatMap((text) => loadAll(text, { schema: YAML11_SCHEMA }) as Document[])
    .filter(({ kind }) => kind !== 'ClusterConfig') // of eksctl, not of the API
}

const full: Partial<Choices> = {
  namespace: 'web',
  serviceType: 'NodePort',
  sessionAffinity: 'ClientIP',
  sessionAffinityTimeout: 60,
  preserveDestination: true,
  ipFamily: 'dual-stack',
  cpuRequest: '500m',
  memoryRequest: '800Mi',
  runAsUserName: 'ContainerUser',
  gmsaCredentialSpec: 'webapp1',
  livenessProbe: 'exec',
  useRuntimeClass: true,
  logMonitor: true,
  nodeTaint: 'os=windows:NoSchedule,pool:NoExecute',
  volumes: [
    'emptyDir::/a',
    'configMap:c:/b',
    'secret:s:/c',
    'hostPath:/d:/d',
    'persistentVolumeClaim:f:/f',
    'csi:g.example.com:/g',
    'flexVolume:microsoft.com/smb.cmd:/h',
    'nfs:server/i:/i',
    'azureFile:secret/share:/j',
    'azureDisk:disk/uri:/k',
    'awsElasticBlockStore:vol-1:/l',
    'gcePersistentDisk:disk:/m',
    'vsphereVolume:[ds] disk.vmdk:/n',
  ],
}

describe.each(packages)('%s', (name, kubernetesVersion) => {
  test.each(presets.map((preset) => [preset.id, preset] as const))(
    'takes the manifests of %s',
    async (_, { choices }) => {
      for (const manifest of manifestsOf({ ...choices, ...full, kubernetesVersion })) {
        expect(await schemaProblems(name, manifest), manifest.kind).toEqual([])
      }
    },
  )

  test('takes every closed decision', () =>
    fc.assert(
      fc.asyncProperty(anyClosedChoices, async (choices) => {
        const manifests = manifestsOf({
          ...choices,
          kubernetesVersion,
          controlPlaneVersion: kubernetesVersion,
        })
        for (const manifest of manifests) {
          expect(await schemaProblems(name, manifest), manifest.kind).toEqual([])
        }
      }),
      { numRuns: 30 },
    ))

  test('refuses what the API lacks', async () => {
    const deployment = load(`
apiVersion: apps/v1
kind: Deployment
metadata: { name: a, label: { b: c } }
spec:
  selector: { matchLabels: { app: a } }
  template:
    metadata: { labels: { app: a } }
    spec:
      hostProcess: true
      containers:
        - { name: a, image: b, ports: [{ containerPort: '80', hostProt: 1 }] }
`) as Document
    const problems = (await schemaProblems(name, deployment)).join('\n')
    expect(problems).toContain('metadata.label is no field')
    expect(problems).toContain('spec.template.spec.hostProcess is no field')
    expect(problems).toContain('spec.template.spec.containers.ports.hostProt is no field')
    expect(problems).toContain('containerPort must be integer')
  })
})
