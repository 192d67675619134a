import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const setting = eksPool.windowsIpam

export const eksWindowsIpam = defineLint({
  id: 'eks-windows-ipam',
  on: 'manifest',
  summary: 'The CNI plugin of EKS gives addresses to pods on Windows nodes',
  remediation: `Set ${setting.value}: "true" in the ConfigMap amazon-vpc-cni.`,
  decisions: [],
  isAbout: ({ kind, name }) => kind === 'ConfigMap' && name === 'amazon-vpc-cni',

  check({ kind, name, value }) {
    if (kind !== 'ConfigMap' || name !== 'amazon-vpc-cni') return []
    const path = ['data', setting.value]
    const given = valueAt(value, path)
    if (given === 'true') return []
    return [
      {
        path: given === undefined ? [] : path,
        basis: 'fails',
        message: `${setting.value} is ${given === undefined ? 'missing' : JSON.stringify(given)} in amazon-vpc-cni; pods on Windows nodes of EKS get no address.`,
        facts: [setting],
      },
    ]
  },
})
