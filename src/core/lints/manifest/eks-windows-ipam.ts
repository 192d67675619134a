import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { warmTarget } from '../../catalog/platforms/pools/eks-pods.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { parseGoBoolean } from '../../values/go-boolean.ts'
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
    const others: readonly LintViolation[] = [
      ...warmFault(value, isPart),
      ...(typeof namespace !== 'string' || namespace === 'kube-system' || isPlaceholder(namespace)
        ? []
        : [
            {
              path: at,
              basis: 'fails' as const,
              message: `amazon-vpc-cni stands in ${namespace}; that in kube-system is read.`,
              remediation: 'Make it in kube-system.',
              facts: [setting],
            },
          ]),
    ]
    const isTold =
      given === undefined ? isPart !== true : typeof given !== 'string' || !isPlaceholder(given)
    // The API refuses what is no text, which is a fault of its own.
    if (given === 'true' || given === true || !isTold) return others
    return [
      ...others,
      {
        path: given === undefined ? [] : path,
        basis: 'fails',
        message: `${setting.value} is ${given === undefined ? 'missing' : JSON.stringify(given)} in amazon-vpc-cni; pods on Windows nodes of EKS get no address.`,
        facts: [setting],
      },
    ]
  },
})

/** A stock of addresses that the controller does not keep; a part of the map may not show that prefixes are on. */
function warmFault(map: unknown, isPart: boolean | undefined): readonly LintViolation[] {
  const { key, least, byDefault } = warmTarget.value
  const path = ['data', key]
  const warm = valueAt(map, path)
  const prefixes = valueAt(map, ['data', eksPool.prefixes.value])
  const isSingle =
    prefixes === undefined
      ? isPart !== true
      : typeof prefixes === 'string' && parseGoBoolean(prefixes) === false
  if (!isSingle) return []
  if (typeof warm !== 'string' || !/^-?\d+$/.test(warm) || Number(warm) >= least) return []
  return [
    {
      path,
      basis: 'unsupported',
      message: `${key} is ${warm}; it has to be at least ${least}, so the controller takes ${Number(warm) < 0 ? `its default, ${byDefault}` : String(least)}.`,
      remediation: `Write ${least} or more, or leave it out.`,
      facts: [warmTarget],
    },
  ]
}
