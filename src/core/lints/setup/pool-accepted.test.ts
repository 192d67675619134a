import { testLint } from '../../testing/test-lint.ts'
import { poolAccepted } from './pool-accepted.ts'

const cluster = (plugin: string) => `resource "azurerm_kubernetes_cluster" "a" {
  name               = "aks-production"
  kubernetes_version = "1.34.1"
  network_profile {
    network_plugin = "${plugin}"
  }
}
`
const pool = (
  name: string,
  os = 'Windows',
) => `resource "azurerm_kubernetes_cluster_node_pool" "b" {
  name    = "${name}"
  vm_size = "Standard_D4s_v5"
  os_type = "${os}"
}
`
const gke = (type: string) =>
  `gcloud container node-pools create win --cluster=a --image-type=${type}\n`

const eks = (family: string) => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
nodeGroups:
  - name: a
    amiFamily: ${family}
    kubeletExtraConfig:
      maxPods: 20
`

testLint(poolAccepted, {
  valid: [
    { name: 'a pool of AKS', text: cluster('azure') + pool('npwin') },
    {
      name: 'a Linux pool with a longer name',
      text: cluster('kubenet') + pool('linuxpool', 'Linux'),
    },
    { name: 'kubelet settings of a Linux group', text: eks('AmazonLinux2') },
    { name: 'a pool of GKE', text: gke('WINDOWS_LTSC_CONTAINERD') },
    { name: 'a Linux pool of GKE', text: gke('COS_CONTAINERD') },
  ],
  invalid: [
    {
      name: 'kubelet settings of a group of Windows',
      text: eks('WindowsServer2022CoreContainer'),
      messages: [/eksctl takes no kubeletExtraConfig/],
      severity: 'error',
    },
    {
      name: 'a name that is too long',
      text: 'az aks nodepool add -g a --cluster-name b --os-type Windows --name winpool1\n',
      messages: [/called winpool1; .* at most 6 characters/],
      severity: 'error',
    },
    {
      name: 'a cluster with another network',
      text: cluster('kubenet') + pool('npwin'),
      messages: [/network plugin of the cluster is kubenet/],
      severity: 'error',
    },
    {
      name: 'an image type with Docker',
      text: gke('WINDOWS_LTSC'),
      messages: [/image type is WINDOWS_LTSC; new pools get WINDOWS_LTSC_CONTAINERD/],
      severity: 'error',
    },
  ],
})
