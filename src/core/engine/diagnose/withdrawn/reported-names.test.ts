import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'a.txt', text }])
  return [
    new Set(
      observations.flatMap(({ decision, value }) => (decision === 'windowsRelease' ? [value] : [])),
    ),
    findings.flatMap(({ id }) => (id === 'values-disagree' ? [id] : [])),
  ]
}
const nodes = (build: string) => `$ kubectl get nodes -o wide
NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
w1     Ready    <none>   9d    v1.30.3   10.224.0.5    <none>        Windows Server 2022 Datacenter   ${build}    containerd://1.7.20
`

test('the build tells the Annual Channel from the release whose name it has', () => {
  expect(found(nodes('10.0.25398.1085'))).toEqual([new Set(['23H2']), []])
  expect(
    found(
      'OS Name: Microsoft Windows Server 2022 Datacenter\nOS Version: 10.0.25398 N/A Build 25398\n',
    ),
  ).toEqual([new Set(['23H2']), []])
})

test('another build disagrees with the name', () => {
  expect(found(nodes('10.0.17763.1'))[1]).toEqual(['values-disagree'])
})
