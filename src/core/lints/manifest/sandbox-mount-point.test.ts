import { testLint } from '../../testing/test-lint.ts'
import { sandboxMountPoint } from './sandbox-mount-point.ts'

const pod = (more: object, container: object) => ({
  document: {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'a' },
    spec: {
      nodeSelector: { 'kubernetes.io/os': 'windows' },
      containers: [{ name: 'a', image: 'r.example/a:1', ...container }],
      ...more,
    },
  },
})
const command = { command: ['cmd', '/c', '%CONTAINER_SANDBOX_MOUNT_POINT%\\run.cmd'] }
const hostProcess = { windowsOptions: { hostProcess: true, runAsUserName: 'NT AUTHORITY\\SYSTEM' } }

testLint(sandboxMountPoint, {
  valid: [
    {
      name: 'a HostProcess pod',
      ...pod({ securityContext: hostProcess, hostNetwork: true }, command),
    },
    { name: 'a HostProcess container', ...pod({}, { ...command, securityContext: hostProcess }) },
    { name: 'other commands', ...pod({}, { command: ['cmd', '/c', 'run.cmd'] }) },
    {
      name: 'a pod of Linux',
      ...pod({ nodeSelector: { 'kubernetes.io/os': 'linux' } }, command),
    },
  ],
  invalid: [
    {
      name: 'the folder of HostProcess containers in another one',
      ...pod({}, command),
      messages: [/spec\.containers\[0\]\.command\[2\] uses CONTAINER_SANDBOX_MOUNT_POINT/],
      severity: 'warning',
    },
    {
      name: 'an image for them',
      ...pod(
        { hostNetwork: true },
        { image: 'sigwindowstools/kube-proxy:v1.27.1-flannel-hostprocess' },
      ),
      messages: [/image for HostProcess containers/],
      severity: 'warning',
    },
  ],
})
