import { testLint } from '../../../testing/test-lint.ts'
import { nodeConditionsLint } from './node-conditions.ts'

const node = (conditions: readonly (readonly string[])[], system = 'windows') =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: 'win-1' },
    status: {
      conditions: conditions.map(([type, status, reason, message]) => ({
        type,
        status,
        reason,
        message,
      })),
      nodeInfo: { operatingSystem: system, kubeletVersion: 'v1.29.3' },
    },
  })

const described = (row: string) => `Name:               win-1
Roles:              <none>
Labels:             kubernetes.io/os=windows
Conditions:
  Type             Status  LastHeartbeatTime                 LastTransitionTime                Reason                       Message
  ----             ------  -----------------                 ------------------                ------                       -------
  ${row}
System Info:
  Kernel Version:             10.0.20348.2340
  Operating System:           windows
  Kubelet Version:            v1.29.3
`
const times = 'Mon, 04 Mar 2024 10:00:00 +0000   Mon, 04 Mar 2024 09:00:00 +0000'

testLint(nodeConditionsLint, {
  valid: [
    { name: 'a node that is Ready', text: node([['Ready', 'True', 'KubeletReady', 'ready']]) },
    {
      name: 'a Linux node',
      text: node([['Ready', 'False', 'KubeletNotReady', 'x']], 'linux'),
    },
    {
      name: 'pressure that is not there',
      text: described(`DiskPressure   False   ${times}   KubeletHasNoDiskPressure   no pressure`),
    },
    {
      name: 'memory that is there',
      text: node([['MemoryPressure', 'False', 'KubeletHasSufficientMemory', 'enough']]),
    },
    {
      name: 'a Linux node without memory',
      text: node([['MemoryPressure', 'True', 'KubeletHasInsufficientMemory', 'x']], 'linux'),
    },
  ],
  invalid: [
    {
      name: 'a node that waits for its network',
      text: node([
        ['Ready', 'False', 'KubeletNotReady', 'container runtime network not ready: no file'],
      ]),
      messages: [/win-1 is not Ready: KubeletNotReady: container runtime network not ready/],
      severity: 'warning',
    },
    {
      name: 'a row of kubectl describe',
      text: described(`Ready   Unknown   ${times}   NodeStatusUnknown   Kubelet stopped posting.`),
      messages: [/is not Ready: NodeStatusUnknown: Kubelet stopped posting\./],
      severity: 'warning',
    },
    {
      name: 'a network that is not available',
      text: node([['NetworkUnavailable', 'True', 'NoRouteCreated', 'no route']]),
      messages: [/network of win-1 is marked as not available: NoRouteCreated/],
      severity: 'error',
    },
    {
      name: 'a full disk',
      text: described(`DiskPressure   True   ${times}   KubeletHasDiskPressure   pressure`),
      messages: [/disk of win-1 is nearly full/],
      severity: 'error',
    },
    {
      name: 'memory that has run out',
      text: described(
        `MemoryPressure   True   ${times}   KubeletHasInsufficientMemory   insufficient memory`,
      ),
      messages: [/^win-1 has less memory left than the kubelet keeps free/],
      severity: 'error',
    },
    {
      name: 'a list that does not say why',
      text: `NAME    STATUS     ROLES    AGE   VERSION   OS-IMAGE
win-1   NotReady   <none>   5d    v1.29.3   Windows Server 2022 Datacenter
`,
      messages: [/win-1 is NotReady; this list does not say why/],
      severity: 'info',
    },
  ],
})
