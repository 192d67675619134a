import { expect, test } from 'vitest'
import { diagnose } from '../engine/diagnose/diagnose.ts'

const namesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.map(({ name }) => name)

const setup = 'Windows Server 2019, kubelet v1.24.3, services 10.96.0.0/12.\n\n'
const delegate = `"delegate": {
  "type": "win-bridge",
  "policies": [ { "Name": "EndpointPolicy", "Value": { "Type": "OutBoundNAT", "ExceptionList": [ "10.244.0.0/16" ] } } ]
}
`
const inOneLine =
  '{ "cniVersion": "0.3.1", "name": "l2bridge", "type": "flannel", "delegate": { "type": "win-bridge" } }\n'

const pod = `- name: web
  image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022
nodeSelector:
  kubernetes.io/os: windows
`

test.each([
  ['Before the change we had:\n', pod, 'image'],
  ['Kubernetes 1.28. Do not use:\n', pod, 'image'],
  ['The docs of win-bridge show:\n', delegate, 'cni.exceptionList'],
  ['We had this, now it is mended:\n', delegate, 'cni.exceptionList'],
  ['On another cluster (l2bridge) the file has\n', delegate, 'cni.exceptionList'],
  ['Old conf: ', inOneLine, 'cni.networkName'],
  ['Do not put this into the kubelet config:\n', 'cgroupsPerQOS: true\n', 'kubelet.config'],
  ['kubelet config before the migration:\n', 'cgroupsPerQOS: true\n', 'kubelet.config'],
])('a part of a file that is none of today: %s', (lead, part, name) =>
  expect(namesIn(setup + lead + part).filter((one) => one.startsWith(name))).toEqual([]),
)

test.each([
  ['Our pod, which does not start:\n', pod, 'image'],
  ['Part of our CNI file:\n', delegate, 'cni.exceptionList'],
  ['We copied this from the docs:\n', delegate, 'cni.exceptionList'],
  ['Our conf: ', inOneLine, 'cni.networkName'],
  ['Our kubelet config:\n', 'cgroupsPerQOS: true\n', 'kubelet.config'],
])('a part of a file of the node: %s', (lead, part, name) =>
  expect(namesIn(setup + lead + part).filter((one) => one.startsWith(name))).not.toEqual([]),
)
