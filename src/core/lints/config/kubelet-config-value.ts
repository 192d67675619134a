import { valueBounds } from '../../catalog/flags/value-bounds.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { boundFault } from '../flags/bounded.ts'
import { isForWindows } from './for-windows.ts'

export const kubeletConfigValue = defineLint({
  id: 'kubelet-config-value',
  on: 'kubelet-config',
  summary: 'The kubelet takes the value of each field of its file',
  remediation: 'Write a value that the kubelet takes, or leave the field out.',
  decisions: ['kubernetesVersion'],

  check(config, { kubernetesVersion }) {
    const { value } = config
    const around = {
      version: kubernetesVersion,
      isAll: true,
      gateOf(name: string) {
        const gate = valueAt(value, ['featureGates', name])
        return typeof gate === 'boolean' ? gate : undefined
      },
    }
    return valueBounds.flatMap((bound) => {
      if (bound.onWindows && !isForWindows(config)) return []
      const own = bound.field === undefined ? undefined : valueAt(value, [bound.field])
      const isList = Array.isArray(own) && bound.items !== undefined
      const isOne = /^(?:string|boolean|number)$/.test(typeof own)
      if (bound.field === undefined || !(isOne || isList)) return []
      const fault = boundFault(bound, bound.field, String(own), around)
      return fault ? [{ path: [bound.field], ...fault }] : []
    })
  },
})
