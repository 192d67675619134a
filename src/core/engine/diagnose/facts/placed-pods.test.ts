import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const list = (...names: readonly (readonly [name: string, build: string])[]) =>
  `$ kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE         KERNEL-VERSION    CONTAINER-RUNTIME
${names.map(([name, build], i) => `${name}   Ready    <none>   61d   v1.33.3   10.2.0.${i + 3}      <none>        Windows Server   ${build}   containerd://1.7.27`).join('\n')}
`
const [win19, win22] = [
  ['win19', '10.0.17763.7558'],
  ['win22', '10.0.20348.3932'],
] as const
const described = (node: string, image: string) => `$ kubectl describe pod crm-0
Name:             crm-0
Namespace:        crm
Node:             ${node}/10.2.0.4
Status:           Running
Containers:
  crm:
    Image:          r.example.com/crm:9-windowsservercore-${image}
`
const message =
  '  Warning  Failed  3m  kubelet  Error: failed to create containerd task: hcs::CreateComputeSystem crm: The container operating system does not match the host operating system.: unknown\n'

test.each([
  ['the other node first', list(win19, win22)],
  ['its node first', list(win22, win19)],
])('a pod is judged on its own node: %s', (_, nodes) => {
  const { findings, scenario } = diagnose([
    { name: 'a.txt', text: nodes + described('win22', 'ltsc2019') + message },
  ])
  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'image-matches-host', severity: 'error' }),
  )
  expect(findings.find(({ id }) => id === 'symptom-m-hcs-02')?.causes?.[0]?.cause).toContain(
    'needs an image of the host’s build',
  )
  expect(scenario).toMatchObject({ nodeName: 'win22', windowsRelease: 'ltsc2022' })
})

test.each([list(win19, win22), list(win22, win19)])(
  'a pod that fits its own node has no fault, whatever the other is',
  (nodes) =>
    expect(
      diagnose([{ name: 'a.txt', text: nodes + described('win22', 'ltsc2022') }]).findings.filter(
        ({ severity }) => severity === 'error' || severity === 'warning',
      ),
    ).toEqual([]),
)
