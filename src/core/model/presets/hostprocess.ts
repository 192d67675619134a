import { definePreset } from './define.ts'

export const hostprocess = definePreset({
  id: 'hostprocess',
  title: 'A node agent as HostProcess',
  sentence: 'A HostProcess DaemonSet that works on the host itself, on a current node.',
  sources: [],
  choices: {
    isolation: 'hostprocess',
    workloadName: 'node-agent',
    namespace: 'kube-system',
    image: 'mcr.microsoft.com/oss/kubernetes/windows-host-process-containers-base-image:v1.0.0',
    runAsUserName: String.raw`NT AUTHORITY\SYSTEM`,
    serviceType: 'none',
    readinessProbe: 'none',
  },
})
