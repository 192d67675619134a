import { expect, test } from 'vitest'
import { lintManifests } from './lint.ts'
import { textOfTemplate } from './of-template.ts'
import { readManifests } from './read-manifests.ts'

const digits = (seed: number, count: number) =>
  String(seed * 7_654_321)
    .padStart(count, '3')
    .slice(0, count)

/** A pod as the API server has it, the `seed`th of its template. */
const pod = (seed: number, spec: string, name = `web-6d4f9c7b8-abc2${seed}`) => `apiVersion: v1
kind: Pod
metadata:
  annotations:
    cni.projectcalico.org/podIP: 10.244.1.${seed}/32
  creationTimestamp: "2024-05-1${seed}T08:10:21Z"
  generateName: web-6d4f9c7b8-
  labels: {app: web}
  name: ${name}
  namespace: shop
  resourceVersion: "${digits(seed, 7)}"
  uid: ${digits(seed, 8)}-91f4-4b1c-9b56-${digits(seed, 12)}
spec:
  nodeName: win-${seed}
  nodeSelector: {kubernetes.io/os: windows}
${spec}
  volumes:
  - name: kube-api-access-abc2${seed}
    emptyDir: {}
status:
  containerStatuses:
  - {containerID: "containerd://${digits(seed, 9)}", name: web, restartCount: ${seed}, started: true}
  hostIP: 10.0.1.${seed}
  podIP: 10.244.1.${seed}
  podIPs:
  - ip: 10.244.1.${seed}
  startTime: "2024-05-1${seed}T08:11:21Z"
`

const healthy = `  containers:
  - {name: web, image: "mcr.microsoft.com/windows/servercore:ltsc2022"}`

const specs: readonly (readonly [what: string, spec: string])[] = [
  ['nothing wrong', healthy],
  ['a field that Windows has not', `${healthy}\n  hostPID: true`],
  ['a misspelt field', `${healthy}\n  nodeSelectr: {a: b}`],
  ['an image for Linux', '  containers:\n  - {name: web, image: "alpine:3.19"}'],
  ['an older image', healthy.replace('ltsc2022', 'ltsc2019')],
  ['memory that is no quantity', `${healthy.slice(0, -1)}, resources: {limits: {memory: 8 GB}}}`],
  [
    'a volume that nobody has',
    `${healthy.slice(0, -1)}, volumeMounts: [{name: x, mountPath: 'C:\\x'}]}`,
  ],
]

/** What is said of each file, without its place. */
const said = (texts: readonly string[]) => {
  const files = texts.map((text, i) => ({ name: `${i}.yaml`, text }))
  const { findings } = lintManifests(files, {
    kubernetesVersion: '1.30',
    windowsRelease: 'ltsc2022',
  })
  return files.map(({ name }) =>
    findings
      .filter(({ file }) => file === name)
      .map(({ id, message, line, column }) => ({ id, message, line, column })),
  )
}

test.each(specs)('of pods of one template the same is said of each: %s', (_, spec) => {
  const texts = [1, 2, 3].map((seed) => pod(seed, spec))
  expect(said(texts)).toEqual(texts.map((text) => said([text])[0]))
})

test('a pod that differs in its specification is asked anew', () => {
  for (const [, spec] of specs) {
    const [first, second] = [pod(1, healthy), pod(2, spec)]
    expect(said([first, second])[1]).toEqual(said([second])[0])
    expect(said([second, first])[0]).toEqual(said([second])[0])
  }
})

test('a name that the cluster did not make is checked of each', () => {
  const [first = [], second = []] = said([pod(1, healthy), pod(2, healthy, 'web-6d4f9c7b8-Abc_2')])
  expect(first.map(({ id }) => id)).not.toContain('object-name')
  expect(second.map(({ id }) => id)).toContain('object-name')
})

test('a name that does not begin as its template is checked of each', () => {
  const [, second = []] = said([pod(1, healthy), pod(2, healthy, 'WEB_6d4f9c7b8-abc22')])
  expect(second.map(({ id }) => id)).toContain('object-name')
})

const textOf = (text: string) => {
  const [read] = readManifests([{ name: 'a.yaml', text }]).manifests
  return (
    read &&
    textOfTemplate({ kind: 'manifest', value: read.manifest, placeOf: read.placeOf, title: '' })
  )
}

test('pods of one template have one text, and no other pod has any of it', () => {
  expect(textOf(pod(1, healthy))).toBe(textOf(pod(2, healthy)))
  expect(textOf(pod(1, healthy))).not.toBe(textOf(pod(2, `${healthy}\n  hostPID: true`)))
  const timed = healthy.replace('name: web', 'name: web, env: [{name: startTime, value: "1"}]')
  expect(textOf(pod(1, timed))).not.toBe(textOf(pod(1, timed.replace('"1"', '"2"'))))
  expect(textOf(pod(1, healthy).replace(/ {2}generateName: .*\n/, ''))).toBeUndefined()
})
