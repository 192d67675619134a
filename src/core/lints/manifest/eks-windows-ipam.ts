import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { warmTarget } from '../../catalog/platforms/pools/eks-pods.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isPlaceholder } from '../../values/placeholder.ts'

const setting = eksPool.windowsIpam

export const eksWindowsIpam = defineLint({
  id: 'eks-windows-ipam',
  on: 'manifest',
  summary: 'The CNI plugin of EKS gives addresses to pods on Windows nodes',
  remediation: `Set ${setting.value}: "true" in the ConfigMap amazon-vpc-cni.`,
  decisions: [],
  isAbout: ({ kind, name }) => kind === 'ConfigMap' && name === 'amazon-vpc-cni',

  check({ kind, name, value, isPart }): readonly LintViolation[] {
    if (kind !== 'ConfigMap' || name !== 'amazon-vpc-cni') return []
    const path = ['data', setting.value]
    const given = valueAt(value, path)
    const at = ['metadata', 'namespace']
    const namespace = valueAt(value, at)
    const stray: LintViolation[] =
      typeof namespace !== 'string' || namespace === 'kube-system' || isPlaceholder(namespace)
        ? []
        : [
            {
              path: at,
              basis: 'fails',
              message: `amazon-vpc-cni stands in ${namespace}; that in kube-system is read.`,
              remediation: 'Make it in kube-system.',
              facts: [setting],
            },
          ]
    const { key, least, byDefault } = warmTarget.value
    const warm = valueAt(value, ['data', key])
    if (typeof warm === 'string' && /^-?\d+$/.test(warm) && Number(warm) < least) {
      stray.push({
        path: ['data', key],
        basis: 'unsupported',
        message: `${key} is ${warm}; it has to be at least ${least}, so the controller takes its default, ${byDefault}.`,
        remediation: `Write ${least} or more, or leave it out.`,
        facts: [warmTarget],
      })
    }
    const isTold =
      given === undefined ? isPart !== true : typeof given !== 'string' || !isPlaceholder(given)
    // The API refuses what is no text, which is a fault of its own.
    if (given === 'true' || given === true || !isTold) return stray
    return [
      ...stray,
      {
        path: given === undefined ? [] : path,
        basis: 'fails',
        message: `${setting.value} is ${given === undefined ? 'missing' : JSON.stringify(given)} in amazon-vpc-cni; pods on Windows nodes of EKS get no address.`,
        facts: [setting],
      },
    ]
  },
})
