import { testLint } from '../../../testing/test-lint.ts'
import { logLinksMounted } from './log-links-mounted.ts'

type Mount = readonly [folder: string, mountPath: string]
const pod = (mounts: readonly Mount[], system = 'windows') =>
  `=== pod.json ===\n${JSON.stringify({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'agent' },
    spec: {
      nodeSelector: { 'kubernetes.io/os': system },
      containers: [
        {
          name: 'a',
          image: 'example.com/agent:1',
          volumeMounts: mounts.map(([, mountPath], i) => ({ name: `v${i}`, mountPath })),
        },
      ],
      volumes: mounts.map(([path], i) => ({ name: `v${i}`, hostPath: { path } })),
    },
  })}\n`
const docker = String.raw`C:\ProgramData\docker\containers`

testLint(logLinksMounted, {
  valid: [
    {
      name: 'all folders at their own paths',
      text: pod([
        [String.raw`C:\var\log`, String.raw`C:\var\log`],
        ['/ProgramData/', 'C:/ProgramData'],
      ]),
    },
    { name: 'the folder above', text: pod([['/var/log', '/var/log']]) },
    {
      name: 'both folders of links',
      text: pod([
        ['/var/log/containers', '/var/log/containers'],
        ['/var/log/pods', '/var/log/pods'],
      ]),
    },
    {
      name: 'another folder elsewhere',
      text: pod([
        ['/var/log', '/var/log'],
        ['C:/data', 'C:/state'],
      ]),
    },
    { name: 'logs of something else', text: pod([[docker, 'C:/docker']]) },
    {
      name: 'a target twice',
      text: pod([
        ['/var/log', '/var/log'],
        [docker, docker],
        [docker, 'C:/docker'],
      ]),
    },
    {
      name: 'a folder of Docker where containerd runs',
      text: `${pod([
        ['/var/log', '/var/log'],
        [docker, 'C:/docker'],
      ])}=== nodes.txt ===\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME\nwin1   Ready    <none>   30d   v1.29.5   10.1.4.2      Windows Server 2022 Datacenter   10.0.20348.2402   containerd://1.7.13\n`,
    },
    {
      name: 'Linux',
      text: pod(
        [
          ['/var/log', '/var/log'],
          ['/var/lib/docker/containers', '/var/lib/docker/containers'],
        ],
        'linux',
      ),
    },
  ],
  invalid: [
    {
      name: 'the folder of Docker at a path of Linux',
      text: pod([
        ['/var/log', '/var/log'],
        ['/programdata/docker/containers', '/var/lib/docker/containers'],
      ]),
      messages: [/are links that name C:\\programdata\\docker\\containers/],
    },
    {
      name: 'the folder of Docker as on Linux',
      text: pod([
        ['/var/log', '/var/log'],
        ['/var/lib/docker/containers', '/var/lib/docker/containers'],
      ]),
      messages: [/C:\\ProgramData\\docker\\containers on Windows/],
    },
    {
      name: 'the links alone',
      text: pod([['C:/var/log/containers', 'C:/var/log/containers']]),
      messages: [/links to C:\\var\\log\\pods/],
    },
    {
      name: 'the pods elsewhere',
      text: pod([
        ['/var/log/containers', '/logs'],
        ['/var/log/pods', '/pods'],
      ]),
      messages: [/mounted as \/pods/],
    },
  ],
})
