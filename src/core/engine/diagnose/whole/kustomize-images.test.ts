import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const deployment = (image: string) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      nodeSelector: {kubernetes.io/os: windows, node.kubernetes.io/windows-build: 10.0.17763}
      containers:
      - name: web
        image: ${image}
`
const told = (image: string, set: string) => {
  const { observations, findings } = diagnose([
    { name: 'kustomization.yaml', text: `resources:\n- deployment.yaml\nimages:\n${set}` },
    { name: 'deployment.yaml', text: deployment(image) },
  ])
  return {
    images: observations.flatMap((one) =>
      one.name === 'image' ? [`${String(one.value)} ${one.file}:${one.line}`] : [],
    ),
    ids: findings.flatMap(({ id, severity }) => (severity === 'error' ? [id] : [])),
  }
}

test('the tag that Kustomize sets runs', () =>
  expect(
    told(
      'mcr.microsoft.com/windows/servercore:ltsc2019',
      '- name: mcr.microsoft.com/windows/servercore\n  newTag: ltsc2022\n',
    ),
  ).toEqual({
    images: ['mcr.microsoft.com/windows/servercore:ltsc2022 kustomization.yaml:5'],
    ids: ['image-build'],
  }))

test('and one that mends the base is right', () =>
  expect(
    told(
      'mcr.microsoft.com/windows/servercore:ltsc2022',
      '  - newTag: "ltsc2019"\n    name: mcr.microsoft.com/windows/servercore\nnamespace: prod\n',
    ).ids,
  ).toEqual([]))

test('another name keeps the tag', () =>
  expect(
    told('web:ltsc2022', '- name: web\n  newName: mcr.microsoft.com/windows/servercore\n').images,
  ).toEqual(['mcr.microsoft.com/windows/servercore:ltsc2022 kustomization.yaml:5']))

test('an image of another name stays', () =>
  expect(told('r.example/web:1', '- name: nginx\n  newTag: "1.25"\n').images).toEqual([
    'r.example/web:1 deployment.yaml:13',
  ]))

const patched = (patches: string) =>
  diagnose([
    { name: 'base.yaml', text: deployment('r.example/web:5').replace(/nodeSelector: .*/, linux) },
    {
      name: 'kustomization.yaml',
      text: `resources:\n- ../base\nimages:\n- name: r.example/web\n  newTag: 5-ltsc2022\n${patches}`,
    },
    { name: 'mail.txt', text: 'Kubernetes 1.29.6, all Windows nodes run Windows Server 2022.\n' },
  ]).findings.flatMap(({ id, severity }) => (severity === 'info' ? [] : [id]))

const linux = 'nodeSelector: {kubernetes.io/os: linux}\n      securityContext: {runAsUser: 1000}'

test.each([
  [
    'as JSON patch',
    'patches:\n- target: {kind: Deployment}\n  patch: |-\n    - op: replace\n      path: /spec/template/spec/nodeSelector\n      value: {kubernetes.io/os: windows}\n',
  ],
  ['from a file', 'patchesStrategicMerge:\n- windows.yaml\n'],
  ['by a component', 'components:\n- ../windows\n'],
])('a base of Linux that is patched is not what runs: %s', (_, patches) =>
  expect(patched(patches)).toEqual([]),
)

test('without a patch the image of Windows is for Linux nodes', () =>
  expect(patched('')).toEqual(['linux-image']))

test('a patch that sends the pod to other nodes than its image is for', () => {
  const patch = (build: string) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  template:
    spec:
      nodeSelector:
        node.kubernetes.io/windows-build: ${build}
`
  const nodes = `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
a      Ready    <none>   3d    v1.28.3   10.0.0.5      <none>        Windows Server 2019 Datacenter   10.0.17763.5122   containerd://1.7.8
b      Ready    <none>   3d    v1.28.3   10.0.0.6      <none>        Windows Server 2022 Datacenter   10.0.20348.2402   containerd://1.7.8
`
  const found = (build: string) =>
    diagnose([
      {
        name: 'base.yaml',
        text: deployment('mcr.microsoft.com/windows/servercore:ltsc2022').replace(
          ', node.kubernetes.io/windows-build: 10.0.17763',
          '',
        ),
      },
      { name: 'patch.yaml', text: patch(build) },
      { name: 'nodes.txt', text: nodes },
    ]).findings.flatMap(({ id, severity }) => (severity === 'info' ? [] : [id]))
  expect(found('10.0.17763')).toEqual(['image-runs-on-each-node'])
  expect(found('10.0.20348')).toEqual([])
})
