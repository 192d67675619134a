import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const nodes = (...builds: readonly string[]) =>
  `NAME  STATUS  ROLES  AGE  VERSION  INTERNAL-IP  EXTERNAL-IP  OS-IMAGE  KERNEL-VERSION  CONTAINER-RUNTIME\n${builds
    .map(
      (build, i) =>
        `win${i}  Ready  <none>  3h  v1.27.1  10.2.0.2${i}  <none>  Windows Server Datacenter  ${build}  containerd://1.7.1\n`,
    )
    .join('')}`
const pod = (build: string, image: string, more = '') => `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  nodeSelector: {kubernetes.io/os: windows${build === '' ? '' : `, node.kubernetes.io/windows-build: ${build}`}}
${more}  containers: [{name: a, image: 'mcr.microsoft.com/windows/servercore:${image}'}]
`
const byClass = `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: w19}
handler: runhcs-wcow-process
scheduling: {nodeSelector: {node.kubernetes.io/windows-build: 10.0.17763}}
---
${pod('', 'ltsc2019', '  runtimeClassName: w19\n')}`

const found = (manifest: string, list: string) =>
  diagnose([
    { name: 'a.yaml', text: manifest },
    { name: 'nodes.txt', text: list },
  ])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id }) => id)

test.each([
  ['a selector', pod('10.0.17763', 'ltsc2019')],
  ['the RuntimeClass', byClass],
])('an image that fits the build of %s is no fault of other nodes', (_, manifest) => {
  expect(found(manifest, nodes('10.0.20348.2031'))).toEqual(['runtime-class-build-present'])
  expect(found(manifest, nodes('10.0.20348.2031', '10.0.17763.4010'))).toEqual([])
})

test.each([
  ['the selector fits the node, and the image does not', pod('10.0.20348', 'ltsc2019')],
  ['nothing is selected', pod('', 'ltsc2019')],
])('where %s, the image is at fault', (_, manifest) => {
  expect(found(manifest, nodes('10.0.20348.2031'))).toEqual(['image-matches-host'])
})

test('an image that fits no node is at fault at those alone that the pod selects', () => {
  const manifest = pod('10.0.17763', 'ltsc2022').replace('ltsc2022', '20H2')
  const errors = diagnose([
    { name: 'a.yaml', text: manifest },
    { name: 'nodes.txt', text: nodes('10.0.20348.2031', '10.0.17763.4010') },
  ]).findings.filter(({ id }) => id === 'image-matches-host')
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('Windows Server 2019 (10.0.17763) runs images'),
  ])
})
