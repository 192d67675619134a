import { testLint } from '../../../testing/test-lint.ts'
import { aksUpgradeRelease } from './aks-upgrade-release.ts'

const table = (sku: string) => `
Name     OsType    OsSKU        KubernetesVersion    VmSize           Count    MaxPods    ProvisioningState    Mode
-------  --------  -----------  -------------------  ---------------  -------  ---------  -------------------  ------
system   Linux     Ubuntu       1.32.4               Standard_D4s_v5  3        110        Succeeded            System
win19    Windows   ${sku}  1.32.4               Standard_D8s_v5  4        60         Succeeded            User
`
const lists = (version: string) => `
NAME          STATUS  ROLES   AGE  VERSION  INTERNAL-IP  EXTERNAL-IP  OS-IMAGE                        KERNEL-VERSION    CONTAINER-RUNTIME
aks-system-1  Ready   <none>  1d   ${version}  10.0.0.4     <none>       Ubuntu 22.04.5 LTS              5.15.0-1082       containerd://1.7.27
akswin000000  Ready   <none>  1d   v1.32.4  10.0.0.9     <none>       Windows Server 2019 Datacenter  10.0.17763.7314   containerd://1.7.27
`
const upgrade = (more: string) => `az aks ${more} --kubernetes-version 1.33.2\n`
const old = table('Windows2019')

testLint(aksUpgradeRelease, {
  valid: [
    {
      name: 'a pool that is to be replaced first',
      text: 'Our AKS cluster is 1.31.8 with a Windows Server 2019 pool. Before the upgrade to 1.33 we will move to Windows Server 2022.\n',
    },
    {
      name: 'new pools that come with it',
      text: 'AKS 1.32 with Windows Server 2019 nodes. We plan to upgrade the cluster to 1.33 next month, with new pools of Windows Server 2022.\n',
    },
    {
      name: 'a release that AKS has there, asked about',
      text: 'AKS 1.32 with Windows Server 2022 nodes. Will the pool survive the upgrade to 1.33?\n',
    },
    {
      name: 'another platform',
      text: 'Kubernetes 1.32 on vSphere with Windows Server 2019 nodes. Will they survive the upgrade to 1.33?\n',
    },
    {
      name: 'an upgrade that was made',
      text: 'AKS 1.33 with Windows Server 2022 nodes. The upgrade to 1.33 was done in May.\n',
    },
    {
      name: 'a release that AKS has there',
      text: upgrade('upgrade -g a -n b') + table('Windows2022'),
    },
    { name: 'no update', text: old },
    {
      name: 'a pool of Linux ahead, and a release that AKS has there',
      text: table('Windows2022').replace('1.32.4', '1.33.2'),
    },
    {
      name: 'a node of Linux ahead, on no platform that is told',
      text: `Windows Server 2019 nodes with kubelet 1.32.4.\n\n${lists('v1.33.2').replaceAll('aks', 'k8s')}`,
    },
    {
      name: 'nodes of Linux with the same release',
      text: `Our AKS cluster has Windows Server 2019 nodes.\n\n${lists('v1.32.4')}`,
    },
    {
      name: 'the pool of Linux, beside one that is told in words',
      text: `We run AKS 1.32 with a Windows node pool (Windows2019, name win).\n\n${upgrade('nodepool upgrade -g a --cluster-name b -n system')}`,
    },
    {
      name: 'the pool of Linux',
      text: upgrade('nodepool upgrade -g a --cluster-name b -n system') + old,
    },
    {
      name: 'the control plane alone',
      text: `az aks upgrade -g a -n b --control-plane-only --kubernetes-version 1.33.2\n${old}`,
    },
  ],
  invalid: [
    {
      name: 'a pool of Linux that went ahead',
      text: old.replace('1.32.4', '1.33.2'),
      messages: [
        /Kubernetes 1\.33, which system of this cluster has already: node pool win19 cannot/,
      ],
      severity: 'warning',
    },
    {
      name: 'nodes of Linux that went ahead',
      text: `Our AKS cluster has Windows Server 2019 nodes.\n\n${lists('v1.33.2')}`,
      messages: [/no Windows Server 2019 with Kubernetes 1\.33, which aks-system-1 of/],
    },
    {
      name: 'an upgrade that is asked about',
      text: 'AKS 1.32 with Windows Server 2019 nodes. Will the pool survive the upgrade to 1.33?\n',
      messages: [/no Windows Server 2019 with Kubernetes 1\.33/],
      severity: 'warning',
    },
    {
      name: 'whether it can be made',
      text: 'AKS 1.32 with Windows Server 2019 nodes. Can we upgrade the cluster to 1.33?\n',
      messages: [/no Windows Server 2019 with Kubernetes 1\.33/],
    },
    {
      name: 'one that is planned, and what stands against it',
      text: 'Our AKS cluster is 1.31.8 with a Windows Server 2019 pool. We plan to upgrade the cluster to 1.33 next month. What do we have to consider?\n',
      messages: [/no Windows Server 2019 with Kubernetes 1\.33/],
    },
    {
      name: 'a pool that is told in words',
      text: `We run AKS 1.32 with a Windows node pool (Windows2019, name win).\n\n${upgrade('nodepool upgrade -g a --cluster-name b -n win')}`,
      messages: [/no Windows Server 2019 with Kubernetes 1\.33/],
      severity: 'error',
    },
    {
      name: 'the whole cluster',
      text: upgrade('upgrade --resource-group a --name b') + old,
      messages: [/no Windows Server 2019 with Kubernetes 1\.33/],
      severity: 'error',
    },
    {
      name: 'the pool itself',
      text: upgrade('nodepool upgrade -g a --cluster-name b -n win19') + old,
      messages: [/node pool win19 has it/],
    },
  ],
})
