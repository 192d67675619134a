import { expect, test } from 'vitest'
import { lintManifests } from '../../core/diagnose.ts'
import { diagnoseRest } from './diagnose-rest.ts'

const stream = `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
cgroupsPerQOS: true
---
apiVersion: v1
kind: ConfigMap
metadata: {name: kube-flannel-cfg}
data:
  net-conf.json: |
    {"Network":"10.244.0.0/16","Backend":{"Type":"vxlan","VNI":1,"Port":8472}}
---
apiVersion: v1
kind: Pod
metadata: {name: a}
spec: {hostIPC: true, containers: [{name: a, image: b}]}
---
apiVersion: example.com/v1
kind: Stranger
metadata: {name: b}
`

const restOf = (text: string) => {
  const files = [{ name: 'all.yaml', text }]
  return diagnoseRest(files, lintManifests(files, {}).manifests)
}

test('objects that concern no pods are diagnosed too, each of a stream by itself', () => {
  const { findings, questions } = restOf(stream)
  expect(findings.map(({ id, file, line }) => [id, file, line])).toEqual([
    ['vxlan-vni', 'all.yaml', 10],
    ['vxlan-port', 'all.yaml', 10],
  ])
  expect(questions.flatMap(({ messages }) => messages).join()).toContain('cgroupsPerQOS is true')
})

test('each says what it was checked for, and what nothing checks says so', () => {
  const { checked } = restOf(stream)
  expect(checked.map(({ title, line, about }) => [title, line, about.length > 0])).toEqual([
    ['KubeletConfiguration', 2, true],
    ['ConfigMap kube-flannel-cfg', 6, true],
    ['Stranger b', 18, false],
  ])
})
