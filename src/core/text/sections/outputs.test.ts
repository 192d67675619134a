import { describe, expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'
import { linesOf } from '../lines.ts'
import { sectionsOf } from './sections.ts'
import { unmarked } from './unmarked.ts'

const nodes = `NAME    STATUS     ROLES    AGE   VERSION   OS-IMAGE
win-a   NotReady   <none>   10d   v1.29.3   Windows Server 2022 Datacenter`

/** A first line that is in no other text, and the rest. */
const texts: Readonly<Record<string, string>> = {
  'nodes of a cluster': nodes,
  'pods of a cluster': `NAMESPACE   NAME      READY   STATUS    RESTARTS
default     iis-1-1   0/1     Pending   0`,
  'versions of a cluster': 'Client Version: v1.28.2\nServer Version: v1.28.9',
  'the kubelet': String.raw`C:\k\kubelet.exe --node-ip=10.10.0.21 --cluster-dns=10.96.0.10`,
  'kube-proxy': String.raw`C:\k\kube-proxy.exe --proxy-mode=kernelspace --source-vip=10.244.3.2`,
  'a CNI file': '{\n  "cniVersion": "0.3.1",\n  "name": "a",\n  "type": "win-bridge"\n}',
  'an object':
    'apiVersion: v1\nkind: Service\nmetadata:\n  name: iis\nspec:\n  ports:\n  - port: 80',
  'settings of containerd': `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "a/pause:3.6"`,
  'events of a pod': `Events:
  Type     Reason  Age   From     Message
  ----     ------  ----  ----     -------
  Warning  Failed  2m    kubelet  Failed to create pod sandbox`,
  'a log': 'E0306 16:43:21.218797 2576 kubelet.go:2855] "Container runtime network not ready"',
  systeminfo: 'Host Name:                 WIN-A\nOS Name:                   Microsoft Windows',
  'docker info': 'Server Version: 19.03.14\nStorage Driver: windowsfilter\nOSType: windows',
  'a network of the host': `ActivityId             : 5B3B1A5E
ManagementIP           : 10.10.0.21
Name                   : cbr0
Type                   : L2Bridge`,
  ipconfig: `Windows IP Configuration

Ethernet adapter vEthernet (Ethernet):

   IPv4 Address. . . . . . . . . . . : 10.10.0.21`,
  'subnet.env': 'FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.3.1/24',
  containerd: 'Client:\n  Version:  v1.6.8\n\nServer:\n  Version:  v1.6.8',
  words: 'We run Calico with VXLAN on the nodes of this cluster.',
  'a version of Windows': 'Microsoft Windows [Version 10.0.20348.2322]',
  services: `Status   Name               DisplayName
------   ----               -----------
Running  kubelet            Kubelet`,
  'a node': `Name:               win-a
Roles:              <none>
System Info:
  Kubelet Version:  v1.29.3`,
  'a pod': `Name:             iis-1
Namespace:        default
Node:             win-a/10.10.0.21`,
  'a service': `[SC] QueryServiceConfig SUCCESS

SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS`,
  'an address': 'IPAddress         : 10.10.0.21\nPrefixLength      : 24',
}

const between: Readonly<Record<string, (name: string) => string>> = {
  'an empty line': () => '\n\n',
  'nothing at all': () => '\n',
  'a heading': (name) => `\n\n## Here is ${name}\n\n`,
  'a title with a colon': (name) => `\n\nHere is ${name}:\n`,
  'a drawn line': () => '\n--------------------\n',
}

/** What belongs to the other, or is read with it. */
const together = [
  ['the kubelet', 'kube-proxy'],
  ['kube-proxy', 'the kubelet'],
  ['a node', 'events of a pod'],
  ['a pod', 'events of a pod'],
]
/** What is told from the lines around it by an empty line alone. */
const isApart = (one: string) => /^(?:words|a log|events of a pod)$/.test(one)

/** Keys with values below keys with values. */
const ofEqualLines = (a: string, b: string) =>
  /^(?:a network|an address|an object)/.test(a) &&
  /^(?:a network|an address|a node|a pod|containerd)/.test(b)

const firstOf = (text: string) => text.split('\n', 1)[0] ?? ''

describe.each(Object.entries(between))('with %s between', (_, gap) => {
  const isGapless = gap('') === '\n'
  test.each(Object.keys(texts))('%s stays whole beside each other text', (name) => {
    const own = texts[name] ?? ''
    const wrong = Object.entries(texts).filter(([other, text]) => {
      if (other === name || together.some(([a, b]) => a === name && b === other)) return false
      if (isGapless && (isApart(other) || ofEqualLines(name, other))) return false
      const parts = sectionsOf(linesOf(`${own}${gap(other)}${text}\n`)).map(({ lines }) =>
        lines.map((line) => line.text).join('\n'),
      )
      return !(
        parts.some((part) => part.includes(own) && !part.includes(firstOf(text))) &&
        parts.some((part) => part.includes(text) && !part.includes(firstOf(own)))
      )
    })
    expect(wrong.map(([other]) => other)).toEqual([])
  })
})

const factsIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.map(({ name, value }) => [name, value])

test('what stands apart is read apart', () => {
  const facts = factsIn(
    `Server Version: v1.30.2\n${nodes}\n\nThe cluster uses Calico with VXLAN in this network.\n\nNAME         TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)\nkubernetes   ClusterIP   10.96.0.1    <none>        443/TCP\n`,
  )
  expect(facts).toContainEqual(['controlPlaneVersion', '1.30'])
  expect(facts).toContainEqual(['nodeName', 'win-a'])
  expect(facts).toContainEqual(['cni', 'calico'])
  expect(facts).toContainEqual(['cluster.services', 'kubernetes ClusterIP 10.96.0.1'])
})

test.each([
  [
    'a CNI file before a script',
    `${texts['a CNI file']}\n\n$ip = "10.10.0.21"\n& C:\\k\\kubelet.exe --node-ip=$ip\n`,
  ],
  [
    'a CNI file behind a script',
    `$ip = "10.10.0.21"\n& C:\\k\\kubelet.exe --node-ip=$ip\n\n${texts['a CNI file']}\n`,
  ],
])('%s is read with it', (_, text) => {
  const facts = factsIn(text)
  expect(facts).toContainEqual(['kubelet.flag.node-ip', '10.10.0.21'])
  expect(facts).toContainEqual(['cni', 'win-bridge'])
})

test.each([
  [
    'a list with an empty value',
    'ActivityId : 1\nAdditionalParams :\nName : cbr0\nType : L2Bridge',
  ],
  [
    'one command below another',
    'gcloud container clusters create a \\\n  --cluster-version=1.32\n\ngcloud container node-pools create win-pool \\\n  --num-nodes=2',
  ],
  ['a script of a shell', '#!/bin/sh\nset -e\n\nkubelet --v=2\n\naz aks create -n a'],
])('%s stays whole', (_, text) => {
  expect(sectionsOf(linesOf(text))).toHaveLength(1)
})

test('what a script writes stays in it', () => {
  const script = `$conf = @"\n${texts['a CNI file']}\n"@\n\nwrite-output "\n${nodes}\n"\n$a = 1\n`
  expect(sectionsOf(linesOf(script)).length).toBeLessThan(4)
})

test('what stands below the output of a command is read apart from it', () => {
  const facts = factsIn(`PS C:\\> kubectl get nodes\n${nodes}\n\n${texts['docker info'] ?? ''}\n`)
  expect(facts).toContainEqual(['nodeName', 'win-a'])
  expect(facts).toContainEqual(['docker.server.version', '19.03.14'])
})

test.each([
  'PS C:\\> containerd.exe --version\ncontainerd.exe github.com/containerd/containerd v1.6.8 9cd3357b7fd7218e4aec3eae239db1f68a5a6ec6\n',
  'containerd github.com/containerd/containerd/v2 v2.0.1 88bf19b2105c8b17560993bee28a01ddc2f97182\n',
])('the file of containerd begins right below its version', (version) => {
  const { observations, findings } = diagnose([
    {
      name: 'a.txt',
      text: `${version}version = 2\nroot = "C:/ProgramData/containerd/root"\n[plugins."io.containerd.grpc.v1.cri"]\n  sandbox_image = "registry.k8s.io/pause:3.9"\n`,
    },
  ])

  const names = observations.map(({ name }) => name)
  expect(names).toContain('runtimeVersion')
  expect(names).toContain('containerd.sandboxImage')
  expect(findings.map(({ id }) => id)).not.toContain('containerd-config-syntax')
})

test.each([
  'containerd dort: 1.7.22, Build 20348.2849. Vor zwei Wochen wurde der Knoten umgezogen.',
  'Same on win-2. The node was rebuilt from a template last week.',
])('sentences behind the output of a command are no more of it: %s', (text) => {
  const parts = sectionsOf(
    linesOf(`C:\\>nslookup a\nServer:  UnKnown\nAddress:  10.0.0.2\n\n${text}\n`),
  )
  expect(parts.at(-1)?.command).toBeUndefined()
  expect(parts.at(-1)?.lines.map((line) => line.text)).toContain(text)
})

test.each([
  'The command completed successfully.',
  'Name:    a.b. The rest follows below this line here',
  '  Indented. The rest follows below this line here',
])('a line of the output stays in it: %s', (text) => {
  const parts = sectionsOf(linesOf(`C:\\>nslookup a\nServer:  UnKnown\n\n${text}\n`))
  expect(parts.at(-1)?.command).toBe('nslookup a')
})

const indented = '  $ kubectl get cm a -o yaml\n  apiVersion: v1\n  kind: ConfigMap\n'
test('what is said below an output that is indented as a whole', () => {
  const parts = sectionsOf(linesOf(`${indented}\nCould that matter?\n`))
  expect(parts.map(({ lines }) => lines.at(0)?.text)).toEqual([
    'apiVersion: v1',
    'Could that matter?',
  ])
})

test('an object right below its label', () => {
  const lines = linesOf('Settings (kubectl get cm a):\n    apiVersion: v1\n    kind: ConfigMap\n')
  expect(unmarked(lines).map(({ text }) => text.trim())).toContain('```')
})
