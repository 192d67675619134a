import { openshiftKey } from '../catalog/openshift-key.ts'
import { valueAt } from '../model/nodes.ts'
import { faultAt } from './fault-at.ts'
import type { ObjectCheck } from './object-check.ts'

const { name: own, key, namespace } = openshiftKey.value
const remediation = `Create it anew: oc create secret generic ${own} --from-file=${key}=FILE -n ${namespace}`

/** The key with which the operator logs on to Windows machines. */
export const operatorKey: ObjectCheck = ({ value: { name, value }, placeOf }) => {
  if (name !== own) return []
  const keys = ['data', 'stringData'].flatMap((field) =>
    Object.keys(Object(valueAt(value, [field]))).map((one) => [field, one] as const),
  )
  const [first] = keys
  const space = valueAt(value, ['metadata', 'namespace'])
  return [
    ...(first && !keys.some(([, one]) => one === key)
      ? [
          faultAt(
            placeOf([...first]),
            'fails',
            `The Secret ${own} has ${keys.map(([, one]) => one).join(', ')}; the operator reads ${key}, so it cannot log on to the Windows machines.`,
            openshiftKey,
            { remediation },
          ),
        ]
      : []),
    ...(typeof space === 'string' && space !== namespace && !/[<{$]/.test(space)
      ? [
          faultAt(
            placeOf(['metadata', 'namespace']),
            'fails',
            `The Secret ${own} is in the namespace ${space}; the operator reads it in its own, ${namespace}.`,
            openshiftKey,
            { remediation },
          ),
        ]
      : []),
  ]
}
