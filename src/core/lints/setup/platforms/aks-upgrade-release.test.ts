import { testLint } from '../../../testing/test-lint.ts'
import { aksUpgradeRelease } from './aks-upgrade-release.ts'

const table = (sku: string) => `
Name     OsType    OsSKU        KubernetesVersion    VmSize           Count    MaxPods    ProvisioningState    Mode
-------  --------  -----------  -------------------  ---------------  -------  ---------  -------------------  ------
system   Linux     Ubuntu       1.32.4               Standard_D4s_v5  3        110        Succeeded            System
win19    Windows   ${sku}  1.32.4               Standard_D8s_v5  4        60         Succeeded            User
`
const upgrade = (more: string) => `az aks ${more} --kubernetes-version 1.33.2\n`
const old = table('Windows2019')

testLint(aksUpgradeRelease, {
  valid: [
    {
      name: 'a release that AKS has there',
      text: upgrade('upgrade -g a -n b') + table('Windows2022'),
    },
    { name: 'no update', text: old },
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
