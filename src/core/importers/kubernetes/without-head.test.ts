import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const overlay = (port: number) => `{
  "ovnKubernetesConfig": {
    "hybridOverlayConfig": {
      "hybridClusterNetwork": [
        {
          "cidr": "10.132.0.0/14",
          "hostPrefix": 23
        }
      ],
      "hybridOverlayVXLANPort": ${port}
    }
  },
  "type": "OVNKubernetes"
}
`
const command = "$ oc get network.operator cluster -o jsonpath='{.spec.defaultNetwork}' | jq -r\n"

test.each([
  ['below its command', command],
  ['by itself', ''],
])('the network of OpenShift, cut out of its object: %s', (_, head) => {
  const { findings, observations } = diagnose([
    { name: 'network.txt', text: `${head}${overlay(9898)}` },
    { name: 'words.txt', text: 'The machines are Windows Server 2019.\n' },
  ])
  const start = head === '' ? 0 : 1
  expect(
    findings.filter(({ severity }) => severity === 'error').map(({ id, line }) => [id, line]),
  ).toEqual([['distribution-objects', start + 10]])
  expect(
    observations
      .filter(({ file }) => file === 'network.txt')
      .map(({ name, raw, line }) => [name, raw, line - start]),
  ).toEqual(
    expect.arrayContaining([
      ['cni', 'OVNKubernetes', 13],
      ['clusterCIDR', '10.132.0.0/14', 6],
      ['network.vxlanPort', '9898', 10],
    ]),
  )
})

test('the port that Windows Server 2019 has is no fault', () => {
  const { findings } = diagnose([
    { name: 'network.txt', text: `${command}${overlay(4789)}` },
    { name: 'words.txt', text: 'The machines are Windows Server 2019.\n' },
  ])
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each([
  [
    "kubectl get installation default -o jsonpath='{.spec.calicoNetwork}'",
    '{"bgp": "Disabled", "windowsDataplane": "HNS", "ipPools": [{"cidr": "10.42.0.0/16", "encapsulation": "VXLAN"}]}',
    '10.42.0.0/16',
  ],
  [
    'kubectl -n kube-system get ds kube-proxy-windows -o jsonpath={.spec.template.spec}',
    '{"nodeSelector": {"kubernetes.io/os": "windows"}, "containers": [{"name": "a", "image": "registry.local/a:1.0"}]}',
    'registry.local/a:1.0',
  ],
])('a part of another object: %s', (line, text, raw) => {
  const { observations } = diagnose([{ name: 'a.txt', text: `$ ${line}\n${text}\n` }])
  expect(observations.map((one) => one.raw)).toContain(raw)
})

const podSpec = (mark: string, note = '', os = 'windows') => `${note}spec:
  nodeSelector:
    "kubernetes.io/os": ${os}
  ${mark}
  hostNetwork: true
  containers:
  - name: agent
    image: registry.example.com/agent:1.0
`
const ofHost = `securityContext:
    windowsOptions:
      hostProcess: true
      runAsUserName: 'NT AUTHORITY\\SYSTEM'`
const namesIn = (name: string, text: string) =>
  diagnose([{ name, text }]).observations.map((one) => one.name)

test.each([
  ['a file', 'a.yaml', podSpec(ofHost)],
  ['below a note and a blank line', 'a.yaml', podSpec(ofHost, '# of the agent\n\n')],
  ['a page', 'a.md', `Such as:\n\n\`\`\`yaml\n${podSpec(ofHost)}\`\`\`\n`],
])('the spec of a pod of Windows alone: %s', (_, name, text) => {
  const { findings } = diagnose([{ name, text }])
  expect(namesIn(name, text)).toEqual(
    expect.arrayContaining(['workload.hostProcess', 'workload.hostNetwork', 'image']),
  )
  expect(namesIn(name, text)).not.toContain('workload.kind')
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
})

test('a fault in it is found', () => {
  const text = podSpec(ofHost).replace('hostNetwork: true', 'hostNetwork: false')
  const ids = diagnose([{ name: 'a.yaml', text }]).findings.map(({ id }) => id)
  expect(ids).toContain('host-process-pod')
})

test('the spec of a pod of Linux is none of Windows', () => {
  const text = podSpec('securityContext:\n    runAsUser: 1000', '', 'linux')
  expect(namesIn('a.yaml', text)).not.toContain('workload.hostNetwork')
})

test.each([
  ['the spec of a pod', '', 4],
  ['the template of a workload', '      template:\n', 5],
])(
  '%s of Windows, cut out of its object, tells its fault and not what it lacks',
  (_, head, line) => {
    const indent = head === '' ? '    ' : '        '
    const lines = [
      'spec:',
      '  securityContext:',
      '    windowsOptions:',
      '      hostProcess: true',
      '  hostNetwork: false',
    ]
    const text = head + lines.map((one) => `${indent}${one}\n`).join('')
    const { findings } = diagnose([{ name: 'part.yaml', text }])
    expect(findings.map(({ id, line: at }) => [id, at])).toEqual([['host-process-pod', line + 1]])
  },
)

test('the spec of a pod of Linux alone is not taken for one of Windows', () => {
  const text = 'spec:\n  securityContext:\n    runAsUser: 1000\n  containers:\n  - name: a\n'
  const { findings, observations } = diagnose([{ name: 'part.yaml', text }])
  expect([...findings, ...observations]).toEqual([])
})

const announced = (words: string, key = 'dnsPolicy: "None"') =>
  diagnose([
    {
      name: 'a.md',
      text: `${words}\n\n\`\`\`\n    spec:\n      ${key}\n      dnsConfig:\n        nameservers:\n          - 192.168.1.100\n\`\`\`\n`,
    },
  ]).observations.map(({ name, raw, line }) => [name, raw, line])

test.each([
  ['dnsConfig is ignored for our Windows pods:', true],
  ['The Windows deployment has this:', true],
  ['dnsConfig is ignored for our Linux pods:', false],
  ['It works for Linux pods, not for Windows pods:', false],
  ['The documentation of Windows pods shows:', false],
  ['This is what we have:', false],
])('the spec of a pod below its words: %s', (words, isRead) =>
  isRead
    ? expect(announced(words)).toContainEqual(['workload.dnsPolicy', 'None', 5])
    : expect(announced(words).map(([name]) => name)).not.toContain('workload.dnsPolicy'),
)

test('the spec of something else below words about Windows pods', () =>
  expect(announced('For our Windows pods:', 'replicas: 2').map(([name]) => name)).not.toContain(
    'workload.dnsPolicy',
  ))
