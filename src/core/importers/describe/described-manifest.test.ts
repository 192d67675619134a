import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.flatMap(({ id, severity, line }) =>
    severity === 'error' || severity === 'warning' ? [`${id} ${line}`] : [],
  )

const pod = (container: string, rest = '', ip = '10.244.3.9') => `Name:             api-1
Namespace:        pay
Service Account:  default
Node:             win-1/10.1.2.33
Status:           Running
IP:               ${ip}
Containers:
  api:
    Image:          registry.local/api:1-ltsc2022
${container}Volumes:
${rest}Node-Selectors:              agentpool=win
                             kubernetes.io/os=windows
Tolerations:                 <none>
`

test.each([
  [
    'a shell of Linux',
    pod('    Command:\n      /bin/sh\n      -c\n      a\n'),
    ['container-command 11'],
  ],
  [
    'a probe with a shell of Linux',
    pod(
      '    Liveness:   exec [/bin/sh -c true] delay=0s timeout=1s period=10s\n    Readiness:  http-get http://:80/ delay=0s timeout=1s\n',
    ),
    ['container-command 10'],
  ],
  [
    'a path below a volume',
    pod('    Mounts:\n      C:\\app\\a.json from c (rw,path="a.json")\n      C:\\b from b (ro)\n'),
    ['pod-field 11'],
  ],
  [
    'a volume in memory',
    pod(
      '',
      "  s:\n    Type:       EmptyDir (a temporary directory that shares a pod's lifetime)\n    Medium:     Memory\n    SizeLimit:  <unset>\n",
    ),
    ['pod-field 13'],
  ],
  [
    'NFS',
    pod(
      '',
      '  s:\n    Type:      NFS (an NFS mount that lasts the lifetime of a pod)\n    Server:    10.0.0.4\n    Path:      /x\n',
    ),
    ['pod-field 12'],
  ],
  [
    'the socket of Docker on Linux',
    pod(
      '',
      '  s:\n    Type:          HostPath (bare host directory volume)\n    Path:          /var/run/docker.sock\n    HostPathType:\n',
    ),
    ['windows-pod-volume 13'],
  ],
])('a described pod shows %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected)
})

test.each([
  ['a shell of Windows', pod('    Command:\n      cmd\n      /c\n      a\n')],
  [
    'what may be a HostProcess pod, which has the programs of its node',
    pod('    Command:\n      powershell\n', '', '10.1.2.33').replace(
      'registry.local/api:1-ltsc2022',
      'mcr.microsoft.com/windows/nanoserver:ltsc2022',
    ),
  ],
  [
    'volumes on disk',
    pod(
      '    Mounts:\n      C:\\b from b (rw)\n      /var/run/secrets/kubernetes.io/serviceaccount from kube-api-access-x (ro)\n',
      "  b:\n    Type:       EmptyDir (a temporary directory that shares a pod's lifetime)\n    Medium:\n    SizeLimit:  <unset>\n  kube-api-access-x:\n    Type:                    Projected (a volume that contains injected data from multiple sources)\n    TokenExpirationSeconds:  3607\n",
    ),
  ],
])('nothing is found in %s', (_, text) => {
  expect(found(text)).toEqual([])
})

test('how it is isolated is not taken from what the rows leave out', () => {
  const nodes = `NAME   STATUS  ROLES   AGE  VERSION  INTERNAL-IP  EXTERNAL-IP  OS-IMAGE                        KERNEL-VERSION   CONTAINER-RUNTIME
lin-1  Ready   <none>  9d   v1.24.9  10.1.2.30    <none>       Ubuntu 22.04 LTS                5.15.0-91        containerd://1.6.20
win-1  Ready   <none>  9d   v1.24.9  10.1.2.33    <none>       Windows Server 2022 Datacenter  10.0.20348.1906  containerd://1.6.20
`
  const text = pod('').replace('Service Account:  default\n', '').replace('ltsc2022', 'ltsc2019')
  const { findings } = diagnose([
    { name: 'a.txt', text: text.replace(/Node-Selectors:[^]*/, '') },
    { name: 'nodes.txt', text: nodes },
  ])
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(findings.map(({ id }) => id)).not.toContain('windows-pod-kept-on-windows')
})
