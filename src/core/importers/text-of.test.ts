import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'

const columnsOf = (text: string, name: string) =>
  readFiles([{ name: 'a.txt', text }])
    .documents.flatMap(({ reading }) => reading.observations ?? [])
    .filter((one) => one.name === name)
    .map(({ raw, line, column }) =>
      text.split('\n')[line - 1]?.slice(column - 1, column - 1 + raw.length),
    )

const describe = `PS C:\\> kubectl describe node win1
Name:               win1
Roles:              <none>
Labels:             kubernetes.io/os=windows
Conditions:
  Type             Status  LastHeartbeatTime                 LastTransitionTime                Reason                       Message
  ----             ------  -----------------                 ------------------                ------                       -------
  DiskPressure     False   Tue, 29 Apr 2025 09:58:45 +0000   Mon, 03 Mar 2025 08:14:10 +0000   KubeletHasNoDiskPressure     no DiskPressure, False alarm
System Info:
  Kernel Version:             10.0.20348.3561
  Operating System:           windows
  Kubelet Version:            v1.31.7
`

test.each([
  [describe, 'node.condition.DiskPressure', 'False'],
  [
    'NAME    READY   STATUS    RESTARTS   AGE\nweb-1   1/1     Running   0          3d\n',
    'pod.status',
    'Running',
  ],
  ['We use Calico v3.28.0 here.\n', 'cniRelease', 'v3.28.0'],
  [
    'version = 2\n[plugins]\n  [plugins."io.containerd.grpc.v1.cri"]\n    sandbox_image = "registry.example/pause:3.9"\n',
    'pauseImage',
    'registry.example/pause:3.9',
  ],
])('the place of a value is that of its text: %#', (text, name, raw) => {
  expect(columnsOf(text, name)).toEqual([raw])
})
