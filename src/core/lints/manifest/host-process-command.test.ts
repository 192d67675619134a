import { testLint } from '../../testing/test-lint.ts'
import { hostProcessCommand } from './host-process-command.ts'

const pod = (command: readonly string[], hostProcess = true) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'agent' },
  spec: {
    hostNetwork: true,
    nodeSelector: { 'kubernetes.io/os': 'windows' },
    securityContext: { windowsOptions: { hostProcess, runAsUserName: 'NT AUTHORITY\\\\SYSTEM' } },
    containers: [{ name: 'a', image: 'example.com/agent:1', command }],
  },
})

testLint(hostProcessCommand, {
  valid: [
    {
      name: 'a path below the mount point',
      document: pod(['$env:CONTAINER_SANDBOX_MOUNT_POINT/usr/bin/agent.exe']),
    },
    { name: 'a program of the node', document: pod(['C:/k/agent.exe']) },
    { name: 'a relative path', document: pod(['agent.exe', '/usr/bin/x']) },
    { name: 'a folder that nodes have', document: pod(['/opt/cni/bin/agent.exe']) },
    { name: 'another pod', document: pod(['/usr/local/bin/agent.exe'], false) },
  ],
  invalid: [
    {
      name: 'a path of the image from its root',
      document: pod(['/usr/local/bin/agent.exe', '-c']),
      messages: [
        /command\[0\] is \/usr\/local\/bin\/agent\.exe: for a HostProcess container that is a path of the node/,
      ],
      severity: 'warning',
    },
  ],
})
