import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const told = (text: string) =>
  Object.fromEntries(
    diagnose([{ name: 'out.txt', text }]).observations.map(({ decision, name, value }) => [
      decision ?? name,
      value,
    ]),
  )

test('what the agent of Rancher prints of a node', () => {
  expect(
    told(`INFO[100] [powershell] *****       CNI - Component: flannel, Mode: win-overlay
INFO[101] [powershell] ****       Node - Name: win-7, IP: 192.168.77.20, InternalIP: 192.168.77.20
INFO[102] [powershell] ***     Cluster - CIDR: 10.42.0.0/16, Domain: corp.local, ServiceCIDR: 10.43.0.0/16, DnsServiceIP: 10.43.0.10
INFO[103] [powershell] ** ControlPlane - Host: 192.168.77.10
`),
  ).toMatchObject({
    cni: 'flannel',
    networkMode: 'overlay',
    nodeName: 'win-7',
    nodeIP: '192.168.77.20',
    clusterCIDR: '10.42.0.0/16',
    serviceCIDR: '10.43.0.0/16',
    clusterDomain: 'corp.local',
    clusterDNS: '10.43.0.10',
    'controlPlane.host': '192.168.77.10',
  })
})

test('who joins a Windows machine with it has Docker and RKE', () => {
  const command = (image: string) =>
    `C:\\>PowerShell -NoLogo -Command "& {docker run -v c:/:c:/host ${image} bootstrap --server https://rancher.example --worker | iex}"\n`
  expect(told(command('rancher/rancher-agent:v2.4.8'))).toMatchObject({
    containerRuntime: 'docker',
    'cluster.distribution': 'rke',
  })
  expect(told(command('example/agent:v2.4.8'))).not.toHaveProperty('cluster.distribution')
})
