import { describe, expect, test } from 'vitest'
import { fromQuery, toQuery } from './share.ts'
import { readScenarioFile } from './scenario-file.ts'

/** Links as earlier versions of the app wrote them, whole, with what they still mean. */
const kept = [
  [
    'form 0, written by hand before forms were numbered',
    'v=0-2025.01&kubernetesVersion=1.20&windowsRelease=ltsc2019&nodeSubnet=10.9.0.0/24',
    { kubernetesVersion: '1.20', managementSubnet: '10.9.0.0/24' },
  ],
  [
    'form 1, the guide for 1.20',
    'v=1-2026.08&kubernetesVersion=1.20&joinMethod=kubeconfig&windowsRelease=ltsc2019&logDirectory=C:%5Ck%5Clogs&serviceManager=nssm&containerRuntime=docker&networkMode=l2bridge&cni=flannel&image=mcr.microsoft.com/windows/servercore:ltsc2019&readinessProbe=none&useRuntimeClass=true',
    {
      joinMethod: 'kubeconfig',
      logDirectory: String.raw`C:\k\logs`,
      serviceManager: 'nssm',
      containerRuntime: 'docker',
      networkMode: 'l2bridge',
      useRuntimeClass: true,
    },
  ],
  [
    'form 1, a node of AKS',
    'v=1-2026.08&kubernetesVersion=1.17&kubernetesRelease=1.17.3&platform=aks&joinMethod=kubeconfig&apiServerEndpoint=q1game-q1game-6adca6-e3314a8c.hcp.westus2.azmk8s.io:443&clusterCIDR=10.240.0.0/16&serviceCIDR=10.0.0.0/16&clusterDNS=10.0.0.10&windowsRelease=ltsc2019&nodeIP=10.240.0.35&managementSubnet=10.240.0.0/16&maxPods=30&kubeReserved=cpu=100m,memory=1843Mi&systemReserved=memory=2Gi&windowsPriorityClass=unset&nodeLabels=agentpool=q1win&nodeLabels=storageprofile=managed&nodeLabels=storagetier=Premium_LRS&nodeTaint=&logDirectory=C:%5Ck&serviceManager=nssm&containerRuntime=docker&networkMode=l2bridge&cni=azure-vnet&virtualNetworks=10.240.0.0/16&workloadName=iis&image=mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019&readinessProbe=none',
    {
      platform: 'aks',
      joinMethod: 'kubeconfig',
      cni: 'azure-vnet',
      maxPods: 30,
      nodeTaint: '',
      nodeLabels: ['agentpool=q1win', 'storageprofile=managed', 'storagetier=Premium_LRS'],
      kubeReserved: 'cpu=100m,memory=1843Mi',
    },
  ],
  [
    'form 1, an agent as HostProcess',
    'v=1-2026.08&kubernetesVersion=1.36&windowsRelease=ltsc2025&isolation=hostprocess&cni=flannel&workloadName=node-agent&namespace=kube-system&image=mcr.microsoft.com/oss/kubernetes/windows-host-process-containers-base-image:v1.0.0&serviceType=none&runAsUserName=NT%20AUTHORITY%5CSYSTEM&readinessProbe=none',
    { isolation: 'hostprocess', runAsUserName: String.raw`NT AUTHORITY\SYSTEM` },
  ],
  [
    'form 1, a node of EKS',
    'v=1-2026.08&kubernetesVersion=1.33&platform=aws&windowsRelease=ltsc2022&cni=vpc-bridge',
    { platform: 'eks', cni: 'vpc-bridge' },
  ],
] as const

describe.each(kept)('%s', (_, link, meant) => {
  test('means what it meant', () => {
    expect(fromQuery(link)).toMatchObject({ findings: [], choices: meant })
  })

  test('written anew it stays the same', () => {
    const { choices } = fromQuery(link)
    expect(fromQuery(toQuery(choices))).toMatchObject({ findings: [], choices })
  })

  test('says which of its values no longer exist, and keeps the rest', () => {
    const { choices, findings } = fromQuery(`${link}&ipFamily=ipv5&gone=1`)
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('ipv5'),
      expect.stringContaining('gone'),
    ])
    expect(choices).toMatchObject(meant)
  })
})

test('a file of form 1 means what it meant', () => {
  const text = JSON.stringify({
    schemaVersion: 1,
    catalogVersion: '2026.08',
    platform: 'aws',
    cni: 'vpc-bridge',
    nodeName: 'win-7',
  })
  expect(readScenarioFile(text)).toMatchObject({
    ok: true,
    findings: [],
    choices: { platform: 'eks', cni: 'vpc-bridge', nodeName: 'win-7' },
  })
})
