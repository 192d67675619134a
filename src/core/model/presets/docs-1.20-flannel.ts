import { definePreset } from './define.ts'

export const docs120Flannel = definePreset({
  id: 'docs-1.20-flannel',
  title: 'The Kubernetes 1.20 guide',
  sentence:
    'win-webserver on Windows Server 2019 with Docker EE and Flannel host-gw, as the guide has it.',
  sources: ['doc004', 'doc004-guide'],
  choices: {
    kubernetesVersion: '1.20',
    joinMethod: 'kubeconfig',
    windowsRelease: 'ltsc2019',
    containerRuntime: 'docker',
    networkMode: 'l2bridge',
    cni: 'flannel',
    clusterCIDR: '10.244.0.0/16',
    serviceCIDR: '10.96.0.0/12',
    clusterDNS: '10.96.0.10',
    managementSubnet: '10.127.130.0/24',
    nodeIP: '10.127.130.21',
    serviceManager: 'nssm',
    image: 'mcr.microsoft.com/windows/servercore:ltsc2019',
    workloadName: 'win-webserver',
    replicas: 2,
    serviceType: 'NodePort',
    readinessProbe: 'none',
    useRuntimeClass: true,
    logDirectory: String.raw`C:\k\logs`,
  },
})
