import { expect, test } from 'vitest'
import { diagnose } from './diagnose.ts'

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
